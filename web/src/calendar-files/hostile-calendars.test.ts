import type { CalendarEntry } from '@foothold/core/calendar/calendar-entry.ts';
import { interviewOfEvent } from '@foothold/core/interviews/invited-interview.ts';
import ICAL from 'ical.js';
import { describe, expect, it, test } from 'vitest';
import { readCalendar } from './read-calendar.ts';
import { writeCalendar } from './write-calendar.ts';

// Calendar files of strangers, and texts of strangers in files that are made here (docs/SECURITY.md, Attacks).

const entry: CalendarEntry = {
  ...{ uid: 'a@foothold', sequence: 0, title: 'Interview', notes: '', alarms: [60] },
  ...{ createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-02T10:00:00.000Z' },
  ...{ start: '2026-11-30T10:00', timeZone: 'America/New_York', durationMinutes: 45, status: 'confirmed' },
  ...{ place: '', latitude: 0, longitude: 0, url: '' },
};
const now = new Date('2026-11-25T08:00:00Z');

/** The event of a file as another program reads it, and every line of the file once the folding is undone. */
function written(over: Partial<CalendarEntry>, name = 'Foothold') {
  const text = writeCalendar([{ ...entry, ...over }], { name, now });
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const event = calendar.getFirstSubcomponent('vevent');
  return {
    text,
    lines: text.replaceAll('\r\n ', '').split('\r\n'),
    said: (property: string) => event?.getFirstPropertyValue(property) ?? null,
    called: calendar.getFirstPropertyValue('x-wr-calname'),
  };
}

const injected = 'A\r\nATTENDEE:mailto:x@example.com';

describe('a file that is made here', () => {
  it.each([
    ['a title with a line of its own', { title: injected }, 'summary', 'A\nATTENDEE:mailto:x@example.com'],
    ['notes with an end of the event', { notes: 'A\rEND:VEVENT' }, 'description', 'A\nEND:VEVENT'],
    [
      'a place with a line of its own',
      { place: `B\n${injected}` },
      'location',
      `B\nA\nATTENDEE:mailto:x@example.com`,
    ],
    ['a UID with a line of its own', { uid: injected }, 'uid', 'A\nATTENDEE:mailto:x@example.com'],
    ['a UID with marks', { uid: 'a,b;c\\n"d"' }, 'uid', 'a,b;c\\n"d"'],
    ['commas, semicolons, backslashes', { title: 'A\\n, B; C:"D"' }, 'summary', 'A\\n, B; C:"D"'],
    ['other ends of lines', { title: 'A\u2028B\u0085C' }, 'summary', 'A\nB\nC'],
    ['control characters', { title: 'A\u0000\u0007\u001b[31mB' }, 'summary', 'A[31mB'],
    ['turned directions', { title: 'invite\u202efdp.exe\u2066' }, 'summary', 'invitefdp.exe'],
    ['markup', { notes: '<img src=x onerror=alert(1)>' }, 'description', '<img src=x onerror=alert(1)>'],
    ['emoji of several signs', { title: '👩🏽‍🚀'.repeat(40) }, 'summary', '👩🏽‍🚀'.repeat(40)],
    ['an address that runs something', { url: 'javascript:alert(1)' }, 'url', null],
    ['an address with a line of its own', { url: `https://x.example/\r\n${injected}` }, 'url', null],
  ] satisfies [string, Partial<CalendarEntry>, string, string | null][])(
    'with %s has one event that says so, and no line more',
    (_what, over, property, expected) => {
      const { said, lines, text } = written(over);
      expect(said(property)).toBe(expected);
      expect(lines.filter((line) => /^(?:ATTENDEE|END:VEVENT)/.test(line))).toEqual(['END:VEVENT']);
      expect(lines.every((line) => !/[\n\r]/.test(line))).toBe(true);
      const bytes = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
      expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
    },
  );

  it('is called what it should be, with no line more', () => {
    const { called, lines } = written({}, injected);
    expect(called).toBe('A\\nATTENDEE:mailto:x@example.com');
    expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
  });
});

const invitation = (...lines: string[]) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'METHOD:REQUEST', 'BEGIN:VEVENT', 'DTSTAMP:20261120T080000Z'],
    ...['DTSTART;TZID=America/New_York:20261130T100000', ...lines, 'END:VEVENT', 'END:VCALENDAR'],
  ].join('\r\n');

function event(...lines: string[]) {
  const reading = readCalendar(invitation(...lines), { home: 'America/New_York', now });
  expect(reading).toMatchObject({ ok: true, refused: [] });
  const [read] = reading.ok ? reading.events : [];
  if (!read) throw new Error('Nothing was read.');
  return read;
}

describe('an invitation of a stranger', () => {
  it.each([
    ['javascript:alert(1)', ''],
    ['java\\nscript:alert(1)', ''],
    ['\u0001javascript:alert(1)', ''],
    ['vbscript:x', ''],
    ['data:text/html,<script>alert(1)</script>', ''],
    ['file:///etc/passwd', ''],
    ['//zoom.us/j/1', ''],
    ['https://zoom.us:word@calls.example/j/1', ''],
    ['HTTPS://zoom.us/j/1', 'https://zoom.us/j/1'],
    ['https://zoom.us\\@calls.example/', 'https://zoom.us/@calls.example/'],
  ])('with the address %s opens “%s”', (address, opened) => {
    expect(event(`URL:${address}`).url).toBe(opened);
    expect(event(`X-GOOGLE-CONFERENCE:${address}`).url).toBe(opened);
  });

  test('takes a link of a text for a call by its host alone', () => {
    expect(event('DESCRIPTION:Join https://zoom.us.calls.example/j/1').url).toBe('');
    expect(event('DESCRIPTION:<a href="https://zoom.us/j/1">Join</a>').url).toBe('https://zoom.us/j/1');
  });

  it.each([
    ['SUMMARY:<img src=x onerror=alert(1)>', { summary: '<img src=x onerror=alert(1)>' }],
    ['SUMMARY:invite\u202efdp.exe\u001b[31m\u0000', { summary: 'invitefdp.exe[31m' }],
    ['LOCATION:javascript:alert(1)', { location: 'javascript:alert(1)', url: '' }],
    ['DESCRIPTION:One\\nTwo\u2067', { description: 'One\nTwo' }],
    ['X-ALT-DESC;FMTTYPE=text/html:<script>alert(1)</script>', { description: '', summary: '' }],
    ['ATTACH:file:///etc/passwd', { url: '', description: '' }],
    ['ATTACH;ENCODING=BASE64;VALUE=BINARY:AAAA', { url: '', description: '' }],
    ['GEO:999;here', { latitude: 0, longitude: 0 }],
    ['GEO:1e308;Infinity', { latitude: 0, longitude: 0 }],
  ])('%s is taken as a text or not at all', (line, expected) => {
    expect(event(line)).toMatchObject(expected);
  });

  it.each([
    ['mailto:dana@example.com?bcc=x@example.com&body=y', 'dana@example.com'],
    ['mailto:dana@example.com%0d%0aBcc:x@example.com', ''],
    ['mailto:a@example.com,b@example.com', ''],
    ['javascript:alert(1)', ''],
  ])('from %s writes to %s and nobody else', (address, email) => {
    expect(event(`ORGANIZER;CN="<b>Dana</b>^n\u202eBcc: x":${address}`).organizer).toEqual({
      name: '<b>Dana</b> Bcc: x',
      email,
    });
  });

  test('with lines in its UID leaves with the same UID, so that a later copy is known', () => {
    const first = event('UID:abc\\nATTENDEE:mailto:x@example.com');
    const { text, lines } = written({ uid: first.uid });
    expect(lines.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
    const back = readCalendar(text, { home: 'America/New_York', now });
    const again = back.ok ? back.events[0] : undefined;
    expect(again?.uid).toBe(first.uid);
    expect(again && interviewOfEvent(again, [{ invitations: [first] } as never])).not.toBeNull();
  });
});
