import type { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importPostings } from '../../ingest/import/import.ts';
import { listed, openSearch } from './search-test-kit.ts';

let kit: Awaited<ReturnType<typeof openSearch>>;
beforeAll(async () => {
  kit = await openSearch(importPostings);
}, 60_000);
afterAll(() => kit.db.close());

const search = (request: Partial<JobSearchRequest>) => kit.search(request);
const titles = (request: Partial<JobSearchRequest>) => kit.titles(request);

describe('words', () => {
  test('title before company before text, the newer posting first', async () => {
    expect(await titles({ searchTerm: 'nurse' })).toEqual([
      'Registered Nurse @ Mercy Health',
      'Registered Nurse, ICU @ Lakeside Hospital',
      'Nurse Manager @ Mercy Health',
      'Billing Clerk @ Nurse Staffing Inc',
      'Receptionist @ Greenleaf Clinic',
    ]);
    expect((await titles({ searchTerm: 'registered nurse' })).slice(0, 1)).toEqual([
      'Registered Nurse @ Mercy Health',
    ]);
  });

  test('the words as asked stand before the same words in another order', async () => {
    expect(await titles({ searchTerm: 'lead mechanic' })).toEqual([
      'Forklift Lead Mechanic @ Summit Works',
      'Mechanic Lead @ Peak Garage',
    ]);
  });

  test('newest first when asked, and when no term is given', async () => {
    expect((await titles({ searchTerm: 'nurses', sort: 'newest' }))[0]).toBe(
      'Receptionist @ Greenleaf Clinic',
    );
    const all = await search({});
    const dates = all.results.map((result) => result.datePostedValue);
    expect(dates.at(-1)).toBe(-1);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(all.totalResults).toBe(listed);
  });

  test.each([
    ['nurse mercy', 2],
    ['nurse mercy columbus', 0],
    ['nurse astronaut', 0],
    ['NURSE', 5],
    ['nurses', 5],
    ['patients nurse', 1],
    ['C++', 1],
    ['c#', 1],
    ['.net', 1],
    ['nodejs', 1],
    ['node js', 1],
    ['r&d', 1],
    ['loreal', 1],
    ["L'ORÉAL", 1],
    ['it', 1],
    ['مهندس', 1],
    ['"registered nurse"', 2],
    ['nurse & | ! ( ) :* <->', 5],
    ["nurse'; DROP TABLE posting; --", 0],
    ['nurse\0', 5],
    ['🙂 nurse', 5],
    ['%nurse%', 5],
    ['  nurse   nurse ', 5],
    ['“registered nurses”', 2],
    ['"nurse registered"', 0],
    ['"greet patients"', 1],
    ['"greet and patients"', 0],
    // The end of a title and the company behind it.
    ['"nurse mercy"', 0],
    ['"mercy health"', 2],
    ['"registered nurse', 2],
    ['nurse -manager', 4],
    ['nurse -"registered nurse"', 3],
    ['"registered nurse" -icu', 1],
    ['nurse -nurses', 0],
    ['-nurse', listed - 5],
    ['-"registered nurse"', listed - 2],
    ['-nurse -"mechanic lead" -c++', listed - 7],
    ['nurse OR mechanic', 7],
  ])('%j finds %i', async (searchTerm, count) => {
    const answer = await search({ searchTerm, exactTerm: true });
    expect(answer.totalResults).toBe(count);
    expect(answer.results).toHaveLength(count);
    expect(answer.notices).toEqual([]);
  });

  test.each(['%', ':*&|!', "''\"", '\0', '🙂', '\u202e', '\ud800', '() <->', '\\'])(
    '%j holds nothing to search for',
    async (searchTerm) => {
      const answer = await search({ searchTerm });
      expect(answer).toMatchObject({ results: [], totalResults: 0 });
      expect(answer.notices.map((notice) => notice.code)).toEqual(['nothing-to-search']);
    },
  );
});

test('where the term finds nothing the nearest one that does is said, with a way back', async () => {
  const answer = await search({ searchTerm: 'regsitered nurse' });
  expect(answer).toMatchObject({ correctedTerm: 'registered nurse' });
  expect(answer.results[0]?.jobTitle).toBe('Registered Nurse');
  const exact = await search({ searchTerm: 'regsitered nurse', exactTerm: true });
  expect(exact).toMatchObject({ results: [], totalResults: 0 });
  expect(exact.correctedTerm).toBeUndefined();
  const known = await search({ searchTerm: 'registered nurse' });
  expect(known.correctedTerm).toBeUndefined();
  // Nothing is wrong with the word; the choice leaves nothing.
  const chosen = await search({ searchTerm: 'nurse', only: { jobTypes: ['temporary'] } });
  expect(chosen).toMatchObject({ totalResults: 0 });
  expect(chosen.correctedTerm).toBeUndefined();
  const left = await search({ searchTerm: 'regsitered nurse -icu', facets: true });
  expect(left).toMatchObject({ correctedTerm: 'registered nurse -icu', allResults: 1 });
  expect(left.facets?.counted).toBe(left.totalResults);
});

test('what comes close is listed below what has all words, last what only mentions some', async () => {
  const answer = await search({ searchTerm: 'nurse mercy' });
  expect(answer.results.map(({ jobTitle }) => jobTitle)).toEqual([
    'Registered Nurse',
    'Nurse Manager',
    'Registered Nurse, ICU',
    'Billing Clerk',
    'Receptionist',
  ]);
  expect(answer).toMatchObject({ totalResults: 5, allResults: 2, closeResults: 3, notices: [] });
  expect(answer.results.map(({ mentionedInText }) => mentionedInText)).toEqual([
    ...[false, false, false, false],
    true,
  ]);
});

describe('company, age, country', () => {
  test.each([
    ['Acme', 2],
    ['acm', 2],
    ['ACME INC', 2],
    ['Acme Rob', 1],
    ['mercy health', 2],
    ["l'oreal", 1],
    ['health', 2],
    ['zzz', 0],
  ])('company %s finds %i', async (companyName, count) => {
    expect((await search({ companyName })).totalResults).toBe(count);
  });

  test('a company of nothing but signs finds nothing and says so', async () => {
    const answer = await search({ companyName: '***' });
    expect(answer).toMatchObject({ totalResults: 0, notices: [{ code: 'nothing-to-search' }] });
  });

  test('age counts whole days and leaves unknown dates out', async () => {
    for (const age of [1, 2, 3, 7, 14, 60]) {
      const { results, totalResults } = await search({ age });
      expect(totalResults).toBeGreaterThan(0);
      for (const result of results) expect(result.daysAgoPosted).toBeLessThanOrEqual(age);
      for (const result of results) expect(result.daysAgoPosted).toBeGreaterThanOrEqual(0);
    }
    expect((await search({ age: -1 })).totalResults).toBe(listed);
    expect((await search({ age: 0 })).totalResults).toBe(listed);
  });

  test('a country takes its own, remote work open to it, and what has no known country', async () => {
    const us = await titles({ selectedCountryCode: 'us' });
    expect(us).toContain('C# / .NET Developer @ Contoso Ltd.');
    expect(us).toContain('Barista @ Bean Street');
    expect(us).not.toContain('IT Manager @ Contoso Ltd.');
    expect(await titles({ selectedCountryCode: 'CA' })).toEqual([
      'IT Manager @ Contoso Ltd.',
      'Barista @ Bean Street',
    ]);
  });
});

describe('pages', () => {
  test('pages follow each other without gap or repeat', async () => {
    const whole = await search({ pageSize: 100 });
    const ids: number[] = [];
    for (let pageNumber = 1; pageNumber <= 5; pageNumber += 1) {
      const { results, pagination } = await search({ pageSize: 4, pageNumber });
      ids.push(...results.map((result) => result.id));
      expect(pagination).toEqual({
        totalResults: 17,
        totalPages: 5,
        pageSize: 4,
        pageNumber,
        resultsExist: true,
        hasPreviousPage: pageNumber > 1,
        hasNextPage: pageNumber < 5,
      });
    }
    expect(ids).toEqual(whole.results.map((result) => result.id));
  });

  test('page 0 is the first, beyond the last is empty with the right totals, 5,000 rows are capped and said', async () => {
    expect((await search({ pageNumber: 0 })).pagination.pageNumber).toBe(1);
    expect((await search({ pageNumber: -7, pageSize: -1 })).pagination).toMatchObject({
      pageNumber: 1,
      pageSize: 20,
    });
    expect(await search({ pageNumber: 999_999 })).toMatchObject({
      results: [],
      totalResults: 17,
      pagination: { hasNextPage: false, totalPages: 1 },
    });
    expect(await search({ pageSize: 5000 })).toMatchObject({
      pagination: { pageSize: 1000 },
      notices: [{ code: 'page-size-capped' }],
    });
  });
});
