import { descriptionMax } from '@foothold/core/calendar/calendar-event.ts';
import { describe, expect, it } from 'vitest';
import { calendarsInMail } from './mail-calendar.ts';
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

describe('an invitation', () => {
  it('says when, where, with whom and by which link', () => {
    const event = only(
      [
        'UID:abc',
        'SEQUENCE:3',
        'DTSTAMP:20261120T080000Z',
        'DTSTART;TZID=Europe/Berlin:20261201T093000',
        'DTEND;TZID=Europe/Berlin:20261201T101500',
        'SUMMARY:Interview\\, second round',
        'DESCRIPTION:Bring your portfolio.\\nJoin: https://us02web.zoom.us/j/123?pwd=x.',
        'LOCATION:Torstraße 1\\, Berlin',
        'GEO:52.53;13.4',
        'ORGANIZER;CN="Okafor, Dana":mailto:dana@example.com',
        'ATTENDEE;CN=me@example.com:mailto:me@example.com',
        'ATTENDEE;CUTYPE=ROOM;CN=Room 4:mailto:room4@example.com',
      ],
      ['METHOD:REQUEST'],
    );
    expect(event).toMatchObject({
      ...{ uid: 'abc', sequence: 3, stamp: '2026-11-20T08:00:00.000Z', isCancelled: false },
      ...{ start: '2026-12-01T09:30', timeZone: 'Europe/Berlin', durationMinutes: 45 },
      ...{ summary: 'Interview, second round', location: 'Torstraße 1, Berlin' },
      ...{ latitude: 52.53, longitude: 13.4, url: 'https://us02web.zoom.us/j/123?pwd=x' },
      organizer: { name: 'Okafor, Dana', email: 'dana@example.com' },
      attendees: [{ name: '', email: 'me@example.com' }],
    });
  });

  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['/mozilla.org/20050126_1/Europe/Berlin', 'Europe/Berlin'],
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['Pacific Standard Time', 'America/Los_Angeles'],
    ['India Standard Time', 'Asia/Calcutta'],
    ['"(UTC-05:00) Eastern Time (US & Canada)"', 'America/New_York'],
    ['"(UTC+09:00) Osaka, Sapporo, Tokyo"', 'Asia/Tokyo'],
    ['"Kuala Lumpur, Singapore"', 'Asia/Kuala_Lumpur'],
  ])('in the zone %s is in %s', (name, zone) => {
    const event = only(['UID:a', `DTSTART;TZID=${name}:20261201T093000`]);
    expect(event).toMatchObject({ start: '2026-12-01T09:30', timeZone: zone });
  });

  it('in a zone with a name of its own is in one whose clocks agree with the rules of the file', () => {
    const rules = [
      'BEGIN:VTIMEZONE',
      'TZID:Our office',
      'BEGIN:STANDARD',
      'DTSTART:20001105T020000',
      'TZOFFSETFROM:-0700',
      'TZOFFSETTO:-0800',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const event = only(['UID:a', 'DTSTART;TZID=Our office:20261201T093000'], rules);
    expect(event).toMatchObject({ start: '2026-12-01T09:30', timeZone: 'America/Los_Angeles' });
  });

  it('in UTC is shown by the clocks of the reader; without a zone it keeps its clock', () => {
    expect(only(['UID:a', 'DTSTART:20261201T143000Z', 'DURATION:PT1H30M'])).toMatchObject({
      ...{ start: '2026-12-01T09:30', timeZone: home, durationMinutes: 90 },
    });
    expect(only(['UID:a', 'DTSTART:20261201T143000'])).toMatchObject({
      start: '2026-12-01T14:30',
      timeZone: '',
    });
  });

  it('in a zone whose rules do not read is in the one of its name', () => {
    const rules = [
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Berlin',
      'BEGIN:STANDARD',
      'RRULE:FREQ=NEVER',
      'DTSTART:x',
    ];
    const event = only(
      ['UID:a', 'DTSTART;TZID=Europe/Berlin:20261201T093000'],
      [...rules, 'END:STANDARD', 'END:VTIMEZONE'],
    );
    expect(event).toMatchObject({ start: '2026-12-01T09:30', timeZone: 'Europe/Berlin' });
  });

  it('that lasts from one zone into another lasts as long as it does', () => {
    const event = only([
      'UID:a',
      'DTSTART;TZID=America/New_York:20261201T090000',
      'DTEND;TZID=America/Chicago:20261201T090000',
    ]);
    expect(event?.durationMinutes).toBe(60);
  });

  it.each([
    ['DTSTART;VALUE=DATE:20261201', '2026-12-01'],
    ['DTSTART:20261201', '2026-12-01'],
    ['DTSTART:20261201T093000', '2026-12-01T09:30'],
  ])('with %s begins on %s and may have no end', (line, start) => {
    expect(only(['UID:a', line])).toMatchObject({ start, durationMinutes: 0 });
  });

  it.each([
    ['METHOD:CANCEL', 'STATUS:CONFIRMED'],
    ['METHOD:REQUEST', 'STATUS:CANCELLED'],
  ])('with %s and %s is cancelled', (method, status) => {
    expect(only(['UID:a', 'DTSTART:20261201T093000Z', status], [method])?.isCancelled).toBe(true);
  });

  it('whose lines are folded, end in one character or have no end mark is read', () => {
    const text = file(['UID:a', 'DTSTART:20261201T093000Z', 'SUMMARY:A long\r\n  way', 'no property at all'])
      .replaceAll('\r\n', '\n')
      .replace(/END:VEVENT\nEND:VCALENDAR$/, '');
    expect(read(`\uFEFF${text}`).events[0]).toMatchObject({ uid: 'a', summary: 'A long way' });
  });

  it('of 1970 is at its hour, by the clocks of that year', () => {
    expect(only(['UID:a', 'DTSTART;TZID=America/New_York:19700101T093000'])).toMatchObject({
      ...{ start: '1970-01-01T09:30', timeZone: 'America/New_York' },
    });
    expect(only(['UID:a', 'DTSTART:19700101T143000Z'])?.start).toBe('1970-01-01T09:30');
  });

  it('with a text of 200 KB is read, and its text up to a length that is told', () => {
    const event = only(['UID:a', 'DTSTART:20261201T143000Z', `DESCRIPTION:${'Bring it. '.repeat(20_000)}`]);
    expect(event?.description).toHaveLength(descriptionMax);
  });

  it('beside another one in the same file is read like it, each with its zone', () => {
    const { events } = read(
      ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', 'DTSTART;TZID=Europe/Berlin:20261201T093000', 'END:VEVENT']
        .concat(['BEGIN:VEVENT', 'UID:b', 'DTSTART:20261202T143000Z', 'END:VEVENT', 'END:VCALENDAR'])
        .join('\n'),
    );
    expect(events.map(({ uid, start, timeZone }) => [uid, start, timeZone])).toEqual([
      ['a', '2026-12-01T09:30', 'Europe/Berlin'],
      ['b', '2026-12-02T09:30', home],
    ]);
  });

  it('keeps of its links only those of the web that hold no user', () => {
    const link = (line: string) => only(['UID:a', 'DTSTART:20261201T093000Z', line])?.url;
    expect(link('URL:javascript:alert(1)')).toBe('');
    expect(link('URL:https://user:pass@example.com/')).toBe('');
    expect(link('LOCATION:https://meet.google.com/abc-defg-hij')).toBe(
      'https://meet.google.com/abc-defg-hij',
    );
    expect(link('DESCRIPTION:our news at https://example.com/news')).toBe('');
    expect(link('X-GOOGLE-CONFERENCE:https://meet.google.com/x')).toBe('https://meet.google.com/x');
  });
});

describe('an event that is not taken says why', () => {
  it.each([
    ['a rule by the second', ['DTSTART:20261201T093000Z', 'RRULE:FREQ=SECONDLY'], [], 'repeats'],
    ['a rule that does not read', ['DTSTART:20261201T093000Z', 'RRULE:FREQ=SOMETIMES'], [], 'repeats'],
    ['no beginning', [], [], 'no-start'],
    ['a day that does not exist', ['DTSTART:20261340T093000Z'], [], 'bad-start'],
    ['a year before calendars', ['DTSTART:00010101T000000Z'], [], 'bad-start'],
    ['a zone that nothing tells', ['DTSTART;TZID=Nowhere:20261201T093000'], [], 'unknown-zone'],
    ['an answer', ['DTSTART:20261201T093000Z'], ['METHOD:REPLY'], 'is-answer'],
  ])('%s', (_, lines, around, reason) => {
    const { events, refused } = read(file(['UID:a', 'SUMMARY:Sync', ...lines], around));
    expect(events).toEqual([]);
    expect(refused).toEqual([{ summary: 'Sync', reason }]);
  });

  it('a date of a series that was moved is taken, a rule that ends after its first date too', () => {
    const moved = only(['UID:a', 'RECURRENCE-ID:20261201T143000Z', 'DTSTART:20261202T143000Z']);
    expect(moved).toMatchObject({ occurrence: '2026-12-01T14:30:00.000Z', start: '2026-12-02T09:30' });
    expect(only(['UID:a', 'DTSTART:20261201T143000Z', 'RRULE:FREQ=DAILY;COUNT=1'])?.uid).toBe('a');
  });
});

describe('a line that does not read is passed over', () => {
  const lines = ['UID:a', 'DTSTART;TZID=W. Europe Standard Time:20261201T093000', 'SUMMARY:Interview'];
  it.each([
    ['a quote that is not closed', 'ATTENDEE;CN="Okafor:mailto:dana@example.com'],
    ['a folded one', 'X-ALT-DESC;FMTTYPE="text/html:<p>\r\n more'],
    ['a parameter without a value', 'ATTENDEE;CN:mailto:dana@example.com'],
    ['a quoted parameter with a colon', 'ORGANIZER;CN="a:b:mailto:dana@example.com'],
    ['properties of Exchange', 'X-MICROSOFT-CDO-BUSYSTATUS;X-A="x:BUSY'],
  ])('%s', (_, line) => {
    expect(only([...lines, line])).toMatchObject({ start: '2026-12-01T09:30', timeZone: 'Europe/Berlin' });
  });

  it('in the head of a feed and in its zones too', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:W. Europe Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T030000',
    ];
    const rules = ['TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10'];
    const head = ['X-WR-CALNAME;X="Kalender:a', ...zone, ...rules, 'END:STANDARD', 'END:VTIMEZONE'];
    expect(only(lines, head)).toMatchObject({ summary: 'Interview', timeZone: 'Europe/Berlin' });
  });
});

it('an event without a calendar around it is read', () => {
  const text = ['BEGIN:VEVENT', 'UID:a', 'DTSTART:20261201T143000Z', 'SUMMARY:Interview', 'END:VEVENT'];
  expect(read(text.join('\r\n')).events[0]).toMatchObject({
    summary: 'Interview',
    start: '2026-12-01T09:30',
  });
});

describe('a file that is none says why', () => {
  it.each([
    ['', 'no-calendar'],
    ['Dear Ann, we would like to invite you.', 'no-calendar'],
    ['BEGIN:VCALENDAR\nEND:VCALENDAR', 'no-events'],
    ['BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:a\nEND:VTODO\nEND:VCALENDAR', 'no-events'],
    [`BEGIN:VCALENDAR\n${'x'.repeat(10_000_001)}`, 'too-large'],
    [`BEGIN:VCALENDAR\n${'BEGIN:VEVENT\nUID:a\nEND:VEVENT\n'.repeat(2001)}END:VCALENDAR`, 'too-many-events'],
  ])('%.40j', (text, problem) => {
    expect(readCalendar(text, { home, now })).toEqual({ ok: false, problem });
  });

  it('5 MB of a picture beside an event do not keep it from being read', () => {
    const picture = `ATTACH;ENCODING=BASE64;VALUE=BINARY:${'QUJD'.repeat(1_250_000)}`;
    expect(read(file(['UID:a', 'DTSTART:20261201T143000Z', picture])).events).toHaveLength(1);
  });
});

describe('an e-mail file', () => {
  const mail = (part: string) =>
    new TextEncoder().encode(
      [
        'Subject: Invitation',
        'MIME-Version: 1.0',
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        part,
        '--b--',
      ].join('\r\n'),
    ).buffer;
  const calendar = file(['UID:a', 'DTSTART:20261201T143000Z']);

  it.each([
    ['text/calendar; method=REQUEST', ''],
    ['application/octet-stream', 'Content-Disposition: attachment; filename="invite.ics"\r\n'],
  ])('with a part of %s gives its calendar', async (type, head) => {
    const part = `Content-Type: ${type}\r\n${head}Content-Transfer-Encoding: base64\r\n\r\n${btoa(calendar)}`;
    const [text = ''] = await calendarsInMail(mail(part));
    expect(read(text).events[0]?.uid).toBe('a');
  });

  it('without one gives none', async () => {
    expect(await calendarsInMail(mail('Content-Type: text/plain\r\n\r\nHello'))).toEqual([]);
    expect(await calendarsInMail(new ArrayBuffer(0))).toEqual([]);
  });
});
