import type { AssistantData } from '@foothold/core/ai/builtin/assistant/assistant-data.ts';
import { addDays, calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { firstDayOfWeek } from '@foothold/core/tracking/weekly-activity.ts';
import { queryCompanies } from '../../data/companies/company-rows.ts';
import { queryInterviews } from '../../data/interviews/interviews.ts';
import type { Clock } from '../../data/rows/clock.ts';
import type { OwnData } from '../../data/rows/own-data.ts';
import { readRows } from '../../data/rows/read-rows.ts';
import { queryApplications } from '../../data/statistics/applications.ts';
import { queryWorkRecord } from '../../data/statistics/work-record.ts';

/** What is read at most: the jobs changed last, entries of histories of a year, tasks. The rest is counted by index. */
export const builtinLimits = { jobs: 2000, eventDays: 400, events: 5000, tasks: 2000 } as const;

/** Gathers the own data that questions are answered from by rule. Rejects once `signal` calls it off. */
export async function queryBuiltinData(
  db: OwnData,
  clock: Clock,
  { locale, signal }: { locale?: string; signal?: AbortSignal } = {},
): Promise<AssistantData> {
  const now = clock.now();
  const today = calendarDate(now);
  const firstDay = firstDayOfWeek();
  const jobs = await db.jobs.orderBy('updatedAt').reverse().limit(builtinLimits.jobs).toArray();
  const applications = await queryApplications(db, signal);
  const { rates } = await queryWorkRecord(db, { today, firstDay }, signal);
  const events = await db.jobEvents
    .where('date')
    .aboveOrEqual(addDays(today, -builtinLimits.eventDays))
    .reverse()
    .limit(builtinLimits.events)
    .toArray();
  signal?.throwIfAborted();
  // Open ones first: they are at the end of the index.
  const tasks = await db.tasks.orderBy('[open+dueDate]').reverse().limit(builtinLimits.tasks).toArray();
  const [{ interviews }, { companies }] = [await queryInterviews(db), await queryCompanies(db)];
  signal?.throwIfAborted();
  return {
    today,
    now,
    firstDay,
    locale,
    jobs: readRows('jobs', jobs).rows,
    jobCount: await db.jobs.count(),
    applications,
    rates: { source: rates.source, fit: rates.fit },
    interviews,
    tasks: readRows('tasks', tasks).rows,
    offers: readRows('offers', await db.offers.toArray()).rows,
    contacts: readRows('contacts', await db.contacts.toArray()).rows,
    companies,
    events: readRows('jobEvents', events).rows,
  };
}
