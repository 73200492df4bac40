import { noLiving } from '@foothold/core/geography/living.ts';
import { newHousehold } from '@foothold/core/money/household.ts';
import { type MoneyPlace, moneyLeft } from '@foothold/core/money/money-left.ts';
import { expect, test } from 'vitest';
import type { MoneyColumn } from '../../../shared/money/money-column.ts';
import { scoreFigures, sumOf } from './score-figures.ts';

const published = { area: '', agency: '', dataset: '', year: '' };
function column(more: Partial<MoneyPlace>): MoneyColumn {
  const place: MoneyPlace = {
    ...{ key: 'city:1', country: 'US', state: 'TX', pay: 6_000_000, bonus: null, payError: 0 },
    ...{ health: null, days: null, rents: { ...published, byBedrooms: [1, 1000, 3, 4, 5] }, parities: null },
    ...more,
  };
  const climate = {
    ...{ ...published, distanceKm: 1, precipitation: null, snow: null, wetDays: Array(12).fill(10) },
    high: Array.from({ length: 12 }, (_, at) => 40 + at * 5),
    low: Array.from({ length: 12 }, (_, at) => 20 + at * 5),
  };
  return {
    ...{
      key: place.key,
      name: '',
      under: '',
      at: null,
      offer: null,
      state: 'ready',
      origin: { kind: 'none' },
    },
    city: { lat: 40, lng: -83, living: { ...noLiving, climate } } as MoneyColumn['city'],
    place,
    month: moneyLeft(place, newHousehold, null),
  };
}

test('a place is scored by what is left, rent, July’s high, January’s low and the wet days of a year', () => {
  const [figures] = scoreFigures([column({})], null);
  expect(figures).toMatchObject({ rent: 100_000, pay: 500_000, summer: 70, winter: 20, dry: 120 });
  expect(figures?.near).toBeNull();
  expect(figures?.money).toBe(column({}).month.left);
});

test('what is left does not count where one place lacks a tax that is counted elsewhere', () => {
  const figures = scoreFigures([column({}), column({ state: 'OH' })], { lat: 40, lng: -83 });
  expect(figures.map(({ money }) => money)).toEqual([null, null]);
  expect(figures[0]?.near).toBe(0);
});

test('twelve months that are not known have no sum', () => {
  expect(sumOf([1, 2, 3])).toBe(6);
  expect(sumOf(null)).toBeNull();
  expect(sumOf(undefined)).toBeNull();
});
