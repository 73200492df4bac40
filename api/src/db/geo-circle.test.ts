import { expect, test } from 'vitest';
import { boxesAround, milesBetween } from './geo-circle.ts';

const columbus = { lat: 39.96118, lng: -82.99879 };

test('measures known distances', () => {
  expect(milesBetween(columbus, columbus)).toBe(0);
  // Columbus to Cincinnati, and London to New York.
  expect(milesBetween(columbus, { lat: 39.12711, lng: -84.51439 })).toBeCloseTo(99.1, 0);
  expect(milesBetween({ lat: 51.50853, lng: -0.12574 }, { lat: 40.71427, lng: -74.00597 })).toBeCloseTo(
    3461,
    -1,
  );
});

const inside = ({ lat, lng }: { lat: number; lng: number }, boxes: ReturnType<typeof boxesAround>) =>
  boxes.some((box) => lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east);

test.each([
  ['Columbus', columbus, 25],
  ['Fiji, across the 180th meridian', { lat: -17.7, lng: 179.9 }, 50],
  ['Aleutians, from the other side', { lat: 51.9, lng: -179.9 }, 100],
  ['Svalbard', { lat: 78.2, lng: 15.6 }, 500],
  ['beside the pole', { lat: 89.9, lng: 10 }, 100],
  ['South Pole', { lat: -90, lng: 0 }, 10],
])('the boxes hold the whole circle: %s', (_name, centre, miles) => {
  const boxes = boxesAround(centre, miles);
  for (const box of boxes) expect(box.west).toBeLessThanOrEqual(box.east);
  let checked = 0;
  for (let lat = centre.lat - 9; lat <= centre.lat + 9; lat += 0.05) {
    for (let step = -180; step < 180; step += 0.5) {
      const point = { lat, lng: step };
      if (Math.abs(lat) > 90 || milesBetween(centre, point) > miles) continue;
      checked += 1;
      expect(inside(point, boxes)).toBe(true);
    }
  }
  expect(checked).toBeGreaterThan(0);
  expect(inside({ lat: centre.lat, lng: centre.lng }, boxes)).toBe(true);
});

test('a box is no wider than it has to be', () => {
  const [box] = boxesAround(columbus, 25);
  expect(milesBetween(columbus, { lat: box?.north ?? 0, lng: columbus.lng })).toBeCloseTo(25, 1);
  expect(box && box.east - box.west).toBeLessThan(1);
});
