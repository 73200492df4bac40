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

const csv = (head: string, rows: readonly string[]) => `${[head, ...rows].join('\n')}\n`;
const times = (count: number, row: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => row(at));

describe('rows that look alike and are different postings', () => {
  /** 60 openings of two trades at three agencies in one town, as an authority lists them. */
  const alike = (at: number) =>
    `${at % 2 ? 'Nurse' : 'Clerk'},Agency ${at % 3},"Austin, TX",You work for the public.`;
  const head = 'Title,Agency,Location,Duties';
  const number = (at: number) => 840_000_000 + at * 7919;
  const cases: [name: string, file: string, content: string][] = [
    [
      'a control number and a link under names nobody knows',
      'government.csv',
      csv(
        `${head},Control No.,Web Page`,
        times(60, (at) => `${alike(at)},${number(at)},https://jobs.example/v/${number(at)}`),
      ),
    ],
    [
      'a control number alone',
      'number.csv',
      csv(
        `${head},Announcement Control`,
        times(60, (at) => `${alike(at)},${number(at)}`),
      ),
    ],
    [
      'a link alone',
      'link.csv',
      csv(
        `${head},Online`,
        times(60, (at) => `${alike(at)},https://jobs.example/?n=${number(at)}`),
      ),
    ],
    [
      'a code of letters and digits',
      'code.csv',
      csv(
        `${head},Bulletin`,
        times(60, (at) => `${alike(at)},AB-${number(at)}`),
      ),
    ],
    [
      'a number before the head of a spreadsheet',
      'index.csv',
      csv(
        `Row,${head}`,
        times(60, (at) => `${at + 1},${alike(at)}`),
      ),
    ],
    [
      'an id of the agency, and a link of the posting',
      'agency-id.csv',
      csv(
        `id,${head},page`,
        times(60, (at) => `${at % 3},${alike(at)},https://jobs.example/${at}`),
      ),
    ],
    [
      'an id of the agency, and a number of the posting',
      'agency-number.csv',
      csv(
        `id,${head},Vacancy No`,
        times(60, (at) => `${at % 3},${alike(at)},V${number(at)}`),
      ),
    ],
    [
      'one link of each agency, and a link of each posting',
      'links.csv',
      csv(
        `${head},url,Announcement`,
        times(60, (at) => `${alike(at)},https://agency.example/${at % 3}/jobs,https://jobs.example/${at}`),
      ),
    ],
    [
      'numbers of some and links of some',
      'some.csv',
      csv(
        `${head},Nr,Seite`,
        times(
          60,
          (at) => `${alike(at)},${at % 2 ? number(at) : ''},${at % 2 ? '' : `https://jobs.example/${at}`}`,
        ),
      ),
    ],
    [
      'nothing but a remark',
      'remark.csv',
      csv(
        `${head},Remark`,
        times(60, (at) => `${alike(at)},Desk ${at}`),
      ),
    ],
    [
      'NDJSON with a number under an odd name',
      'odd.ndjson',
      times(60, (at) =>
        JSON.stringify({
          positionTitle: 'Nurse',
          agency: 'Agency',
          town: 'Austin',
          usajobsControlNumber: number(at),
        }),
      ).join('\n'),
    ],
    [
      'a list with a link under an odd name',
      'odd.json',
      JSON.stringify(
        times(60, (at) => ({
          positionTitle: 'Nurse',
          agency: 'Agency',
          uri: `https://jobs.example/${at}`,
        })).map((one) => one),
      ),
    ],
    [
      'times of the day beside a number',
      'times.csv',
      csv(
        `${head},Collected,Lfd`,
        times(60, (at) => `${alike(at)},2026-11-20T10:00:${String(at).padStart(2, '0')}Z,${number(at)}`),
      ),
    ],
  ];
  test.each(cases)('%s: none is lost, and a second import adds nothing', async (_name, file, content) => {
    const path = await save(file, content);
    expect(counts(await take([path]))).toEqual([60, 0, 0, 0]);
    expect(await stored()).toBe(60);
    expect(counts(await take([path]))).toEqual([0, 0, 60, 0]);
    expect(await stored()).toBe(60);
  });

  test('the same rows in another order, and under another name of the file, are the same postings', async () => {
    const rows = times(60, (at) => `${alike(at)},Desk ${at}`);
    await take([await save('order.csv', csv(`${head},Remark`, rows))]);
    const turned = await save('order-2.csv', csv(`${head},Remark`, [...rows].reverse()));
    expect(counts(await take([turned]))).toEqual([0, 0, 60, 0]);
  });

  test('a row that stands twice word for word is one', async () => {
    const row = 'Nurse,Agency,"Austin, TX",You work.';
    const path = await save('twice-told.csv', csv(head, [row, row, `${row.slice(0, -1)} at night.`]));
    expect(counts(await take([path]))).toEqual([2, 0, 1, 0]);
  });

  test('the link that is different in every row leads to the posting', async () => {
    const rows = times(3, (at) => `${alike(at)},https://agency.example/jobs,https://jobs.example/${at}`);
    await take([await save('leads.csv', csv(`${head},url,Announcement`, rows))]);
    expect(
      (await db.query<{ url: string }>('SELECT url FROM posting_text ORDER BY url')).map(({ url }) => url),
    ).toEqual(['https://jobs.example/0', 'https://jobs.example/1', 'https://jobs.example/2']);
  });
});

describe('two files that share ids', () => {
  const head = 'id,title,company,location';
  const file = (trade: string, town: string, from = 1) =>
    csv(
      head,
      times(20, (at) => `${at + from},${trade} ${at},Fern ${at},"${town}"`),
    );
  const cases: [name: string, one: [string, string], other: [string, string]][] = [
    ['other work', ['a.csv', file('Cook', 'Austin, TX')], ['b.csv', file('Baker', 'Austin, TX')]],
    [
      'the same titles in another town',
      ['a.csv', file('Cook', 'Austin, TX')],
      ['b.csv', file('Cook', 'Boise, ID')],
    ],
    [
      'files of one name in two folders',
      ['x/jobs.csv', file('Cook', 'Austin, TX')],
      ['y/jobs.csv', file('Baker', 'Austin, TX')],
    ],
    [
      'one name, the same titles, another town',
      ['x/jobs.csv', file('Cook', 'Austin, TX')],
      ['y/jobs.csv', file('Cook', 'Boise, ID')],
    ],
    [
      'another text alone',
      [
        'a.csv',
        csv(
          `${head},description`,
          times(20, (at) => `${at},Cook,Fern,"Austin, TX",You cook soup.`),
        ),
      ],
      [
        'b.csv',
        csv(
          `${head},description`,
          times(20, (at) => `${at},Cook,Fern,"Austin, TX",You bake bread.`),
        ),
      ],
    ],
    [
      'other links alone',
      [
        'a.csv',
        csv(
          `${head},url`,
          times(20, (at) => `${at},Cook,Fern,"Austin, TX",https://a.example/${at}`),
        ),
      ],
      [
        'b.csv',
        csv(
          `${head},url`,
          times(20, (at) => `${at},Cook,Fern,"Austin, TX",https://b.example/${at}`),
        ),
      ],
    ],
    [
      'other links alone, in files of one name',
      [
        'x/links.csv',
        csv(
          `${head},url`,
          times(20, (at) => `${at},Cook,Fern,"Austin, TX",https://a.example/${at}`),
        ),
      ],
      [
        'y/links.csv',
        csv(
          `${head},url`,
          times(20, (at) => `${at},Cook,Fern,"Austin, TX",https://b.example/${at}`),
        ),
      ],
    ],
    [
      'one address for all jobs',
      [
        'x/one.csv',
        csv(
          `${head},url`,
          times(20, (at) => `${at},Cook ${at},Fern,"Austin, TX",https://a.example/jobs`),
        ),
      ],
      [
        'y/one.csv',
        csv(
          `${head},url`,
          times(20, (at) => `${at},Driver of trucks,Fern,"Austin, TX",https://a.example/jobs`),
        ),
      ],
    ],
    [
      'CSV and NDJSON',
      ['a.csv', file('Cook', 'Austin, TX')],
      [
        'b.ndjson',
        times(20, (at) => JSON.stringify({ id: at + 1, title: `Baker ${at}`, company: 'Fern' })).join('\n'),
      ],
    ],
    [
      'a list and an object by id',
      [
        'a.json',
        JSON.stringify(times(20, (at) => `${at}`).map((id) => ({ id, title: 'Cook', company: 'Fern' }))),
      ],
      [
        'b.json',
        JSON.stringify(
          Object.fromEntries(
            times(20, (at) => `${at}`).map((id) => [id, { title: 'Baker', company: 'Fern' }]),
          ),
        ),
      ],
    ],
    [
      'other columns',
      ['a.csv', file('Cook', 'Austin, TX')],
      [
        'b.csv',
        csv(
          'uid,role,employer',
          times(20, (at) => `${at + 1},Baker ${at},Elm`),
        ),
      ],
    ],
    [
      'the same source said by both, and other links',
      [
        'a.csv',
        csv(
          `${head},source,url`,
          times(20, (at) => `${at},Cook ${at},Fern,"Austin, TX",My list,https://a.example/${at}`),
        ),
      ],
      [
        'b.csv',
        csv(
          `${head},source,url`,
          times(20, (at) => `${at},Cook ${at},Fern,"Austin, TX",My list,https://b.example/${at}`),
        ),
      ],
    ],
  ];
  test.each(cases)('%s: both are whole, in any order and taken again', async (_name, one, other) => {
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
      await save('a.csv', file('Cook', 'Austin, TX')),
      await save('b.csv', file('Cook', 'Austin, TX')),
    ];
    await take([a]);
    expect(counts(await take([b]))).toEqual([0, 0, 20, 0]);
  });

  test('a newer copy of a file replaces what it says anew of the same work', async () => {
    const rows = (pay: string) =>
      csv(
        `${head},salary`,
        times(5, (at) => `${at},Cook ${at},Fern,"Austin, TX",${pay}`),
      );
    await take([await save('copy.csv', rows('$20 an hour'))]);
    expect(counts(await take([await save('copy.csv', rows('$22 an hour'))]))).toEqual([0, 5, 0, 0]);
    expect(await stored()).toBe(5);
  });

  test('rows from before files had names of their own stay the postings that they are', async () => {
    const path = await save('former.csv', file('Cook', 'Austin, TX'));
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
