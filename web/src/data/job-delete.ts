import { type Clock, systemClock } from './clock.ts';
import { commit, type Writer } from './journal.ts';
import { attempt, Refusal, type SaveResult } from './save-result.ts';
import { references, type TableName } from './tables.ts';

/** What a job takes with it; anything else that points at it stays and forgets it. */
const goesAlong: readonly TableName[] = ['jobEvents', 'tasks', 'documents', 'snapshots'];
const pointing = references.filter((reference) => reference.to === 'jobs');
const deleteTables: readonly TableName[] = ['jobs', ...new Set(pointing.map((reference) => reference.table))];

/**
 * Deletes jobs with their history, tasks, documents and snapshots, in one step that Undo takes back whole. Interviews,
 * contacts, conversations and practice stay and no longer point at the job. A job that cannot be read is deleted too.
 */
export function deleteJobs(ids: readonly number[], clock: Clock = systemClock): Promise<SaveResult> {
  return attempt(async () => {
    const unique = [...new Set(ids)];
    const label = unique.length === 1 ? 'Job deleted' : `${unique.length} jobs deleted`;
    const { journalId } = await commit(
      label,
      deleteTables,
      async (writer) => {
        for (const id of unique) {
          if ((await writer.get('jobs', id)) === undefined) throw new Refusal('missing');
          await releaseJob(writer, id);
          await writer.remove('jobs', id);
        }
      },
      { clock },
    );
    return { ok: true, id: unique[0] ?? 0, journalId };
  });
}

/** `deleteJobs` of one. */
export function deleteJob(id: number, clock: Clock = systemClock): Promise<SaveResult> {
  return deleteJobs([id], clock);
}

async function releaseJob(writer: Writer, id: number): Promise<void> {
  for (const { table, field } of pointing) {
    const rows = writer.db.table<Record<string, unknown>, number>(table);
    for (const key of await rows.where(field).equals(id).primaryKeys()) {
      if (goesAlong.includes(table)) await writer.remove(table, key);
      else await clearReference(writer, { table, key, field });
    }
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
