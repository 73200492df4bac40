import type { Company } from '@foothold/core/entities/company/company.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import type { JournalChange } from '@foothold/core/own-data/journal-entry.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import type { OwnData } from '../rows/own-data.ts';

type Named = Partial<Pick<Company, 'companyName' | 'keys'>> | undefined;

/**
 * Says of jobs again whether their company is among the person's own (docs/spec/readings.md R15), where an entry added,
 * renamed or removed one or, taken back, brought former jobs; within its transaction. It is read from the companies and
 * no change of the job: it is in no journal, and Undo of an edit of the job does not care.
 */
export async function followOwnCompanies(
  db: OwnData,
  changes: readonly JournalChange[],
  { isTakenBack = false } = {},
): Promise<void> {
  const names = new Set<string>();
  for (const { table, before, after } of changes) {
    if (table !== 'companies') continue;
    const [former, now] = [before, after].map((row) => nameOf(row as Named));
    if (former === now) continue;
    for (const name of [former, now]) if (name) names.add(name);
  }
  // Jobs of the same entry were written beside companies that were not there yet, or were there still.
  if (names.size > 0 || isTakenBack)
    for (const { table, before, after } of changes)
      if (table === 'jobs')
        for (const row of isTakenBack ? [before] : [after]) names.add(nameOf(row as Named));
  names.delete('');
  if (names.size === 0) return;
  const asked = [...names];
  const own = new Set(await db.companies.where('keys.name').anyOf(asked).uniqueKeys());
  const isWrong = (job: Job) => {
    const name = nameOf(job);
    return names.has(name) && job.companyAlreadyAdded !== own.has(name);
  };
  const rows = db.jobs.where('keys.company').anyOf(asked).filter(isWrong);
  await rows.modify((job: Job) => {
    job.companyAlreadyAdded = own.has(nameOf(job));
  });
}

function nameOf(row: Named | Job): string {
  const written = row?.companyName;
  return typeof written === 'string' ? foldCompanyName(written) : '';
}
