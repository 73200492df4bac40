import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  jobColumnIds,
  movedColumn,
  readColumns,
  toggledColumn,
  usualColumns,
  writeColumns,
} from './job-column-choice.ts';

test('nothing stored shows the usual columns, and they are stored as nothing', () => {
  expect(readColumns('')).toEqual(usualColumns);
  expect(writeColumns(usualColumns)).toBe('');
  expect(usualColumns).toHaveLength(7);
});

test('any choice in any order survives storing, no column at all too', () => {
  const choice = fc.shuffledSubarray([...jobColumnIds]);
  fc.assert(
    fc.property(choice, (columns) => {
      expect(readColumns(writeColumns(columns))).toEqual(columns);
    }),
  );
  expect(readColumns(writeColumns([]))).toEqual([]);
});

test('a stored text from elsewhere gives each known column once', () => {
  expect(readColumns('pay,nonsense,status,pay,,toString')).toEqual(['pay', 'status']);
});

test('a column is shown at the end and hidden again', () => {
  expect(toggledColumn(['status', 'pay'], 'notes')).toEqual(['status', 'pay', 'notes']);
  expect(toggledColumn(['status', 'pay'], 'status')).toEqual(['pay']);
});

test('a column moves one place; at the edge, or hidden, the choice is the same one', () => {
  const columns = ['status', 'pay', 'source'] as const;
  expect(movedColumn(columns, 'pay', -1)).toEqual(['pay', 'status', 'source']);
  expect(movedColumn(columns, 'pay', 1)).toEqual(['status', 'source', 'pay']);
  expect(movedColumn(columns, 'status', -1)).toBe(columns);
  expect(movedColumn(columns, 'source', 1)).toBe(columns);
  expect(movedColumn(columns, 'notes', 1)).toBe(columns);
});
