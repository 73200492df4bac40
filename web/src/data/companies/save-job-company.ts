import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { storedRecord } from '../rows/stored-record.ts';
import { queryHiddenCompanies } from '../settings/hidden-companies.ts';
import { keepInStep, ownCompanyTables } from './companies.ts';
import { ownCompanyIds } from './company-by-name.ts';

/**
 * Keeps the company of a job, with the place of the job as where it is as long as nothing better is known; one that is kept
 * already is answered as it is, with `already` true.
 */
export const keepJobCompany = command('keepJobCompany', (jobId: number, clock: Clock = systemClock) => ({
  label: 'companyKept',
  tables: ['jobs', ...ownCompanyTables],
  clock,
  run: async (writer) => {
    const { companyName, city, state, country, latitude, longitude } = await storedRecord(
      writer,
      'jobs',
      jobId,
    );
    // Of the person's own making, also at a job of the example data.
    return keepInStep(writer, { companyName, city, state, country, latitude, longitude }, clock);
  },
}));

/** The name of the company of a job where it could be kept: it is neither kept already nor hidden; '' otherwise. */
export async function companyToKeep(db: OwnData, jobId: number): Promise<string> {
  const job = await db.jobs.get(jobId);
  const name = typeof job?.companyName === 'string' ? job.companyName.trim() : '';
  const folded = foldCompanyName(name);
  if (folded === '' || (await ownCompanyIds(db, name)).length > 0) return '';
  const hidden = await queryHiddenCompanies(db);
  return hidden.some((one) => foldCompanyName(one) === folded) ? '' : name;
}
