import type { GeoMatch } from '@foothold/core/geography/geo.ts';
import { expect, test } from 'vitest';
import { splitFigures } from '../city/city-figures.ts';
import { matchPath } from './match-path.ts';

const match = (parts: Partial<GeoMatch>): GeoMatch => ({
  id: '4509177',
  name: 'Columbus',
  code: '',
  country: 'US',
  stateCode: 'OH',
  lat: 39.96,
  lng: -83,
  population: 905_748,
  timeZone: 'America/New_York',
  kind: 'city',
  precision: 'city',
  text: 'Columbus, OH',
  distanceKm: null,
  ...parts,
});

test('what was typed leads to the city, or to the cities of the state or country', () => {
  expect(matchPath(match({}))).toBe('/city/details/4509177');
  expect(matchPath(match({ kind: 'state', id: 'US-OH', code: 'OH' }))).toBe('/city/us?state=OH');
  expect(matchPath(match({ kind: 'country', id: 'DE', code: 'DE', country: 'DE' }))).toBe('/city/de');
  expect(matchPath(match({ kind: 'postal' }))).toBeNull();
});

test('figures of pay stand apart from those of living', () => {
  const fact = (key: Parameters<typeof splitFigures>[0][number]['key']) =>
    ({ key, value: 1, unit: 'usd', area: '', agency: '', dataset: '', year: '' }) as const;
  const { living, pay } = splitFigures([fact('median-rent'), fact('median-wage'), fact('median-age')]);
  expect(living.map(({ key }) => key)).toEqual(['median-rent', 'median-age']);
  expect(pay.map(({ key }) => key)).toEqual(['median-wage']);
});
