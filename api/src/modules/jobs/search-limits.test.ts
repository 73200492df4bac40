import { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../db/test-db.ts';
import { importPostings } from '../../ingest/import/import.ts';
import { filledPostingSearch } from '../../posting-search/filled-posting-search.ts';
import type { PostingSearch } from '../../posting-search/posting-search.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { searchPostings } from './search.ts';

const now = new Date('2026-08-25T12:00:00Z');
const copies = 10_600;

/** One place is enough here; a name that it does not know is unknown. */
const geocoder: Geocoder = {
  resolve: async (places) => places.map(() => null),
  search: async (text) =>
    text === 'Here'
      ? [
          {
            kind: 'city',
            name: 'Here',
            lat: 40,
            lng: -80,
            rival: '',
            city: { cityId: 1, name: 'Here', state: '', country: 'US', lat: 40, lng: -80, population: 1 },
          },
        ]
      : [],
};

let db: Db;
let postings: PostingSearch;
beforeAll(async () => {
  db = await openTestDb();
  postings = filledPostingSearch(db);
  const posting = (externalId: string, title: string, description: string) => ({
    row: 1,
    ok: {
      source: 'test',
      externalId,
      title,
      companyName: 'Acme',
      description,
      postedAt: now.getTime() - 50 * 86_400_000,
    },
  });
  const records = [
    posting('exact', 'Driver', ''),
    posting('title', 'Night driver, long distance', ''),
    posting('text', 'Clerk', 'A driver too.'),
  ];
  await importPostings({ db, geocoder, records, now });
  // Copies of the text match, one a minute, all newer than the two with the word in the title; every fourth is here.
  await db.exec(`
    INSERT INTO posting (source, external_id, content_hash, title_words, company_words, head_tsv, tsv, areas, is_remote, posted, posted_kind, added_at)
    SELECT source, 'copy ' || n, content_hash, title_words, company_words, head_tsv, tsv, areas, is_remote,
      posted + n * interval '1 minute', posted_kind, added_at FROM posting, generate_series(1, ${copies}) n WHERE external_id = 'text';
    INSERT INTO posting_text SELECT p.id, t.title, t.company_name, t.url, t.job_type, t.category, t.location, t.places, t.pay, t.salary, t.snippet, t.description_html
    FROM posting p, posting_text t WHERE p.external_id LIKE 'copy%' AND t.posting_id = (SELECT id FROM posting WHERE external_id = 'text');
    INSERT INTO posting_location SELECT id, 40, -80, 1, posted FROM posting WHERE id % 4 = 0;
    ANALYZE posting; ANALYZE posting_location`);
}, 60_000);
afterAll(() => db.close());

const search = (request: Partial<JobSearchRequest>) =>
  searchPostings({ db, postings, geocoder }, JobSearchRequest.parse(request), now);

describe('more than 10,000 matches', () => {
  test.each(['relevance', 'newest'] as const)(
    '%s: ten pages of 1,000 without a repeat, then nothing',
    async (sort) => {
      const ids = new Set<number>();
      for (let pageNumber = 1; pageNumber <= 10; pageNumber += 1) {
        const { results, totalResults, totalIsCapped } = await search({
          searchTerm: 'driver',
          sort,
          pageSize: 1000,
          pageNumber,
        });
        expect({ totalResults, totalIsCapped, length: results.length }).toEqual({
          totalResults: 10_000,
          totalIsCapped: true,
          length: 1000,
        });
        for (const { id } of results) ids.add(id);
      }
      expect(ids.size).toBe(10_000);
      const beyond = await search({ searchTerm: 'driver', sort, pageSize: 1000, pageNumber: 11 });
      expect(beyond).toMatchObject({
        results: [],
        totalResults: 10_000,
        totalIsCapped: true,
        pagination: { totalPages: 10, hasNextPage: false },
      });
    },
  );

  test('the exact title stands first though it is the oldest, then titles, then texts by date', async () => {
    const { results } = await search({ searchTerm: 'driver', pageSize: 4 });
    expect(results.map((result) => result.jobTitle)).toEqual([
      'Driver',
      'Night driver, long distance',
      'Clerk',
      'Clerk',
    ]);
    expect(results[2]?.externalId).toBe(`copy ${copies}`);
    expect(results[3]?.externalId).toBe(`copy ${copies - 1}`);
  });

  test('many points around a place: the words are found first, with the same answer', async () => {
    const answer = await search({ searchTerm: 'driver', location: 'Here', pageSize: 1000 });
    expect(answer).toMatchObject({ totalResults: Math.floor((copies + 3) / 4), totalIsCapped: false });
    expect(answer.results.every((result) => result.id % 4 === 0)).toBe(true);
    expect((await search({ location: 'Here' })).totalResults).toBe(answer.totalResults);
    expect(
      (await search({ searchTerm: 'clerk', location: 'Here', sort: 'newest' })).results[0]?.datePostedValue,
    ).toBe(answer.results.reduce((newest, result) => Math.max(newest, result.datePostedValue), 0));
    expect((await search({ searchTerm: 'pilot', location: 'Here' })).totalResults).toBe(0);
  });
});

test('words in quotes are found in any number of texts', async () => {
  const few = await search({ searchTerm: 'driver -"long distance"' });
  expect(few).toMatchObject({ totalIsCapped: true, notices: [] });
  for (const sort of ['relevance', 'newest'] as const) {
    const night = await search({ searchTerm: '"night driver"', sort, facets: true });
    expect(night).toMatchObject({ totalResults: 1, notices: [], facets: { counted: 1 } });
    const inText = await search({ searchTerm: 'clerk "driver too"', sort });
    expect(inText).toMatchObject({ totalIsCapped: true, notices: [] });
    const left = await search({ searchTerm: 'driver -"night driver" -clerk', sort });
    expect(left.results.map(({ externalId }) => externalId)).toEqual(['exact']);
  }
});

test.each(['relevance', 'newest'] as const)(
  '%s: pairs of one job take one place each, also where more than 10,000 postings match',
  async (sort) => {
    await db.exec('UPDATE posting SET group_id = id / 2 * 2; ANALYZE posting');
    const seen: number[] = [];
    for (let pageNumber = 1; pageNumber <= 6; pageNumber += 1) {
      const { results } = await search({ searchTerm: 'driver', sort, pageSize: 1000, pageNumber });
      if (pageNumber <= 5) expect(results).toHaveLength(1000);
      for (const { id, otherPostings } of results) seen.push(id, ...otherPostings.map((other) => other.id));
    }
    // Each page holds whole jobs: nothing is listed twice, beside itself or as a row of its own.
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(copies + 3);
    const { results } = await search({ searchTerm: 'driver', pageSize: 1 });
    expect(results[0]?.jobTitle).toBe('Driver');
    await db.exec('UPDATE posting SET group_id = NULL; ANALYZE posting');
  },
);

test('no text that can be typed makes a search fail', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...'\':*&|!<->()\\"%_;\0 aA1é京🙂'), maxLength: 30 }),
  );
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(text, text, text, async (searchTerm, companyName, location) => {
      asked += 1;
      const answer = await search({ searchTerm, companyName, location });
      expect(answer.totalResults).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 150, seed: 20260825 },
  );
  expect(asked).toBeGreaterThanOrEqual(150);
});
