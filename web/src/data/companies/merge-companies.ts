import type { Company } from '@foothold/core/entities/company/company.ts';
import { mergedCompanies } from '@foothold/core/entities/company/merge-companies.ts';
import { stampJob } from '@foothold/core/entities/job/job-stamp.ts';
import { nextInstant } from '@foothold/core/entities/record.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { tablesAround } from '../entries/remove-records.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { readRows } from '../rows/read-rows.ts';
import { rowsPointingAt } from '../rows/referencing-rows.ts';
import { Refusal } from '../rows/save-result.ts';
import { storedRecord } from '../rows/stored-record.ts';
import { references } from '../rows/tables.ts';
import type { Writer } from '../rows/writer.ts';

/** Own companies that share a folded name (docs/spec/readings.md R15), two or more each, the one first kept in front. */
export function sameNamed(companies: readonly Company[]): Company[][] {
  const byName = Map.groupBy(companies, ({ companyName }) => foldCompanyName(companyName));
  byName.delete('');
  return [...byName.values()].filter((same) => same.length > 1);
}

/**
 * Makes one company of several that are one employer, in one step that Undo takes back: fields as `mergedCompanies` says,
 * what referenced the others references the kept one, and jobs of another name get its name, since a job finds its company by it.
 */
export const mergeCompanies = command(
  'mergeCompanies',
  (storedId: number, otherIds: readonly number[], clock: Clock = systemClock) => {
    const ids = [...new Set(otherIds)].filter((id) => id !== storedId);
    if (ids.length === 0) throw new Refusal('invalid', { detail: 'nothingToMerge' });
    return {
      label: 'companiesMerged',
      tables: [...new Set([...tablesAround('companies'), 'jobs' as const])],
      clock,
      run: async (writer) => {
        const kept = await storedRecord(writer, 'companies', storedId);
        const others = await Promise.all(ids.map((id) => storedRecord(writer, 'companies', id)));
        const { merged } = mergedCompanies(kept, others);
        for (const { table, field } of references.filter(({ to }) => to === 'companies')) {
          const rows = await rowsPointingAt(writer.db, table, field, ids);
          if (rows.length > 0)
            await writer.putMany(
              table,
              rows.map((row) => ({ ...row, [field]: storedId })),
              rows,
            );
        }
        await renameJobs(writer, { from: others, to: kept, clock });
        await writer.put('companies', { ...merged, updatedAt: nextInstant(clock.now(), kept.updatedAt) });
        await writer.removeMany('companies', ids);
        return { id: storedId };
      },
    };
  },
);

/** The names of companies that no job of the kept one has, folded. */
export function otherNames(kept: Company, others: readonly Company[]): string[] {
  const own = foldCompanyName(kept.companyName);
  const names = others.map(({ companyName }) => foldCompanyName(companyName));
  return [...new Set(names)].filter((name) => name !== '' && name !== own);
}

type Renaming = { from: readonly Company[]; to: Company; clock: Clock };

async function renameJobs(writer: Writer, { from, to, clock }: Renaming): Promise<void> {
  const stored = await writer.db.jobs.where('keys.company').anyOf(otherNames(to, from)).toArray();
  const { rows } = readRows('jobs', stored);
  if (rows.length === 0) return;
  const { companyName } = to;
  await writer.putMany(
    'jobs',
    rows.map((before) => ({
      ...stampJob({ ...before, companyName }, { now: clock.now(), newUid: clock.newUid, before }),
      companyAlreadyAdded: true,
    })),
  );
}
