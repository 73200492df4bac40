import { expect, test } from 'vitest';
import { findDateOrder, importedDate, isAmbiguousDate } from './import-dates.ts';

test.each([
  ['2026-08-12', '2026-08-12'],
  ['2026/8/2', '2026-08-02'],
  ['3/4/2026', '2026-03-04'],
  ['3/4/26, 8:15 AM', '2026-03-04'],
  ['11/20/24, 8:15 AM', '2024-11-20'],
  ['20/11/2024', '2024-11-20'],
  ['12.8.2026', '2026-08-12'],
  ['12-08-2026 09:30', '2026-12-08'],
  ['Aug 12, 2026', '2026-08-12'],
  ['August 12th, 2026 at 9:30 AM', '2026-08-12'],
  ['12 Aug 2026', '2026-08-12'],
  ['12-Aug-26', '2026-08-12'],
  ['Wed, 12 Aug 2026 10:00:00 GMT', '2026-08-12'],
  ['2026-08-12 23:30:00', '2026-08-12'],
  ['2026-08-12T00:00:00.000Z', '2026-08-12'],
  ['2026-08-12T23:59:00-10:00', '2026-08-12'],
  ['2026-08-12T25:00:00Z', ''],
  ['12. August 2026', '2026-08-12'],
  ['3. März 2026', '2026-03-03'],
  ['12 août 2026', '2026-08-12'],
  ['le 1 juillet 2026', '2026-07-01'],
  ['12 de agosto de 2026', '2026-08-12'],
  ['5 de março de 2026', '2026-03-05'],
  ['12 agosto 2026', '2026-08-12'],
  ['7 maart 2026', '2026-03-07'],
  ['den 12 maj 2026', '2026-05-12'],
  ['12 sierpnia 2026', '2026-08-12'],
  ['12 października 2026', '2026-10-12'],
  ['1er août 2026', '2026-08-01'],
  ['1º de agosto de 2026', '2026-08-01'],
  ['il 1° agosto 2026', '2026-08-01'],
  ['12 of them 2026', ''],
  ['46246', '2026-08-12'],
  ['1786536000', '2026-08-12'],
  ['2026-02-30', ''],
  ['31/31/2026', ''],
  ['3 days ago', ''],
  ['soon', ''],
  ['12', ''],
  ['', ''],
])('%j is %j where the month comes first', (text, date) => {
  expect(importedDate(text, 'month-first')).toBe(date);
});

test('the order of day and month decides what could be either', () => {
  expect(importedDate('3/4/2026', 'day-first')).toBe('2026-04-03');
  expect(importedDate('11/20/24', 'day-first')).toBe('2024-11-20');
  expect([isAmbiguousDate('3/4/2026'), isAmbiguousDate('3/3/2026'), isAmbiguousDate('3.4.2026')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a whole file settles the order, or says that it does not', () => {
  expect(findDateOrder(['3/4/26', '14/4/26'], 'month-first')).toEqual({
    order: 'day-first',
    certainty: 'certain',
  });
  expect(findDateOrder(['3/4/26', '4/14/26'], 'day-first')).toEqual({
    order: 'month-first',
    certainty: 'certain',
  });
  expect(findDateOrder(['3/4/26', '31.12.2026'], 'day-first')).toEqual({
    order: 'day-first',
    certainty: 'open',
  });
  expect(findDateOrder(['14/4/26', '4/14/26', '15/4/26'], 'month-first').certainty).toBe('mixed');
});

test.each([
  ['2026-11-20', '2026-11-20', '2026-11-20'],
  ['2026-11-20T00:00:00Z', '2026-11-20', '2026-11-20'],
  ['2026-11-20T00:00:00.000Z', '2026-11-20', '2026-11-20'],
  ['2026-11-20T00:00:00-05:00', '2026-11-20', '2026-11-20'],
  ['2026-11-20 00:00:00 UTC', '2026-11-20', '2026-11-20'],
  ['2026-11-20 23:30', '2026-11-20', '2026-11-20'],
  ['11/20/2026', '2026-11-20', '2026-11-20'],
  ['Nov 20, 2026', '2026-11-20', '2026-11-20'],
  ['Fri Nov 20 2026', '2026-11-20', '2026-11-20'],
  ['46346', '2026-11-20', '2026-11-20'],
  ['1795132800000', '2026-11-20', '2026-11-20'],
  ['2026-11-20T03:00:00Z', '2026-11-20', '2026-11-20'],
  ['2026-11-20T20:00:00-05:00', '2026-11-20', '2026-11-20'],
])('%j is %s in Los Angeles and %s in Auckland', (text, west, east) => {
  const zone = process.env.TZ;
  process.env.TZ = 'America/Los_Angeles';
  expect(importedDate(text, 'month-first')).toBe(west);
  process.env.TZ = 'Pacific/Auckland';
  expect(importedDate(text, 'month-first')).toBe(east);
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});
