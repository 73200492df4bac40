import { addDays, type CalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { startOfDay } from '@foothold/core/dates/day-bounds.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';

/** Jobs that were saved and applied for in one week. */
export type WeekCounts = { saved: number; applied: number };

/** The counts of the week that begins on a calendar date, live; what is dated ahead of it is not in it. */
export function useWeekCounts(start: CalendarDate): WeekCounts | undefined {
  return useOwnQuery(`week ${start}`, (db) => queryWeekCounts(db, start), { keep: true });
}

/** Counts two ranges of indexes. */
export async function queryWeekCounts(db: OwnData, start: CalendarDate): Promise<WeekCounts> {
  const end = addDays(start, 7);
  return {
    saved: await db.jobs.where('dateAdded').between(midnight(start), midnight(end)).count(),
    applied: await db.jobs.where('dateApplied').between(start, end).count(),
  };
}

/** The instant a day begins where the person is, as jobs are stamped. */
function midnight(date: CalendarDate): string {
  return startOfDay(date, '').toISOString();
}
