import { newJob } from '@foothold/core/entities/job/job.ts';
import { expect, test } from 'vitest';
import { columnRows, idOfRow, isJob } from './board-rows.ts';

const job = (internalId: number) => ({ ...newJob({ jobTitle: `Job ${internalId}` }), internalId });
const ids = (rows: ReturnType<typeof columnRows>) => rows.map(idOfRow);

test('a stretch in the middle of a long column stands at its place', () => {
  const rows = columnRows({ offset: 2, limit: 2, rows: [job(3), job(4)] }, { count: 6, lost: [] });
  expect(ids(rows)).toEqual([null, null, 3, 4, null, null]);
});

test('the end of a column is where a stretch ends early, whatever was counted before', () => {
  const stretch = { offset: 0, limit: 40, rows: [job(1), job(2)] };
  expect(ids(columnRows(stretch, { count: 3, lost: [] }))).toEqual([1, 2]);
  expect(ids(columnRows(stretch, { count: 1, lost: [] }))).toEqual([1, 2]);
  expect(columnRows({ offset: 0, limit: 40, rows: [] }, { count: 1, lost: [] })).toEqual([]);
});

test('a stretch behind the end of a column that became shorter leaves what was counted', () => {
  const rows = columnRows({ offset: 30, limit: 40, rows: [] }, { count: 3, lost: [] });
  expect(ids(rows)).toEqual([null, null, null]);
});

test('a full stretch may be longer than a count that is old', () => {
  const rows = columnRows({ offset: 0, limit: 2, rows: [job(1), job(2)] }, { count: 1, lost: [] });
  expect(ids(rows)).toEqual([1, 2]);
});

test('what no index holds comes last, and a row that cannot be read keeps its place', () => {
  const broken = { table: 'jobs', key: 7, problem: 'salary' } as const;
  const rows = columnRows({ offset: 0, limit: 40, rows: [broken, job(2)] }, { count: 3, lost: [job(9)] });
  expect(ids(rows)).toEqual([7, 2, 9]);
  expect(rows.map(isJob)).toEqual([false, true, true]);
});
