import { expect, test } from 'vitest';
import { segmentsToMerge } from './merge-policy.ts';

const sized = (...sizes: number[]) => sizes.map((size) => ({ size, liveCount: size }));
const next = (sizes: number[], largest = 32_768) =>
  segmentsToMerge(sized(...sizes), largest).map(({ size }) => size);

test('eight segments of about one size are merged, fewer are not', () => {
  expect(next([1, 1, 1, 1, 1, 1, 1])).toEqual([]);
  expect(next([1, 1, 1, 1, 500, 1, 1, 1, 1])).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
});

test('none grows beyond the largest size, and what is half of it is left alone', () => {
  expect(next(Array<number>(8).fill(8192))).toEqual([8192, 8192, 8192, 8192]);
  expect(next(Array<number>(9).fill(20_000))).toEqual([]);
});

test('a segment that is largely deleted is written anew', () => {
  const worn = { size: 2000, liveCount: 1300 };
  expect(segmentsToMerge([...sized(2000), worn], 32_768)).toEqual([worn]);
  expect(
    segmentsToMerge(
      [
        { size: 2000, liveCount: 1500 },
        { size: 10, liveCount: 1 },
      ],
      32_768,
    ),
  ).toEqual([]);
});
