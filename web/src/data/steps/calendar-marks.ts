import { type CalendarMark, calendarMarks } from '@foothold/core/tracking/calendar-marks.ts';
import { ownData } from '../db/db.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { queryStepSources } from './next-steps.ts';

/** The last day that a date can be: everything that is open counts, however far ahead. */
const lastDay = '2200-12-31';

/** Days of own jobs, tasks and offers for the calendar, live; none while they are not shown or load. */
export function useCalendarMarks(isShown: boolean): CalendarMark[] {
  const marks = useOwnQuery(`calendar marks ${isShown}`, async (db) =>
    isShown ? queryCalendarMarks(db) : [],
  );
  return marks ?? [];
}

/** Those of the data that is open now, for a calendar file. */
export async function readCalendarMarks(): Promise<CalendarMark[]> {
  const db = ownData();
  return db ? queryCalendarMarks(db) : [];
}

/** Reads what is in hand and dated. */
export async function queryCalendarMarks(db: OwnData): Promise<CalendarMark[]> {
  return calendarMarks(await queryStepSources(db, { from: lastDay, until: lastDay }));
}
