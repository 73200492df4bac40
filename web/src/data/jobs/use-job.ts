import type { Job } from '@foothold/core/entities/job/job.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { readRow } from '../rows/read-rows.ts';

/** One job, live. `job` and `problem` both null: there is none of that id. `problem` names fields that do not read. */
export function useJob(id: number): { job: Job | null; problem: string | null } | undefined {
  return useOwnQuery(`job ${id}`, async (db) => {
    const stored = Number.isSafeInteger(id) ? await db.jobs.get(id) : undefined;
    if (stored === undefined) return { job: null, problem: null };
    const { record, broken } = readRow('jobs', stored);
    return { job: record, problem: broken?.problem ?? null };
  });
}
