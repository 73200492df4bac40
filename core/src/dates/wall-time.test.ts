import { expect, it } from 'vitest';
import { exactWallTimeAt, instantOfWallTime, wallClock } from './wall-time.ts';

it.each([
  ['2026-11-23T10:00', 'America/New_York', '2026-11-23T15:00:00.000Z'],
  ['2026-07-01T10:00', 'America/New_York', '2026-07-01T14:00:00.000Z'],
  ['2026-11-23T10:00', 'Asia/Kolkata', '2026-11-23T04:30:00.000Z'],
  // The clocks skip from 2:00 to 3:00.
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  // 1:30 comes twice: the first.
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  // An offset behind it names the one that is meant, where clocks show it there.
  ['2026-11-01T01:30-04:00', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ['2026-11-01T01:30-05:00', 'America/New_York', '2026-11-01T06:30:00.000Z'],
  ['2026-04-05T01:45+10:30', 'Australia/Lord_Howe', '2026-04-04T15:15:00.000Z'],
  ['2026-11-23T10:00-04:00', 'America/New_York', '2026-11-23T15:00:00.000Z'],
  ['2026-11-01T01:30-05:00', 'America/Phoenix', '2026-11-01T08:30:00.000Z'],
  ['2026-11-01T03:30', 'America/New_York', '2026-11-01T08:30:00.000Z'],
  ['2026-11-23T10:00', 'UTC', '2026-11-23T10:00:00.000Z'],
])('%s in %s is %s', (wall, zone, instant) => {
  expect(instantOfWallTime(wall, zone)?.toISOString()).toBe(instant);
});

it.each([
  ['2026-11-23', 'UTC'],
  ['2026-02-30T10:00', 'UTC'],
  ['2026-11-23T10:00', 'Mars/Olympus'],
  ['soon', 'UTC'],
  ['', ''],
])('“%s” in “%s” is no time', (wall, zone) => {
  expect(instantOfWallTime(wall, zone)).toBeNull();
  expect(wallClock(wall, zone)).toBe('');
});

it('says the clock with its zone', () => {
  expect(wallClock('2026-11-23T10:00', 'America/New_York', 'en-US').replace(/\s/g, ' ')).toBe('10:00 AM EST');
  expect(wallClock('2026-07-01T14:30', 'America/New_York', 'en-US').replace(/\s/g, ' ')).toBe('2:30 PM EDT');
});

it('without a zone it is the clock of this machine', () => {
  expect(instantOfWallTime('2026-11-23T10:00', '')?.getHours()).toBe(10);
});

it.each([
  ['2026-11-01T05:30Z', 'America/New_York', '2026-11-01T01:30'],
  ['2026-11-01T06:30Z', 'America/New_York', '2026-11-01T01:30-05:00'],
  ['2026-10-25T01:30Z', 'Europe/London', '2026-10-25T01:30+00:00'],
  ['2026-04-04T15:15Z', 'Australia/Lord_Howe', '2026-04-05T01:45+10:30'],
  ['2026-11-01T07:30Z', 'America/New_York', '2026-11-01T02:30'],
])('%s in %s is shown as %s, which names that instant', (at, zone, wall) => {
  expect(exactWallTimeAt(new Date(at), zone)).toBe(wall);
  expect(instantOfWallTime(wall, zone)).toEqual(new Date(at));
});
