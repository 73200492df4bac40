import type { CityDetail } from '@foothold/core/geography/geo.ts';
import { expect, test } from 'vitest';
import { wayToWork } from './commute.ts';

const city = { lat: 40, lng: -83 } as CityDetail;
const home = { lat: 40.1, lng: -83 };
const offer = { at: { text: 'Columbus, OH' }, work: null, city };
const here = { home, livesThere: false };

test('the commute runs from home to the center of the city, or to the workplace if it is known', () => {
  // A tenth of a degree of latitude is 11.12 km.
  expect(wayToWork(offer, here)).toMatchObject({ from: 'home', to: 'city', miles: '6.9' });
  const work = { lat: 40.05, lng: -83 };
  expect(wayToWork({ ...offer, work }, here)).toMatchObject({ from: 'home', to: 'place', miles: '3.5' });
  expect(wayToWork({ ...offer, at: work }, here)).toMatchObject({ to: 'place', miles: '3.5' });
});

test('the commute starts in the chosen city, but never runs from a center to the same center', () => {
  const there = { home, livesThere: true };
  expect(wayToWork(offer, there)).toBeNull();
  const work = { lat: 40.2, lng: -83 };
  expect(wayToWork({ ...offer, work }, there)).toMatchObject({ from: 'city', to: 'place', miles: '13.8' });
});

test('a distance that is too long for a commute is shown as a distance', () => {
  const { km } = wayToWork(offer, { home: { lat: 30, lng: -83 }, livesThere: false }) ?? {};
  expect(km).toBeCloseTo(1111.95, 0);
});

test.each([
  ['home is not known', offer, { home: null, livesThere: false }],
  ['the city is not known', { ...offer, city: null }, here],
  ['home is the middle of the city', offer, { home: { lat: 40, lng: -83 }, livesThere: false }],
])('nothing is estimated where %s', (_what, column, from) => {
  expect(wayToWork(column, from)).toBeNull();
});
