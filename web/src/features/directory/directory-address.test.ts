import { describe, expect, it } from 'vitest';
import { directoryQuery, isBareSearch, noSearch, readDirectory, withSearch } from './directory-address.ts';

const read = (query: string) => readDirectory(new URLSearchParams(query));

describe('the address of a search of the directory', () => {
  it('says what was asked and nothing that is usual', () => {
    const state = {
      ...noSearch,
      term: 'lakeside',
      place: 'Columbus, OH',
      distance: 50,
      country: 'de',
      categories: ['Health care', 'S&P 500'],
      hiring: true,
      sort: 'hiring' as const,
      page: 3,
      open: '17',
      box: { west: -84, south: 39, east: -82, north: 41 },
      spot: { lat: 40.1, lng: -83.2 },
    };
    expect(read(directoryQuery(state))).toEqual(state);
    expect(directoryQuery(noSearch)).toBe('');
    expect(isBareSearch({ ...noSearch, open: '3', page: 2 })).toBe(true);
    expect(isBareSearch({ ...noSearch, hiring: true })).toBe(false);
  });

  it.each([
    ['?page=0', { page: 1 }],
    ['?page=1e99', { page: 1 }],
    ['?page=99999999', { page: 1_000_000 }],
    ['?within=30', { distance: 25 }],
    ['?within=-3', { distance: 25 }],
    ['?country=USA', { country: 'us' }],
    ['?country=1!', { country: 'us' }],
    ['?sort=pay', { sort: 'best' }],
    ['?hiring=never', { hiring: false }],
    ['?open=javascript:alert(1)', { open: null }],
    ['?box=1,2,3', { box: null }],
    ['?box=1,91,3,92', { box: null }],
    ['?spot=95,0', { spot: null }],
    ['?category=&category=a&category=a', { categories: ['a'] }],
  ])('reads %s as if what is wrong were not there', (query, expected) => {
    expect(read(query)).toEqual({ ...noSearch, ...expected });
  });

  it('takes names of 300 characters, emoji, right-to-left text and percent signs', () => {
    expect(read(`?q=${'x'.repeat(300)}`).term).toHaveLength(200);
    for (const term of ['🚚🏥', 'شركة النقل', '100% Co/op'])
      expect(read(directoryQuery({ ...noSearch, term })).term).toBe(term);
  });

  it('begins a new search on its first page with nothing open', () => {
    const state = { ...noSearch, page: 4, open: '3', spot: { lat: 1, lng: 2 }, hiring: true };
    expect(withSearch(state, { term: 'x' })).toEqual({ ...noSearch, hiring: true, term: 'x' });
  });
});
