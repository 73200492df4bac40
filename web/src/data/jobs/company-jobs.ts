import type { Job } from '@foothold/core/entities/job/job.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRows } from '../rows/read-rows.ts';

/**
 * The person's jobs at a company, by its folded name (docs/spec/readings.md R15): applied ones first, by their date;
 * then by the day they were added. None for a company without a name.
 */
export async function queryCompanyJobs(db: OwnData, companyName: string): Promise<Job[]> {
  const name = foldCompanyName(companyName);
  if (name === '') return [];
  const { rows } = readRows('jobs', await db.jobs.where('keys.company').equals(name).toArray());
  const rank = (job: Job) => `${job.dateApplied || '0'} ${job.dateAdded}`;
  return rows.sort((a, b) => (rank(a) < rank(b) ? 1 : -1));
}
