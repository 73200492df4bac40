import type * as z from 'zod/mini';
import { dateFormat } from '../text/formats.ts';

/**
 * A day that somebody stated without an hour, `YYYY-MM-DD`: the same day for every reader (docs/spec/readings.md R36,
 * decision 0065). It is made by the functions of this folder alone, and never becomes an instant but as the beginning
 * or the end of a day in a named zone (`day-bounds.ts`).
 */
export type CalendarDate = string & z.$brand<'CalendarDate'>;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const dayMs = 86_400_000;

/** True for a date that exists, written `YYYY-MM-DD`, in the years 1900 to 2200. */
export function isCalendarDate(text: string): text is CalendarDate {
  const [, year = '', month = '', day = ''] = pattern.exec(text) ?? [];
  return calendarDateOf(Number(year), Number(month), Number(day)) !== null;
}

/** The date with these numbers (months from 1), null where there is none; in the years 1900 to 2200. */
export function calendarDateOf(year: number, month: number, day: number): CalendarDate | null {
  if (!(year >= 1900 && year <= 2200 && month >= 1 && month <= 12 && day >= 1)) return null;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? dateAt(at.getTime()) : null;
}

/** The calendar date of an instant where the person is, or in an IANA zone. */
export function calendarDate(now: Date, timeZone?: string): CalendarDate {
  if (timeZone === undefined) return written(now.getFullYear(), now.getMonth() + 1, now.getDate());
  const parts = dateFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(now);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return written(part('year'), part('month'), part('day'));
}

/**
 * The calendar date of a stored calendar date or instant, where the person is; '' for anything else. Midnight UTC to the
 * millisecond is the date itself: that is how earlier versions stored one, and an instant hardly ever is.
 */
export function dateOfText(text: string): CalendarDate | '' {
  if (isCalendarDate(text)) return text;
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) return '';
  return ms % dayMs === 0 ? dateAt(ms) : calendarDate(new Date(ms));
}

/** The date that earlier versions stored as its midnight in UTC; any other text as it is. */
export function unstampedDate(text: string): string {
  return /^\d{4}-\d{2}-\d{2}T00:00:00(?:\.000)?Z$/.test(text) ? text.slice(0, 10) : text;
}

/** The date `days` later (earlier when negative). */
export function addDays(date: string, days: number): CalendarDate {
  return dateAt(numberOf(date) + days * dayMs);
}

/** Whole days from one date to another, negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((numberOf(to) - numberOf(from)) / dayMs);
}

/** The day of the week of a date, 1 for Monday to 7 for Sunday. */
export function weekDayOf(date: string): number {
  return new Date(numberOf(date)).getUTCDay() || 7;
}

/** A date in a language, the same words in every zone: by `dateStyle: 'long'` unless said; '' for what is no date. */
export function dateWords(
  date: string,
  locale?: string,
  parts: Omit<Intl.DateTimeFormatOptions, 'timeZone' | 'timeStyle'> = { dateStyle: 'long' },
): string {
  if (!isCalendarDate(date)) return '';
  return dateFormat(locale, { ...parts, timeZone: 'UTC' }).format(numberOf(date));
}

/** Two dates as one span in a language, what they share said once: “Nov 23 – 29”; '' where one of them is no date. */
export function dateSpanWords(
  from: string,
  to: string,
  locale?: string,
  parts: Omit<Intl.DateTimeFormatOptions, 'timeZone' | 'timeStyle'> = { month: 'short', day: 'numeric' },
): string {
  if (!isCalendarDate(from) || !isCalendarDate(to)) return '';
  return dateFormat(locale, { ...parts, timeZone: 'UTC' }).formatRange(numberOf(from), numberOf(to));
}

/** A number that dates are counted by, a day apart: no instant. */
function numberOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function dateAt(number: number): CalendarDate {
  return new Date(number).toISOString().slice(0, 10) as CalendarDate;
}

function written(year: number, month: number, day: number): CalendarDate {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` as CalendarDate;
}
