import { expect, test } from 'vitest';
import type { PostingDocument } from './port/posting-document.ts';
import type { SearchFilters, SearchRequest, TokenCondition, TokenField } from './port/search-request.ts';
import type { Adapter } from './posting-document-test-kit.ts';
import { testDocument as document, testDay, testNow, testRequest } from './posting-document-test-kit.ts';

const phrase = (text: string, ...fields: TokenField[]): TokenCondition => ({
  kind: 'phrase',
  tokens: text.split(' '),
  fields,
});

/** What must match, the filters, the orders and the facets. */
export function filterSuite({ open }: Adapter): void {
  const opened = (documents: PostingDocument[]) => {
    const index = open();
    index.put(documents);
    return (request: Partial<SearchRequest>) => index.search(testRequest({ sort: 'date', ...request }));
  };
  const finder = (documents: PostingDocument[]) => {
    const search = opened(documents);
    return (filters: SearchFilters, must?: TokenCondition) =>
      search({ filters, ...(must && { must }) })
        .hits.map(({ id }) => id)
        .sort((one, other) => one - other);
  };

  test('conditions on tokens are boolean, phrases are ordered and stay in one field', () => {
    const find = finder([
      document(1, { title: 'night nurse', company: 'acme health', text: 'a day shift for you' }),
      document(2, { title: 'nurse night', company: 'night owl', text: 'shift by day' }),
      document(3, { title: 'cook', company: 'acme', signs: ['~level:senior'] }),
    ]);
    const must = (condition: TokenCondition) => find({}, condition);
    expect(must(phrase('night nurse', 'title'))).toEqual([1]);
    expect(must(phrase('night', 'title', 'company'))).toEqual([1, 2]);
    expect(must(phrase('nurse acme', 'title', 'company'))).toEqual([]);
    expect(must(phrase('day shift', 'text'))).toEqual([1]);
    expect(must(phrase('day shift for you', 'text'))).toEqual([1]);
    expect(must(phrase('day shift you', 'text'))).toEqual([]);
    expect(must(phrase('~level:senior', 'sign'))).toEqual([3]);
    expect(must({ ...phrase('ac', 'company'), isPrefix: true } as TokenCondition)).toEqual([1, 3]);
    expect(must({ kind: 'any', of: [phrase('cook', 'title'), phrase('owl', 'company')] })).toEqual([2, 3]);
    expect(must({ kind: 'all', of: [phrase('nurse', 'title'), phrase('acme', 'company')] })).toEqual([1]);
    expect(must({ kind: 'none', of: [phrase('nurse', 'title'), phrase('owl', 'company')] })).toEqual([3]);
    expect(must({ kind: 'none', of: [] })).toEqual([1, 2, 3]);
    expect(must(phrase('nobody', 'text'))).toEqual([]);
  });

  test('days: closed, since, not before, added after; a date lasts to its end in the west', () => {
    const midnight = testNow - 12 * 3600;
    const find = finder([
      document(1, { posted: midnight - testDay, added: testNow - 5 }),
      document(2, { posted: midnight - testDay + 60, closes: testNow + 1 }),
      document(3, { posted: midnight, closes: testNow }),
      document(4, { isStale: true, added: testNow }),
      document(5, { posted: testNow - 400 * testDay }),
    ]);
    expect(find({})).toEqual([1, 2, 4, 5]);
    expect(find({ since: testNow - testDay })).toEqual([1]);
    expect(find({ notBefore: testNow - 365 * testDay })).toEqual([1, 2]);
    expect(find({ addedAfter: testNow - 5 })).toEqual([4]);
  });

  test('choices: any within a field, all between fields, unknown for what is not stated', () => {
    const find = finder([
      document(1, {
        workplace: 'remote',
        jobType: 'fulltime',
        companyKey: 'acme',
        facts: { shift: ['day', 'night'] },
      }),
      document(2, { workplace: 'hybrid', jobType: 'contract', companyKey: 'blue', category: 'Care' }),
      document(3, { workplace: 'unknown', companyKey: 'acme', source: 'file', facts: { shift: ['day'] } }),
    ]);
    expect(find({ choices: { workplaces: ['remote', 'hybrid'] } })).toEqual([1, 2]);
    expect(find({ choices: { workplaces: ['unknown'] } })).toEqual([3]);
    expect(find({ choices: { workplaces: ['remote', 'hybrid'], jobTypes: ['contract'] } })).toEqual([2]);
    expect(find({ choices: { companies: ['acme'], sources: ['file'] } })).toEqual([3]);
    expect(find({ choices: { categories: ['Nobody'] } })).toEqual([]);
    expect(find({ facts: { shift: ['night'] } })).toEqual([1]);
    expect(find({ facts: { shift: ['night', 'unknown'] } })).toEqual([1, 2]);
    expect(find({ facts: { degree: ['unknown'] } })).toEqual([1, 2, 3]);
  });

  test('pay reaches an amount at the top of its range, in its currency', () => {
    const pay = (least: number, most: number, currency: string) => ({ pay: { least, most, currency } });
    const find = finder([
      document(1, pay(50_000, 80_000, 'USD')),
      document(2, pay(50_000, 60_000, 'USD')),
      document(3, pay(90_000, 95_000, 'EUR')),
      document(4),
    ]);
    const asked = { from: 70_000, currency: 'USD' };
    expect(find({ pay: { ...asked, orNotStated: false } })).toEqual([1]);
    expect(find({ pay: { ...asked, orNotStated: true } })).toEqual([1, 3, 4]);
  });

  test('places: circles, boxes across the antimeridian, areas, remote work and where it is open to', () => {
    const chicago = { lat: 41.8781, lng: -87.6298 };
    const find = finder([
      document(1, { places: [{ lat: 0, lng: 0 }, chicago], areas: ['US', 'US-IL'] }),
      document(2, { places: [{ lat: 43.0389, lng: -87.9065 }], areas: ['US', 'US-WI'] }),
      document(3, { isRemote: true, areas: ['US'], openTo: ['US'] }),
      document(4, { isRemote: true, openTo: ['US', 'US-OH'] }),
      document(5, { isRemote: true }),
      document(6, { places: [{ lat: -17, lng: 179.5 }], areas: ['FJ'] }),
      document(7),
    ]);
    expect(find({ where: { circles: [{ ...chicago, miles: 50 }] } })).toEqual([1]);
    expect(find({ where: { circles: [{ ...chicago, miles: 82 }] } })).toEqual([1, 2]);
    expect(find({ where: { circles: [{ ...chicago, miles: 50 }], areas: ['US-WI'] } })).toEqual([1, 2]);
    expect(find({ where: { isRemote: true } })).toEqual([3, 4, 5]);
    expect(find({ where: { remoteIn: [{ country: 'US', state: 'TX' }] } })).toEqual([3, 5]);
    expect(find({ where: { remoteIn: [{ country: 'US', state: 'OH' }] } })).toEqual([3, 4, 5]);
    expect(find({ box: { west: 170, south: -20, east: -170, north: 0 } })).toEqual([6]);
    expect(find({ box: { west: -87.6298, south: 41.8781, east: -87, north: 42 } })).toEqual([1]);
    expect(find({ countries: ['US'] })).toEqual([1, 2, 3, 4, 5]);
    expect(find({ country: 'US' })).toEqual([1, 2, 3, 4, 5, 7]);
    expect(find({ where: {} })).toEqual([]);
  });

  test('an excluded posting takes the others of its job along', () => {
    const find = finder([
      document(1, { group: 4 }),
      document(2, { group: 4, companyKey: 'acme' }),
      document(3, { companyKey: 'acme' }),
      document(4, { group: 9 }),
    ]);
    expect(find({ excludedIds: [1] })).toEqual([3, 4]);
    expect(find({ excludedCompanies: ['acme'] })).toEqual([1, 4]);
  });

  test('orders: newest, nearest and best paid first, what lacks the value last; pages follow', () => {
    const search = opened([
      document(1, { posted: testNow, pay: { least: 10, most: 90, currency: 'USD' } }),
      document(2, {
        posted: testNow - 1,
        places: [{ lat: 1, lng: 1 }],
        pay: { least: 10, most: 99, currency: 'EUR' },
      }),
      document(3, { places: [{ lat: 0.1, lng: 0 }], pay: { least: 10, most: 95, currency: 'USD' } }),
    ]);
    const order = (request: Partial<SearchRequest>) => search(request).hits.map(({ id }) => id);
    expect(order({ sort: 'date' })).toEqual([1, 2, 3]);
    expect(order({ sort: 'pay' })).toEqual([3, 1, 2]);
    const circles = [{ lat: 0, lng: 0, miles: 500 }];
    expect(order({ sort: 'distance', filters: { where: { circles } } })).toEqual([3, 2]);
    expect([0, 1, 2, 3].map((offset) => order({ sort: 'date', offset, limit: 1 })[0])).toEqual([
      1,
      2,
      3,
      undefined,
    ]);
    expect(search({ limit: 0 }).total).toBe(3);
  });

  test('each facet counts as if nothing were chosen in it, and a job once for each of its values', () => {
    const search = opened([
      document(1, {
        workplace: 'remote',
        jobType: 'fulltime',
        companyKey: 'a',
        areas: ['US', 'US-OH'],
        posted: testNow,
      }),
      document(2, { workplace: 'hybrid', jobType: 'contract', companyKey: 'a', areas: ['DE'] }),
      document(3, {
        workplace: 'hybrid',
        companyKey: 'b',
        group: 5,
        facts: { shift: ['day'] },
        areas: ['US'],
      }),
      document(4, {
        workplace: 'remote',
        companyKey: 'b',
        group: 5,
        pay: { least: 5, most: 70, currency: 'USD' },
      }),
      document(5, {
        workplace: 'remote',
        isRemote: true,
        posted: testNow - 3 * testDay,
        pay: { least: 5, most: 9, currency: 'EUR' },
      }),
    ]);
    const facets = { listed: 1, ageDays: [1, 7], payFloors: [50, 100], facts: ['shift'] };
    const all = search({ facets });
    expect(all.total).toBe(4);
    expect(all.facets).toEqual({
      workplaces: [
        { value: 'remote', count: 3 },
        { value: 'hybrid', count: 1 },
      ],
      jobTypes: [
        { value: 'unknown', count: 2 },
        { value: 'contract', count: 1 },
        { value: 'fulltime', count: 1 },
      ],
      seniorities: [{ value: 'unknown', count: 4 }],
      companies: [{ value: 'a', count: 2 }],
      sources: [],
      categories: [],
      countries: [{ value: 'US', count: 3 }],
      ages: [
        { value: '1', count: 1 },
        { value: '7', count: 2 },
      ],
      pay: {
        currency: 'USD',
        counted: 4,
        floors: [
          { value: '50', count: 1 },
          { value: '100', count: 0 },
        ],
        notStated: 2,
        inOtherCurrencies: 1,
      },
      facts: { shift: [{ value: 'unknown', count: 4 }] },
    });
    const chosen = search({ facets, filters: { choices: { workplaces: ['remote'], companies: ['c'] } } });
    expect(chosen.total).toBe(0);
    expect(chosen.facets?.workplaces).toEqual([{ value: 'remote', count: 0 }]);
    expect(chosen.facets?.companies).toEqual([
      { value: 'a', count: 1 },
      { value: 'c', count: 0 },
    ]);
    const remote = search({ facets, filters: { choices: { workplaces: ['remote'] } } });
    expect(remote.total).toBe(3);
    expect(remote.facets?.workplaces).toEqual(all.facets?.workplaces);
    expect(remote.facets?.jobTypes).toEqual([
      { value: 'unknown', count: 2 },
      { value: 'fulltime', count: 1 },
    ]);
  });
}
