import { expect, test } from 'vitest';
import {
  namesSearch,
  noFilters,
  readSearch,
  type SearchState,
  searchAddress,
  withFilters,
} from './search-address.ts';

const bare: SearchState = { ...noFilters, sort: 'newest', page: 1, posting: null };
const read = (address: string, path = {}) => readSearch(new URL(address, 'http://x').searchParams, path);

test.each<[string, Partial<SearchState>]>([
  ['nothing', {}],
  ['a term alone', { term: 'data analyst', sort: 'relevance' }],
  [
    'signs that addresses use themselves',
    { term: 'C++ & R/D 100% #1 “é”', place: 'Québec, QC; Remote', sort: 'relevance' },
  ],
  [
    'everything',
    {
      term: 'nurse',
      place: 'Columbus, OH',
      distance: 50,
      age: 7,
      company: 'Acme & Co',
      only: {
        workplaces: ['remote', 'unknown'],
        jobTypes: ['fulltime'],
        seniorities: ['senior', 'lead'],
        shifts: ['night', 'unknown'],
        languages: ['zh', 'es'],
        fairChance: ['stated'],
        companies: ['Acme, Inc.', 'R&D; Co'],
        sources: ['greenhouse'],
        categories: ['Health, care & more'],
        pay: { from: 60_000, currency: 'EUR', orNotStated: true },
      },
      exclude: { words: ['night shift', 'C++'], companies: ['Initech, LLC'] },
      exact: true,
      literal: ['in Ohio', '“night; shift”'],
      namesOff: ['Staff nurse', 'RN'],
      withOld: true,
      sort: 'newest',
      page: 3,
      posting: '77',
    },
  ],
])('an address gives back the search it was made from: %s', (_name, parts) => {
  const state = { ...bare, ...parts };
  expect(read(searchAddress(state))).toEqual(state);
});

test.each<[string, Partial<SearchState>]>([
  ['?term=nurse&within=x&days=&page=-2&sort=best&job=abc', { term: 'nurse', sort: 'relevance' }],
  ['?within=33', { distance: 30 }],
  ['?within=5000', { distance: 100 }],
  ['?days=8', { age: 7 }],
  ['?days=-7', { age: -1 }],
  ['?page=2.5', {}],
  ['?page=99999999999', {}],
  ['?term=%20%20two%0A%20words%20', { term: 'two words', sort: 'relevance' }],
  ['?sort=relevance', { sort: 'newest' }],
  ['?work=REMOTE,mars&type=&level=boss', { only: { workplaces: ['remote'] } }],
  ['?at=Acme&at=acme&at=%20&not=x&not=X', { only: { companies: ['Acme'] }, exclude: { words: ['x'] } }],
  ['?shift=NIGHT,noon&visa=&speaks=klingon', { only: { shifts: ['night'] } }],
  ['?pay=60000', { only: { pay: { from: 60_000, currency: 'USD', orNotStated: false } } }],
  ['?pay=lots&nopay=1', {}],
  ['?pay=0', {}],
  ['?exact=1', {}],
  ['?words=nurse&old=yes', {}],
  ['?term=cook&words=cook&words=%20cook&words=', { term: 'cook', literal: ['cook'], sort: 'relevance' }],
  ['?sort=distance', { sort: 'distance' }],
  ['?country=us,USA,mars&country=CA', { only: { countries: ['US', 'CA'] } }],
])('what does not read falls back: %s', (address, parts) => {
  expect(read(address)).toEqual({ ...bare, ...parts });
});

test('a term beyond 500 characters is cut to what a search takes', () => {
  expect(read(`?term=${'a'.repeat(600)}`).term).toHaveLength(500);
});

test('the three addresses that name place or term in their path are searches', () => {
  expect(read('', { state: 'OH', city: 'Columbus' })).toEqual({ ...bare, place: 'Columbus, OH' });
  expect(read('', { term: 'data analyst' })).toEqual({ ...bare, term: 'data analyst', sort: 'relevance' });
  expect(read('', { state: 'TX', city: 'Austin', term: 'nurse' })).toMatchObject({
    term: 'nurse',
    place: 'Austin, TX',
  });
});

test('a path stays while it says what is searched for, and goes when it no longer does', () => {
  const path = { state: 'OH', city: 'Columbus' };
  const now = { pathname: '/jobs/search/OH/Columbus', path };
  const here = read('', path);
  expect(searchAddress({ ...here, posting: '12', distance: 50 }, now)).toBe(
    '/jobs/search/OH/Columbus?within=50&job=12',
  );
  expect(searchAddress({ ...here, place: 'Dayton, OH' }, now)).toBe('/jobs/search?term=&in=Dayton%2C+OH');
  expect(searchAddress({ ...here, place: '' }, now)).toBe('/jobs/search?term=');
});

test('only the bare address stands for the search of last time', () => {
  const names = (address: string, path = {}) => namesSearch(new URL(address, 'http://x').searchParams, path);
  expect(names('')).toBe(false);
  expect(names('?job=12&page=2')).toBe(false);
  expect(names(searchAddress(bare))).toBe(true);
  expect(names('?company=Acme')).toBe(true);
  expect(names('?level=senior')).toBe(true);
  expect(names('', { term: 'nurse' })).toBe(true);
});

test('a changed filter starts over on page 1 with nothing open', () => {
  const deep = { ...bare, term: 'nurse', sort: 'relevance', page: 4, posting: '9' } as const;
  expect(withFilters(deep, { distance: 50 })).toEqual({ ...deep, distance: 50, page: 1, posting: null });
});

test('a chosen order stays with a new term and goes without one', () => {
  const byDate = { ...bare, term: 'nurse', sort: 'newest' } as const;
  expect(withFilters(byDate, { term: 'cook' }).sort).toBe('newest');
  expect(withFilters({ ...byDate, sort: 'relevance' }, { term: '' }).sort).toBe('newest');
  expect(withFilters(bare, { term: 'cook' }).sort).toBe('relevance');
  expect(withFilters({ ...byDate, sort: 'pay' }, { term: '' }).sort).toBe('pay');
});

test('what was chosen stays with another term; how the term is meant does not', () => {
  const chosen: SearchState = {
    ...bare,
    term: 'sofware',
    only: { workplaces: ['remote'] },
    exact: true,
    literal: ['sofware'],
    withOld: true,
  };
  const next = withFilters(chosen, { term: 'nurse' });
  expect(next).toMatchObject({
    only: { workplaces: ['remote'] },
    exact: false,
    literal: [],
    withOld: false,
  });
});
