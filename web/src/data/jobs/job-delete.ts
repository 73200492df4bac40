import { removeRecords, tablesAround } from '../entries/remove-records.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { type BatchOptions, inBatches } from '../rows/in-batches.ts';
import { Refusal } from '../rows/save-result.ts';
import type { TableName } from '../rows/tables.ts';
import type { Writer } from '../rows/writer.ts';

/**
 * Deletes jobs with their history, tasks, documents and snapshots, in one step that Undo takes back whole. Interviews,
 * contacts, conversations and practice stay and no longer reference the job. A job that cannot be read is deleted too.
 * Many are deleted in batches; `onProgress` is called after each; an aborted `signal` leaves everything as it was.
 */
export const deleteJobs = command(
  'deleteJobs',
  (ids: readonly number[], clock: Clock = systemClock, batches: BatchOptions = {}) => {
    const unique = [...new Set(ids)];
    return {
      label: 'jobsDeleted',
      values: { count: unique.length },
      tables: tablesAround('jobs'),
      clock,
      run: async (writer) => {
        await inBatches(unique, batches, async (some) => {
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

/** Makes a record reference nothing, as what it referenced goes away. */
export async function clearReference(
  writer: Writer,
  { table, key, field }: { table: TableName; key: number; field: string },
): Promise<void> {
  const row = await writer.get(table, key);
  if (row) await writer.put(table, { ...row, [field]: null });
}
