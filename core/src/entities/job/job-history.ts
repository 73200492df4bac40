import type { Job } from './job.ts';
import type { JobEvent } from './job-event.ts';
import { defaultJobStatus, type JobStatus } from './job-status.ts';

/** An entry that may not be stored yet; `uid` tells entries apart until the database has given a key. */
export type HistoryEntry = Omit<JobEvent, 'internalId'> & { internalId?: number | undefined };

/** Oldest first: by the day it happened, then by the instant it was written down. */
export function inOrder<T extends HistoryEntry>(history: readonly T[]): T[] {
  return [...history].sort((a, b) => compare(a.date, b.date) || compare(a.createdAt, b.createdAt));
}

/** The newest entry that set a status, or null. */
export function newestStatusEntry<T extends HistoryEntry>(history: readonly T[]): T | null {
  return inOrder(history).findLast((entry) => entry.statusTo !== null) ?? null;
}

/** What lists know of a history without reading it: the days of the newest follow-up and of the newest word from the employer. */
export function datesOfHistory(history: readonly HistoryEntry[]): Pick<Job, 'followedUpDate' | 'heardDate'> {
  const ordered = inOrder(history);
  return {
    followedUpDate: ordered.findLast(({ kind }) => kind === 'follow-up')?.date ?? '',
    heardDate: ordered.findLast(comesFromThem)?.date ?? '',
  };
}

/**
 * True for an entry that the employer brought about: an interview, a rejection, an offer, or a message noted as theirs.
 * An accepted or declined offer is the person's own answer, and a canceled job may be either's.
 */
export function comesFromThem({ kind, statusTo }: Pick<HistoryEntry, 'kind' | 'statusTo'>): boolean {
  return kind === 'heard' || (statusTo !== null && theirStatuses.has(statusTo));
}

const theirStatuses: ReadonlySet<JobStatus> = new Set<JobStatus>([
  'rejected-before-interview',
  'interview-requested',
  'interview-scheduled',
  'interview-in-progress',
  'rejected-after-interview',
  'offer-pending',
]);

/** The status a history ends in (docs/spec/design.md, jobEvents): that of its newest entry, else not started. */
export function statusOfHistory(history: readonly HistoryEntry[]): JobStatus {
  return newestStatusEntry(history)?.statusTo ?? defaultJobStatus;
}

/**
 * The same entries, oldest first, with each `statusFrom` set to the status before it. Entries that were already right
 * are the same objects, so that only what changed needs writing.
 */
export function relinkHistory<T extends HistoryEntry>(history: readonly T[]): T[] {
  let status: JobStatus = defaultJobStatus;
  return inOrder(history).map((entry) => {
    if (entry.statusTo === null) return entry;
    const statusFrom = status;
    status = entry.statusTo;
    return entry.statusFrom === statusFrom ? entry : { ...entry, statusFrom };
  });
}

/**
 * One entry corrected by the person. A new date keeps the first one in `dateCorrectedFrom`; correcting back to it
 * clears that. The entry keeps its place among others of the same day.
 */
export function correctEntry<T extends HistoryEntry>(
  entry: T,
  change: { date?: string | undefined; note?: string | undefined; statusTo?: JobStatus | undefined },
): T {
  const date = change.date ?? entry.date;
  const first = entry.dateCorrectedFrom || entry.date;
  return {
    ...entry,
    date,
    dateCorrectedFrom: date === first ? '' : first,
    note: change.note ?? entry.note,
    statusTo: entry.kind === 'status' ? (change.statusTo ?? entry.statusTo) : entry.statusTo,
  };
}

/**
 * The history with saving no later than the first thing that happened: who notes an application of last month had the
 * job before. Entries that are right are the same objects.
 */
export function savedFirst<T extends HistoryEntry>(history: readonly T[]): readonly T[] {
  const [first] = inOrder(history);
  if (!first || !history.some(({ kind, date }) => kind === 'saved' && date > first.date)) return history;
  const moved = history.map((entry) =>
    entry.kind === 'saved' && entry.date > first.date ? { ...entry, date: first.date } : entry,
  );
  // Before what was noted in the same moment.
  return moved.toSorted((a, b) => Number(b.kind === 'saved') - Number(a.kind === 'saved'));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
