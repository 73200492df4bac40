import { foldCompanyName } from '@foothold/core/domain/company-name.ts';
import type { Job } from '@foothold/core/domain/job.ts';
import type { OwnData } from './own-data.ts';
import { useOwnQuery } from './own-query.ts';
import { readRows } from './read-rows.ts';

/** The person's jobs at a company, by its folded name (READINGS R15), newest first; live, undefined while it loads. */
export function useCompanyJobs(companyName: string): Job[] | undefined {
  return useOwnQuery(`company jobs ${companyName}`, (db) => queryCompanyJobs(db, companyName));
}

/** Applied ones first, by their date; then by the day they were added. None for a company without a name. */
export async function queryCompanyJobs(db: OwnData, companyName: string): Promise<Job[]> {
  const name = foldCompanyName(companyName);
  if (name === '') return [];
  const { rows } = readRows('jobs', await db.jobs.where('keys.company').equals(name).toArray());
  const rank = (job: Job) => `${job.dateApplied || '0'} ${job.dateAdded}`;
  return rows.sort((a, b) => (rank(a) < rank(b) ? 1 : -1));
}
