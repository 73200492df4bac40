import { JobSearchAnswer, JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../db/test-db.ts';
import { importPostings } from '../../ingest/import/import.ts';
import { filledPostingSearch } from '../../posting-search/filled-posting-search.ts';
import type { PostingSearch } from '../../posting-search/posting-search.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { searchPostings } from './search.ts';
import {
  comparable,
  expected,
  expectedFacets,
  madePostings,
  namesOf,
  randomRequest,
} from './search-choices-kit.ts';
import { now } from './search-test-kit.ts';

const nowhere: Geocoder = { resolve: async (places) => places.map(() => null), search: async () => [] };
const all = madePostings(400);
let db: Db;
let postings: PostingSearch;

beforeAll(async () => {
  db = await openTestDb();
  postings = filledPostingSearch(db);
  const records = all.map(({ raw }, row) => ({ row, ok: raw }));
  const done = await importPostings({ db, geocoder: nowhere, now, records });
  expect(done).toMatchObject({ accepted: all.length, rejected: 0 });
  const ids = await db.query<{ name: string; id: number }>(
    'SELECT external_id AS name, id::int AS id FROM posting',
  );
  for (const made of all) made.at = ids.find(({ name }) => name === made.raw.externalId)?.id ?? Number.NaN;
  await db.query('UPDATE posting SET group_id = NULL');
  const shared = all.filter(({ at, job }) => all.some((other) => other.at !== at && other.job === job));
  expect(shared.length).toBeGreaterThan(30);
  await db.query(
    `UPDATE posting p SET group_id = j.first FROM (
       SELECT name, min(q.id) OVER (PARTITION BY job) AS first
       FROM unnest($1::text[], $2::int[]) g (name, job) JOIN posting q ON q.external_id = g.name
     ) j WHERE p.external_id = j.name`,
    [shared.map(({ raw }) => raw.externalId), shared.map(({ job }) => job)],
  );
}, 60_000);
afterAll(() => db.close());

async function search(given: Partial<JobSearchRequest>) {
  const request = JobSearchRequest.parse({ exactTerm: true, ...given });
  const answer = await searchPostings({ db, postings, geocoder: nowhere }, request, now);
  expect(JobSearchAnswer.safeParse(answer).error).toBeUndefined();
  return { request, answer };
}

const numbers = Array.from({ length: 120 }, (_, n) => n);

describe('against the same rules in plain code', () => {
  test('120 questions at random find the same jobs in the same order', async () => {
    let found = 0;
    for (const n of numbers) {
      const { request, answer } = await search({ ...randomRequest(n), pageSize: 1000, sort: 'newest' });
      const jobs = expected(all, request);
      found += jobs.length;
      expect([answer.totalResults, ...namesOf(answer)], JSON.stringify(request)).toEqual([
        jobs.length,
        ...jobs.map(({ raw }) => raw.externalId),
      ]);
    }
    expect(found).toBeGreaterThan(1000);
  }, 60_000);

  test('and divide the same way in every field', async () => {
    for (const n of numbers.slice(0, 60)) {
      const { request, answer } = await search({ ...randomRequest(n), facets: true });
      expect(comparable(answer.facets), JSON.stringify(request)).toEqual(
        comparable(expectedFacets(all, request)),
      );
    }
  }, 60_000);

  test('stated and not stated add up to the jobs found, in every field that counts both', async () => {
    for (const n of numbers.slice(60)) {
      const { request, answer } = await search({ ...randomRequest(n), facets: true });
      const { only = {} } = request;
      for (const field of ['workplaces', 'jobTypes', 'seniorities'] as const) {
        const wider = { ...request, only: { ...only, [field]: undefined } };
        const sum = answer.facets?.[field].reduce((total, { count }) => total + count, 0);
        expect([field, sum], JSON.stringify(request)).toEqual([field, expected(all, wider).length]);
      }
      const pay = answer.facets?.pay;
      const jobs = expected(all, { ...request, only: { ...only, pay: undefined } }).length;
      expect(pay?.counted, JSON.stringify(request)).toBe(jobs);
      expect((pay?.notStated ?? 0) + (pay?.inOtherCurrencies ?? 0)).toBeLessThanOrEqual(jobs);
      if (Object.keys(only).length === 0) expect(answer.totalResults).toBe(jobs);
    }
  }, 60_000);

  test('by relevance the same jobs are found, each once', async () => {
    for (const n of numbers.slice(0, 40)) {
      const { request, answer } = await search({ ...randomRequest(n), pageSize: 1000, sort: 'relevance' });
      const ids = answer.results.flatMap(({ id, otherPostings }) => [
        id,
        ...otherPostings.map((one) => one.id),
      ]);
      expect(answer.results).toHaveLength(expected(all, request).length);
      expect(new Set(ids).size).toBe(ids.length);
    }
  }, 60_000);
});

describe('one row for each job', () => {
  test('the newest match stands for it and lists the others, newest first', async () => {
    const { answer } = await search({ pageSize: 1000 });
    const rows = answer.results.filter(({ otherPostings }) => otherPostings.length > 0);
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      const job = all.find(({ raw }) => raw.externalId === row.externalId)?.job;
      const dates = [row.datePosted, ...row.otherPostings.map(({ datePosted }) => datePosted)];
      expect(dates).toEqual(dates.toSorted().toReversed());
      expect(row.otherPostings.map(({ externalId }) => externalId).toSorted()).toEqual(
        all
          .filter((made) => made.job === job && made.raw.externalId !== row.externalId)
          .map(({ raw }) => raw.externalId)
          .toSorted(),
      );
    }
  });

  test('a closed one is not among them, and where only one is left the job stays', async () => {
    const { answer } = await search({ pageSize: 1000 });
    const row = answer.results.find(({ otherPostings }) => otherPostings.length === 1);
    const gone = row?.otherPostings[0];
    await db.query('UPDATE posting SET closed_at = added_at WHERE id = $1', [gone?.id]);
    const after = (await search({ pageSize: 1000 })).answer;
    expect(after.totalResults).toBe(answer.totalResults);
    expect(after.results.find(({ id }) => id === row?.id)?.otherPostings).toEqual([]);
    await db.query('UPDATE posting SET closed_at = NULL WHERE id = $1', [gone?.id]);
  });
});

describe('facets', () => {
  test('come only when asked for, most frequent first', async () => {
    expect((await search({})).answer.facets).toBeUndefined();
    const { facets } = (await search({ facets: true })).answer;
    for (const field of ['workplaces', 'jobTypes', 'seniorities', 'companies', 'sources'] as const) {
      const counts = facets?.[field].map(({ count }) => count) ?? [];
      expect(counts.length).toBeGreaterThan(2);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }
    expect(facets?.companies.map(({ value }) => value)).toContain('Cobalt & Sons');
  });

  test('keep a chosen value that nothing has, and are all 0 where nothing can be found', async () => {
    const chosen = await search({
      only: { companies: ['Nobody Ltd.'], jobTypes: ['temporary'] },
      facets: true,
    });
    expect(chosen.answer.totalResults).toBe(0);
    expect(chosen.answer.facets?.companies.at(-1)).toEqual({ value: 'Nobody Ltd.', count: 0 });
    expect(chosen.answer.facets?.jobTypes.at(-1)).toEqual({ value: 'temporary', count: 0 });
    const { facets } = (await search({ searchTerm: '***', facets: true })).answer;
    expect(facets).toMatchObject({ counted: 0, companies: [], workplaces: [], pay: { notStated: 0 } });
    expect(facets?.pay.floors.every(({ count }) => count === 0)).toBe(true);
  });

  test('pay is counted in the currency of the country searched', async () => {
    const { facets } = (await search({ facets: true, selectedCountryCode: 'de' })).answer;
    expect(facets?.pay.currency).toBe('EUR');
    expect(facets?.pay.floors.find(({ value }) => value === '80000')?.count).toBeGreaterThan(0);
    expect(facets?.pay.inOtherCurrencies).toBeGreaterThan(0);
  });
});

test('whatever is chosen or left out is searched for, and what no database takes is refused', async () => {
  const odd = ['%', "'; DROP TABLE posting; --", '{"a"}', '\\', '\ud800', '🙂', 'NULL', ' x '];
  for (const facets of [false, true]) {
    const only = { companies: odd, sources: odd, categories: odd };
    expect((await search({ only, facets })).answer.totalResults).toBe(0);
    const { answer } = await search({ searchTerm: 'zarn', exclude: { words: odd, companies: odd }, facets });
    expect(answer.totalResults).toBeGreaterThan(0);
    const all = await search({ exclude: { words: odd, companies: odd }, facets });
    expect(all.answer.totalResults).toBeGreaterThan(answer.totalResults);
  }
  for (const given of [{ only: { companies: ['a\0'] } }, { exclude: { words: ['\0'] } }])
    expect(JobSearchRequest.safeParse(given).success).toBe(false);
});

test('only what came after an instant', async () => {
  const total = (await search({})).answer.totalResults;
  const before = new Date(now.getTime() - 1000).toISOString();
  expect((await search({ since: before })).answer.totalResults).toBe(total);
  expect((await search({ since: now.toISOString() })).answer.totalResults).toBe(0);
  expect((await search({ since: '0000-01-01T00:00:00Z' })).answer.totalResults).toBe(total);
  expect((await search({ since: '9999-12-31T23:59:59Z' })).answer.totalResults).toBe(0);
});
