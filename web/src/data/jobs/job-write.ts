import type { JobWithHistory, RuleContext } from '@foothold/core/entities/job/apply-status.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import type { JobEvent } from '@foothold/core/entities/job/job-event.ts';
import { datesOfHistory, type HistoryEntry, savedFirst } from '@foothold/core/entities/job/job-history.ts';
import { stampJob } from '@foothold/core/entities/job/job-stamp.ts';
import { nextInstant } from '@foothold/core/entities/record.ts';
import { foldCompanyName } from '@foothold/core/text/company-name.ts';
import type { Clock } from '../rows/clock.ts';
import { type BrokenRow, readRow, readRows } from '../rows/read-rows.ts';
import { rowsPointingAt } from '../rows/referencing-rows.ts';
import { isSameValue } from '../rows/same-value.ts';
import { Refusal } from '../rows/save-result.ts';
import type { TableName } from '../rows/tables.ts';
import type { Writer } from '../rows/writer.ts';

/** The tables a change of a job reads and writes. */
export const jobTables = ['jobs', 'jobEvents', 'companies'] as const satisfies readonly TableName[];

/** A stored job with its history, as it was read to be changed. */
export type StoredJob = {
  job: Job;
  history: JobEvent[];
  stored: { job: unknown; history: readonly unknown[] };
};

/** The stored job with its history; refuses when it is gone or cannot be read. */
export async function readJobWithHistory(writer: Writer, id: number): Promise<StoredJob> {
  const { jobs, broken } = await readJobsWithHistory(writer, [id]);
  if (jobs[0]) return jobs[0];
  throw new Refusal('invalid', { text: broken[0]?.problem ?? '' });
}

/**
 * The stored jobs with their histories, in the order of the keys, and beside them those that cannot be read; refuses
 * when one is gone.
 */
export async function readJobsWithHistory(
  writer: Writer,
  ids: readonly number[],
): Promise<{ jobs: StoredJob[]; broken: BrokenRow[] }> {
  const rows = await writer.getMany('jobs', ids);
  const events = Map.groupBy(
    await rowsPointingAt(writer.db, 'jobEvents', 'jobId', ids),
    ({ jobId }) => jobId,
  );
  const read: { jobs: StoredJob[]; broken: BrokenRow[] } = { jobs: [], broken: [] };
  for (const [index, id] of ids.entries()) {
    const stored = rows[index];
    if (stored === undefined) throw new Refusal('missing');
    const { record, broken } = readRow('jobs', stored);
    const history = events.get(id) ?? [];
    if (!record) read.broken.push(broken);
    else
      read.jobs.push({
        job: record,
        history: readRows('jobEvents', history).rows,
        stored: { job: stored, history },
      });
  }
  return read;
}

type JobChange = { before: Pick<StoredJob, 'job' | 'history'> & Partial<StoredJob>; after: JobWithHistory };

/**
 * Writes what a rule made of a job: its events as far as they changed, and the job, stamped. Nothing is written when
 * the rule changed nothing.
 */
export function writeJobWithHistory(
  writer: Writer,
  { before, after, clock }: JobChange & { clock: Clock },
): Promise<void> {
  return writeJobsWithHistory(writer, [{ before, after }], clock);
}

/** `writeJobWithHistory` of many jobs, with one request for each kind of write. */
export async function writeJobsWithHistory(
  writer: Writer,
  changes: readonly JobChange[],
  clock: Clock,
): Promise<void> {
  const now = clock.now();
  const events: { added: HistoryEntry[]; put: JobEvent[]; before: unknown[]; removed: number[] } = {
    added: [],
    put: [],
    before: [],
    removed: [],
  };
  const jobs: { after: Job; before: Job; stored: unknown }[] = [];
  for (const { before, after } of changes) {
    const known = new Map(before.history.map((event) => [event.uid, event]));
    const rows = new Map((before.stored?.history ?? []).map((row) => [(row as JobEvent).internalId, row]));
    let changed = !isSameValue(before.job, after.job);
    // What was saved from a posting was saved on that day, whatever came before it.
    const isByHand = after.job.jobPostingData === '';
    for (const entry of isByHand ? savedFirst(after.history) : after.history) {
      const former = known.get(entry.uid);
      known.delete(entry.uid);
      if (isSameValue(former, entry)) continue;
      changed = true;
      if (!isStored(entry)) events.added.push(entry);
      else {
        events.put.push({ ...entry, updatedAt: nextInstant(now, entry.updatedAt) });
        events.before.push(rows.get(entry.internalId));
      }
    }
    for (const { internalId } of known.values()) {
      changed = true;
      events.removed.push(internalId);
    }
    if (!changed) continue;
    const job = { ...after.job, ...datesOfHistory(after.history) };
    jobs.push({ after: job, before: before.job, stored: before.stored?.job });
  }
  if (events.put.length > 0) await writer.putMany('jobEvents', events.put, allOf(events.before));
  if (events.added.length > 0) await writer.addMany('jobEvents', events.added);
  if (events.removed.length > 0) await writer.removeMany('jobEvents', events.removed);
  if (jobs.length === 0) return;
  const isOwn = await ownCompanies(
    writer,
    jobs.map(({ after }) => after.companyName),
  );
  const stamped = jobs.map(({ after, before }) =>
    stampJob(
      { ...after, companyAlreadyAdded: isOwn(after.companyName) },
      { now, newUid: clock.newUid, before },
    ),
  );
  await writer.putMany('jobs', stamped, allOf(jobs.map(({ stored }) => stored)));
}

/** The rows, where each of them is known; else they are read again. */
function allOf(rows: readonly unknown[]): readonly unknown[] | undefined {
  return rows.every((row) => row !== undefined) ? rows : undefined;
}

/** The moment a rule works at: one instant for all it makes. */
export function madeBy(clock: Clock): RuleContext {
  return { now: clock.now(), newUid: clock.newUid };
}

/** Checks which of these names are saved companies, compared without case and accents (docs/spec/readings.md R15). */
async function ownCompanies(
  writer: Writer,
  companyNames: readonly string[],
): Promise<(companyName: string) => boolean> {
  const names = [...new Set(companyNames.map(foldCompanyName))].filter(Boolean);
  const counts = await Promise.all(
    names.map((name) => writer.db.companies.where('keys.name').equals(name).count()),
  );
  const own = new Set(names.filter((_, index) => counts[index]));
  return (companyName) => own.has(foldCompanyName(companyName));
}

const isStored = (entry: HistoryEntry): entry is JobEvent => entry.internalId !== undefined;
