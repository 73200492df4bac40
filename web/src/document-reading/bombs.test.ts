import { odtParts, pdfOfDeepTree, pdfOfLoops, pngOf } from '@foothold/core/files/bombs-test-kit.ts';
import { docxOf } from '@foothold/core/files/made-files-test-kit.ts';
import { zipOf } from '@foothold/core/files/zip-test-kit.ts';
import { expect, test, vi } from 'vitest';
import { pdfThread } from './pdf-thread.ts';
import { readInNode } from './read-in-node-test-kit.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Names of small files that would take hundreds of megabytes, and what they are refused as. */
const bombs: Readonly<Record<string, readonly [name: string, make: () => Uint8Array, problem: string]>> = {
  'an ODT of a million elements': [
    'a.odt',
    () => zipOf(odtParts('<a/>'.repeat(1_000_000))),
    'unpacks-too-much',
  ],
  'an ODT that unpacks to 40 MB of spaces': [
    'a.odt',
    () => zipOf(odtParts(' '.repeat(40_000_000))),
    'unpacks-too-much',
  ],
  'an ODT of tables in tables': ['a.odt', () => zipOf(odtParts('<table:table>'.repeat(100_000))), 'damaged'],
  'an ODT that declares entities of entities': [
    'a.odt',
    () =>
      zipOf({
        'META-INF/manifest.xml': '<m/>',
        'content.xml':
          '<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]><office:text><text:p>&b;</text:p></office:text>',
      }),
    'damaged',
  ],
  'a DOCX of a million elements': ['a.docx', () => docxOf('<w:p/>'.repeat(500_000)), 'unpacks-too-much'],
  'an RTF of 200,000 paragraphs': [
    'a.rtf',
    () => bytesOf(`{\\rtf1 ${'\\par'.repeat(200_000)}}`),
    'unpacks-too-much',
  ],
  'JSON of 300,000 lists': [
    'a.json',
    () => bytesOf(`{"basics":{},"x":[${'[],'.repeat(300_000)}[]]}`),
    'unpacks-too-much',
  ],
  'JSON of 4 million levels': [
    'a.json',
    () => bytesOf(`${'['.repeat(4_000_000)}${']'.repeat(4_000_000)}`),
    'unpacks-too-much',
  ],
  'a LinkedIn export of 300,000 cells': [
    'a.zip',
    () => zipOf({ 'Profile.csv': `First Name,Last Name\n${',\n'.repeat(150_000)}` }),
    'unpacks-too-much',
  ],
  'a PNG that states 60,000 by 60,000 pixels': ['a.png', () => pngOf(60_000, 60_000, 1), 'too-many-pixels'],
  'an SVG': ['a.svg', () => bytesOf(`<svg>${'<g><use href="#a"/></g>'.repeat(1000)}</svg>`), 'image'],
  'an SVG with a declaration': [
    'a.svg',
    () => bytesOf('<?xml version="1.0"?>\n<!-- x --><svg width="9"/>'),
    'image',
  ],
  'a PDF whose pages and forms lead to themselves': ['a.pdf', pdfOfLoops, 'damaged'],
  'a PDF with a page under 5,000 nodes': ['a.pdf', () => pdfOfDeepTree(5000), 'scan'],
};

test.each(Object.keys(bombs))('%s is refused within ten seconds', async (title) => {
  const [name = '', make, problem] = bombs[title] ?? [];
  const bytes = make?.() ?? new Uint8Array();
  const started = performance.now();
  const answer = await readInNode(name, bytes);
  expect(answer).toMatchObject({ ok: false, problem });
  expect(performance.now() - started).toBeLessThan(10_000);
});

/** A thread of pdf.js that posts what the test says. */
class MadeThread extends EventTarget {
  terminate = vi.fn();
  postMessage = vi.fn();
  post(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const opened = (most: number) => {
  const port = new MadeThread();
  return { port, thread: pdfThread(port as unknown as Worker, most) };
};

test('a PDF that draws more than allowed ends its thread, which counts anew for each file', async () => {
  const { port, thread } = opened(10);
  port.post({ action: 'ready' });
  await thread.loaded;
  for (const _ of [1, 2]) {
    thread.begin();
    port.post({ chunk: { fnArray: Array.from({ length: 6 }), length: 6 } });
    port.post({ chunk: { items: Array.from({ length: 4 }) } });
  }
  expect(thread.isEnded()).toBe(false);
  port.post({ chunk: { items: [1] } });
  await expect(thread.exceeded).rejects.toThrow(expect.objectContaining({ name: 'PdfTooLarge' }));
  expect(port.terminate).toHaveBeenCalledOnce();
});

test('a PDF that needs a larger buffer than allowed ends its thread', async () => {
  const { port, thread } = opened(10);
  port.post({ foothold: 'memory-limit-reached' });
  await expect(thread.exceeded).rejects.toThrow(expect.objectContaining({ name: 'PdfTooLarge' }));
  expect(thread.isEnded()).toBe(true);
});

test('a thread whose script does not load says so', async () => {
  const { port, thread } = opened(10);
  port.dispatchEvent(new Event('error'));
  await expect(thread.loaded).rejects.toThrow(expect.objectContaining({ name: 'PdfThreadNotLoaded' }));
});
