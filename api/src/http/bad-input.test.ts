import { searchLimits } from '@foothold/core/search/search.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { openTestSearch } from '../testing/test-search.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestSearch();
});
afterAll(() => server.close());

function search(body: unknown) {
  return server.app.inject({
    method: 'POST',
    url: '/api/jobs/search',
    headers: { 'content-type': 'application/json' },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

describe('POST /api/jobs/search', () => {
  test.each([
    ['an unknown field', { searchTerm: 'nurse', salaryMin: 1 }, 'salaryMin'],
    ['a number for a term', { searchTerm: 7 }, 'searchTerm'],
    ['a term that is no text', { searchTerm: { $ne: null } }, 'searchTerm'],
    ['text for a page', { pageNumber: '1' }, 'pageNumber'],
    ['half a page', { pageNumber: 1.5 }, 'pageNumber'],
    ['a negative distance', { distance: -5 }, 'distance'],
    ['an endless distance', '{"distance":1e999}', 'distance'],
    ['an unknown order', { sort: 'cheapest' }, 'sort'],
    ['a country that is none', { selectedCountryCode: 'USA' }, 'selectedCountryCode'],
    ['a list for a body', [], 'body'],
    ['null for a body', null, 'body'],
  ])('%s is 400 and named', async (_name, body, field) => {
    const answer = await search(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'validation', field });
    expect(answer.json().message).toContain(field === 'body' ? '' : field);
  });

  test('a term that is too long is 400, the longest one is answered', async () => {
    const long = await search({ searchTerm: 'x'.repeat(searchLimits.termLength + 1) });
    expect(long.statusCode).toBe(400);
    expect(long.json().field).toBe('searchTerm');
    const longest = await search({
      searchTerm: 'nurse '.repeat(searchLimits.termLength).slice(0, searchLimits.termLength),
    });
    expect(longest.statusCode).toBe(200);
  });

  test('10,000 characters and 2 MB are refused or answered, never a failure', async () => {
    expect([200, 400]).toContain((await search({ searchTerm: 'word '.repeat(2000) })).statusCode);
    expect([200, 400]).toContain((await search({ searchTerm: '"'.repeat(10_000) })).statusCode);
    const large = await search({ searchTerm: 'x'.repeat(2_000_000) });
    expect([large.statusCode, large.json().code]).toEqual([413, 'body-too-large']);
  });

  test('a refusal stays short, however long or many the names are that it was sent', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_one, at) => [`field${at}`, at]));
    for (const body of [many, { ['x'.repeat(500_000)]: 1 }, { ['😀'.repeat(100_000)]: 1 }]) {
      const answer = await search(body);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation']);
      expect(answer.body.length).toBeLessThan(2_000);
      expect(answer.body.isWellFormed()).toBe(true);
    }
  });

  test('page 0 becomes 1, a page size of 5,000 becomes 1,000 and the answer says so', async () => {
    const { data } = (await search({ pageNumber: 0, pageSize: 5000 })).json();
    expect(data.pagination).toMatchObject({ pageNumber: 1, pageSize: 1000 });
    expect(data.notices.map((one: { code: string }) => one.code)).toContain('page-size-capped');
    expect(data.totalResults).toBeGreaterThanOrEqual(400);
    const negative = await search({ pageNumber: -3, pageSize: -1 });
    expect(negative.statusCode).toBeLessThan(500);
  });

  test.each([
    "'",
    '"',
    '"unclosed phrase',
    '%',
    '_',
    ':*&|!',
    "'; DROP TABLE posting; --",
    '\\',
    '(((',
    'a\u0000b',
    '\u0000',
    '\ud800',
    '😀',
    '👩‍⚕️ nurse',
    'ممرضة',
    '看護師',
    '\u202enurse',
    '-- -',
    '<script>alert(1)</script>',
    '{{7*7}}',
    '   ',
    '\n\t',
  ])('the term %j is answered', async (searchTerm) => {
    const answer = await search({ searchTerm });
    expect([200, 400]).toContain(answer.statusCode);
    if (answer.statusCode === 200) expect(Array.isArray(answer.json().data.results)).toBe(true);
  });

  test.each(["'", '\u0000', '😀', 'x'.repeat(900), ';;;;', 'Columbus, OH; '.repeat(40), '%%%'])(
    'the place %j is answered',
    async (location) => {
      const answer = await search({ location, distance: 25 });
      expect([200, 400]).toContain(answer.statusCode);
    },
  );

  test('the table is still there', async () => {
    expect((await search({ searchTerm: 'nurse' })).json().data.totalResults).toBeGreaterThan(0);
  });
});

describe('GET /api/jobs/:id', () => {
  test.each(['0', '999999999999999', '1/'])('%s is 404 or the posting', async (id) => {
    const answer = await server.app.inject(`/api/jobs/${id}`);
    expect([200, 404]).toContain(answer.statusCode);
    if (answer.statusCode === 404) expect(answer.json().code).toMatch(/-not-found$/);
  });

  test.each(['abc', '-1', '1.5', '1e3', '9999999999999999', "1'--", '%00', '1%2F2', 'x'.repeat(400)])(
    '%s is 400',
    async (id) => {
      const answer = await server.app.inject(`/api/jobs/${id}`);
      expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([400, 'validation', 'id']);
    },
  );

  test('an id beyond any router is refused too', async () => {
    const answer = await server.app.inject(`/api/jobs/${'1'.repeat(5000)}`);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.json().success).toBe(false);
  });
});
