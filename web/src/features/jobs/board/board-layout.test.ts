import { jobStatuses } from '@foothold/core/entities/job/job-status.ts';
import { expect, test } from 'vitest';
import {
  boardStatuses,
  completeStatuses,
  groupCount,
  openStatuses,
  placeAfter,
  shownColumns,
} from './board-layout.ts';

test('every status stands on the board once', () => {
  const all = jobStatuses.map(({ value }) => value);
  expect([...openStatuses, ...completeStatuses].toSorted()).toEqual(all.toSorted());
  expect(shownColumns(true)).toHaveLength(14);
  expect(shownColumns(false)).toEqual(openStatuses);
  expect(boardStatuses('not-started')).toEqual(['application-not-started']);
  expect(boardStatuses('in-progress')).toHaveLength(6);
  expect(boardStatuses('complete')).toEqual(completeStatuses);
});

test('a group holds what its statuses hold', () => {
  const counts = Object.fromEntries(jobStatuses.map(({ value }, at) => [value, at])) as Parameters<
    typeof groupCount
  >[0];
  const groups = (['not-started', 'in-progress', 'complete'] as const).map((group) =>
    groupCount(counts, group),
  );
  expect(groups[0]).toBe(0);
  expect(groups.reduce((sum, count) => sum + count, 0)).toBe((13 * 14) / 2);
});

const columns = [
  { status: 'application-not-started', count: 3 },
  { status: 'application-in-progress', count: 0 },
  { status: 'application-submitted', count: 1 },
  { status: 'interview-requested', count: 5 },
] as const;

test.each([
  ['ArrowDown', 0, 1],
  ['j', 1, 2],
  ['ArrowDown', 2, 2],
  ['ArrowUp', 1, 0],
  ['k', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s in a column: from card %i to %i', (key, from, to) => {
  expect(placeAfter(key, { status: 'application-not-started', index: from }, columns)).toEqual({
    status: 'application-not-started',
    index: to,
  });
});

test('left and right skip empty columns and stay at the height where they can', () => {
  const right = placeAfter('ArrowRight', { status: 'application-not-started', index: 2 }, columns);
  expect(right).toEqual({ status: 'application-submitted', index: 0 });
  expect(placeAfter('ArrowRight', right, columns)).toEqual({ status: 'interview-requested', index: 0 });
  expect(placeAfter('ArrowLeft', { status: 'interview-requested', index: 4 }, columns)).toEqual({
    status: 'application-submitted',
    index: 0,
  });
  expect(placeAfter('ArrowRight', { status: 'interview-requested', index: 4 }, columns)).toBeNull();
  expect(placeAfter('ArrowLeft', { status: 'application-not-started', index: 0 }, columns)).toBeNull();
});

test('from nowhere, or from a column that is gone, the first card', () => {
  const first = { status: 'application-not-started', index: 0 };
  expect(placeAfter('j', null, columns)).toEqual(first);
  expect(placeAfter('ArrowDown', { status: 'archived', index: 3 }, columns)).toEqual(first);
  expect(placeAfter('ArrowDown', null, [{ status: 'archived', count: 0 }])).toBeNull();
  expect(
    placeAfter('ArrowDown', { status: 'archived', index: 3 }, [{ status: 'archived', count: 0 }]),
  ).toBeNull();
});
