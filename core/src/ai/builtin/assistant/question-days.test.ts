import { expect, test } from 'vitest';
import type { CalendarDate } from '../../../dates/calendar-date.ts';
import { findDays } from './question-days.ts';

// A Thursday.
const view = { today: '2026-11-19' as CalendarDate, firstDay: 1 } as const;
const daysOf = (text: string, isPast: boolean, today: string = view.today) => {
  const found = findDays(text.split(' '), { ...view, today: today as CalendarDate, isPast });
  return found && `${found.days.from} ${found.days.to}`;
};

test.each([
  ['due today', '2026-11-19 2026-11-19'],
  ['tomorrow', '2026-11-20 2026-11-20'],
  ['day after tomorrow', '2026-11-21 2026-11-21'],
  ['this week', '2026-11-16 2026-11-22'],
  ['next week', '2026-11-23 2026-11-29'],
  ['the weekend', '2026-11-21 2026-11-22'],
  ['next month', '2026-12-01 2026-12-31'],
  ['in the next 10 days', '2026-11-19 2026-11-29'],
  ['monday', '2026-11-23 2026-11-23'],
  ['on thursday', '2026-11-19 2026-11-19'],
  ['next thursday', '2026-11-26 2026-11-26'],
  ['in march', '2027-03-01 2027-03-31'],
  ['in november', '2026-11-01 2026-11-30'],
  ['november 24', '2026-11-24 2026-11-24'],
  ['the 24th of november', '2026-11-24 2026-11-24'],
  ['nov 3rd', '2027-11-03 2027-11-03'],
  ['11 24', '2026-11-24 2026-11-24'],
  ['2026 12 01', '2026-12-01 2026-12-01'],
])('of what will be, “%s” is %s', (text, expected) => {
  expect(daysOf(text, false)).toBe(expected);
});

test.each([
  ['yesterday', '2026-11-18 2026-11-18'],
  ['the day before yesterday', '2026-11-17 2026-11-17'],
  ['last week', '2026-11-09 2026-11-15'],
  ['last month', '2026-10-01 2026-10-31'],
  ['this month', '2026-11-01 2026-11-30'],
  ['in the last 30 days', '2026-10-21 2026-11-19'],
  ['past two weeks', '2026-11-06 2026-11-19'],
  ['past couple of weeks', '2026-11-06 2026-11-19'],
  ['in two weeks', '2026-11-06 2026-11-19'],
  ['monday', '2026-11-16 2026-11-16'],
  ['last friday', '2026-11-13 2026-11-13'],
  ['last thursday', '2026-11-12 2026-11-12'],
  ['in march', '2026-03-01 2026-03-31'],
  ['in december', '2025-12-01 2025-12-31'],
  ['since october', '2026-10-01 2026-11-19'],
  ['since monday', '2026-11-16 2026-11-19'],
  ['november 3', '2026-11-03 2026-11-03'],
  ['december 24', '2025-12-24 2025-12-24'],
])('of what was, “%s” is %s', (text, expected) => {
  expect(daysOf(text, true)).toBe(expected);
});

test.each([
  'may i ask',
  'march on',
  'next interview',
  'last offer',
  'sun and rain',
  'in 0 days',
  'in 900 weeks',
  '13 45',
  'february 30',
])('“%s” names no day', (text) => {
  expect(daysOf(text, false)).toBeNull();
});

test.each([
  ['next month', '2026-12-31', '2027-01-01 2027-01-31'],
  ['last month', '2027-01-01', '2026-12-01 2026-12-31'],
  ['this month', '2028-02-29', '2028-02-01 2028-02-29'],
  ['this week', '2027-01-01', '2026-12-28 2027-01-03'],
  ['next year', '2026-06-01', '2027-01-01 2027-12-31'],
])('“%s” on %s is %s', (text, today, expected) => {
  expect(daysOf(text, false, today)).toBe(expected);
});

test('a week begins on the day it begins on where the person lives', () => {
  const found = findDays(['this', 'week'], { ...view, firstDay: 7, isPast: false });
  expect(found?.days).toMatchObject({ from: '2026-11-15', to: '2026-11-21' });
});
