import { matchKeys } from '@foothold/core/entities/job/job-identity.ts';
import {
  jobMemory,
  type MemoryQuestion,
  type RememberedJob,
} from '@foothold/core/entities/job/job-memory.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { queryHiddenCompanies } from '../settings/hidden-companies.ts';
import { queryCompanyJobs } from './company-jobs.ts';

/** What own data knows of a company before a job of it is looked at. */
export type CompanyMemory = {
  /** Its other own jobs, the one to know first in front. */
  jobs: RememberedJob[];
  /** Its name as it was hidden from searches, '' when it is not hidden. */
  hiddenAs: string;
};

/** What is known of the company of a posting, a job or a form, live; undefined while it loads. */
export function useJobMemory({ companyName, jobTitle, except }: MemoryQuestion): CompanyMemory | undefined {
  const itself = typeof except === 'number' ? except : except && matchKeys(except);
  return useOwnQuery(`memory ${JSON.stringify([companyName, jobTitle, itself])}`, (db) =>
    queryJobMemory(db, { companyName, jobTitle, except }),
  );
}

/** Reads the jobs at the company by index, and the short list of hidden companies. */
export async function queryJobMemory(db: OwnData, question: MemoryQuestion): Promise<CompanyMemory> {
  const folded = foldCompanyName(question.companyName);
  if (folded === '') return { jobs: [], hiddenAs: '' };
  const hidden = await queryHiddenCompanies(db);
  return {
    jobs: jobMemory(await queryCompanyJobs(db, question.companyName), question),
    hiddenAs: hidden.find((name) => foldCompanyName(name) === folded) ?? '',
  };
}
