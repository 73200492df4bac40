import { afterEach, describe, expect, test } from 'vitest';
import { calendarDate } from './calendar-date.ts';
import { statedTime } from './dates.ts';
import {
  closingInstant,
  isInstant,
  placeInTime,
  readerDate,
  StatedTime,
  writtenDate,
} from './stated-time.ts';
import { readerZones, restoreTimeZone } from './time-zones-test-kit.ts';

const now = Date.UTC(2026, 10, 18, 12);
const read = (value: unknown): StatedTime => {
  const found = statedTime(value, { now });
  if (found === null) throw new Error(`${value} is read as nothing`);
  return found;
};
afterEach(restoreTimeZone);

/** Every way in which tools write a day. */
const dayForms: unknown[] = [
  '2026-11-20',
  '20261120',
  '2026-11-20T00:00',
  '2026-11-20T00:00:00',
  '2026-11-20T00:00:00.000',
  '2026-11-20 00:00:00',
  '2026-11-20 00:00:00 UTC',
  '2026-11-20T00:00:00Z',
  '2026-11-20T00:00:00.000+00:00',
  '2026-11-20T00:00:00-08:00',
  '2026-11-20T24:00:00',
  '11/20/2026',
  '20/11/2026',
  '11/20/2026 00:00:00',
  'Nov 20, 2026',
  'November 20th, 2026',
  '20 November 2026',
  'Fri, 20 Nov 2026 00:00:00 +0000',
  Date.UTC(2026, 10, 20),
  Date.UTC(2026, 10, 20) / 1000,
  new Date(Date.UTC(2026, 10, 20)),
];

describe.each(readerZones)('for a reader in %s', (zone) => {
  test.each(dayForms)('%j is November 20', (form) => {
    process.env.TZ = zone;
    const time = read(form);
    expect(time).toBe('2026-11-20');
    expect([readerDate(time), writtenDate(time), isInstant(time)]).toEqual([
      '2026-11-20',
      '2026-11-20',
      false,
    ]);
  });

  test('what closes that day is open through all of it, here and in the westernmost zone', () => {
    process.env.TZ = zone;
    for (const form of dayForms) {
      const there = closingInstant(read(form), [zone]).getTime();
      expect(calendarDate(new Date(there - 1), zone)).toBe('2026-11-20');
      expect(calendarDate(new Date(there), zone)).toBe('2026-11-21');
      expect(closingInstant(read(form)).toISOString()).toBe('2026-11-21T12:00:00.000Z');
    }
  });
});

test.each([
  ['2026-11-20T17:00', '2026-11-21T05:00:00.000Z', '2026-11-21T00:00:00.000Z'],
  ['2026-11-20T23:59:59', '2026-11-21T12:00:00.000Z', '2026-11-21T07:00:00.000Z'],
  ['2026-11-20 23:59:59.997', '2026-11-21T12:00:00.000Z', '2026-11-21T07:00:00.000Z'],
  ['2026-11-20T23:59:59-08:00', '2026-11-21T07:59:59.000Z', '2026-11-21T07:59:59.000Z'],
  ['2026-11-20T17:00:00Z', '2026-11-20T17:00:00.000Z', '2026-11-20T17:00:00.000Z'],
  ['2026-11-20T12:00:00 EST', '2026-11-20T17:00:00.000Z', '2026-11-20T17:00:00.000Z'],
  ['2026-11-01T23:59', '2026-11-02T12:00:00.000Z', '2026-11-02T07:00:00.000Z'],
  ['2026-03-08T02:30', '2026-03-08T14:30:00.000Z', '2026-03-08T09:30:00.000Z'],
])('%s ends at %s where no zone is known, at %s in Denver', (form, anywhere, denver) => {
  expect(closingInstant(read(form)).toISOString()).toBe(anywhere);
  expect(closingInstant(read(form), ['America/Denver']).toISOString()).toBe(denver);
});

test.each([
  '2026-11-20T10:00:00+24:00',
  '2026-11-20T10:00:00-99:00',
  '2026-11-20 10:00 +05:60',
  'Fri, 20 Nov 2026 10:00:00 +9999',
])('%s is no time: no clock is that far from UTC', (form) => expect(statedTime(form, { now })).toBeNull());

test('an instant is the date of the reader, a wall time the date that is written', () => {
  const instant = read('2026-11-20T03:00:00Z');
  expect(writtenDate(instant)).toBeNull();
  expect([readerDate(instant, 'America/New_York'), readerDate(instant, 'Asia/Kolkata')]).toEqual([
    '2026-11-19',
    '2026-11-20',
  ]);
  expect(writtenDate(read('2026-11-20T21:00:00-08:00'))).toBe('2026-11-20');
  expect(readerDate(read('2026-11-20T23:30'), 'Pacific/Kiritimati')).toBe('2026-11-20');
});

test('times stand in order, an unknown zone as if it were UTC', () => {
  const forms = [
    '2026-11-19T23:59Z',
    '2026-11-20',
    '2026-11-20T01:00',
    '2026-11-20T00:30-02:00',
    '2026-11-21',
  ];
  const places = forms.map((form) => placeInTime(read(form)));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test.each([
  '',
  '2026-02-30',
  '2026-11-20T25:00:00.000',
  '2026-11-20T10:00',
  'soon',
  '2026-11-20T10:00:00.000+1',
])('%j is no stated time', (text) => expect(StatedTime.safeParse(text).success).toBe(false));
