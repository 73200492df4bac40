import type { KeptDocument } from '@foothold/core/domain/kept-file.ts';
import { type Clock, systemClock } from './clock.ts';
import { command } from './command.ts';
import { handOnContent } from './document-content.ts';
import { inPortions, type Portions } from './in-portions.ts';
import { rowsPointingAt } from './pointing-rows.ts';
import { Refusal } from './save-result.ts';
import { references, type TableName } from './tables.ts';
import type { Writer } from './writer.ts';

const pointing = references.filter((reference) => reference.to === 'jobs');
const deleteTables: readonly TableName[] = ['jobs', ...new Set(pointing.map((reference) => reference.table))];

/**
 * Deletes jobs with their history, tasks, documents and snapshots, in one step that Undo takes back whole. Interviews,
 * contacts, conversations and practice stay and no longer point at the job. A job that cannot be read is deleted too.
 * Many are taken in portions, of which `onProgress` tells; an aborted `signal` leaves everything as it was.
 */
export const deleteJobs = command(
  'deleteJobs',
  (ids: readonly number[], clock: Clock = systemClock, portions: Portions = {}) => {
    const unique = [...new Set(ids)];
    return {
      label: unique.length === 1 ? 'Job deleted' : `${unique.length} jobs deleted`,
      tables: deleteTables,
      clock,
      run: async (writer) => {
        await inPortions(unique, portions, async (some) => {
          const stored = await writer.getMany('jobs', some);
          if (stored.includes(undefined)) throw new Refusal('missing');
          await releaseJobs(writer, some, clock);
          await writer.removeMany('jobs', some);
        });
        return { id: unique[0] ?? 0 };
      },
    };
  },
);

/** `deleteJobs` of one. */
export const deleteJob = command('deleteJob', (id: number, clock: Clock = systemClock) =>
  deleteJobs.plan([id], clock),
);

async function releaseJobs(writer: Writer, ids: readonly number[], clock: Clock): Promise<void> {
  for (const { table, field, hold } of pointing) {
    const rows = await rowsPointingAt(writer.db, table, field, ids);
    if (rows.length === 0) continue;
    if (table === 'documents') await handOnContent(writer, rows as KeptDocument[], clock);
    if (hold !== 'free')
      await writer.removeMany(
        table,
        rows.map((row) => row.internalId),
      );
    else
      await writer.putMany(
        table,
        rows.map((row) => ({ ...row, [field]: null })),
        rows,
      );
  }
}

/** Makes a record point at nothing, as what it pointed at goes away. */
export async function clearReference(
  writer: Writer,
  { table, key, field }: { table: TableName; key: number; field: string },
): Promise<void> {
  const row = await writer.get(table, key);
  if (row) await writer.put(table, { ...row, [field]: null });
}
