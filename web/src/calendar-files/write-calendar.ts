import { TZDate } from '@date-fns/tz';
import { type CalendarEntry, usualMinutes } from '@foothold/core/calendar/calendar-entry.ts';
import { isCalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { noonOf } from '@foothold/core/dates/day-bounds.ts';
import { instantOfWallTime, instantsOfWallTime, wallTimeAt } from '@foothold/core/dates/wall-time.ts';
import { webAddress } from '@foothold/core/text/web-address.ts';
import { withoutSteering } from '@foothold/core/text/without-steering.ts';
import ical, { ICalAlarmType, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { zoneRules } from './zone-rules.ts';

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/**
 * A calendar file (RFC 5545) of these entries. One that is only of cancelled entries has the method that takes them out
 * of a calendar. `name` is what programs call the calendar; `now` is when it is made.
 */
export function writeCalendar(
  entries: readonly CalendarEntry[],
  { name, now }: { name: string; now: Date },
): string {
  const isGone = entries.length > 0 && entries.every(({ status }) => status === 'cancelled');
  const instants = new Map<string, number[]>();
  for (const { start, timeZone } of entries) {
    const at = timeZone === '' ? null : instantOfWallTime(start, timeZone);
    if (at) instants.set(timeZone, [...(instants.get(timeZone) ?? []), at.getTime()]);
  }
  const calendar = ical({
    name: escaped(name),
    prodId: { company: 'Foothold', product: 'Foothold', language: 'EN' },
    method: isGone ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    timezone: {
      name: null,
      generator: (zone) => zoneRules(zone, instants.get(zone) ?? [now.getTime()]),
    },
  });
  for (const entry of entries) calendar.createEvent(eventOf(entry, now));
  return calendar.toString();
}

/** A text as a value of RFC 5545 (3.3.11); the library does not escape names and UIDs, which strangers' files bring along. */
function escaped(text: string): string {
  return withoutSteering(text)
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n');
}

function eventOf(entry: CalendarEntry, now: Date): ICalEventData {
  const { sequence, latitude, longitude, status, alarms } = entry;
  const title = withoutSteering(entry.title);
  const notes = withoutSteering(entry.notes);
  const place = withoutSteering(entry.place);
  const url = webAddress(entry.url);
  return {
    ...timesOf(entry),
    id: escaped(entry.uid),
    sequence,
    stamp: now,
    ...(isInstant(entry.createdAt) && { created: new Date(entry.createdAt) }),
    ...(isInstant(entry.updatedAt) && { lastModified: new Date(entry.updatedAt) }),
    summary: title,
    description: notes === '' ? null : notes,
    location:
      place === ''
        ? null
        : {
            title: place,
            ...((latitude !== 0 || longitude !== 0) && { geo: { lat: latitude, lon: longitude } }),
          },
    url: url === '' ? null : url,
    status: statuses[status],
    alarms:
      status === 'cancelled'
        ? []
        : alarms.map((minutes) => ({
            type: ICalAlarmType.display,
            triggerBefore: minutes * 60,
            description: title,
          })),
  };
}

/** Records that another program wrote may lack the instants of theirs. */
const isInstant = (text: string) => !Number.isNaN(Date.parse(text));

function timesOf({ start, timeZone, durationMinutes }: CalendarEntry): ICalEventData {
  if (isCalendarDate(start)) return { start: noonOf(start, 'UTC'), allDay: true, floating: true };
  const minutes = durationMinutes || usualMinutes;
  if (timeZone === '') {
    const begin = instantOfWallTime(start, 'UTC');
    if (!begin) throw new RangeError(`No time ${start}.`);
    return { start: begin, end: new Date(begin.getTime() + minutes * 60_000), floating: true };
  }
  const begin = instantOfWallTime(start, timeZone);
  if (!begin) throw new RangeError(`No time ${start} in ${timeZone}.`);
  const end = new Date(begin.getTime() + minutes * 60_000);
  // Programs differ in which of two equal wall times they take: UTC names one.
  const isTwice = (at: Date) => instantsOfWallTime(wallTimeAt(at, timeZone), timeZone).length > 1;
  if (isTwice(begin) || isTwice(end)) return { start: begin, end };
  return {
    start: new TZDate(begin, timeZone),
    end: new TZDate(end, timeZone),
    timezone: timeZone,
  };
}
