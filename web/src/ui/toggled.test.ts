import { expect, test } from 'vitest';
import { toggled } from './toggled.ts';

test('a key goes in, comes out again, and the set given stays as it was', () => {
  const before: ReadonlySet<number> = new Set([1, 2]);
  expect([...toggled(before, 3)]).toEqual([1, 2, 3]);
  expect([...toggled(before, 2)]).toEqual([1]);
  expect([...before]).toEqual([1, 2]);
});
