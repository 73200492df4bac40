import { addDays } from '@foothold/core/dates/calendar-date.ts';
import { type NextStepSources, nextStepDays } from '@foothold/core/tracking/next-steps.ts';
import { daysPlanned } from '@foothold/core/tracking/reminders.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { queryStepSources } from './next-steps.ts';

/** What reminders of the coming two weeks are planned from, live; undefined while it loads. */
export function useReminderSources(today: string): NextStepSources | undefined {
  return useOwnQuery(`reminders ${today}`, (db) => queryReminderSources(db, today));
}

/** Reads what is in hand and what is dated up to two weeks ahead. */
export function queryReminderSources(db: OwnData, today: string): Promise<NextStepSources> {
  return queryStepSources(db, {
    from: addDays(today, -nextStepDays.followUp),
    until: addDays(today, daysPlanned),
  });
}
