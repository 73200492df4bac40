import { isJobStatus, jobStatuses } from '@foothold/core/entities/job/job-status.ts';
import {
  type Application,
  applicationOf,
  type StatusStep,
} from '@foothold/core/tracking/application-path.ts';
import type { OwnData } from '../rows/own-data.ts';

const historyIndex = '[jobId+date+createdAt+statusTo]';

/** Keys that are read in one transaction: while one lasts, a change of status waits for it. */
const sliceLength = 2000;

/**
 * The statuses each job went through, oldest first, by its key. Read from the keys of an index alone and in slices, so
 * that a change made meanwhile is never held up; entries that set no status are not in the index. Rejects once `signal`
 * calls it off.
 */
export async function readHistories(
  db: OwnData,
  { slice = sliceLength, signal }: { slice?: number; signal?: AbortSignal | undefined } = {},
): Promise<Map<number, StatusStep[]>> {
  const histories = new Map<number, StatusStep[]>();
  let last: readonly unknown[] = [];
  for (;;) {
    signal?.throwIfAborted();
    const keys = await db.jobEvents.where(historyIndex).above(last).limit(slice).keys();
    for (const key of keys as unknown as readonly unknown[][]) {
      const [jobId, date, , status] = key;
      if (typeof jobId !== 'number' || typeof date !== 'string' || !isJobStatus(status)) continue;
      const steps = histories.get(jobId);
      if (steps) steps.push({ status, date });
      else histories.set(jobId, [{ status, date }]);
    }
    if (keys.length < slice) return histories;
    last = keys.at(-1) as unknown as readonly unknown[];
  }
}

/** The application of each job that has one, by the job's key; no row is read. Rejects once `signal` calls it off. */
export async function queryApplications(
  db: OwnData,
  signal?: AbortSignal,
): Promise<Map<number, Application>> {
  const histories = await readHistories(db, { signal });
  const [applied, dates] = await Promise.all([
    db.jobs.where('keys.applied').equals(1).primaryKeys(),
    datesApplied(db),
  ]);
  const marked = new Set(applied);
  const applications = new Map<number, Application>();
  // One after the other, so that the page may breathe between them.
  for (const { value: status } of jobStatuses) {
    for (const id of await db.jobs.where('status').equals(status).primaryKeys()) {
      const facts = {
        status,
        applied: marked.has(id),
        dateApplied: dates.get(id) ?? '',
        steps: histories.get(id) ?? [],
      };
      const application = applicationOf(facts);
      if (application) applications.set(id, application);
    }
  }
  return applications;
}

async function datesApplied(db: OwnData): Promise<Map<number, string>> {
  const dates = new Map<number, string>();
  await db.jobs
    .where('dateApplied')
    .above('')
    .eachKey((date, { primaryKey }) => {
      if (typeof date === 'string') dates.set(primaryKey, date);
    });
  return dates;
}
