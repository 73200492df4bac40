import {
  addDays,
  type CalendarDate,
  daysBetween,
  isCalendarDate,
  weekDayOf,
} from '../dates/calendar-date.ts';
import { formatLocale } from '../text/format-locale.ts';
import type { Application } from './application-path.ts';

/** A week, by the calendar date it begins on, with the applications sent and the first replies that came in it. */
export type WeekCount = { readonly start: string; readonly applications: number; readonly replies: number };

/** A day of the week as `Intl.Locale` counts them: 1 is Monday, 7 is Sunday. */
export type WeekDay = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** How many weeks the diagram shows. */
export const weeksShown = 12;

/** The day a week begins on where the interface is read; Monday (ISO 8601) where that is not known. */
export function firstDayOfWeek(locale = formatLocale()): WeekDay {
  try {
    const known = new Intl.Locale(locale ?? new Intl.DateTimeFormat().resolvedOptions().locale) as WithWeek;
    const day = (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay;
    return isWeekDay(day) ? day : 1;
  } catch {
    return 1;
  }
}

/** The calendar date that the week of `date` begins on. */
export function weekStart(date: string, firstDay: WeekDay): CalendarDate {
  return addDays(date, -((weekDayOf(date) - firstDay + 7) % 7));
}

/**
 * Applications and first replies of the last weeks, oldest week first; the last one holds `today`. What is before, in
 * the future, or has no date is not in it.
 */
export function weeklyActivity(
  applications: readonly Application[],
  { today, firstDay, weeks = weeksShown }: { today: string; firstDay: WeekDay; weeks?: number },
): WeekCount[] {
  const first = addDays(weekStart(today, firstDay), -7 * (weeks - 1));
  const counts = Array.from({ length: weeks }, (_, at) => ({
    start: addDays(first, 7 * at),
    applications: 0,
    replies: 0,
  }));
  const note = (date: string | null, what: 'applications' | 'replies') => {
    // Most of a long history is before the first week: it is left out before its date is read.
    if (!date || date < first || date > today || !isCalendarDate(date)) return;
    const week = counts[Math.floor(daysBetween(first, date) / 7)];
    if (week) week[what] += 1;
  };
  for (const { sentOn, repliedOn } of applications) {
    note(sentOn, 'applications');
    note(repliedOn, 'replies');
  }
  return counts;
}

/** Chromium and Safari answer by a method, Firefox does not know yet, older ones have a property. */
type WithWeek = Intl.Locale & {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
};

const isWeekDay = (day: unknown): day is WeekDay =>
  Number.isInteger(day) && Number(day) >= 1 && Number(day) <= 7;
