import type { CalendarEntry } from '@foothold/core/calendar/calendar-entry.ts';
import { instantOfWallTime, instantsOfWallTime } from '@foothold/core/dates/wall-time.ts';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { readCalendar } from './read-calendar.ts';
import { writeCalendar } from './write-calendar.ts';

const now = new Date('2026-11-25T08:00:00Z');
const entry: CalendarEntry = {
  ...{ uid: 'a@foothold', sequence: 2, title: 'Interview; with, “A”', notes: 'One\nTwo', alarms: [60] },
  ...{ createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-02T10:00:00.000Z' },
  ...{ start: '2026-11-30T10:00', timeZone: 'America/New_York', durationMinutes: 45, status: 'confirmed' },
  ...{ place: '1 Main St, Columbus', latitude: 40, longitude: -83, url: 'https://zoom.us/j/1' },
};
const write = (...entries: Partial<CalendarEntry>[]) =>
  writeCalendar(
    entries.map((one) => ({ ...entry, ...one })),
    { name: 'Foothold', now },
  );

/** Reads a file by the rules of zones that it brings itself, as a program does that knows none. */
function readByItsRules(text: string): { start: Date; end: Date }[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const instant = (name: string) => {
      const time = event.getFirstPropertyValue(name) as ICAL.Time;
      expect(time.zone).not.toBe(ICAL.Timezone.localTimezone);
      return new Date(time.toUnixTime() * 1000);
    };
    return { start: instant('dtstart'), end: instant('dtend') };
  });
}

const zones = [
  ...['America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles'],
  ...['America/Anchorage', 'Pacific/Honolulu', 'America/St_Johns', 'America/Sao_Paulo', 'America/Santiago'],
  ...['Europe/London', 'Europe/Berlin', 'Europe/Kyiv', 'Africa/Casablanca', 'Africa/Cairo', 'Asia/Kolkata'],
  ...['Asia/Kathmandu', 'Asia/Tokyo', 'Australia/Lord_Howe', 'Pacific/Auckland', 'Pacific/Chatham'],
];
/** The days around both changes of the year, where there are any. */
const days = (zone: string) => {
  const all = Array.from({ length: 365 }, (_, at) =>
    new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  );
  const noon = (day: string) => instantOfWallTime(`${day}T12:00`, zone)?.getTime() ?? 0;
  const changes = all.filter((day, at) => at > 0 && noon(day) - noon(all[at - 1] ?? '') !== 86_400_000);
  return changes.flatMap((day) => [-1, 0, 1].map((more) => all[all.indexOf(day) + more] ?? day));
};

describe('a file that is read by another program', () => {
  it.each(zones)('says the same instants in %s around both changes of its clocks', (timeZone) => {
    for (const day of ['2026-01-15', '2026-07-15', ...days(timeZone)])
      for (const hour of ['00:30', '01:30', '02:15', '03:30', '09:00', '23:45']) {
        const start = `${day}T${hour}`;
        const at = instantOfWallTime(start, timeZone)?.getTime() ?? Number.NaN;
        const [read] = readByItsRules(write({ start, timeZone }));
        expect([start, read?.start.toISOString()]).toEqual([start, new Date(at).toISOString()]);
        expect(read?.end.getTime()).toBe(at + 45 * 60_000);
      }
  });

  it('has in an hour that comes twice the first one, or the second by its offset; both come back as they were', () => {
    const [first, second] = instantsOfWallTime('2026-11-01T01:30', entry.timeZone);
    for (const [start, at] of [
      ['2026-11-01T01:30', first],
      ['2026-11-01T01:30-05:00', second],
    ] as const) {
      const text = write({ start });
      expect(readByItsRules(text)[0]?.start).toEqual(at);
      expect(readCalendar(text, { home: entry.timeZone, now })).toMatchObject({
        ok: true,
        events: [{ start }],
      });
    }
  });

  it('keeps what it says, by a stable name and with the number of the change', () => {
    const reading = readCalendar(write({}), { home: 'Europe/Berlin', now });
    expect(reading.ok && reading.events[0]).toMatchObject({
      ...{
        uid: 'a@foothold',
        sequence: 2,
        summary: entry.title,
        description: 'One\nTwo',
        isCancelled: false,
      },
      ...{ start: entry.start, timeZone: entry.timeZone, durationMinutes: 45, location: entry.place },
      ...{ latitude: 40, longitude: -83, url: 'https://zoom.us/j/1' },
    });
  });

  it('has days for what lasts the day, and the same clock everywhere for what has no zone', () => {
    const text = write({ uid: 'b', start: '2026-12-01' }, { uid: 'c', timeZone: '' });
    const reading = readCalendar(text, { home: 'Asia/Tokyo', now });
    expect(reading.ok && reading.events.map(({ start, timeZone }) => [start, timeZone])).toEqual([
      ['2026-12-01', ''],
      [entry.start, ''],
    ]);
  });

  it('takes a cancelled entry out of the calendar, and reminds of none', () => {
    const text = write({ status: 'cancelled' });
    expect(text).toContain('METHOD:CANCEL');
    expect(text).not.toContain('VALARM');
    expect(write({})).toContain('TRIGGER:-PT1H');
  });

  it('of 1970 says the same instant, and notes of 200 KB arrive whole', () => {
    const start = '1970-07-01T10:00';
    const notes = 'Ask for “Dana”; bring: ü, \\ and more.\n'.repeat(5000).trim();
    const text = write({ start, notes });
    expect(readByItsRules(text)[0]?.start).toEqual(instantOfWallTime(start, entry.timeZone));
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    expect(calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('description')).toBe(notes);
  });

  it('is written for a record that lacks the instants of its making and change', () => {
    const text = write({ createdAt: '', updatedAt: 'yesterday' });
    expect(text).not.toContain('CREATED');
    expect(readCalendar(text, { home: 'UTC', now })).toMatchObject({
      ok: true,
      events: [{ uid: 'a@foothold' }],
    });
  });

  it('has no line above 75 bytes, in any script, and ends lines with both characters', () => {
    const text = write({ title: '面接'.repeat(60), notes: 'ü'.repeat(200) });
    const lines = text.split('\r\n');
    expect(lines.every((line) => !line.includes('\n'))).toBe(true);
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(readCalendar(text, { home: 'UTC', now })).toMatchObject({
      ok: true,
      events: [{ summary: '面接'.repeat(60) }],
    });
  });
});
