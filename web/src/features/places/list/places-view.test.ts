import { Place } from '@foothold/core/entities/place/place.ts';
import { describe, expect, it } from 'vitest';
import { placeMapMode } from '../place-paths.ts';
import { placeRows, readPlacesView, viewOfPlaces, writePlacesView } from './places-view.ts';

const place = (internalId: number, fields: Partial<Place>) => Place.parse({ internalId, ...fields }) as Place;
const places = [
  place(3, { name: 'Zürich', city: 'Zürich', country: 'CH', latitude: 47.4, longitude: 8.5 }),
  place(2, {
    name: 'Iron Works',
    city: 'Austin',
    state: 'TX',
    country: 'US',
    types: ['gym'],
    latitude: 30.3,
    longitude: -97.7,
  }),
  place(1, {
    name: 'Duluth',
    city: 'Duluth',
    state: 'MN',
    country: 'US',
    types: ['city', 'Retirement Destination'],
  }),
];
const groups = [
  { internalId: 7, destinationType: 'Vacation Destination' },
  { internalId: 8, destinationType: '' },
];
const placesOf = new Map([
  [7, new Set([3, 99])],
  [8, new Set([3, 2])],
]);
const start = { lat: 30, lng: -97 };
const rows = placeRows(places, { groups, placesOf, start });
const shown = (words: string) =>
  viewOfPlaces(rows, readPlacesView(new URLSearchParams(words))).map(
    ({ place: { internalId } }) => internalId,
  );

describe('the view of own places', () => {
  it.each([
    ['', [3, 2, 1]],
    ['q=zurich', [3]],
    ['q=gym+tx', [2]],
    ['q=works', [2]],
    ['q=orks', []],
    ['group=7', [3]],
    ['group=8&q=austin', [2]],
    ['group=x', [3, 2, 1]],
    ['for=vacation', [3]],
    ['for=retirement', [1]],
    ['for=moon', [3, 2, 1]],
    ['sort=name', [1, 2, 3]],
    ['sort=name&order=down', [3, 2, 1]],
    ['sort=far', [2, 3, 1]],
    ['sort=far&order=down', [3, 2, 1]],
    ['order=up', [1, 2, 3]],
  ])('%s', (words, keys) => {
    expect(shown(words)).toEqual(keys);
  });

  it('is written as it is read, and the plain list has a plain address', () => {
    const words = { q: 'gym', group: '8', for: 'travel', sort: 'far', order: 'down' };
    expect(writePlacesView(readPlacesView(new URLSearchParams(words)))).toEqual(words);
    expect(Object.values(writePlacesView(readPlacesView(new URLSearchParams())))).toEqual(
      Array(5).fill(undefined),
    );
  });

  it('a place without coordinates is measured by nobody', () => {
    expect(rows.map(({ km }) => km !== null)).toEqual([true, true, false]);
    expect(placeRows(places, { groups, placesOf, start: null }).every(({ km }) => km === null)).toBe(true);
  });
});

it('an unknown mode of the map is the first (docs/spec/readings.md R5)', () => {
  expect(['saved', 'GROUP', 'toString', undefined].map(placeMapMode)).toEqual([
    'saved',
    'group',
    'all',
    'all',
  ]);
});
