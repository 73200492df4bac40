import { expect, test } from 'vitest';
import { starsAfter } from './stars.tsx';

test.each<[string, number, number | null]>([
  ['3', 0, 3],
  ['0', 4, 0],
  ['6', 4, null],
  ['ArrowRight', 4, 5],
  ['ArrowRight', 5, 5],
  ['ArrowDown', 0, 0],
  ['ArrowLeft', 3, 2],
  ['Home', 3, 0],
  ['Delete', 3, 0],
  ['End', 1, 5],
  ['a', 1, null],
  ['Enter', 1, null],
])('%s on %i stars gives %s', (key, value, next) => {
  expect(starsAfter(key, value)).toBe(next);
});
