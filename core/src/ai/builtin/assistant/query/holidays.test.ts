import { expect, test } from 'vitest';
import type { CalendarDate } from '../../../../dates/calendar-date.ts';
import { queryTokens } from './query-tokens.ts';
import { readDays } from './read-days.ts';

const daysOf = (text: string, way: 'past' | 'ahead') => {
  const words = queryTokens(text).map(({ word }) => word);
  const named = readDays(words, { today: '2026-11-19' as CalendarDate, firstDay: 7 });
  return named && [named.of(way)?.from, named.length === words.length];
};

test.each([
  ['Thanksgiving', 'ahead', '2026-11-26'],
  ['Labor Day', 'past', '2026-09-07'],
  ["New Year's Eve", 'ahead', '2026-12-31'],
  ['New Year’s', 'ahead', '2027-01-01'],
  ["Valentine's Day", 'ahead', '2027-02-14'],
  ["St. Patrick's Day", 'past', '2026-03-17'],
  ['the 4th of July', 'past', '2026-07-04'],
  ['Christmas', 'ahead', '2026-12-25'],
] as const)('%s that lies %s is %s', (text, way, day) => {
  expect(daysOf(text, way)).toEqual([day, true]);
});
