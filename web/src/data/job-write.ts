import type { JobWithHistory, Made } from '@foothold/core/domain/apply-status.ts';
import { foldCompanyName } from '@foothold/core/domain/company-name.ts';
import type { Job } from '@foothold/core/domain/job.ts';
import type { JobEvent } from '@foothold/core/domain/job-event.ts';
import { followedUpDate, type HistoryEntry } from '@foothold/core/domain/job-history.ts';
import { stampJob } from '@foothold/core/domain/job-stamp.ts';
import { nextInstant } from '@foothold/core/domain/record.ts';
import type { Clock } from './clock.ts';
import type { Writer } from './journal.ts';
import { readRow, readRows } from './read-rows.ts';
import { isSameValue } from './same-value.ts';
import { Refusal } from './save-result.ts';
import type { TableName } from './tables.ts';

/** The tables a change of a job reads and writes. */
export const jobTables = ['jobs', 'jobEvents', 'companies'] as const satisfies readonly TableName[];

/** The stored job with its history; refuses when it is gone or cannot be read. */
export async function readJobWithHistory(
  writer: Writer,
  id: number,
): Promise<{ job: Job; history: JobEvent[] }> {
  const stored = await writer.get('jobs', id);
  if (stored === undefined) throw new Refusal('missing');
  const { record, broken } = readRow('jobs', stored);
  if (!record) throw new Refusal('invalid', { detail: broken.problem });
  const events = await writer.db.jobEvents.where('jobId').equals(id).toArray();
  return { job: record, history: readRows('jobEvents', events).rows };
}

/**
 * Writes what a rule made of a job: its events as far as they changed, and the job, stamped. Nothing is written when
 * the rule changed nothing.
 */
export async function writeJobWithHistory(
  writer: Writer,
  {
    before,
    after,
    clock,
  }: { before: { job: Job; history: JobEvent[] }; after: JobWithHistory; clock: Clock },
): Promise<void> {
  const now = clock.now();
  const stored = new Map(before.history.map((event) => [event.uid, event]));
  let changed = !isSameValue(before.job, after.job);
  for (const entry of after.history) {
    const known = stored.get(entry.uid);
    stored.delete(entry.uid);
    if (isSameValue(known, entry)) continue;
    changed = true;
    if (isStored(entry))
      await writer.put('jobEvents', { ...entry, updatedAt: nextInstant(now, entry.updatedAt) });
    else await writer.add('jobEvents', entry);
  }
  for (const { internalId } of stored.values()) {
    changed = true;
    await writer.remove('jobEvents', internalId);
  }
  if (!changed) return;
  const companyAlreadyAdded = await isOwnCompany(writer, after.job.companyName);
  const job = { ...after.job, companyAlreadyAdded, followedUpDate: followedUpDate(after.history) };
  await writer.put('jobs', stampJob(job, { now, newUid: clock.newUid, before: before.job }));
}

/** The moment a rule works at: one instant for all it makes. */
export function madeBy(clock: Clock): Made {
  return { now: clock.now(), newUid: clock.newUid };
}

/** True when a company of that name, folded, is among the person's own (READINGS R15). */
export async function isOwnCompany(writer: Writer, companyName: string): Promise<boolean> {
  const name = foldCompanyName(companyName);
  return name !== '' && (await writer.db.companies.where('keys.name').equals(name).count()) > 0;
}

const isStored = (entry: HistoryEntry): entry is JobEvent => entry.internalId !== undefined;
