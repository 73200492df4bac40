import { expect, test } from 'vitest';
import { latenessOf } from './http-overload.ts';

test('the lateness of the event loop is in milliseconds; a loop that stood still is endlessly late', () => {
  expect(latenessOf({ mean: 10e6 })).toBe(0);
  expect(latenessOf({ mean: 9e6 })).toBe(0);
  expect(latenessOf({ mean: 2510e6 })).toBe(2500);
  expect(latenessOf({ mean: Number.NaN })).toBe(Number.POSITIVE_INFINITY);
});
