import { expect, test } from 'vitest';
import { defaultsOf, placesIn, storedOf } from './search-defaults.ts';

const plain = { searchTerm: '', location: '', distance: 25, age: -1, countrycode: 'us' };

test('nothing stored, and what cannot be read, are the defaults of the specification', () => {
  expect(defaultsOf({})).toEqual(plain);
  expect(defaultsOf({ distance: 'far', age: '0', countrycode: 'zz', searchTerm: '  ' })).toEqual(plain);
});

test('stored texts show as they were saved, numbers snapped to the lists', () => {
  const shown = defaultsOf({
    searchTerm: ' nurse ',
    location: 'Ohio; Remote',
    distance: '33',
    age: '29',
    countrycode: 'CA',
  });
  expect(shown).toEqual({
    searchTerm: 'nurse',
    location: 'Ohio; Remote',
    distance: 30,
    age: 30,
    countrycode: 'ca',
  });
  expect(defaultsOf(storedOf(shown))).toEqual(shown);
});

test('counts the places of a location', () => {
  expect(placesIn('')).toBe(0);
  expect(placesIn('Ohio; ; Remote;')).toBe(2);
});
