import { calendarDate, dateOfText } from '../../dates/calendar-date.ts';
import { nextInstant } from '../record.ts';
import type { Job } from './job.ts';
import {
  correctEntry,
  type HistoryEntry,
  newestStatusEntry,
  relinkHistory,
  statusOfHistory,
} from './job-history.ts';
import { defaultJobStatus, type JobStatus, jobStatus } from './job-status.ts';

/** A job with its whole history, before or after a rule. Entries without `internalId` are new. */
export type JobWithHistory = { job: Job; history: HistoryEntry[] };

/** Where a rule takes its time and ids from. */
export type RuleContext = { now: Date; newUid: () => string };

/**
 * Sets a status on a date (docs/spec/states.md, Job status: any status may follow any other).
 * The job's status is that of its newest entry, so a date before that leaves the status and completes the history.
 * A status that implies an application writes dateApplied where there is none (docs/spec/readings.md R12).
 * The status it already has: nothing changes, unless another date or a note is given, which the newest entry then has.
 */
export function applyStatus(
  before: JobWithHistory,
  change: { status: JobStatus; date: string; note?: string | undefined; keepDate?: boolean },
  context: RuleContext,
): JobWithHistory {
  const { job } = before;
  const history = withPresentStatus(before, context);
  const newest = newestStatusEntry(history);
  const present = newest?.statusTo ?? defaultJobStatus;
  const note = change.note?.trim() ?? '';
  const isSameDay = newest === null || change.keepDate || newest.date === change.date;
  if (present === change.status && isSameDay && (newest === null || note === '')) return before;
  if (newest && present === change.status) {
    const correction = {
      ...(!isSameDay && { date: change.date }),
      ...(note && { note: [newest.note, note].filter(Boolean).join('\n\n') }),
    };
    return applyCorrection(before, newest.uid, correction, context);
  }

  const entry = newEntry(
    job,
    { kind: 'status', statusTo: change.status, date: change.date, note: change.note ?? '' },
    {
      ...context,
      after: history,
    },
  );
  const settled = settle(job, [...makeRoom(history, change), entry]);
  if (!jobStatus(change.status).impliesApplied) return settled;
  if (job.dateApplied && !isEarlierApplication(before, change)) return settled;
  return { ...settled, job: { ...settled.job, dateApplied: change.date, applied: true } };
}

/**
 * True where an application is noted on a day before the date applied, which an answer had given: who writes the answer down
 * first and the application after it means that day.
 */
function isEarlierApplication(
  { job, history }: JobWithHistory,
  { status, date }: { status: JobStatus; date: string },
): boolean {
  const isStated = ({ kind, statusTo }: HistoryEntry) =>
    kind === 'applied' || statusTo === 'application-submitted';
  const given = history.filter((entry) => entry.date === job.dateApplied);
  return (
    status === 'application-submitted' &&
    date < job.dateApplied &&
    given.some(({ statusTo }) => statusTo !== null) &&
    !history.some(isStated)
  );
}

/** Corrects one entry; the status follows the history, and dateApplied follows the entry it came from. */
export function applyCorrection(
  before: JobWithHistory,
  uid: string,
  change: { date?: string | undefined; note?: string | undefined; statusTo?: JobStatus | undefined },
  context: RuleContext,
): JobWithHistory {
  const history = withPresentStatus(before, context);
  const entry = history.find((candidate) => candidate.uid === uid);
  if (!entry) return before;
  const corrected = correctEntry(entry, change);
  const settled = settle(
    before.job,
    history.map((candidate) => (candidate.uid === uid ? corrected : candidate)),
  );
  const gaveDateApplied =
    entry.date === before.job.dateApplied &&
    (entry.kind === 'applied' || entry.statusTo === 'application-submitted');
  return gaveDateApplied ? { ...settled, job: { ...settled.job, dateApplied: corrected.date } } : settled;
}

/** Takes one entry out; the status follows what is left. dateApplied stays: it is the person's own statement. */
export function applyRemoval(before: JobWithHistory, uid: string, context: RuleContext): JobWithHistory {
  const history = withPresentStatus(before, context);
  return settle(
    before.job,
    history.filter((entry) => entry.uid !== uid),
  );
}

/** The job and its history once the history is in order: status and statusDate are those of the newest entry. */
export function settle(job: Job, history: readonly HistoryEntry[]): JobWithHistory {
  const linked = relinkHistory(history);
  return {
    job: { ...job, status: statusOfHistory(linked), statusDate: newestStatusEntry(linked)?.date ?? '' },
    history: linked,
  };
}

/**
 * The history with an entry for the status the job has now. A job that came from elsewhere may have a status and no
 * history; without this its first entry would silently replace the status it came with.
 */
export function withPresentStatus({ job, history }: JobWithHistory, context: RuleContext): HistoryEntry[] {
  if (job.status === defaultJobStatus || newestStatusEntry(history)) return history;
  const date = job.statusDate || job.dateApplied || dateOfText(job.updatedAt) || calendarDate(context.now);
  return [
    ...history,
    newEntry(job, { kind: 'status', statusTo: job.status, date, note: '' }, { ...context, after: history }),
  ];
}

/** An entry to be stored; written down after every entry there is, so that it is the last one of its day. */
export function newEntry(
  job: Job,
  fields: Pick<HistoryEntry, 'kind' | 'statusTo' | 'date' | 'note'>,
  { now, newUid, after }: RuleContext & { after: readonly HistoryEntry[] },
): HistoryEntry {
  const last = after
    .map(({ createdAt }) => createdAt)
    .sort()
    .at(-1);
  const at = nextInstant(now, last);
  return {
    uid: newUid(),
    createdAt: at,
    updatedAt: at,
    isExample: job.isExample,
    jobId: job.internalId,
    statusFrom: null,
    dateCorrectedFrom: '',
    ...fields,
  };
}

/**
 * Nobody prepares an application after sending it: entries of that stage that are dated later than an application,
 * an answer or an offer move back to its day, marked as corrected.
 */
function makeRoom(
  history: HistoryEntry[],
  { status, date }: { status: JobStatus; date: string },
): HistoryEntry[] {
  if (!jobStatus(status).impliesApplied) return history;
  return history.map((entry) => {
    const preparing = entry.statusTo === defaultJobStatus || entry.statusTo === 'application-in-progress';
    return preparing && entry.date > date ? correctEntry(entry, { date }) : entry;
  });
}
