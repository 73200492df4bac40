import { afterEach, beforeEach, expect, test } from 'vitest';
import { localTime, untilNextMinute } from './local-time.ts';

const zone = process.env.TZ;
beforeEach(() => {
  process.env.TZ = 'America/New_York';
});
afterEach(() => {
  process.env.TZ = zone;
});

const winter = new Date('2026-01-15T22:30:00Z');

test('the wall clock of a city, in the words of the reader, with its zone', () => {
  expect(localTime(winter, 'America/Chicago', 'en-US')).toEqual({
    time: '4:30 PM',
    zone: 'Central Standard Time',
    days: 0,
  });
  expect(localTime(new Date('2026-07-15T22:30:00Z'), 'America/Chicago', 'en-US')?.zone).toBe(
    'Central Daylight Time',
  );
  expect(localTime(winter, 'America/Chicago', 'de-DE')?.time).toBe('16:30');
});

test('it says when it is another day there', () => {
  expect(localTime(winter, 'Asia/Tokyo', 'en-US')?.days).toBe(1);
  expect(localTime(new Date('2026-01-16T06:00:00Z'), 'Pacific/Honolulu', 'en-US')?.days).toBe(-1);
});

test('an unknown zone has no time', () => {
  expect(localTime(winter, 'Mars/Olympus')).toBeNull();
  expect(localTime(winter, '')).toBeNull();
});

test('the clock moves when the minute does', () => {
  expect(untilNextMinute(new Date('2026-01-15T22:30:59.250Z'))).toBe(750);
  expect(untilNextMinute(new Date('2026-01-15T22:30:00Z'))).toBe(60_000);
});
