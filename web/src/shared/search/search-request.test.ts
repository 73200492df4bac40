import { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { expect, test } from 'vitest';
import { noFilters, type SearchState } from './search-address.ts';
import { filtersOfSettings, searchRequest } from './search-request.ts';

const bare: SearchState = { ...noFilters, sort: 'newest', page: 1, posting: null };

test('a search for everything asks for nothing but a page', () => {
  expect(searchRequest(bare)).toEqual({
    ...{ searchTerm: '', pageSize: 20, pageNumber: 1, isNewSearch: true },
    withOld: false,
  });
});

test('company, place with its distance, age and country go only when set', () => {
  const state: SearchState = {
    ...bare,
    term: 'nurse',
    place: 'Austin, TX',
    distance: 50,
    age: 7,
    company: 'Acme',
    only: { workplaces: ['hybrid'], pay: { from: 50_000, currency: 'USD', orNotStated: true } },
    exclude: { words: ['night'] },
    exact: true,
    literal: ['nurse'],
    namesOff: ['Staff nurse'],
    sort: 'newest',
  };
  const request = searchRequest({ ...state, page: 2 }, 'CA');
  expect(request).toEqual({
    searchTerm: 'nurse',
    pageSize: 20,
    pageNumber: 2,
    companyName: 'Acme',
    location: 'Austin, TX',
    distance: 50,
    age: 7,
    selectedCountryCode: 'ca',
    only: { workplaces: ['hybrid'], pay: { from: 50_000, currency: 'USD', orNotStated: true } },
    exclude: { words: ['night'] },
    exactTerm: true,
    literal: ['nurse'],
    namesOff: ['Staff nurse'],
    withOld: false,
    sort: 'newest',
  });
  expect(JobSearchRequest.parse(request)).toEqual(request);
  expect(searchRequest({ ...state, withOld: true })).not.toHaveProperty('withOld');
});

test('a distance goes with words that may name a place', () => {
  const typed = { ...bare, term: 'nurse near Cleveland' };
  expect(searchRequest({ ...typed, distance: 50 })).toMatchObject({ distance: 50 });
  expect(searchRequest(typed)).not.toHaveProperty('distance');
});

test('a distance around nowhere, the US and an unreadable country are left out', () => {
  expect(searchRequest({ ...bare, distance: 100 })).not.toHaveProperty('distance');
  expect(searchRequest(bare, 'US')).not.toHaveProperty('selectedCountryCode');
  expect(searchRequest(bare, 'the moon')).not.toHaveProperty('selectedCountryCode');
});

test('stored filters come back, their numbers snapped to a listed one', () => {
  const stored = { searchTerm: ' nurse ', location: 'Austin, TX', distance: '33', age: '', companyName: '' };
  expect(filtersOfSettings(stored)).toEqual({
    ...noFilters,
    term: 'nurse',
    place: 'Austin, TX',
    distance: 30,
    age: -1,
    company: '',
  });
  expect(filtersOfSettings({ ...stored, distance: 'far', age: '5' })).toMatchObject({ distance: 25, age: 3 });
});
