import { calendarDate, weekDayOf } from '../../dates/calendar-date.ts';

/** The days of a week as `operating_hours` names them. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Which day it is where a place lies, and what it says of its hours on that day; null for a zone that is not known. */
export function hoursToday(
  hours: Readonly<Partial<Record<Weekday, string>>>,
  { timeZone, now }: { timeZone: string; now: Date },
): { day: Weekday; text: string } | null {
  if (timeZone === '') return null;
  try {
    const day = weekdays[weekDayOf(calendarDate(now, timeZone)) - 1] ?? 'monday';
    return { day, text: hours[day] ?? '' };
  } catch {
    // An unknown zone is a RangeError: nothing true can be said of it.
    return null;
  }
}
