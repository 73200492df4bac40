import { CompanySearchRequest } from '@foothold/core/contract/companies.ts';
import { expect, it } from 'vitest';
import { noSearch } from './directory-address.ts';
import { directoryRequest, pointsRequest } from './directory-request.ts';

const none = { hidden: [] };

it('sends place, distance and country only when they are set', () => {
  expect(directoryRequest(noSearch, none)).toEqual({
    searchTerm: '',
    pageSize: 20,
    pageNumber: 1,
    isNewSearch: true,
  });
  expect(
    directoryRequest(
      { ...noSearch, place: 'Erie, PA', distance: 50, country: 'de', page: 2, sort: 'name' },
      none,
    ),
  ).toEqual({
    searchTerm: '',
    location: 'Erie, PA',
    distance: 50,
    selectedCountryCode: 'de',
    sort: 'name',
    pageSize: 20,
    pageNumber: 2,
  });
});

it('orders by distance only around a place, and searches an area in place of a place', () => {
  expect(directoryRequest({ ...noSearch, sort: 'distance' }, none)).not.toHaveProperty('sort');
  const box = { west: 1, south: 2, east: 3, north: 4 };
  const asked = pointsRequest({ ...noSearch, place: 'Erie, PA', box }, none);
  expect(asked).toMatchObject({ bbox: box });
  expect(asked).not.toHaveProperty('location');
});

it('leaves out hidden companies, but not the one asked for by name nor one employer’s own page', () => {
  const hidden = ['Acme, Inc.', 'Oak & Sons'];
  expect(directoryRequest(noSearch, { hidden }).exclude).toEqual(hidden);
  expect(directoryRequest({ ...noSearch, term: 'acme' }, { hidden }).exclude).toEqual(['Oak & Sons']);
  expect(directoryRequest(noSearch, { hidden, group: 'acme' })).not.toHaveProperty('exclude');
});

it('asks for one employer by its group, location by location, as the contract takes it', () => {
  const asked = directoryRequest(
    { ...noSearch, hiring: true, categories: ['Energy'] },
    { ...none, group: '50% a/b' },
  );
  expect(asked).toMatchObject({ companyGroupName: '50% a/b', enableGroupSearch: false, hiring: true });
  expect(CompanySearchRequest.safeParse(asked).success).toBe(true);
  const odd = { ...noSearch, term: '🚚'.repeat(90) };
  expect(CompanySearchRequest.safeParse(directoryRequest(odd, { hidden: ['x'.repeat(900)] })).success).toBe(
    true,
  );
});
