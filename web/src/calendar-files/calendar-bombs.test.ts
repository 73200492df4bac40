import { expect, test } from 'vitest';
import { calendarsInMail } from './mail-calendar.ts';
import { readCalendar } from './read-calendar.ts';

const now = new Date('2026-11-27T12:00:00Z');

const calendar = (body: string) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${body}END:VCALENDAR\r\n`;
const event = (more = '', start = 'DTSTART:20260102T100000Z') =>
  `BEGIN:VEVENT\r\nUID:1\r\n${start}\r\n${more}END:VEVENT\r\n`;

test.each([
  ['150,000 events', calendar(event().repeat(150_000)), 'too-many-events'],
  ['300,000 events inside each other', calendar('BEGIN:VEVENT\r\n'.repeat(300_000)), 'damaged'],
  ['300,000 levels', calendar('BEGIN:VALARM\r\n'.repeat(300_000)), 'damaged'],
  ['400,000 attendees', calendar(event('ATTENDEE:mailto:a@b.c\r\n'.repeat(400_000))), 'too-large'],
  ['a million folded lines', calendar(event(`SUMMARY:x\r\n${' x\r\n'.repeat(1_000_000)}`)), 'too-large'],
])('a calendar of %s is refused within five seconds', (_, text, problem) => {
  const started = performance.now();
  expect(readCalendar(text, { home: 'UTC', now })).toEqual({ ok: false, problem });
  expect(performance.now() - started).toBeLessThan(5000);
});

test.each(['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY'])(
  'a time zone whose clocks change %s is not computed',
  (frequency) => {
    const zone = `BEGIN:VTIMEZONE\r\nTZID:Odd\r\nBEGIN:STANDARD\r\nDTSTART:16010101T000000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:+0137\r\nRRULE:FREQ=${frequency}\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n`;
    const started = performance.now();
    const reading = readCalendar(calendar(zone + event('', 'DTSTART;TZID=Odd:20260102T100000')), {
      home: 'UTC',
      now,
    });
    expect(reading).toMatchObject({ ok: true, events: [], refused: [{ reason: 'unknown-zone' }] });
    expect(performance.now() - started).toBeLessThan(5000);
  },
);

test('an e-mail of 100,000 parts is not taken apart', async () => {
  const part = '--x\r\nContent-Type: text/calendar\r\n\r\nBEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
  const head = 'From: a@b.c\r\nContent-Type: multipart/mixed; boundary="x"\r\n\r\n';
  const mail = (parts: number) => new TextEncoder().encode(`${head}${part.repeat(parts)}--x--`).buffer;
  const started = performance.now();
  expect(await calendarsInMail(mail(100_000))).toEqual([]);
  expect(performance.now() - started).toBeLessThan(5000);
  expect(await calendarsInMail(mail(3))).toHaveLength(1);
});
