import { expect, test } from 'vitest';
import { fittedSize } from './resume-photo.ts';

test.each([
  [4000, 3000, 480, 360],
  [3000, 4000, 450, 600],
  [480, 600, 480, 600],
  [100, 80, 100, 80],
  [10_000, 1, 480, 1],
])('a picture of %d × %d is kept as %d × %d', (width, height, fitWidth, fitHeight) => {
  expect(fittedSize(width, height)).toEqual({ width: fitWidth, height: fitHeight });
});
