import { appendFileSync, readFileSync } from 'node:fs';
import {
  odtParts,
  pdfOfDeepTree,
  pdfOfLargeImage,
  pdfOfLargePage,
  pdfOfLoops,
  pdfOfNestedForms,
  pdfOfOperators,
  pngOf,
} from '@foothold/core/files/bombs-test-kit.ts';
import { zipOf, zipOfParts } from '@foothold/core/files/zip-test-kit.ts';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { madePdf } from './made-pdf.ts';

// Files that unpack to hundreds of megabytes, each chosen in a real browser: how long until the person reads a sentence,
// and how much memory the processes of the browser's pages take meanwhile.

const bombs: Readonly<Record<string, () => [name: string, bytes: Uint8Array]>> = {
  'PDF: a page of 300 MB': () => ['page.pdf', pdfOfLargePage(300_000_000)],
  'PDF: a page of 1 GB, compressed twice': () => ['twice.pdf', pdfOfLargePage(1_000_000_000, 2)],
  'PDF: 4 million operators': () => ['operators.pdf', pdfOfOperators(4_000_000)],
  'PDF: forms in forms, 10^9 drawings': () => ['forms.pdf', pdfOfNestedForms(9)],
  'PDF: loops': () => ['loops.pdf', pdfOfLoops()],
  'PDF: a tree of 100,000 levels': () => ['tree.pdf', pdfOfDeepTree(100_000)],
  'PDF: an image of 60,000 × 60,000': () => ['image.pdf', pdfOfLargeImage(60_000)],
  'ODT: 500 MB of spaces, stated as 1 MB': () => [
    'spaces.odt',
    zipOfParts(
      Object.entries(odtParts(' '.repeat(500_000_000))).map(([name, content]) => ({
        name,
        content,
        ...(name === 'content.xml' && { says: { size: 1_000_000 } }),
      })),
    ),
  ],
  'ODT: 4 million elements': () => ['elements.odt', zipOf(odtParts('<a/>'.repeat(4_000_000)))],
  'RTF: 2 million paragraphs': () => ['paragraphs.rtf', Buffer.from(`{\\rtf1 ${'\\par'.repeat(2_400_000)}}`)],
  'JSON: 3 million lists': () => [
    'lists.json',
    Buffer.from(`{"basics":{},"x":[${'[],'.repeat(3_000_000)}[]]}`),
  ],
  'PNG: 60,000 × 60,000': () => ['side.png', pngOf(60_000, 60_000, 600)],
};

/** Peak memory of all renderers of a browser while `work` runs, in MB. */
async function withPeak<T>(
  browser: Browser,
  work: () => Promise<T>,
): Promise<[result: T, megabytes: number]> {
  const session = await browser.newBrowserCDPSession();
  let peak = 0;
  const look = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const kilobytes = processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => {
        try {
          return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0);
        } catch {
          return 0;
        }
      });
    peak = Math.max(peak, kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
  };
  const timer = setInterval(() => void look().catch(() => undefined), 100);
  try {
    return [await work(), Math.round(peak)];
  } finally {
    clearInterval(timer);
    await session.detach();
  }
}

const patience = Number(process.env.BOMB_SECONDS ?? 90) * 1000;

/** What the person sees in the end; a scan is recognized as well. */
async function outcome(page: Page, name: string, bytes: Uint8Array): Promise<string> {
  await page
    .getByLabel('Resume file', { exact: true })
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
  const end = page.getByRole('alert').or(page.getByRole('region', { name: 'Fields' }));
  const seen = await end
    .first()
    .waitFor({ timeout: patience })
    .then(async () => (await end.first().allInnerTexts()).join(' '))
    .catch((error: Error) => `NOTHING: ${error.message.split('\n')[0]}`);
  const scan = page.getByRole('button', { name: /Recognize/ });
  if (!(await scan.isVisible().catch(() => false))) return seen.split('\n')[0] ?? '';
  await scan.click();
  await scan.waitFor({ state: 'hidden' });
  return end
    .first()
    .waitFor({ timeout: patience })
    .then(async () => (await end.first().allInnerTexts()).join(' '))
    .then((text) => `after recognizing: ${text.split('\n')[0]}`)
    .catch((error: Error) => `NOTHING after recognizing: ${error.message.split('\n')[0]}`);
}

for (const [title, make] of Object.entries(bombs))
  test(title, async ({ person }) => {
    test.setTimeout(4 * patience);
    const { page } = person;
    const browser = page.context().browser();
    if (!browser) throw new Error('No browser of its own.');
    await person.signIn();
    await page.goto('/resume/import');
    await page.getByLabel('Resume file', { exact: true }).waitFor({ state: 'attached' });
    const [name, bytes] = make();
    const started = performance.now();
    const [seen, megabytes] = await withPeak(browser, () => outcome(page, name, bytes));
    const seconds = (performance.now() - started) / 1000;
    const line = `${title} | ${bytes.length.toLocaleString('en')} bytes | ${seconds.toFixed(1)} s | ${megabytes} MB | ${seen}`;
    process.stdout.write(`  ${line}\n`);
    if (process.env.BOMB_LOG) appendFileSync(process.env.BOMB_LOG, `${line}\n`);
    expect(seen).not.toContain('NOTHING');
    // The tab goes on with another file.
    await page.goto('/resume/import');
    await page.getByLabel('Resume file', { exact: true }).setInputFiles({
      name: 'next.pdf',
      mimeType: '',
      buffer: Buffer.from(
        madePdf([
          'Rosa Ibarra',
          'rosa@example.com',
          'Experience',
          'Nurse, St. Brendan Clinic',
          '2019 – 2022',
        ]),
      ),
    });
    await expect(page.getByRole('region', { name: 'Fields' })).toBeVisible({ timeout: 30_000 });
  });
