import { expect, test } from 'vitest';
import { rowCount, stretchAround } from '../list/jobs-window.ts';
import { historyWords } from './history-words.ts';

test('a status entry is called after its status, with its note below', () => {
  const words = historyWords({ kind: 'status', statusTo: 'interview-scheduled', note: ' Video with Dana. ' });
  expect(words).toEqual({ kind: 'status', status: 'interview-scheduled', below: 'Video with Dana.' });
});

test('the first line of a note is its head when it is short', () => {
  expect(
    historyWords({ kind: 'note', statusTo: null, note: 'Followed up by e-mail\nNo answer yet.' }),
  ).toEqual({
    kind: 'note',
    head: 'Followed up by e-mail',
    below: 'No answer yet.',
  });
  const long = 'word '.repeat(40).trim();
  expect(historyWords({ kind: 'note', statusTo: null, note: long })).toEqual({
    kind: 'note',
    head: '',
    below: long,
  });
});

test('saving and dates of application keep their kind', () => {
  expect(historyWords({ kind: 'saved', statusTo: null, note: '' })).toEqual({ kind: 'saved', below: '' });
  expect(historyWords({ kind: 'applied-cleared', statusTo: null, note: 'x' })).toEqual({
    kind: 'applied-cleared',
    below: 'x',
  });
});

test('the stretch read covers what is in sight with room on both sides, and does not move with every row', () => {
  for (const first of [0, 1, 37, 199, 250, 9_960]) {
    const last = first + 30;
    const { offset, limit } = stretchAround(first, last);
    expect(offset).toBeLessThanOrEqual(Math.max(0, first - 100));
    expect(offset + limit).toBeGreaterThan(last + 99);
  }
  expect(stretchAround(1_000, 1_030)).toEqual(stretchAround(1_020, 1_050));
  const tall = stretchAround(0, 1_200);
  expect(tall.offset + tall.limit).toBeGreaterThan(1_200);
});

test('the length of the list is the total until its end was read', () => {
  expect(rowCount({ offset: 0, limit: 400 }, { rows: 400, total: 10_000, hasMore: true })).toBe(10_000);
  expect(rowCount({ offset: 9_700, limit: 400 }, { rows: 299, total: 10_000, hasMore: false })).toBe(9_999);
  expect(rowCount({ offset: 0, limit: 400 }, { rows: 0, total: 1, hasMore: false })).toBe(0);
});
