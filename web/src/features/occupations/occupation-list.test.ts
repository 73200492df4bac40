import { expect, test } from 'vitest';
import { occupationListAddress, readOccupationList } from './occupation-list.ts';

const read = (query: string) => readOccupationList(new URLSearchParams(query));

test.each([
  ['', { text: '', group: '', code: '' }],
  ['q=truck+driver', { text: 'truck driver', group: '', code: '' }],
  ['in=all', { text: '', group: 'all', code: '' }],
  ['in=15-1200&code=15-1252', { text: '', group: '15-1200', code: '15-1252' }],
])('“%s” leads there and back', (query, list) => {
  expect(read(query)).toEqual(list);
  expect(occupationListAddress(list)).toBe(`/job/occupations${query && `?${query}`}`);
});

test('what does not read falls back', () => {
  expect(read('in=nonsense&q=%20%20a%20%20b').group).toBe('');
  expect(read('in=nonsense&q=%20%20a%20%20b').text).toBe('a b');
  expect(read(`code=${'9'.repeat(50)}`).code).toHaveLength(20);
});
