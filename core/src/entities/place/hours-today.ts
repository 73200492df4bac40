import { wallTimeAt } from '../../dates/wall-time.ts';

/** The days of a week as `operating_hours` names them, Sunday first. */
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export type Weekday = (typeof weekdays)[number];

/** Which day it is where a place lies, and what it says of its hours on that day; null for a zone that is not known. */
export function hoursToday(
  hours: Readonly<Partial<Record<Weekday, string>>>,
  { timeZone, now }: { timeZone: string; now: Date },
): { day: Weekday; text: string } | null {
  if (timeZone === '') return null;
  try {
    const date = wallTimeAt(now, timeZone).slice(0, 10);
    const day = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'sunday';
    return { day, text: hours[day] ?? '' };
  } catch {
    // An unknown zone is a RangeError: nothing true can be said of it.
    return null;
  }
}
