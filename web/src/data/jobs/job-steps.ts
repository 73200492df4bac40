import { type NextStep, nextStepByJob } from '@foothold/core/tracking/next-steps.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';

/** The next step of each of these jobs that needs one, by its key, live; for the rows in sight, not for whole lists. */
export function useJobSteps(
  jobIds: readonly number[],
  today: string,
): ReadonlyMap<number, NextStep> | undefined {
  return useOwnQuery(
    `steps ${today} ${jobIds.join()}`,
    (db) => queryJobSteps(db, jobIds, today, systemClock.now()),
    {
      keep: true,
    },
  );
}

/** Reads the jobs with their open tasks, interviews and offers by index. */
export async function queryJobSteps(
  db: OwnData,
  jobIds: readonly number[],
  today: string,
  now?: Date,
): Promise<Map<number, NextStep>> {
  const [jobs, interviews, tasks, offers] = await Promise.all([
    db.jobs.bulkGet([...jobIds]),
    db.interviews.where('jobId').anyOf(jobIds).toArray(),
    db.tasks.where('jobId').anyOf(jobIds).toArray(),
    db.offers.where('jobId').anyOf(jobIds).toArray(),
  ]);
  const sources = {
    jobs: readRows(
      'jobs',
      jobs.filter((job) => job !== undefined),
    ).rows,
    interviews: readRows('interviews', interviews).rows,
    tasks: readRows('tasks', tasks).rows,
    offers: readRows('offers', offers).rows,
  };
  return nextStepByJob({ ...sources, ...(now && { now }) }, today);
}
