import { addDays, type CalendarDate } from './calendar-date.ts';
import { instantOfWallTime } from './wall-time.ts';

/** Where a day ends first: fourteen hours ahead of UTC. */
export const easternmostZone = 'Pacific/Kiritimati';

/** Where a day ends last, for a place that is not known: twelve hours behind UTC. */
export const westernmostZone = 'Etc/GMT+12';

/** The instant at which a date begins in an IANA zone; '' is the machine's own. A zone that is none is taken as the westernmost. */
export function startOfDay(date: CalendarDate, timeZone: string): Date {
  const from = (zone: string) => instantOfWallTime(`${date}T00:00`, zone);
  return from(timeZone) ?? from(westernmostZone) ?? new Date(Number.NaN);
}

/** The instant in the middle of a date in an IANA zone, '' for the machine's own: an instant for what was only dated. */
export function noonOf(date: CalendarDate, timeZone: string): Date {
  return instantOfWallTime(`${date}T12:00`, timeZone) ?? new Date(Number.NaN);
}

/** The instant at which a date is over in all of these zones: in the westernmost one there is where none is named. */
export function endOfDay(date: CalendarDate, timeZones: readonly string[] = []): Date {
  const next = addDays(date, 1);
  const ends = (timeZones.length > 0 ? timeZones : [westernmostZone]).map((zone) => startOfDay(next, zone));
  return new Date(Math.max(...ends.map((end) => end.getTime())));
}
