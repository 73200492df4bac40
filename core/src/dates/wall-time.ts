import { dateFormat } from '../text/formats.ts';
import { isCalendarDate } from './calendar-date.ts';

/**
 * The instant of a wall time (`YYYY-MM-DDTHH:mm`) in an IANA zone; '' is the machine's own. A time that a change of
 * clocks skips is read as the one after it. Of one that comes twice an offset from UTC behind it (`-05:00`, RFC 9557) names
 * the one that is meant; without one it is the first. Null for a time or zone that is none.
 */
export function instantOfWallTime(wall: string, timeZone: string): Date | null {
  const [, date = '', clock = '', offset = ''] =
    /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})([+-]\d{2}:\d{2})?/.exec(wall) ?? [];
  const asIfUtc = Date.parse(`${date}T${clock}:00Z`);
  if (!isCalendarDate(date) || Number.isNaN(asIfUtc)) return null;
  const meant = offset === '' ? Number.NaN : Date.parse(`${date}T${clock}:00${offset}`);
  if (timeZone === '') {
    const isMeant = !Number.isNaN(meant) && wallTimeAt(new Date(meant), '') === `${date}T${clock}`;
    return isMeant ? new Date(meant) : new Date(`${date}T${clock}:00`);
  }
  try {
    const early = asIfUtc - offsetAt(asIfUtc - dayMs / 2, timeZone);
    const late = asIfUtc - offsetAt(asIfUtc + dayMs / 2, timeZone);
    const first = Math.min(early, late);
    const fits = (at: number) => at + offsetAt(at, timeZone) === asIfUtc;
    if (!Number.isNaN(meant) && fits(meant)) return new Date(meant);
    if (fits(first)) return new Date(first);
    return new Date(fits(Math.max(early, late)) ? Math.max(early, late) : early);
  } catch {
    return null;
  }
}

/** True for an IANA zone that this machine knows; '' is its own. */
export function isTimeZone(zone: string): boolean {
  return instantOfWallTime('2026-01-01T12:00', zone) !== null;
}

/**
 * All instants at which clocks of a zone show a wall time: none where a change of clocks skips it, two in the hour that
 * comes twice. '' is the machine's own zone. Empty for a time or zone that is none.
 */
export function instantsOfWallTime(wall: string, timeZone: string): Date[] {
  const one = instantOfWallTime(wall, timeZone);
  if (!one) return [];
  const shown = wall.slice(0, 16);
  const near = [one.getTime() - hourMs, one.getTime() - hourMs / 2, one.getTime()];
  const later = [one.getTime() + hourMs / 2, one.getTime() + hourMs];
  return [...near, ...later]
    .filter((at) => wallTimeAt(new Date(at), timeZone) === shown)
    .map((at) => new Date(at));
}

/** What clocks of an IANA zone show at an instant, `YYYY-MM-DDTHH:mm`; '' is the machine's own zone. */
export function wallTimeAt(at: Date, timeZone: string): string {
  const zone = timeZone || Intl.DateTimeFormat().resolvedOptions().timeZone;
  return new Date(at.getTime() + offsetAt(at.getTime(), zone)).toISOString().slice(0, 16);
}

/** The wall time of an instant, with its offset from UTC where it is the second of two that clocks show alike. */
export function exactWallTimeAt(at: Date, timeZone: string): string {
  const wall = wallTimeAt(at, timeZone);
  if (instantOfWallTime(wall, timeZone)?.getTime() === at.getTime()) return wall;
  const minutes = Math.round((Date.parse(`${wall}Z`) - at.getTime()) / 60_000);
  const two = (number: number) => String(number).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${wall}${minutes < 0 ? '-' : '+'}${two(Math.trunc(size / 60))}:${two(size % 60)}`;
}

/** The clock of a wall time as people say it, with the zone it is in: “10:00 AM EST”; '' while no hour is agreed. */
export function wallClock(wall: string, timeZone: string, locale?: string): string {
  const at = instantOfWallTime(wall, timeZone);
  if (!at) return '';
  const clock = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return dateFormat(locale, { ...clock, ...(timeZone && { timeZone }) }).format(at);
}

/** An hour of the day `HH:mm` as people say it, whatever its zone: “10:00 AM”; '' for what is none. */
export function wallWords(clock: string, locale?: string): string {
  const [, hour = '', minute = ''] = /^(\d{2}):(\d{2})$/.exec(clock) ?? [];
  if (hour === '') return '';
  const format = dateFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format.format(Date.UTC(2026, 0, 1, Number(hour), Number(minute)));
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** How far a zone is ahead of UTC at an instant, in milliseconds. Throws a RangeError for a zone that is none. */
export function offsetAt(at: number, timeZone: string): number {
  const parts = dateFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(new Date(at));
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shown - Math.floor(at / 1000) * 1000;
}
