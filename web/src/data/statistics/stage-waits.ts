import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import { type StageWait, stageWaits } from '@foothold/core/tracking/stage-waits.ts';
import { useCountedQuery } from '../db/counted-query.ts';
import { readHistories } from './applications.ts';

/** How long the person's jobs typically stayed in each status, live; only statuses with five stays or more. */
export function useStageWaits(): ReadonlyMap<JobStatus, StageWait> | undefined {
  return useCountedQuery('stage waits', ['jobEvents'], async (db, signal) =>
    stageWaits((await readHistories(db, { signal })).values()),
  );
}
