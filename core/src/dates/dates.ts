import { calendarDateOf } from './calendar-date.ts';
import { placeInTime, type StatedTime, statedInstant } from './stated-time.ts';

/** Milliseconds of one day. */
export const dayMs = 86_400_000;

/**
 * The time that a posting's date means, no more exact than it is stated, or null when it names none
 * (docs/spec/readings.md R13, R31, R36). Reads epoch seconds and milliseconds, ISO dates and date-times, RFC 822,
 * `MM/DD/YYYY`, “Aug 5, 2026”, “Sun Sep 20 07:00:00 UTC 2026”, and words relative to `now` (“3 days ago”, “30+ days ago”, “yesterday”). Midnight in
 * whatever zone is a date: no employer posts or closes at that minute, and every tool writes dates so. Impossible dates
 * and years outside 1990–2100 are null, never rolled over.
 */
export function statedTime(value: unknown, { now }: { now: number }): StatedTime | null {
  if (value instanceof Date) return inRange(value.getTime());
  if (typeof value === 'number') return fromEpoch(value);
  if (typeof value !== 'string') return null;
  const text = value.trim().replace(/\s+/g, ' ');
  if (text === '' || text.length > 80) return null;
  if (/^\d{9,13}$/.test(text)) return fromEpoch(Number(text));
  return (
    fromIso(text) ??
    fromRfc822(text) ??
    fromClockDate(text) ??
    fromSlashes(text) ??
    fromMonthName(text) ??
    fromWords(text, now)
  );
}

/**
 * Whole days since an instant (epoch milliseconds) or date text; 0 for one in the future, −1 for a bad date
 * (docs/spec/rules.md, Display).
 */
export function daysAgo(value: number | string | null | undefined, now: number): number {
  const at = statedTime(value, { now });
  return at === null ? -1 : Math.max(0, Math.floor((now - placeInTime(at)) / dayMs));
}

function fromEpoch(value: number): StatedTime | null {
  if (!Number.isFinite(value) || value <= 0) return null;
  return inRange(value < 1e11 ? value * 1000 : value);
}

const clock = '(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:[.,](\\d{1,9}))?)?';
const zone = '(Z|UTC|GMT|UT|[ECMP][SD]T|[+-]\\d{2}(?::?\\d{2})?)?';
const iso = new RegExp(`^(\\d{4})-?(\\d{2})-?(\\d{2})(?:[T ]${clock} ?${zone})?$`, 'i');
const rfc822 = new RegExp(
  `^(?:[a-z]{3,9},? )?(\\d{1,2}) ([a-z]{3})[a-z]* (\\d{4}|\\d{2})(?: ${clock} ?${zone})?$`,
  'i',
);

function fromIso(text: string): StatedTime | null {
  const match = iso.exec(text);
  if (!match) return null;
  const [, year, month, day, ...time] = match;
  return stated([Number(year), Number(month), Number(day)], time);
}

function fromRfc822(text: string): StatedTime | null {
  const match = rfc822.exec(text);
  if (!match) return null;
  const [, day, month = '', year = '', ...time] = match;
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  return stated([fullYear, monthNumber(month), Number(day)], time);
}

const clockDate = new RegExp(`^[a-z]{3},? ([a-z]{3}) (\\d{1,2}) ${clock} ?${zone} (\\d{4})$`, 'i');

/** “Sun Sep 20 07:00:00 UTC 2026”, as C, Java and shells write a time. */
function fromClockDate(text: string): StatedTime | null {
  const match = clockDate.exec(text);
  if (!match) return null;
  const [, month = '', day, ...time] = match;
  const year = time.pop();
  return stated([Number(year), monthNumber(month), Number(day)], time);
}

const slashes = new RegExp(`^(\\d{1,2})/(\\d{1,2})/(\\d{4})(?: ${clock})?$`);

/** US order; a first number above 12 can only be the day. */
function fromSlashes(text: string): StatedTime | null {
  const match = slashes.exec(text);
  if (!match) return null;
  const [, first, second, year, ...time] = match;
  const isDayFirst = Number(first) > 12;
  const month = Number(isDayFirst ? second : first);
  return stated([Number(year), month, Number(isDayFirst ? first : second)], time);
}

function fromMonthName(text: string): StatedTime | null {
  const match = /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text);
  if (!match) return null;
  const [, month = '', day, year] = match;
  return stated([Number(year), monthNumber(month), Number(day)], []);
}

const unitMs = { second: 1000, minute: 60_000, hour: 3_600_000, day: dayMs, week: 7 * dayMs } as const;
const units: Readonly<Record<string, keyof typeof unitMs | 'month' | 'year'>> = {
  s: 'second',
  sec: 'second',
  second: 'second',
  min: 'minute',
  minute: 'minute',
  h: 'hour',
  hr: 'hour',
  hour: 'hour',
  d: 'day',
  day: 'day',
  w: 'week',
  wk: 'week',
  week: 'week',
  mo: 'month',
  month: 'month',
  y: 'year',
  yr: 'year',
  year: 'year',
};
const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};

/** “30+ days ago” is read as 30 days: the latest day that it can be. */
function fromWords(text: string, now: number): StatedTime | null {
  if (!Number.isFinite(now)) return null;
  const words = text
    .toLowerCase()
    .replace(/^(?:re-?posted|posted|updated|listed|active|employer active)[: ]+(?:on )?/, '');
  if (/^(?:just (?:now|posted)|now|today|moments ago|a few (?:seconds|minutes) ago|new)$/.test(words))
    return inRange(now);
  if (words === 'yesterday') return inRange(now - dayMs);
  const match = /^(?:about |over |almost |more than )?(\d{1,4}|[a-z]+)\+? ?([a-z]+?)s?\+?(?: ago)?$/.exec(
    words,
  );
  if (!match) return null;
  const [, amount = '', unitText = ''] = match;
  const count = numberWords[amount] ?? Number(amount);
  const unit = units[unitText];
  if (!unit || !Number.isInteger(count) || (unitText.length > 2 && !words.endsWith('ago'))) return null;
  if (unit === 'month' || unit === 'year') return monthsBefore(now, unit === 'year' ? count * 12 : count);
  return inRange(now - count * unitMs[unit]);
}

/** The same day of an earlier month; the 31st becomes the last day of a shorter one. */
function monthsBefore(now: number, months: number): StatedTime | null {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return inRange(date.getTime());
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function monthNumber(name: string): number {
  return monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

const zoneHours: Readonly<Record<string, number>> = {
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};

function stated(
  [year, month, day]: [number, number, number],
  time: (string | undefined)[],
): StatedTime | null {
  const [hour = '0', minute = '0', second = '0', fraction = '', zoneText = ''] = time;
  const date = calendarDateOf(year, month, day);
  if (date === null || year < firstYear || year >= lastYear) return null;
  const [h, m, s] = [Number(hour), Number(minute), Number(second)];
  const isEnd = h === 24 && m === 0 && s === 0;
  if ((h > 23 && !isEnd) || m > 59 || s > 60) return null;
  const ms = Math.floor(Number(`0.${fraction || '0'}`) * 1000);
  if (isEnd || h + m + s + ms === 0) return date as string as StatedTime;
  const clockText = `${two(h)}:${two(m)}:${two(Math.min(s, 59))}.${String(ms).padStart(3, '0')}`;
  const text = `${date}T${clockText}${offsetOf(zoneText)}`;
  // An offset of a day or more, or of 60 minutes, is no zone.
  return Number.isNaN(Date.parse(text)) ? null : (text as StatedTime);
}

/** “EST” and “-5” as `-05:00`, UTC as `Z`; '' for no zone. */
function offsetOf(text: string): string {
  const named = zoneHours[text.toUpperCase()];
  if (named !== undefined) return `-${two(-named)}:00`;
  const [, sign = '', hours = '', minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(text) ?? [];
  if (sign !== '') return Number(hours) + Number(minutes) === 0 ? 'Z' : `${sign}${hours}:${minutes}`;
  return text === '' ? '' : 'Z';
}

const two = (value: number) => String(value).padStart(2, '0');
const firstYear = 1990;
const lastYear = 2100;

function inRange(ms: number): StatedTime | null {
  return ms >= Date.UTC(firstYear) && ms < Date.UTC(lastYear) ? statedInstant(ms) : null;
}
