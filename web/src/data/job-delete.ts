import { type Clock, systemClock } from './clock.ts';
import { command } from './command.ts';
import { inPortions, type Portions } from './in-portions.ts';
import { removeRecords, tablesAround } from './remove-records.ts';
import { Refusal } from './save-result.ts';
import type { TableName } from './tables.ts';
import type { Writer } from './writer.ts';

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
      tables: tablesAround('jobs'),
      clock,
      run: async (writer) => {
        await inPortions(unique, portions, async (some) => {
          const stored = await writer.getMany('jobs', some);
          if (stored.includes(undefined)) throw new Refusal('missing');
          await removeRecords(writer, 'jobs', some, clock);
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

/** Makes a record point at nothing, as what it pointed at goes away. */
export async function clearReference(
  writer: Writer,
  { table, key, field }: { table: TableName; key: number; field: string },
): Promise<void> {
  const row = await writer.get(table, key);
  if (row) await writer.put(table, { ...row, [field]: null });
}
