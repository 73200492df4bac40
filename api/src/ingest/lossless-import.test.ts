import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import type { ImportEvent, ImportOrder } from '../modules/import/events.ts';
import { type ForeignTexts, foreignTexts } from './foreign-texts.ts';
import { smallGeocoder } from './import/import-test-kit.ts';
import { importFiles } from './import-files.ts';
import {
  alikeFiles,
  alikeHead,
  alikeRow,
  csv,
  sharedFiles,
  sharedHead,
  times,
  tradeFile,
} from './lossless-files.data.ts';

const now = new Date('2026-11-25T12:00:00Z');
let db: Db;
let texts: ForeignTexts;
let folder: string;
beforeAll(async () => {
  db = await openTestDb();
  texts = foreignTexts();
  folder = await mkdtemp(join(tmpdir(), 'foothold-lossless-'));
});
beforeEach(() => db.exec('TRUNCATE posting CASCADE'));
afterAll(async () => {
  await texts.close();
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

async function save(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  return path;
}

async function take(files: readonly string[], more: Partial<ImportOrder> = {}): Promise<ImportEvent[]> {
  const events: ImportEvent[] = [];
  const run = importFiles({ db, geocoder: smallGeocoder(), reading: texts.postings, now: () => now });
  const signal = new AbortController().signal;
  await run({ files: [...files], format: 'auto', ...more }, { signal, tell: (event) => events.push(event) });
  return events;
}

/** Accepted, updated, duplicates and rejected of the last file. */
function counts(events: readonly ImportEvent[]): number[] | string {
  const last = events.findLast((event) => event.kind === 'file');
  if (!last) return JSON.stringify(events.at(-1));
  return [last.accepted, last.updated, last.duplicates, last.rejected];
}

const titles = async () =>
  (await db.query<{ title: string }>('SELECT title FROM posting_text ORDER BY title COLLATE "C"')).map(
    ({ title }) => title,
  );
const stored = async () => (await db.query<{ n: number }>('SELECT count(*)::int AS n FROM posting'))[0]?.n;

describe('rows that look alike and are different postings', () => {
  test.each(alikeFiles)(
    '%s: none is lost, and a second import adds nothing',
    async (_name, file, content) => {
      const path = await save(file, content);
      expect(counts(await take([path]))).toEqual([60, 0, 0, 0]);
      expect(await stored()).toBe(60);
      expect(counts(await take([path]))).toEqual([0, 0, 60, 0]);
      expect(await stored()).toBe(60);
    },
  );

  test('the same rows in another order, and under another name of the file, are the same postings', async () => {
    const rows = times(60, (at) => `${alikeRow(at)},Desk ${at}`);
    await take([await save('order.csv', csv(`${alikeHead},Remark`, rows))]);
    const turned = await save('order-2.csv', csv(`${alikeHead},Remark`, [...rows].reverse()));
    expect(counts(await take([turned]))).toEqual([0, 0, 60, 0]);
  });

  test('a row that stands twice word for word is one', async () => {
    const row = 'Nurse,Agency,"Austin, TX",You work.';
    const path = await save('twice-told.csv', csv(alikeHead, [row, row, `${row.slice(0, -1)} at night.`]));
    expect(counts(await take([path]))).toEqual([2, 0, 1, 0]);
  });

  test('the link that is different in every row leads to the posting', async () => {
    const rows = times(3, (at) => `${alikeRow(at)},https://agency.example/jobs,https://jobs.example/${at}`);
    await take([await save('leads.csv', csv(`${alikeHead},url,Announcement`, rows))]);
    expect(
      (await db.query<{ url: string }>('SELECT url FROM posting_text ORDER BY url')).map(({ url }) => url),
    ).toEqual(['https://jobs.example/0', 'https://jobs.example/1', 'https://jobs.example/2']);
  });
});

test('postings of a page that name neither a number nor a link are as many as their texts', async () => {
  const block = (description: string) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title: 'Cook', hiringOrganization: 'Fern', description })}</script>`;
  const path = await save(
    'page.html',
    `<html>${['soup', 'bread', 'cake', 'soup'].map(block).join('')}</html>`,
  );
  expect(counts(await take([path]))).toEqual([3, 0, 1, 0]);
  expect(counts(await take([path]))).toEqual([0, 0, 4, 0]);
});

test('a feed vouches for its numbers: of two rows with one the first counts, and that is said', async () => {
  const row = (title: string) =>
    JSON.stringify({
      company: 'Fern',
      platform: 'greenhouse',
      jobId: '7001',
      title,
      locations: [],
      applyUrl: '',
      firstSeenAt: null,
    });
  const path = await save('feed.ndjson', [row('Cook'), row('Cook'), row('Cook of soup')].join('\n'));
  const events = await take([path]);
  expect(counts(events)).toEqual([1, 0, 2, 0]);
  expect(events.find(({ kind }) => kind === 'file')).toMatchObject({ merged: 1 });
});

describe('two files that share ids', () => {
  test.each(sharedFiles)('%s: both are whole, in any order and taken again', async (_name, one, other) => {
    const [a, b] = [await save(...one), await save(...other)];
    for (const files of [
      [a, b],
      [b, a],
    ]) {
      await db.exec('TRUNCATE posting CASCADE');
      const events = await take(files);
      expect(counts(events)).toEqual([20, 0, 0, 0]);
      expect(await stored()).toBe(40);
      await take(files);
      expect(counts(await take(files))).toEqual([0, 0, 20, 0]);
      expect(await stored()).toBe(40);
    }
  });

  test('what stands in both word for word is one', async () => {
    const [a, b] = [
      await save('a.csv', tradeFile('Cook', 'Austin, TX')),
      await save('b.csv', tradeFile('Cook', 'Austin, TX')),
    ];
    await take([a]);
    expect(counts(await take([b]))).toEqual([0, 0, 20, 0]);
  });

  test('a newer copy of a file replaces what it says anew of the same work', async () => {
    const rows = (pay: string) =>
      csv(
        `${sharedHead},salary`,
        times(5, (at) => `${at},Cook ${at},Fern,"Austin, TX",${pay}`),
      );
    await take([await save('copy.csv', rows('$20 an hour'))]);
    expect(counts(await take([await save('copy.csv', rows('$22 an hour'))]))).toEqual([0, 5, 0, 0]);
    expect(await stored()).toBe(5);
  });

  test.each([
    '',
    'Remote',
    'Remote - US',
    '2 Locations',
    'Hybrid',
    'Austin, TX; Boise, ID',
    'Atlantis',
    'Remote; Austin, TX',
  ])('a newer copy changes its rows wherever they are: %j', async (place) => {
    const rows = (text: string) =>
      csv(
        'id,title,company,location,description',
        times(3, (at) => `${at},Cook,Fern ${at},"${place}",${text}`),
      );
    await take([await save('places.csv', rows('You cook.'))]);
    expect(counts(await take([await save('places.csv', rows('You cook soup.'))]))).toEqual([0, 3, 0, 0]);
    expect(await stored()).toBe(3);
  });
  test('rows from before files had names of their own stay the postings that they are', async () => {
    const path = await save('former.csv', tradeFile('Cook', 'Austin, TX'));
    await take([path]);
    await db.exec(`UPDATE posting SET source = 'file', content_hash = 'of another edition'`);
    expect(counts(await take([path]))).toEqual([0, 20, 0, 0]);
    expect(await stored()).toBe(20);
  });
});

describe('many rows of one id that say different things', () => {
  const head = 'id,title,company';
  const shared = csv(
    head,
    times(60, (at) => `${at % 20},Cook ${at},Fern`),
  );
  const question = { kind: 'asks', column: 'id', shared: 40, rows: 60 };

  test('are asked about before anything is written', async () => {
    const [good, path] = [
      await save('good.csv', csv(head, ['1,Cook,Fern'])),
      await save('shared.csv', shared),
    ];
    const events = await take([good, path]);
    expect(events.at(-1)).toMatchObject({ ...question, file: path });
    expect(events.some(({ kind }) => kind === 'file')).toBe(false);
    expect(await stored()).toBe(0);
  });
  test('are asked about for each file that has them, since one answer counts for all', async () => {
    const paths = [await save('one.csv', shared), await save('two.csv', shared)];
    const asked = (await take(paths)).filter(({ kind }) => kind === 'asks');
    expect(asked).toEqual(paths.map((file) => ({ ...question, file })));
  });
  test('are one posting each where the person says so', async () => {
    const path = await save('shared.csv', shared);
    expect(counts(await take([path], { sameIds: 'same' }))).toEqual([20, 0, 40, 0]);
    expect((await titles()).slice(0, 3)).toEqual(['Cook 0', 'Cook 1', 'Cook 10']);
    expect(counts(await take([path], { sameIds: 'same' }))).toEqual([0, 0, 60, 0]);
  });
  test('are kept apart where the person says so', async () => {
    const path = await save('shared.csv', shared);
    expect(counts(await take([path], { sameIds: 'apart' }))).toEqual([60, 0, 0, 0]);
    expect(counts(await take([path], { sameIds: 'apart' }))).toEqual([0, 0, 60, 0]);
  });
  test('are told apart by the column that the person names', async () => {
    const path = await save(
      'named.csv',
      csv(
        `${head},Desk`,
        times(60, (at) => `${at % 20},Cook,Fern,Desk ${at}`),
      ),
    );
    expect((await take([path])).at(-1)).toMatchObject(question);
    expect(counts(await take([path], { columns: { id: 'desk' } }))).toEqual([60, 0, 0, 0]);
  });
  test('a few are no question: none is lost', async () => {
    const path = await save(
      'few.csv',
      csv(
        head,
        times(60, (at) => `${at === 5 ? 4 : at},Cook ${at},Fern`),
      ),
    );
    expect(counts(await take([path]))).toEqual([60, 0, 0, 0]);
  });
});
