import { afterEach, describe, expect, test } from 'vitest';
import {
  addDays,
  calendarDate,
  calendarDateOf,
  dateOfText,
  dateSpanWords,
  dateWords,
  daysBetween,
  isCalendarDate,
  weekDayOf,
} from './calendar-date.ts';
import { CalendarDate } from './calendar-date-schema.ts';
import { endOfDay, noonOf, startOfDay, westernmostZone } from './day-bounds.ts';
import { readerZones, restoreTimeZone } from './time-zones-test-kit.ts';

const zones = [...readerZones, 'Pacific/Pago_Pago', 'UTC'];
afterEach(restoreTimeZone);
const day = (text: string) => CalendarDate.parse(text);

describe.each(zones)('for a person in %s', (zone) => {
  test.each([
    ['2026-11-20', 'November 20, 2026', 'Nov 20', 5],
    ['2026-03-08', 'March 8, 2026', 'Mar 8', 7],
    ['2026-11-01', 'November 1, 2026', 'Nov 1', 7],
    ['2026-12-31', 'December 31, 2026', 'Dec 31', 4],
    ['2027-01-01', 'January 1, 2027', 'Jan 1', 5],
    ['2024-02-29', 'February 29, 2024', 'Feb 29', 4],
  ])('%s is said as %s', (date, long, short, weekDay) => {
    process.env.TZ = zone;
    expect(dateWords(date, 'en-US')).toBe(long);
    expect(dateWords(date, 'en-US', { month: 'short', day: 'numeric' })).toBe(short);
    expect(weekDayOf(date)).toBe(weekDay);
    expect(dateOfText(date)).toBe(date);
    // How earlier versions stored a date.
    expect(dateOfText(`${date}T00:00:00.000Z`)).toBe(date);
  });

  test('two dates are one span, and none with what is no date', () => {
    process.env.TZ = zone;
    expect(dateSpanWords('2026-11-23', '2026-11-29', 'en-US')).toMatch(/^Nov 23\s–\s29$/);
    expect(dateSpanWords('2026-11-30', '2026-12-06', 'en-US')).toMatch(/^Nov 30\s–\sDec 6$/);
    expect(dateSpanWords('2026-11-30', 'soon', 'en-US')).toBe('');
  });

  test('a date begins, has its middle and ends there, on the days of both changes of the clocks too', () => {
    process.env.TZ = zone;
    const dates = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-27', '2026-10-25', '2026-11-01'];
    for (const date of [...dates, '2026-11-20'].map(day)) {
      const [start, end] = [startOfDay(date, zone), endOfDay(date, [zone])];
      expect(calendarDate(start, zone)).toBe(date);
      expect(calendarDate(new Date(start.getTime() - 1), zone)).toBe(addDays(date, -1));
      expect(calendarDate(new Date(end.getTime() - 1), zone)).toBe(date);
      expect(calendarDate(end, zone)).toBe(addDays(date, 1));
      expect(startOfDay(date, '')).toEqual(start);
      expect(calendarDate(noonOf(date, ''))).toBe(date);
      // Nowhere is it still that date when it is over in the westernmost zone.
      expect(calendarDate(endOfDay(date), zone) > date).toBe(true);
    }
  });

  test('dates are counted by their names, whatever the clocks do', () => {
    process.env.TZ = zone;
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
    expect(addDays('2026-03-07', 1)).toBe('2026-03-08');
    expect(addDays('2026-11-01', 1)).toBe('2026-11-02');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(daysBetween('2026-11-20', '2025-11-20')).toBe(-365);
  });
});

test('today is another date here and there', () => {
  const now = new Date('2026-11-20T11:30:00Z');
  expect(zones.map((zone) => calendarDate(now, zone))).toEqual([
    ...Array.from({ length: 6 }, () => '2026-11-20'),
    ...['2026-11-21', '2026-11-21', '2026-11-20', '2026-11-20', '2026-11-20', '2026-11-20'],
  ]);
  expect(calendarDate(now, westernmostZone)).toBe('2026-11-19');
});

test('the last of several zones decides when a date is over; none known is the westernmost', () => {
  const at = (...zones: string[]) => endOfDay(day('2026-11-20'), zones).toISOString();
  expect(at()).toBe('2026-11-21T12:00:00.000Z');
  expect(at('America/Denver')).toBe('2026-11-21T07:00:00.000Z');
  expect(at('America/New_York', 'Pacific/Honolulu', 'Europe/Lisbon')).toBe('2026-11-21T10:00:00.000Z');
  expect(at('Nowhere/At_All')).toBe('2026-11-21T12:00:00.000Z');
});

test.each([
  ...['', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '1899-12-31', '2201-01-01', '20261120'],
  ...['2026-11-20T00:00', ' 2026-11-20', '2026-11-31', '0000-00-00', '٢٠٢٦-١١-٢٠'],
])('%j is no date', (text) => {
  expect(isCalendarDate(text)).toBe(false);
  expect(CalendarDate.safeParse(text).success).toBe(false);
  expect(dateWords(text)).toBe('');
});

test('numbers make a date that exists, or none', () => {
  expect(calendarDateOf(2024, 2, 29)).toBe('2024-02-29');
  expect(calendarDateOf(2026, 2, 29)).toBeNull();
  expect(calendarDateOf(2026, 4, 31)).toBeNull();
  expect(calendarDateOf(Number.NaN, 1, 1)).toBeNull();
  expect(calendarDateOf(2026, 1.5, 1)).toBeNull();
});
