import { inOrder } from '@foothold/core/entities/job/job-history.ts';
import { applicationOf, type StatusStep } from '@foothold/core/tracking/application-path.ts';
import type { EmployerJob } from '@foothold/core/tracking/employer-history.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { queryCompanyJobs } from '../jobs/company-jobs.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';

/** The own jobs at an employer with what became of each application, live. */
export function useEmployerJobs(companyName: string): EmployerJob[] | undefined {
  return useOwnQuery(`employer jobs ${companyName}`, (db) => queryEmployerJobs(db, companyName));
}

/** Reads the jobs of one employer by its folded name, and their histories. */
export async function queryEmployerJobs(db: OwnData, companyName: string): Promise<EmployerJob[]> {
  const jobs = await queryCompanyJobs(db, companyName);
  const events = await db.jobEvents
    .where('jobId')
    .anyOf(jobs.map(({ internalId }) => internalId))
    .toArray();
  const stepsOf = Map.groupBy(inOrder(readRows('jobEvents', events).rows), ({ jobId }) => jobId);
  return jobs.map(({ internalId, jobTitle, dateAdded, status, applied, dateApplied }) => {
    const steps = (stepsOf.get(internalId) ?? []).flatMap(({ statusTo, date }): StatusStep[] =>
      statusTo ? [{ status: statusTo, date }] : [],
    );
    return {
      jobId: internalId,
      jobTitle: jobTitle.trim(),
      savedOn: dateAdded.slice(0, 10),
      application: applicationOf({ status, applied, dateApplied, steps }),
    };
  });
}
