import { expect, test } from 'vitest';
import { searchLocations, withLocation, withoutLocation } from './search-locations.ts';

test('locations are compared without case, and blanks do not count', () => {
  expect(searchLocations(' Columbus, OH;;columbus, oh ; Dayton,  OH; ')).toEqual([
    'Columbus, OH',
    'Dayton, OH',
  ]);
  expect(searchLocations(' ; ')).toEqual([]);
});

test('a location is added once, up to ten', () => {
  expect(withLocation('', 'Columbus, OH')).toBe('Columbus, OH');
  expect(withLocation('Columbus, OH', 'Dayton, OH')).toBe('Columbus, OH; Dayton, OH');
  expect(withLocation('Columbus, OH', 'COLUMBUS, oh')).toBe('Columbus, OH');
  const ten = Array.from({ length: 10 }, (_, at) => `Town ${at}`).join('; ');
  expect(withLocation(ten, 'Dayton, OH')).toBe(ten);
});

test('every location but the first can be removed', () => {
  expect(withoutLocation('A; B; C', 1)).toBe('A; C');
  expect(withoutLocation('A; B; C', 2)).toBe('A; B');
  expect(withoutLocation('A; B; C', 0)).toBe('A; B; C');
  expect(withoutLocation('A; B', 7)).toBe('A; B');
  expect(withoutLocation('A; B', -1)).toBe('A; B');
});
