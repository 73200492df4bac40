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
import { excessOf, isCalendar, parsedCalendars, ruleName } from './parse-calendar.ts';
import { seriesDate } from './series-date.ts';
import { videoLink } from './video-link.ts';

/** Longest calendar file that is read, in characters; most events, whole calendars have more. */
const { unpacked: longestFile, entries: maxEvents } = fileLimits.calendar;

/** The reader: its IANA zone and the instant. */
export type CalendarReader = { home: string; now: Date };

/**
 * Reads a calendar file (RFC 5545), or events without a calendar around them. Of a series the next date is taken, or its
 * last one where none lies ahead; a moved or added date of one is an event of its own. Lines that are no property, or
 * that do not read, are passed over.
 */
export function readCalendar(text: string, reader: CalendarReader): CalendarReading {
  if (text.length > longestFile) return { ok: false, problem: 'too-large' };
  if (!isCalendar(text)) return { ok: false, problem: 'no-calendar' };
  const excess = excessOf(text);
  if (excess) return { ok: false, problem: excess };
  const calendars = parsedCalendars(text);
  if (!calendars) return { ok: false, problem: 'damaged' };
  const events: CalendarEvent[] = [];
  const refused: RefusedEvent[] = [];
  for (const calendar of calendars) {
    const all = calendar.getAllSubcomponents('vevent');
    if (events.length + refused.length + all.length > maxEvents)
      return { ok: false, problem: 'too-many-events' };
    const moved = Map.groupBy(
      all.filter((event) => event.hasProperty('recurrence-id')),
      uidOf,
    );
    for (const event of all) {
      const read = readEvent(event, { ...reader, calendar, moved });
      if (typeof read === 'string') refused.push({ summary: textOf(event, 'summary', 500), reason: read });
      else events.push(read);
    }
  }
  return events.length + refused.length === 0
    ? { ok: false, problem: 'no-events' }
    : { ok: true, events: distinct(events), refused };
}

/** The value of a property; null for one that does not read. */
function readValue(property: ICAL.Property | null): unknown {
  try {
    return property?.getFirstValue() ?? null;
  } catch {
    return null;
  }
}

/** What an event is read with: its calendar, the dates of series that were moved by their uid, and the reader. */
type Around = CalendarReader & {
  calendar: ICAL.Component;
  moved: ReadonlyMap<string, readonly ICAL.Component[]>;
};

const uidOf = (event: ICAL.Component) => textOf(event, 'uid', 1000);

function readEvent(event: ICAL.Component, around: Around): CalendarEvent | RefusedReason {
  const { calendar, home } = around;
  const method = String(readValue(calendar.getFirstProperty('method')) ?? '').toUpperCase();
  if (['REPLY', 'COUNTER', 'REFRESH', 'DECLINECOUNTER'].includes(method)) return 'is-answer';
  const isSeries = repeats(event);
  const first = momentOf(event.getFirstProperty('dtstart'), calendar, home);
  const start =
    isSeries && first !== null && typeof first === 'object' ? dateOf(event, first, around) : first;
  if (start === 'repeats') return start;
  const isCancelled = method === 'CANCEL' || textOf(event, 'status', 20).toUpperCase() === 'CANCELLED';
  if (start === null && !isCancelled) return 'no-start';
  if (start === 'bad-start' || start === 'unknown-zone') return start;
  const occurrence = isSeries ? start : momentOf(event.getFirstProperty('recurrence-id'), calendar, home);
  const location = textOf(event, 'location', 1000);
  const description = textOf(event, 'description', descriptionMax);
  const place = String(readValue(event.getFirstProperty('geo')) ?? '')
    .split(/[;,]/)
    .map(Number);
  const [latitude = 0, longitude = 0] = place;
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return {
    uid: uidOf(event),
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
    durationMinutes:
      first !== null && typeof first === 'object' ? durationOf(event, first, calendar, home) : 0,
    ...(isSeries && { isOfSeries: true }),
    location,
    url: videoLink(event, location, description),
    organizer: personsOf(event, 'organizer')[0] ?? null,
    attendees: personsOf(event, 'attendee').slice(0, attendeesMax),
    latitude: isPlace ? latitude : 0,
    longitude: isPlace ? longitude : 0,
  };
}

/** The date of a series that is taken, as a moment in the zone of its first one. */
function dateOf(
  event: ICAL.Component,
  first: Moment,
  { calendar, moved, home, now }: Around,
): Moment | 'repeats' {
  const others = moved.get(uidOf(event)) ?? [];
  const date = seriesDate(
    {
      rules: rulesOf(event),
      start: first.time,
      added: timesOf(event, 'rdate'),
      excluded: [...timesOf(event, 'exdate'), ...others.flatMap((other) => timesOf(other, 'recurrence-id'))],
    },
    wallTimeOf(now, first, home),
  );
  const property = event.getFirstProperty('dtstart');
  if (!date || !property) return 'repeats';
  const dated = new ICAL.Property(structuredClone(property.jCal), event);
  dated.setValue(date);
  const moment = momentOf(dated, calendar, home);
  return moment !== null && typeof moment === 'object' ? moment : 'repeats';
}

/** What the clocks of a moment's zone show at an instant. */
function wallTimeOf(now: Date, { time, timeZone }: Moment, home: string): ICAL.Time {
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  const wall = isUtc ? now.toISOString() : exactWallTimeAt(now, timeZone || home);
  return ICAL.Time.fromDateTimeString(`${wall.slice(0, 16)}:00`);
}

function timesOf(event: ICAL.Component, name: string): ICAL.Time[] {
  return event.getAllProperties(name).flatMap((property) => {
    try {
      return property.getValues().filter((value) => value instanceof ICAL.Time);
    } catch {
      return [];
    }
  });
}

const rulesOf = (event: ICAL.Component) =>
  event.getAllProperties(ruleName.toLowerCase()).map((rule) => String(readValue(rule) ?? ''));

/** True for a series; a rule that ends after its first date makes none. */
function repeats(event: ICAL.Component): boolean {
  if (event.hasProperty('recurrence-id')) return false;
  const isSeries = rulesOf(event).some((rule) => !/(?:^|;)COUNT=1(?:;|$)/i.test(rule));
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
