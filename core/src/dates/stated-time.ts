import * as z from 'zod/mini';
import { type CalendarDate, calendarDate, isCalendarDate } from './calendar-date.ts';
import { endOfDay, westernmostZone } from './day-bounds.ts';
import { instantOfWallTime } from './wall-time.ts';

const clock = 'T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}';
const pattern = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})(${clock}(Z|[+-]\\d{2}:\\d{2})?)?$`);

/**
 * When something is, no more exact than it was stated: a calendar date `YYYY-MM-DD`, a wall time of an unknown zone
 * `YYYY-MM-DDTHH:mm:ss.sss`, or an instant, the same with `Z` or the offset that it was written with. `statedTime` in
 * `dates.ts` reads one.
 */
export const StatedTime = z.string().check(z.refine(isStatedTime, 'a time')).brand<'StatedTime'>();
export type StatedTime = z.infer<typeof StatedTime>;

function isStatedTime(text: string): boolean {
  const [, date = '', time] = pattern.exec(text) ?? [];
  return isCalendarDate(date) && (time === undefined || !Number.isNaN(Date.parse(`${date}${time}`)));
}

/** An instant as a stated time. Exactly midnight UTC is the date that somebody made an instant of. */
export function statedInstant(ms: number): StatedTime {
  const text = new Date(ms).toISOString();
  return (text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text) as StatedTime;
}

/** The date that is written: of a calendar date, a wall time, and an instant with an offset of its own; null for one in UTC, which is another date elsewhere. */
export function writtenDate(time: StatedTime): CalendarDate | null {
  const date = time.slice(0, 10);
  return time.endsWith('Z') || !isCalendarDate(date) ? null : date;
}

/** The date for a reader: the one stated without an hour or a zone, else the one of the instant in an IANA zone, the machine's unless said. */
export function readerDate(time: StatedTime, timeZone?: string): CalendarDate {
  const date = writtenDate(time);
  return date !== null && !isInstant(time) ? date : calendarDate(new Date(placeInTime(time)), timeZone);
}

/** A number that stated times are put in order by; the instant where there is one, else as if it were said in UTC. */
export function placeInTime(time: StatedTime): number {
  return Date.parse(time.length === 10 || isInstant(time) ? time : `${time}Z`);
}

/**
 * The instant after which something that closes at a stated time is closed: a date lasts to its end, a wall time to its
 * minute, in the westernmost of the zones, and of the world where none is known. The last minute of a day is its end.
 */
export function closingInstant(time: StatedTime, timeZones: readonly string[] = []): Date {
  if (isInstant(time)) return new Date(placeInTime(time));
  const date = writtenDate(time);
  if (date === null) return new Date(placeInTime(time));
  if (time.length === 10 || time.slice(11, 16) === '23:59') return endOfDay(date, timeZones);
  const zones = timeZones.length > 0 ? timeZones : [westernmostZone];
  const ends = zones.map((zone) => instantOfWallTime(time, zone) ?? instantOfWallTime(time, westernmostZone));
  return new Date(Math.max(...ends.map((end) => end?.getTime() ?? Number.NaN)));
}

/** True for an instant: it is another date elsewhere. */
export function isInstant(time: StatedTime): boolean {
  return /(?:Z|[+-]\d{2}:\d{2})$/.test(time.slice(10));
}
