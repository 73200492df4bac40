import { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../db/test-db.ts';
import { postingDetail } from '../../modules/jobs/posting-rows.ts';
import { searchPostings } from '../../modules/jobs/search.ts';
import { filledPostingSearch } from '../../posting-search/filled-posting-search.ts';
import type { PostingSearch } from '../../posting-search/posting-search.ts';
import { readPosting } from '../read/formats.ts';
import { importPostings } from './import.ts';
import { smallGeocoder } from './import-test-kit.ts';

const now = new Date('2026-11-20T09:00:00Z');
let db: Db;
let postings: PostingSearch;
const geocoder = smallGeocoder();

/** Title, when it closes, where. */
const table: [string, string, string][] = [
  ['Date', '2026-11-20', 'Boise, ID'],
  ['Local midnight', '2026-11-20T00:00:00', 'Boise, ID'],
  ['Slashes', '11/20/2026', 'Boise, ID'],
  ['Last minute', '2026-11-20T23:59:59', 'Boise, ID'],
  ['Nowhere', '2026-11-20', ''],
  ['Remote', '2026-11-20', 'Remote - US'],
  ['Two places', '2026-11-20', 'Columbus, OH; Boise, ID'],
  ['East', '2026-11-20', 'Columbus, OH'],
  ['Hour', '2026-11-20T17:00', 'Columbus, OH'],
  ['Pacific evening', '2026-11-20T23:59:59-08:00', 'Columbus, OH'],
  ['Yesterday', '2026-11-19', 'Boise, ID'],
];

beforeAll(async () => {
  db = await openTestDb();
  postings = filledPostingSearch(db);
  const records = table.map(([title, closes, location], row) => {
    const posting = { Title: `Baker ${title}`, Company: 'Kitchens', location, 'Closing date': closes };
    const read = readPosting('generic', { ...posting, 'Date posted': '2026-11-10' }, { now: now.getTime() });
    return { row, ...read };
  });
  const done = await importPostings({ db, geocoder, now, records });
  expect(done).toMatchObject({ accepted: table.length, rejected: 0 });
});
afterAll(() => db.close());

async function openAt(instant: string): Promise<string[]> {
  const request = JobSearchRequest.parse({ searchTerm: 'baker', pageSize: 50 });
  const { results } = await searchPostings({ db, postings, geocoder }, request, new Date(instant));
  return results.map(({ jobTitle }) => jobTitle.replace('Baker ', '')).toSorted();
}

test.each([
  // Yesterday is not over in Boise, Idaho, until seven in the morning in UTC.
  ['2026-11-20T06:59:59Z', []],
  ['2026-11-20T07:00:00Z', ['Yesterday']],
  ['2026-11-20T21:59:59Z', ['Yesterday']],
  ['2026-11-20T22:00:00Z', ['Hour', 'Yesterday']],
  ['2026-11-21T04:59:59Z', ['Hour', 'Yesterday']],
  ['2026-11-21T05:00:00Z', ['East', 'Hour', 'Yesterday']],
  ['2026-11-21T06:59:59Z', ['East', 'Hour', 'Yesterday']],
  [
    '2026-11-21T07:59:58Z',
    ['Date', 'East', 'Hour', 'Last minute', 'Local midnight', 'Slashes', 'Two places', 'Yesterday'],
  ],
])('at %s all but %j are open', async (instant, closed) => {
  const all = table.map(([title]) => title).filter((title) => !closed.includes(title));
  expect(await openAt(instant)).toEqual(all.toSorted());
});

test('where no zone is known a day lasts to its end twelve hours behind UTC', async () => {
  expect(await openAt('2026-11-21T11:59:59Z')).toEqual(['Nowhere', 'Remote']);
  expect(await openAt('2026-11-21T12:00:00Z')).toEqual([]);
});

test('what is said is the day that was stated, before and after it', async () => {
  const rows = await db.query<{ id: string; title: string }>(
    'SELECT posting_id::text AS id, title FROM posting_text',
  );
  const said = async (title: string, at: string) => {
    const id = rows.find((row) => row.title === `Baker ${title}`)?.id ?? '';
    const detail = await postingDetail(db, id, new Date(at));
    return [detail?.datePosted, detail?.closes, detail?.closedAt];
  };
  expect(await said('East', '2026-11-20T23:00:00Z')).toEqual(['2026-11-10', '2026-11-20', null]);
  expect(await said('East', '2026-11-22T00:00:00Z')).toEqual(['2026-11-10', '2026-11-20', '2026-11-20']);
  expect(await said('Pacific evening', '2026-11-22T00:00:00Z')).toEqual([
    ...['2026-11-10', '2026-11-20', '2026-11-20'],
  ]);
  await db.query(`UPDATE posting SET closed_at = '2026-11-15T08:00:00Z' WHERE id = $1`, [
    rows.find((row) => row.title === 'Baker Remote')?.id,
  ]);
  expect(await said('Remote', '2026-11-22T00:00:00Z')).toEqual([
    ...['2026-11-10', '2026-11-20', '2026-11-15T08:00:00.000Z'],
  ]);
});

test('an age of a day reaches to the end of that day in the west', async () => {
  const request = JobSearchRequest.parse({ searchTerm: 'baker', age: 1, facets: true });
  const count = async (instant: string) => {
    const answer = await searchPostings({ db, postings, geocoder }, request, new Date(instant));
    const [day] = answer.facets?.ages.filter(({ value }) => value === '1') ?? [];
    return [answer.totalResults, day?.count];
  };
  // The evening of November 10 in Honolulu, and the next one.
  expect(await count('2026-11-11T09:00:00Z')).toEqual([table.length, table.length]);
  expect(await count('2026-11-12T09:00:00Z')).toEqual([table.length, table.length]);
  expect(await count('2026-11-12T12:00:01Z')).toEqual([0, 0]);
});
