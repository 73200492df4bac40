import { describe, expect, it } from 'vitest';
import { dropPlace, makesRoom, movedTo } from './drop-place.ts';

const rows = [0, 50, 100, 200].map((top, at) => ({ top, height: at === 2 ? 90 : 40 }));

describe('a row that is dragged', () => {
  it.each([
    [0, 0, 0],
    [0, 30, 0],
    [0, 55, 1],
    [0, 130, 2],
    [0, 999, 3],
    [3, -40, 3],
    [3, -80, 2],
    [3, -999, 0],
    [1, 60, 1],
  ])('from place %d by %d px lands on %d', (from, by, to) => {
    expect(dropPlace(rows, from, by)).toBe(to);
  });

  it('pushes the rows between by its height and the gap', () => {
    expect([0, 1, 2, 3].map((at) => makesRoom(rows, at, 0, 2))).toEqual([0, -50, -50, 0]);
    expect([0, 1, 2, 3].map((at) => makesRoom(rows, at, 3, 1))).toEqual([0, 50, 50, 0]);
  });
});

it('an entry goes to its new place', () => {
  expect(movedTo(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(movedTo(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
});
