import { expect, test } from 'vitest';
import { geoKinds } from '../../geography/geo.ts';
import { isSearchablePlaceType } from './place-type.ts';
import { placePurposes, placeTypeName } from './place-type-name.ts';
import { placeTypes } from './place-types.data.ts';

test('50 types, each once, 45 of them searchable; four purposes', () => {
  expect(placeTypes).toHaveLength(50);
  expect(new Set(placeTypes.map(([word]) => word)).size).toBe(50);
  expect(new Set(placeTypes.map(([word]) => placeTypeName(word))).size).toBe(50);
  expect(placeTypes.filter(([, searchable]) => searchable)).toHaveLength(45);
  for (const [word] of placeTypes) expect(word).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  expect(Object.values(placePurposes)).toEqual([
    'Relocation Destination',
    'Retirement Destination',
    'Travel Destination',
    'Vacation Destination',
  ]);
});

test('every kind of a geography row is a type', () => {
  expect(geoKinds.filter((kind) => isSearchablePlaceType(kind) === null)).toEqual([]);
  expect(geoKinds.filter(isSearchablePlaceType)).toEqual(['city']);
});

test.each([
  ['cafe', true, 'Cafe'],
  ['train_station', true, 'Train station'],
  [' Train-Station', true, 'Train-Station'],
  ['gas station', true, 'Gas station'],
  ['postal', false, 'Postal code'],
  ['COUNTRY', false, 'COUNTRY'],
  ['toString', null, 'toString'],
  ['Vacation Destination', null, 'Vacation destination'],
  ['Hidden gem', null, 'Hidden gem'],
  ['', null, ''],
])('“%s”: searchable %s, “%s”', (word, searchable, name) => {
  expect(isSearchablePlaceType(word)).toBe(searchable);
  expect(placeTypeName(word)).toBe(name);
});
