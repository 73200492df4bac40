import {
  attendeesMax,
  type CalendarEvent,
  type CalendarPerson,
  type CalendarReading,
  descriptionMax,
  type RefusedEvent,
  type RefusedReason,
} from '@foothold/core/calendar/calendar-event.ts';
import { isCalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { exactWallTimeAt, instantOfWallTime } from '@foothold/core/dates/wall-time.ts';
import { fileLimits } from '@foothold/core/files/file-limits.data.ts';
import { EmailAddress } from '@foothold/core/text/email-address.ts';
import { trimCharacters } from '@foothold/core/text/trim-characters.ts';
import { withoutSteering } from '@foothold/core/text/without-steering.ts';
import ICAL from 'ical.js';
import { calendarZone } from './calendar-zone.ts';
import { videoLink } from './video-link.ts';

/** Longest calendar file that is read, in characters; most events, whole calendars have more; most lines and levels. */
const { unpacked: longestFile, entries: maxEvents, items: maxLines, depth: maxDepth } = fileLimits.calendar;

/**
 * Reads a calendar file (RFC 5545). `home` is the reader's IANA zone. Repeating events are refused with their reason; a
 * moved or added date of one is an event of its own. Lines that are no property are passed over.
 */
export function readCalendar(text: string, home: string): CalendarReading {
  if (text.length > longestFile) return { ok: false, problem: 'too-large' };
  if (!isCalendar(text)) return { ok: false, problem: 'no-calendar' };
  const excess = excessOf(text);
  if (excess) return { ok: false, problem: excess };
  const calendars = parsed(text);
  if (!calendars) return { ok: false, problem: 'damaged' };
  const events: CalendarEvent[] = [];
  const refused: RefusedEvent[] = [];
  for (const calendar of calendars) {
    const all = calendar.getAllSubcomponents('vevent');
    if (events.length + refused.length + all.length > maxEvents)
      return { ok: false, problem: 'too-many-events' };
    for (const event of all) {
      const read = readEvent(event, calendar, home);
      if (typeof read === 'string') refused.push({ summary: textOf(event, 'summary', 500), reason: read });
      else events.push(read);
    }
  }
  return events.length + refused.length === 0
    ? { ok: false, problem: 'no-events' }
    : { ok: true, events: distinct(events), refused };
}

/** What a text has too much of to be parsed in the page: lines, events or levels; null for nothing. */
function excessOf(text: string): 'too-large' | 'too-many-events' | 'damaged' | null {
  let [lines, events, depth] = [0, 0, 0];
  for (let start = 0; start >= 0 && start < text.length; ) {
    const end = text.indexOf('\n', start);
    const line = text.slice(start, start + longestMark);
    if (/^BEGIN:/i.test(line)) {
      depth += 1;
      if (/^BEGIN:\s*VEVENT/i.test(line)) events += 1;
    } else if (/^END:/i.test(line)) depth -= 1;
    lines += 1;
    if (events > maxEvents) return 'too-many-events';
    if (depth > maxDepth) return 'damaged';
    if (lines > maxLines) return 'too-large';
    start = end < 0 ? -1 : end + 1;
  }
  return null;
}

const longestMark = 20;

/** Whether a text holds a calendar file. */
export function isCalendar(text: string): boolean {
  return /^\uFEFF?BEGIN:VCALENDAR/im.test(text);
}

/** The calendars of a text; zones that do not read are left out. Null where nothing reads. */
function parsed(text: string): ICAL.Component[] | null {
  for (const keepsZones of [true, false]) {
    try {
      const read = ICAL.parse(mended(text, keepsZones)) as unknown[];
      const all = Array.isArray(read[0]) ? read : [read];
      return all.map((one) => new ICAL.Component(one as unknown[]));
    } catch {
      // The second try is without the zones.
    }
  }
  return null;
}

/**
 * The lines that are properties or continue with one; ends that are missing are added. Rules of events get a name that is not
 * parsed: one that does not read would be the end of the file.
 */
function mended(text: string, keepsZones: boolean): string {
  const lines: string[] = [];
  const open: string[] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const isFolded = /^[ \t]/.test(line);
    if (isFolded ? lines.length === 0 : !/^[A-Za-z][\w-]{0,60}[;:]/.test(line)) continue;
    const [, mark, name = ''] = /^(BEGIN|END):\s*([A-Za-z-]{1,40})\s*$/i.exec(line) ?? [];
    if (mark?.toUpperCase() === 'BEGIN') open.push(name.toUpperCase());
    if (keepsZones || !open.includes('VTIMEZONE'))
      lines.push(open.at(-1) === 'VEVENT' ? inEvent(line) : line);
    if (mark?.toUpperCase() === 'END') open.pop();
  }
  return [...lines, ...open.reverse().map((name) => `END:${name}`)].join('\r\n');
}

function inEvent(line: string): string {
  // Some programs write a day without saying that it is one.
  const [, name, day] = /^(DTSTART|DTEND|RECURRENCE-ID):(\d{8})\s*$/i.exec(line) ?? [];
  return name ? `${name};VALUE=DATE:${day}` : line.replace(/^RRULE(?=[;:])/i, ruleName);
}

const ruleName = 'X-RULE';

/** The value of a property; null for one that does not read. */
function readValue(property: ICAL.Property | null): unknown {
  try {
    return property?.getFirstValue() ?? null;
  } catch {
    return null;
  }
}

function readEvent(
  event: ICAL.Component,
  calendar: ICAL.Component,
  home: string,
): CalendarEvent | RefusedReason {
  const method = String(readValue(calendar.getFirstProperty('method')) ?? '').toUpperCase();
  if (['REPLY', 'COUNTER', 'REFRESH', 'DECLINECOUNTER'].includes(method)) return 'is-answer';
  if (repeats(event)) return 'repeats';
  const start = momentOf(event.getFirstProperty('dtstart'), calendar, home);
  const isCancelled = method === 'CANCEL' || textOf(event, 'status', 20).toUpperCase() === 'CANCELLED';
  if (start === null && !isCancelled) return 'no-start';
  if (start === 'bad-start' || start === 'unknown-zone') return start;
  const occurrence = momentOf(event.getFirstProperty('recurrence-id'), calendar, home);
  const location = textOf(event, 'location', 1000);
  const description = textOf(event, 'description', descriptionMax);
  const place = String(readValue(event.getFirstProperty('geo')) ?? '')
    .split(/[;,]/)
    .map(Number);
  const [latitude = 0, longitude = 0] = place;
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return {
    uid: textOf(event, 'uid', 1000),
    occurrence: occurrence !== null && typeof occurrence === 'object' ? occurrence.id : '',
    sequence: Math.max(0, Math.trunc(Number(readValue(event.getFirstProperty('sequence')) ?? 0)) || 0),
    stamp: instantText(
      readValue(event.getFirstProperty('dtstamp')) ?? readValue(event.getFirstProperty('last-modified')),
    ),
    isCancelled,
    isTentative: textOf(event, 'status', 20).toUpperCase() === 'TENTATIVE',
    summary: textOf(event, 'summary', 500),
    description,
    start: start?.wall ?? '',
    timeZone: start?.timeZone ?? '',
    durationMinutes: start ? durationOf(event, start, calendar, home) : 0,
    location,
    url: videoLink(event, location, description),
    organizer: personsOf(event, 'organizer')[0] ?? null,
    attendees: personsOf(event, 'attendee').slice(0, attendeesMax),
    latitude: isPlace ? latitude : 0,
    longitude: isPlace ? longitude : 0,
  };
}

/** True for a series; a rule that ends after its first date makes none. */
function repeats(event: ICAL.Component): boolean {
  if (event.hasProperty('recurrence-id')) return false;
  const rules = event.getAllProperties(ruleName.toLowerCase()).map((rule) => String(readValue(rule) ?? ''));
  const isSeries = rules.some((rule) => !/(?:^|;)COUNT=1(?:;|$)/i.test(rule));
  return isSeries || event.hasProperty('rdate');
}

type Moment = {
  /** `YYYY-MM-DDTHH:mm`, or a date. */
  wall: string;
  timeZone: string;
  /** The file's own words as if said in UTC, ms: lengths within one zone. */
  shown: number;
  /** The instant, or the wall time where the file leaves the zone open: by it dates of a series are told apart. */
  id: string;
  time: ICAL.Time;
};

function momentOf(
  property: ICAL.Property | null,
  calendar: ICAL.Component,
  home: string,
): Moment | null | 'bad-start' | 'unknown-zone' {
  if (!property) return null;
  const time = readValue(property);
  // A month 13 would be read as the January after it: the day counts as it is written.
  const date = String(property.jCal[3] ?? '').slice(0, 10);
  if (!(time instanceof ICAL.Time) || !isCalendarDate(date)) return 'bad-start';
  const shown = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute);
  if (time.isDate) return { wall: date, timeZone: '', shown, id: date, time };
  const wall = `${date}T${two(time.hour)}:${two(time.minute)}`;
  if (time.zone === ICAL.Timezone.utcTimezone) {
    // Programs write in UTC what was agreed in a zone they do not tell; the reader's own zone says more.
    const at = new Date(shown);
    return { wall: exactWallTimeAt(at, home), timeZone: home, shown, id: at.toISOString(), time };
  }
  const name = String(property.getFirstParameter('tzid') ?? '');
  if (name === '') return { wall, timeZone: '', shown, id: wall, time };
  const rules =
    calendar
      .getAllSubcomponents('vtimezone')
      .find((zone) => String(readValue(zone.getFirstProperty('tzid'))) === name) ?? null;
  const timeZone = calendarZone(name, { rules, at: time, home });
  if (timeZone === null) return 'unknown-zone';
  const id = instantOfWallTime(wall, timeZone)?.toISOString() ?? wall;
  return { wall, timeZone, shown, id, time };
}

const two = (number: number) => String(number).padStart(2, '0');

function durationOf(event: ICAL.Component, start: Moment, calendar: ICAL.Component, home: string): number {
  const end = momentOf(event.getFirstProperty('dtend'), calendar, home);
  const duration = readValue(event.getFirstProperty('duration'));
  const minutes =
    end !== null && typeof end === 'object'
      ? minutesBetween(start, end)
      : duration instanceof ICAL.Duration
        ? duration.toSeconds() / 60
        : 0;
  return minutes > 0 && minutes <= 525_600 ? Math.round(minutes) : 0;
}

function minutesBetween(start: Moment, end: Moment): number {
  const isFloating = start.timeZone === '' || end.timeZone === '';
  if (isFloating || start.timeZone === end.timeZone) return (end.shown - start.shown) / 60_000;
  return (Date.parse(end.id) - Date.parse(start.id)) / 60_000 || 0;
}

function textOf(event: ICAL.Component, name: string, longest: number): string {
  const value = readValue(event.getFirstProperty(name));
  return typeof value === 'string' ? withoutSteering(value).trim().slice(0, longest) : '';
}

function instantText(value: unknown): string {
  if (!(value instanceof ICAL.Time)) return '';
  const at = Date.UTC(value.year, value.month - 1, value.day, value.hour, value.minute, value.second);
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}

function personsOf(event: ICAL.Component, name: string): CalendarPerson[] {
  return event.getAllProperties(name).flatMap((property) => {
    const value = String(readValue(property) ?? '');
    // What follows a question mark are heads and a text of a mail, which a stranger must not write.
    const address = /^mailto:/i.test(value) ? (value.slice(7).split('?')[0] ?? '').trim() : '';
    const email = EmailAddress.safeParse(address).success ? address : '';
    const named = withoutSteering(String(property.getFirstParameter('cn') ?? '')).replaceAll('\n', ' ');
    const said = trimCharacters(named, /['"\s]/);
    const isPerson = !/^(?:ROOM|RESOURCE)$/i.test(String(property.getFirstParameter('cutype') ?? ''));
    const person = { name: said === address ? '' : said.slice(0, 200), email: email.slice(0, 320) };
    return isPerson && (person.name !== '' || person.email !== '') ? [person] : [];
  });
}

/** Each event once; copies of a merged file are the same in all they say. */
function distinct(events: readonly CalendarEvent[]): CalendarEvent[] {
  return [...new Map(events.map((event) => [JSON.stringify(event), event])).values()];
}
