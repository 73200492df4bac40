import { JobSearchAnswer, JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from './db/db.ts';
import { type EverydayQuery, everydayQueries } from './everyday-search.data.ts';
import { loadSampleSet } from './ingest/import/sample-set.ts';
import { searchPostings } from './modules/jobs/search.ts';
import { filledPostingSearch } from './posting-search/filled-posting-search.ts';
import type { PostingSearch } from './posting-search/posting-search.ts';
import { createGeocoder } from './providers/geocoder/offline.ts';
import type { Geocoder } from './providers/geocoder/port.ts';
import { openTestCities } from './testing/test-cities.ts';

const now = new Date();
const firstPage = 10;

let db: Db;
let postings: PostingSearch;
let geocoder: Geocoder;
let all: JobSearchResult[];
beforeAll(async () => {
  db = await openTestCities();
  postings = filledPostingSearch(db);
  geocoder = await createGeocoder(db);
  await loadSampleSet({ db, geocoder, now });
  all = await ask({ pageSize: 1000 });
}, 120_000);
afterAll(() => db.close());

async function ask(request: Partial<JobSearchRequest>): Promise<JobSearchResult[]> {
  const answer = await searchPostings({ db, postings, geocoder }, JobSearchRequest.parse(request), now);
  expect(JobSearchAnswer.safeParse(answer).error).toBeUndefined();
  return answer.results;
}

const isWanted =
  ({ want, not, where = {} }: EverydayQuery) =>
  (row: JobSearchResult) =>
    want.test(row.jobTitle) &&
    !not?.test(row.jobTitle) &&
    Object.entries(where).every(([field, value]) => row[field as keyof JobSearchResult] === value);

/** How many of the first ten rows are wanted, of as many as there are at all. */
async function judged(query: EverydayQuery): Promise<{ share: number; unwanted: string[] }> {
  const request = typeof query.ask === 'string' ? { searchTerm: query.ask } : query.ask;
  const rows = await ask({ ...request, pageSize: firstPage });
  const wanted = isWanted(query);
  const most = Math.min(firstPage, all.filter(wanted).length);
  expect(most, `${JSON.stringify(query.ask)} has nothing to find`).toBeGreaterThan(0);
  const unwanted = rows.filter((row) => !wanted(row)).map((row) => `${row.jobTitle} | ${row.location}`);
  return { share: Math.min(1, rows.filter(wanted).length / most), unwanted };
}

test.each(everydayQueries)('$ask fills its first page with what is meant', async (query) => {
  const { share, unwanted } = await judged(query);
  expect(share, unwanted.join('\n')).toBeGreaterThanOrEqual(0.8);
});

test('there are enough of them, and all together they are answered nearly always', async () => {
  expect(everydayQueries.length).toBeGreaterThanOrEqual(60);
  let sum = 0;
  for (const query of everydayQueries) sum += (await judged(query)).share;
  expect(sum / everydayQueries.length).toBeGreaterThanOrEqual(0.97);
});
