import { calendarDate, dateOfText } from '../dates/calendar-date.ts';
import {
  applyStatus,
  type JobWithHistory,
  newEntry,
  type RuleContext,
  settle,
} from '../entities/job/apply-status.ts';
import type { Job } from '../entities/job/job.ts';
import { inOrder } from '../entities/job/job-history.ts';
import { defaultJobStatus, type JobStatus, jobStatus } from '../entities/job/job-status.ts';
import type { ImportContext } from './import-context.ts';
import { type ImportedEvent, statusOfEvent } from './import-events.ts';
import { importNote } from './import-notes.messages.ts';
import type { ImportedRow } from './import-row.ts';

/** How far along a status is; the day of a later stage says more than a word that was not kept up to date. */
function stageOf(status: JobStatus): number {
  const { group, phase } = jobStatus(status);
  if (group === 'complete') return 4;
  if (phase === 'offer') return 3;
  if (phase === 'talk') return 2;
  return status === 'application-submitted' ? 1 : 0;
}

/**
 * Brings a job to where its row says it stands: the days of the stages that are over, in their order, then the status,
 * unless one of these days is further along than it.
 */
export function withReached(
  before: JobWithHistory,
  row: ImportedRow,
  context: ImportContext,
): JobWithHistory {
  const today = calendarDate(context.now);
  const over = row.events
    .filter(({ date }) => date !== '' && date <= today)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const dated = over.reduce((state, event) => withEvent(state, event, row, context), before);
  const after = withTicks(dated, row, context);
  const hasStages = over.some(({ event }) => statusOfEvent(event, false) !== null);
  const isAhead = row.events.some(({ event, date }) => event === 'interviewDate' && date > today);
  const status = row.status ?? (isAhead ? 'interview-scheduled' : null);
  const isStale = hasStages && status !== null && stageOf(status) <= stageOf(after.job.status);
  return isStale && !isOtherEnd(status, after.job.status)
    ? after
    : withStatus(after, { ...row, status }, context);
}

/** The stages that a file says were reached, without their days, as far as they lead on. */
function withTicks(before: JobWithHistory, row: ImportedRow, context: ImportContext): JobWithHistory {
  return row.events
    .filter(({ date }) => date === '')
    .flatMap(({ event }) => statusOfEvent(event, isRejectedLate(row)) ?? [])
    .sort((a, b) => stageOf(a) - stageOf(b))
    .filter((status) => row.status === null || stageOf(status) < stageOf(row.status))
    .reduce((state, status) => {
      const isNext = stageOf(status) > stageOf(state.job.status);
      return isNext ? withStatus(state, { ...row, status, statusDate: '' }, context) : state;
    }, before);
}

/** Two ends that both say that it is over, and not the same of it: the word is the newer one. */
function isOtherEnd(status: JobStatus | null, reached: JobStatus): boolean {
  const isRejection = (of: JobStatus | null) => of?.startsWith('rejected') ?? false;
  return (
    status !== null &&
    stageOf(status) === 4 &&
    status !== reached &&
    !(isRejection(status) && isRejection(reached))
  );
}

/** True where the status of a row says that the rejection came after an interview. */
const isRejectedLate = ({ status }: ImportedRow) => status === 'rejected-after-interview';

function withEvent(
  before: JobWithHistory,
  { event, date, name, note: beside }: ImportedEvent,
  row: ImportedRow,
  context: ImportContext,
): JobWithHistory {
  const { job, history } = before;
  const note = [name, beside].filter(Boolean).join(': ');
  const isInterviewed = history.some(
    ({ statusTo }) => statusTo !== null && jobStatus(statusTo).phase === 'talk',
  );
  const status = statusOfEvent(event, isInterviewed || isRejectedLate(row));
  if (status !== null && status !== job.status) {
    const next = applyStatus(before, { status, date, note }, context);
    // The day of an application that only a later stage implies is not known, so none is made up.
    return { ...next, job: { ...next.job, dateApplied: job.dateApplied } };
  }
  if (event === 'deadlineDate') return before;
  const kind = event === 'followUpDate' ? 'follow-up' : 'note';
  const words = note || (kind === 'note' ? context.say(importNote('interview')) : '');
  if (history.some((entry) => entry.kind === kind && entry.date === date && entry.note === words))
    return before;
  const entry = newEntry(job, { kind, statusTo: null, date, note: words }, { ...context, after: history });
  return settle(job, [...history, entry]);
}

/**
 * Brings a job to the status of its row. A status that comes before the application (a wish list entry that was applied
 * for) changes nothing.
 */
export function withStatus(
  state: JobWithHistory,
  { status, statusDate, history }: ImportedRow,
  context: ImportContext,
): JobWithHistory {
  const { job } = state;
  if (status === null || status === job.status) return state;
  const isBehind = status === defaultJobStatus || status === 'application-in-progress';
  if (isBehind && job.applied && history === null) return state;
  const latest = inOrder(state.history).at(-1)?.date ?? '';
  // Only the newest entry is the status: a day before the one it follows cannot be true.
  const isDated =
    statusDate !== '' && statusDate >= job.statusDate && (history === null || statusDate >= latest);
  const date = isDated ? statusDate : undated(state.job, status, context);
  const known = { status, date, note: isDated ? '' : context.say(importNote('undatedStatus')) };
  const hadDate = job.dateApplied !== '';
  const after = applyStatus(state, known, context);
  // The day of an application that only the status implies is not known, so none is made up.
  return hadDate || isDated ? after : { ...after, job: { ...after.job, dateApplied: '' } };
}

/**
 * The day of a status whose file names none: an application is dated as the job was added, which is near it, anything
 * else today, and none before the status it follows.
 */
function undated(job: Job, status: JobStatus, { now }: RuleContext): string {
  const isSending = status === 'application-submitted';
  const day = (isSending && dateOfText(job.dateAdded)) || calendarDate(now);
  return [day, job.statusDate].sort()[1] ?? day;
}
