import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';

/** Own jobs by the folded name of their company. */
export type CompanyCounts = ReadonlyMap<string, number>;

/** How many own jobs each of these companies has, by its folded name, live; reads the index alone, no rows. */
export function useCompanyCounts(companyNames: readonly string[]): CompanyCounts | undefined {
  return useOwnQuery(`jobs at ${companyNames.join('|')}`, (db) => queryCompanyCounts(db, companyNames), {
    keep: true,
  });
}

/** Counts the jobs of each company by the index of names. */
export async function queryCompanyCounts(
  db: OwnData,
  companyNames: readonly string[],
): Promise<CompanyCounts> {
  const names = [...new Set(companyNames.map(foldCompanyName))].filter(Boolean);
  const counts = await Promise.all(names.map((name) => db.jobs.where('keys.company').equals(name).count()));
  return new Map(names.map((name, at) => [name, counts[at] ?? 0]));
}

/** A company of own jobs that is not kept, with how many jobs it has. */
export type JobCompany = { companyName: string; jobs: number; jobId: number };

/** Companies of own jobs that are not among the own ones, those with most jobs first. */
export function useUnsavedCompanies(most: number): JobCompany[] | undefined {
  return useOwnQuery(`companies not kept ${most}`, (db) => queryUnsavedCompanies(db, most), { keep: true });
}

/** Reads the index of the jobs’ company names, and of the first job of those that are told its name as written. */
export async function queryUnsavedCompanies(db: OwnData, most: number): Promise<JobCompany[]> {
  const own = new Set((await db.companies.orderBy('keys.name').uniqueKeys()).map(String));
  const counts = new Map<string, number>();
  await db.jobs.orderBy('keys.company').eachKey((key) => {
    const name = String(key);
    if (name !== '' && !own.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  const first = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, most);
  const rows = await Promise.all(
    first.map(([name]) => db.jobs.where('keys.company').equals(name).reverse().first()),
  );
  return first.flatMap(([, jobs], at) => {
    const job = rows[at];
    return job && typeof job.companyName === 'string'
      ? [{ companyName: job.companyName.trim(), jobs, jobId: job.internalId }]
      : [];
  });
}
