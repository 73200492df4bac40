import type { Company } from '@foothold/core/entities/company/company.ts';
import { mergedCompanies } from '@foothold/core/entities/company/merge-companies.ts';
import { nextInstant } from '@foothold/core/entities/record.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import { tablesAround } from '../entries/remove-records.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { rowsPointingAt } from '../rows/pointing-rows.ts';
import { Refusal } from '../rows/save-result.ts';
import { storedRecord } from '../rows/stored-record.ts';
import { references } from '../rows/tables.ts';

/** Own companies that share a folded name (READINGS R15), two or more each, the one first kept in front. */
export function sameNamed(companies: readonly Company[]): Company[][] {
  const byName = Map.groupBy(companies, ({ companyName }) => foldCompanyName(companyName));
  byName.delete('');
  return [...byName.values()].filter((same) => same.length > 1);
}

/**
 * Makes one company of several that are one employer, in one step that Undo takes back: fields as `mergedCompanies` says,
 * and what pointed at the others points at the kept one.
 */
export const mergeCompanies = command(
  'mergeCompanies',
  (keptId: number, otherIds: readonly number[], clock: Clock = systemClock) => {
    const ids = [...new Set(otherIds)].filter((id) => id !== keptId);
    if (ids.length === 0) throw new Refusal('invalid', { detail: 'There is nothing to merge.' });
    return {
      label: 'Companies merged',
      tables: tablesAround('companies'),
      clock,
      run: async (writer) => {
        const kept = await storedRecord(writer, 'companies', keptId);
        const others = await Promise.all(ids.map((id) => storedRecord(writer, 'companies', id)));
        const { merged } = mergedCompanies(kept, others);
        for (const { table, field } of references.filter(({ to }) => to === 'companies')) {
          const rows = await rowsPointingAt(writer.db, table, field, ids);
          if (rows.length > 0)
            await writer.putMany(
              table,
              rows.map((row) => ({ ...row, [field]: keptId })),
              rows,
            );
        }
        await writer.put('companies', { ...merged, updatedAt: nextInstant(clock.now(), kept.updatedAt) });
        await writer.removeMany('companies', ids);
        return { id: keptId };
      },
    };
  },
);
