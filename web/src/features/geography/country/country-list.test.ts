import type { CountryRow } from '@foothold/core/geography/geo.ts';
import { expect, test } from 'vitest';
import { countriesOf, countryListAddress, readCountryList } from './country-list.ts';

const country = (code: string, code3: string, name: string, population: number | null): CountryRow => ({
  id: code,
  code,
  code3,
  name,
  country: code,
  stateCode: '',
  lat: 0,
  lng: 0,
  population,
  timeZone: '',
});

const rows = [
  country('DE', 'DEU', 'Germany', 83),
  country('CI', 'CIV', 'Côte d’Ivoire', 29),
  country('US', 'USA', 'United States', 340),
  country('AE', 'ARE', 'United Arab Emirates', null),
  country('AX', 'ALA', 'Åland Islands', null),
];
const names = (text: string, sort: 'a-z' | 'z-a' | 'largest' | 'smallest' = 'a-z') =>
  countriesOf(rows, { text, sort }).map(({ code }) => code);

test('countries are found by any word of the name, without accents, and by either code', () => {
  expect(names('united')).toEqual(['AE', 'US']);
  expect(names('states')).toEqual(['US']);
  expect(names('cote')).toEqual(['CI']);
  expect(names('deu')).toEqual(['DE']);
  expect(names('us')).toEqual(['US']);
  expect(names('ermany')).toEqual([]);
});

test('they are sorted by name or by population, and an unknown population is last both ways', () => {
  expect(names('')).toEqual(['AX', 'CI', 'DE', 'AE', 'US']);
  expect(names('', 'z-a')).toEqual(['US', 'AE', 'DE', 'CI', 'AX']);
  expect(names('', 'largest')).toEqual(['US', 'DE', 'CI', 'AX', 'AE']);
  expect(names('', 'smallest')).toEqual(['CI', 'DE', 'US', 'AX', 'AE']);
});

test('what an address says comes back, what it does not say or says wrongly is the default', () => {
  const list = { text: 'united', sort: 'largest', page: 2, country: 'US' } as const;
  const address = countryListAddress(list);
  expect(address).toBe('/countries?q=united&sort=largest&page=2&country=us');
  expect(readCountryList(new URLSearchParams(address.split('?')[1]))).toEqual(list);
  const none = { text: '', sort: 'a-z', page: 1, country: null };
  expect(readCountryList(new URLSearchParams('sort=x&page=0&country=united'))).toEqual(none);
  expect(countryListAddress(readCountryList(new URLSearchParams()))).toBe('/countries');
});
