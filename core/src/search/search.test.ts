import { expect, test } from 'vitest';
import { mapCenter } from '../geography/geo.ts';
import { jobAges, jobDistances, nearestOption, placeDistances, searchLimits, totalText } from './search.ts';

test('the limits of a search are those specified', () => {
  expect(searchLimits).toMatchObject({
    pageSize: 20,
    pageSizeMax: 1000,
    totalMax: 10_000,
    distance: 25,
    age: -1,
  });
  expect([...jobDistances]).toEqual([1, 2, 3, 4, 5, 10, 15, 20, 25, 30, 40, 50, 100]);
  expect(placeDistances).toEqual([1, 2, 3, 4, 5, 10, 15, 20, 25, 50, 100]);
  expect([...jobAges]).toEqual([-1, 1, 2, 3, 7, 14, 21, 30, 60]);
});

test('a map that knows nothing begins at the middle of the continental United States (docs/spec/readings.md R30)', () => {
  expect(mapCenter).toEqual({ lat: 39.8, lng: -98.6 });
});

test.each([
  [7, 5],
  [7.5, 5],
  [8, 10],
  [1000, 100],
  [0, 1],
  [35, 30],
])('%d miles snap to %d', (value, option) => {
  expect(nearestOption(jobDistances, value)).toBe(option);
});

test('totals with thousands, and a cap', () => {
  expect(totalText(312, false)).toBe('312');
  expect(totalText(10_000, true)).toBe('10,000+');
});
