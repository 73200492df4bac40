import { describe, expect, it } from 'vitest';
import { readCalendar } from './read-calendar.ts';

const now = new Date('2026-11-27T12:00:00Z');

const home = 'America/New_York';

const file = (lines: readonly string[], around: readonly string[] = []) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...around, 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join(
    '\r\n',
  );

function read(text: string) {
  const reading = readCalendar(text, { home, now });
  if (!reading.ok) throw new Error(reading.problem);
  return reading;
}

const only = (lines: readonly string[], around?: readonly string[]) => {
  const { events, refused } = read(file(lines, around));
  expect(refused).toEqual([]);
  return events[0];
};

describe('of a series the next date is taken', () => {
  const berlin = 'DTSTART;TZID=Europe/Berlin:';
  it.each([
    ['weekly since last year', [`${berlin}20251103T100000`, 'RRULE:FREQ=WEEKLY'], '2026-11-30T10:00'],
    ['every day, today already over', [`${berlin}20261101T090000`, 'RRULE:FREQ=DAILY'], '2026-11-28T09:00'],
    ['on two days a week', [`${berlin}20261103T100000`, 'RRULE:FREQ=WEEKLY;BYDAY=TU,TH'], '2026-12-01T10:00'],
    ['on the last Friday', [`${berlin}20260130T100000`, 'RRULE:FREQ=MONTHLY;BYDAY=-1FR'], '2026-12-25T10:00'],
    ['in the future alone', [`${berlin}20270104T100000`, 'RRULE:FREQ=WEEKLY'], '2027-01-04T10:00'],
    [
      'that has ended: its last',
      [`${berlin}20260105T100000`, 'RRULE:FREQ=WEEKLY;COUNT=3'],
      '2026-01-19T10:00',
    ],
    [
      'whose next date is left out',
      [`${berlin}20261102T100000`, 'RRULE:FREQ=WEEKLY', 'EXDATE;TZID=Europe/Berlin:20261130T100000'],
      '2026-12-07T10:00',
    ],
    ['of whole days', ['DTSTART;VALUE=DATE:20261127', 'RRULE:FREQ=DAILY'], '2026-11-27'],
    ['without a zone', ['DTSTART:20261103T100000', 'RRULE:FREQ=WEEKLY'], '2026-12-01T10:00'],
    [
      'of listed dates',
      [`${berlin}20261101T100000`, 'RDATE;TZID=Europe/Berlin:20261215T110000'],
      '2026-12-15T11:00',
    ],
    ['in UTC', ['DTSTART:20261103T150000Z', 'RRULE:FREQ=WEEKLY'], '2026-12-01T10:00'],
  ])('%s', (_, lines, start) => {
    expect(only(['UID:a', ...lines])).toMatchObject({ start, isOfSeries: true });
  });

  it('with its length, and as that date, so that a moved copy of it is known again', () => {
    const event = only([
      ...['UID:a', 'DTSTART;TZID=Europe/Berlin:20261103T100000', 'DTEND;TZID=Europe/Berlin:20261103T104500'],
      'RRULE:FREQ=WEEKLY',
    ]);
    expect(event).toMatchObject({ durationMinutes: 45, occurrence: '2026-12-01T09:00:00.000Z' });
  });

  it('a date that an event of its own moved is not taken twice', () => {
    const { events } = read(
      [
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        'UID:a',
        'DTSTART:20261103T150000Z',
        'RRULE:FREQ=WEEKLY',
        'END:VEVENT',
      ]
        .concat(['BEGIN:VEVENT', 'UID:a', 'RECURRENCE-ID:20261201T150000Z', 'DTSTART:20261202T160000Z'])
        .concat(['END:VEVENT', 'END:VCALENDAR'])
        .join('\n'),
    );
    expect(events.map(({ start }) => start)).toEqual(['2026-12-08T10:00', '2026-12-02T11:00']);
  });

  it('a rule that no day can meet leaves its first date', () => {
    const rule = 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30';
    expect(only(['UID:a', 'DTSTART:20261201T150000Z', rule])?.start).toBe('2026-12-01T10:00');
  });
});
