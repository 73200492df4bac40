import { expect, test } from 'vitest';
import { packedRange, packNumber, packRow, unpackNumber, unpackRow } from './packed-numbers.ts';

test('a number comes back as it was, up to the last that fits; one that does not fit is refused', () => {
  for (const width of [1, 2, 3])
    for (const value of [0, 1, packedRange(width) - 1])
      expect(unpackNumber(packNumber(value, width), 0, width)).toBe(value);
  expect(() => packNumber(packedRange(2), 2)).toThrow('does not fit');
  expect(() => packNumber(-1, 2)).toThrow('does not fit');
});

test('a row keeps what lacks where it lacks, at its start, one alone and many in a row', () => {
  const many = Array.from({ length: 300 }, () => null);
  for (const row of [[null, 5377, null, 12_001], [4, ...many, 5], [7], [23_920, 1000, 2]])
    expect(unpackRow(packRow(row))).toEqual(row);
});

test('what lacks at the end takes no room', () => {
  expect(packRow([5377, null, null])).toBe(packRow([5377]));
  expect(packRow([null, null])).toBe('');
  expect(unpackRow('')).toEqual([]);
});

test('no sign of it ends a cell, a line or a template literal', () => {
  const all = Array.from({ length: packedRange(1) }, (_, at) => packNumber(at, 1)).join('');
  expect(all).not.toMatch(/[`\\$|~\s]/);
});
