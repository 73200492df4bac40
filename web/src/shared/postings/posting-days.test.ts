import { readerZones, restoreTimeZone } from '@foothold/core/dates/time-zones-test-kit.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { ageOf, fullDate, unseenDay } from './posting-words.ts';

afterEach(restoreTimeZone);

describe.each(readerZones)('for a reader in %s', (zone) => {
  test.each([
    ['2026-11-20', 'November 20, 2026', 'Nov 20'],
    ['2026-11-20T00:00:00.000Z', 'November 20, 2026', 'Nov 20'],
    ['2026-11-01', 'November 1, 2026', 'Nov 1'],
    ['2026-03-08', 'March 8, 2026', 'Mar 8'],
    ['2025-12-31', 'December 31, 2025', 'Dec 31, 2025'],
  ])('%s reads %s', (date, long, short) => {
    process.env.TZ = zone;
    const reader = { now: new Date(2026, 11, 15, 23, 30), locale: 'en-US' };
    expect(fullDate(date, reader)?.date).toBe(long);
    expect(ageOf({ datePosted: date }, reader)).toEqual({ date: short });
  });

  test('today is today from its first minute to its last', () => {
    process.env.TZ = zone;
    for (const hour of [0, 12, 23]) {
      const reader = { now: new Date(2026, 10, 20, hour, 59), locale: 'en-US' };
      expect(ageOf({ datePosted: '2026-11-20' }, reader)).toEqual({ days: 0 });
      expect(ageOf({ datePosted: '2026-11-19' }, reader)).toEqual({ days: 1 });
      expect(fullDate('2026-11-23', reader)?.days).toBe(-3);
    }
  });

  test('an instant is the day it was there', () => {
    process.env.TZ = zone;
    const reader = { now: new Date('2026-12-15T12:00:00Z'), locale: 'en-US' };
    const there = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: zone });
    const instant = '2026-11-20T03:00:00.000Z';
    expect(fullDate(instant, reader)?.date).toBe(there.format(new Date(instant)));
    expect(unseenDay({ unseenSince: instant }, reader)).toMatch(/^Nov (?:19|20)$/);
    expect(unseenDay({}, reader)).toBe('');
  });
});
