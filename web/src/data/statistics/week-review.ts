import { addDays, type CalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { type WeekReview, weekReview } from '@foothold/core/tracking/week-review.ts';
import { type WeekCount, type WeekDay, weeklyActivity } from '@foothold/core/tracking/weekly-activity.ts';
import { useCountedQuery } from '../db/counted-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';
import { queryApplications } from './applications.ts';
import { queryWeekCounts } from './week-counts.ts';

/** One week with its counts: applications and first replies as the diagram of weeks counts them. */
export type CountedReview = WeekReview & Pick<WeekCount, 'applications' | 'replies'> & { saved: number };

type Week = { start: CalendarDate; today: string; firstDay: WeekDay };

/** Looks back on one week, live; undefined while it is counted. */
export function useWeekReview(week: Week): CountedReview | undefined {
  return useCountedQuery(
    `review ${week.start} ${week.today}`,
    ['jobs', 'jobEvents', 'interviews'],
    (db, signal) => queryWeekReview(db, week, signal),
  );
}

/** Reads the entries of the week, the jobs of these and those that wait, and the histories of all of them, by index. */
export async function queryWeekReview(
  db: OwnData,
  { start, today, firstDay }: Week,
  signal?: AbortSignal,
): Promise<CountedReview> {
  const end = addDays(start, 6);
  const touched = await db.jobEvents.where('date').between(start, end, true, true).toArray();
  const waiting = await db.jobs
    .where('status')
    .anyOf(['application-submitted', 'interview-in-progress'])
    .primaryKeys();
  signal?.throwIfAborted();
  const ids = [...new Set([...touched.map(({ jobId }) => jobId), ...waiting])];
  const jobs = (await db.jobs.bulkGet(ids)).filter((row) => row !== undefined);
  const events = await db.jobEvents.where('jobId').anyOf(ids).toArray();
  const interviews = await db.interviews.where('dateOfInterview').between(start, `${end}\uffff`).toArray();
  signal?.throwIfAborted();
  const applications = await queryApplications(db, signal);
  const [count] = weeklyActivity([...applications.values()], {
    today: end < today ? end : today,
    firstDay,
    weeks: 1,
  });
  return {
    ...weekReview(
      {
        jobs: readRows('jobs', jobs).rows,
        events: readRows('jobEvents', events).rows,
        interviews: readRows('interviews', interviews).rows,
      },
      { start, today },
    ),
    applications: count?.applications ?? 0,
    replies: count?.replies ?? 0,
    saved: (await queryWeekCounts(db, start)).saved,
  };
}
