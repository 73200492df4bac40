import { expect, test } from 'vitest';
import { fittedPhoto } from './resume-photo.ts';

test.each([
  // A wide one: its middle.
  [4000, 3000, 800, 2400, 480, 600],
  [100, 80, 18, 64, 64, 80],
  [3000, 4000, 0, 3000, 450, 600],
  [480, 600, 0, 480, 480, 600],
  [10_000, 1, 4999.6, 0.8, 1, 1],
])('of a picture of %d × %d, from %d on %d across are kept, as %d × %d', (...numbers) => {
  const [ofWidth, ofHeight, left, across, width, height] = numbers;
  const kept = fittedPhoto(ofWidth, ofHeight);
  expect([kept.left, kept.across].map((length) => Math.round(length * 10) / 10)).toEqual([left, across]);
  expect([kept.width, kept.height]).toEqual([width, height]);
});
