import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportEvent } from '../modules/import/events.ts';
import { importPath } from '../modules/import/routes.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { member } from '../testing/test-member.ts';
import { type ForeignTexts, foreignTexts } from './foreign-texts.ts';
import { rawPosting } from './import/import-test-kit.ts';
import { readerOver } from './import/posting-reader.ts';
import { importFiles } from './import-files.ts';

const entry = new URL('../testing/test-reading-process.ts', import.meta.url);
const now = new Date('2026-11-21T10:00:00Z');
const padding = `<p>${'&nbsp;'.repeat(40)}Apply now</p>`;
const never = '<p>[[never ends]]</p>';
const page = (text: string) => `<html><body><h1>Cook</h1><p>${text}</p></body></html>`;

let server: TestApp;
let texts: ForeignTexts;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foothold-texts-'));
  texts = foreignTexts({ entry, seconds: 3 });
  server = await openTestApp({
    texts,
    now: () => now,
    outbound: async (url) => {
      const body = page('[[never ends]]');
      return { status: 200, type: 'text/html', url, headers: {}, body: Buffer.from(body), text: () => body };
    },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function fileOf(descriptions: readonly string[]): Promise<string> {
  const path = join(folder, `${descriptions.length}-${performance.now()}.ndjson`);
  const lines = descriptions.map((description, at) =>
    JSON.stringify({ id: `t${at}`, title: `Cook ${at}`, company: 'Blue Fern', description }),
  );
  await writeFile(path, lines.join('\n'));
  return path;
}

async function take(file: string, signal = new AbortController().signal): Promise<ImportEvent[]> {
  const events: ImportEvent[] = [];
  const run = importFiles({ ...server.deps, reading: texts.postings });
  await run({ files: [file], format: 'auto' }, { signal, tell: (event) => events.push(event) });
  return events;
}

const health = async () => (await server.app.inject('/api/health')).statusCode;

describe('a posting that is slow to read', () => {
  test('is refused with its row and the reason, while the others are stored and the server answers', async () => {
    const file = await fileOf(['<p>One</p>', padding, never, '<p>Two</p>', never, '<p>Three</p>']);
    const taken = take(file);
    const answers: number[] = [];
    for (let done = false; !done; ) {
      answers.push(await health());
      done = await Promise.race([
        taken.then(() => true),
        new Promise<false>((go) => setTimeout(go, 50, false)),
      ]);
    }
    expect(new Set(answers)).toEqual(new Set([200]));
    // Both poisoned postings took their three seconds, and the server answered all the time.
    expect(answers.length).toBeGreaterThan(10);
    const reason = 'left out: it took longer than 3 s to read';
    expect((await taken).find(({ kind }) => kind === 'file')).toMatchObject({
      accepted: 4,
      rejected: 2,
      reasons: [
        { row: 3, reason },
        { row: 5, reason },
      ],
    });
    const rows = await server.deps.db.query<{ title: string }>(
      `SELECT title FROM posting_text WHERE company_name = 'Blue Fern' ORDER BY title`,
    );
    expect(rows.map(({ title }) => title)).toEqual(['Cook 0', 'Cook 1', 'Cook 3', 'Cook 5']);
  }, 180_000);

  test('does not keep an import from being stopped', async () => {
    const stopped = new AbortController();
    const taken = take(await fileOf([never, never, never]), stopped.signal);
    await expect.poll(health).toBe(200);
    stopped.abort();
    expect((await taken).at(-1)).toEqual({ kind: 'failed', message: 'Stopped.', written: false });
  });
});

test('a server that stops does not wait for a posting that is slow to read', async () => {
  const patient = foreignTexts({ entry, seconds: 600 });
  const other = await openTestApp({ texts: patient });
  const answer = other.app.inject({
    method: 'POST',
    url: importPath,
    headers: { authorization: `Bearer ${other.deps.importPass}` },
    payload: { files: [await fileOf([never])], format: 'auto' },
  });
  // Behind the poisoned posting, so it is under way when the second one waits.
  const behind = patient.postings
    .run('pasted', { text: 'x', now: 0, link: '' })
    .catch(({ problem }) => problem);
  await expect.poll(async () => (await other.app.inject('/api/health')).statusCode).toBe(200);
  await other.close();
  expect((await answer).body).toContain('"Stopped."');
  expect(['stopped', expect.anything()]).toContainEqual(await behind);
}, 30_000);

describe('a page that is slow to read', () => {
  test.each([
    ['a link', { url: 'https://jobs.example/cook' }, 'url', 'paste it here'],
    ['a pasted text', { text: page('[[never ends]]') }, 'text', 'Paste the part with the posting only'],
  ])('is refused as %s with what to do instead', async (_name, payload, field, advice) => {
    const maya = await member(server, `${field}@example.com`);
    const answer = maya.call('POST', '/jobs/capture', payload);
    expect(await health()).toBe(200);
    const { statusCode, ...rest } = await answer;
    expect(statusCode).toBe(422);
    const { code, message } = rest.json();
    expect(code).toBe('unprocessable');
    expect(message).toContain('takes too long to read. Nothing was saved.');
    expect(message).toContain(advice);
  });
});

describe('400 KB of markup are read within the deadline of a posting', () => {
  const usual = foreignTexts();
  afterAll(() => usual.close());
  const times = (unit: string) => unit.repeat(Math.floor(400_000 / unit.length));
  const nested = (open: string, close: string, depth: number) =>
    times(`${open.repeat(depth)}x${close.repeat(depth)}`);
  test.each([
    ['non-breaking spaces', `<p>${times('&nbsp;')}Apply now</p>`],
    ['tables in tables', nested('<table><tr><td>', '</td></tr></table>', 5000)],
    ['tables side by side', nested('<table><tr><td>', '</td></tr></table>', 1)],
    ['lists in lists', nested('<ul><li>', '</li></ul>', 10_000)],
    ['open lists', times('<ul><li>')],
    ['open and wrongly closed', '<b>'.repeat(60_000) + '</i>'.repeat(50_000)],
    ['blank lines', `a${times('\n\n')}b`],
    ['blank lines beside a tag', `a${times('\n\n')}<b>x</b>`],
    ['short paragraphs', times('x\n\n')],
    ['headings in plain text', `<b>a</b>\n${times('\n# h\n\n')}`],
    ['opening brackets', `<p>${times('<')}`],
    ['comments that do not end', `<p>${times('<!--')}`],
    ['attributes', `<p${times(' a="b"')}>x</p>`],
    ['entities', `<p>${times('&#38;')}`],
    ['amounts', times('$1-')],
    ['amounts in sentences', times('Pay: $1. A ')],
    ['one word', times('a')],
    ['wide spaces', `a${times('\u3000')}b`],
    ['marks', `a${times('\u0301')}`],
  ])('%s', async (_name, description) => {
    const reader = readerOver(usual.postings);
    const read = await reader.record({ row: 1, ok: rawPosting({ description }) }, now);
    expect(read).not.toHaveProperty('reason');
    if ('reason' in read) return;
    expect(await reader.row(read.accepted, [])).not.toHaveProperty('reason');
  });
});
