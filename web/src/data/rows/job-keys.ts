import type { Job } from '@foothold/core/entities/job/job.ts';
import { jobKeys } from '@foothold/core/entities/job/job-stamp.ts';
import type { Dexie, Table } from 'dexie';
import { readRow } from './read-rows.ts';

/**
 * Gives the keys that lists need to jobs that lack them: rows written by an older release or another program.
 * Costs two counts when there are none. Rows that do not parse stay as they are and are reported by the lists.
 */
export async function healJobKeys(db: Dexie): Promise<number> {
  const jobs: Table<Job, number> = db.table('jobs');
  return db.transaction('rw', jobs, async () => {
    let healed = 0;
    for (const key of await unlistedJobKeys(db)) {
      const { record } = readRow('jobs', await jobs.get(key));
      if (!record) continue;
      const updatedAt =
        record.updatedAt || record.dateUpdated || record.dateAdded || new Date(0).toISOString();
      await jobs.put({ ...record, updatedAt, keys: jobKeys(record) });
      healed += 1;
    }
    return healed;
  });
}

/** Keys of jobs that the list indexes do not hold, because a field they need is missing or of a wrong type. */
export async function unlistedJobKeys(db: Dexie): Promise<number[]> {
  const jobs: Table<Job, number> = db.table('jobs');
  const listed = jobs.where('[keys.group+updatedAt]').between(['', ''], ['\uffff', '\uffff']);
  if ((await listed.count()) === (await jobs.count())) return [];
  const known = new Set(await listed.primaryKeys());
  return (await jobs.toCollection().primaryKeys()).filter((key) => !known.has(key));
}
