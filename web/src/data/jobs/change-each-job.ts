import type { Job } from '@foothold/core/entities/job/job.ts';
import type { Clock } from '../rows/clock.ts';
import { type BatchOptions, inBatches } from '../rows/in-batches.ts';
import { isSameValue } from '../rows/same-value.ts';
import type { Writer } from '../rows/writer.ts';
import { refuseOnlyOne } from './job-progress.ts';
import { readJobsWithHistory, writeJobsWithHistory } from './job-write.ts';

/** How many jobs are other now, and those that cannot be read and stay as they are. */
export type ChangedJobs = { changed: number; unreadable: number[] };

/** Changes fields of each of these jobs that have no part in its history; those that stay the same are not written. */
export async function changeEachJob(
  writer: Writer,
  ids: readonly number[],
  change: (job: Job) => Job,
  { batches, clock }: { batches: BatchOptions; clock: Clock },
): Promise<ChangedJobs> {
  const unreadable: number[] = [];
  let changed = 0;
  await inBatches(ids, batches, async (some) => {
    const { jobs, broken } = await readJobsWithHistory(writer, some);
    refuseOnlyOne(ids, broken);
    unreadable.push(...broken.map(({ key }) => key));
    const changes = jobs
      .map((before) => ({ before, after: { job: change(before.job), history: before.history } }))
      .filter(({ before, after }) => !isSameValue(before.job, after.job));
    await writeJobsWithHistory(writer, changes, clock);
    changed += changes.length;
  });
  return { changed, unreadable };
}
