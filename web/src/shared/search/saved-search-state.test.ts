import { SavedSearch } from '@foothold/core/search/saved-search.ts';
import { expect, test } from 'vitest';
import { savedAddress, savedOfState, searchKey, stateOfSaved } from './saved-search-state.ts';
import { noFilters, readSearch, type SearchState } from './search-address.ts';

const read = (fields: object) => SavedSearch.parse({ internalId: 1, ...fields });
const full: SearchState = {
  ...noFilters,
  term: 'c++ & "site lead" -sales',
  place: 'Columbus, OH; Dayton, OH',
  distance: 50,
  age: 14,
  company: 'Acme',
  only: { workplaces: ['remote'], pay: { from: 90_000, currency: 'EUR', orNotStated: true } },
  exclude: { words: ['on call'], companies: ['Globex'] },
  exact: true,
  literal: ['-sales'],
  namesOff: ['Foreman'],
  sort: 'newest',
  page: 3,
  posting: '12',
};

test('a search comes back as it was saved, at its first page', () => {
  const saved = read(savedOfState(full, 'ca'));
  expect(stateOfSaved(saved)).toEqual({ ...full, page: 1, posting: null });
  expect(saved.countrycode).toBe('ca');
  expect(readSearch(new URLSearchParams(savedAddress(saved).split('?')[1]))).toEqual(stateOfSaved(saved));
});

test('a search for everything has an address that names a search', () => {
  const nothing = { ...full, ...noFilters, sort: 'newest' as const };
  expect(savedAddress(read(savedOfState(nothing, undefined)))).toBe('/jobs/search?term=');
});

test('two searches are the same whatever page and posting are open, and not in another country', () => {
  const saved = read(savedOfState(full, undefined));
  expect(searchKey(stateOfSaved(saved), saved.countrycode)).toBe(searchKey(full, 'US'));
  expect(searchKey(full, 'ca')).not.toBe(searchKey(full, 'us'));
  expect(searchKey({ ...full, age: 7 }, 'us')).not.toBe(searchKey(full, 'us'));
});

test('a stored number outside the lists snaps to the nearest one', () => {
  expect(stateOfSaved(read({ searchTerm: 'nurse', distance: 27, age: 10 }))).toMatchObject({
    distance: 25,
    age: 7,
  });
});

test('a choice that this version does not know is left aside, and the others stand', () => {
  const only = { workplaces: ['moon'], companies: ['Acme'], languages: ['Welsh'] };
  const saved = read({ searchTerm: 'nurse', only, exclude: { words: 'sales' } });
  expect(stateOfSaved(saved)).toMatchObject({ only: { companies: ['Acme'] }, exclude: {} });
  expect(saved.only).toEqual(only);
});
