import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import {
  applyCorrection,
  applyRemoval,
  type JobWithHistory,
  newEntry,
  type RuleContext,
} from '@foothold/core/entities/job/apply-status.ts';
import type { JobStatus } from '@foothold/core/entities/job/job-status.ts';
import type { JournalName } from '@foothold/core/own-data/journal.messages.ts';
import { type Change, command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { storedRow } from '../rows/stored-record.ts';
import type { Writer } from '../rows/writer.ts';
import { checkedDate } from './job-progress.ts';
import { jobTables, madeBy, readJobWithHistory, writeJobWithHistory } from './job-write.ts';

/** Adds a note to a job's history on a day. */
export const addJobNote = command(
  'addJobNote',
  (jobId: number, { date, note }: { date: string; note: string }, clock: Clock = systemClock) =>
    historyChange('noteAdded', jobId, clock, added('note', date, note)),
);

/** Notes that the person asked how things stand; reminders to follow up count from that day on. */
export const addFollowUp = command(
  'addFollowUp',
  (jobId: number, { date, note = '' }: { date: string; note?: string }, clock: Clock = systemClock) =>
    historyChange('followUpNoted', jobId, clock, added('follow-up', date, note)),
);

/** Notes that the employer wrote or called, without a change of status; “Last heard” is that day when it is the newest. */
export const addHeard = command(
  'addHeard',
  (jobId: number, { date, note = '' }: { date: string; note?: string }, clock: Clock = systemClock) =>
    historyChange('messageNoted', jobId, clock, added('heard', date, note)),
);

function added(kind: 'note' | 'follow-up' | 'heard', date: string, note: string) {
  const fields = { kind, statusTo: null, date: checkedDate(date), note };
  return ({ job, history }: JobWithHistory, context: RuleContext): JobWithHistory => ({
    job: kind === 'follow-up' ? { ...job, followUp: leftFollowUp(job.followUp, date, context.now) } : job,
    history: [...history, newEntry(job, fields, { ...context, after: history })],
  });
}

/** The day that was set for a follow-up, '' once it was made; one that is noted for an earlier day leaves a later plan. */
function leftFollowUp(planned: string, date: string, now: Date): string {
  return planned <= date || date === calendarDate(now) ? '' : planned;
}

/**
 * Corrects an entry: its day, its note, or the status it set. The first day stays in `dateCorrectedFrom`, the job's
 * status follows the corrected history (docs/spec/design.md, jobEvents).
 */
export const correctJobEvent = command(
  'correctJobEvent',
  (
    eventId: number,
    change: { date?: string | undefined; note?: string | undefined; statusTo?: JobStatus | undefined },
    clock: Clock = systemClock,
  ) =>
    entryChange('historyCorrected', eventId, clock, (before, uid, context) => {
      if (change.date !== undefined) checkedDate(change.date);
      return applyCorrection(before, uid, change, context);
    }),
);

/** Takes an entry out of the history; the job's status is then that of the newest one left. */
export const deleteJobEvent = command('deleteJobEvent', (eventId: number, clock: Clock = systemClock) =>
  entryChange('historyEntryDeleted', eventId, clock, applyRemoval),
);

function entryChange(
  label: JournalName,
  eventId: number,
  clock: Clock,
  rule: (before: JobWithHistory, uid: string, context: RuleContext) => JobWithHistory,
): Change {
  const run = async (writer: Writer) => {
    const event = await storedRow(writer, 'jobEvents', eventId);
    const before = await readJobWithHistory(writer, event.jobId);
    const after = rule(before, event.uid, madeBy(clock));
    await writeJobWithHistory(writer, { before, after, clock });
    return { id: event.jobId };
  };
  return { label, tables: jobTables, clock, run };
}

function historyChange(
  label: JournalName,
  jobId: number,
  clock: Clock,
  rule: (before: JobWithHistory, context: RuleContext) => JobWithHistory,
): Change {
  const run = async (writer: Writer) => {
    const before = await readJobWithHistory(writer, jobId);
    await writeJobWithHistory(writer, { before, after: rule(before, madeBy(clock)), clock });
    return { id: jobId };
  };
  return { label, tables: jobTables, clock, run };
}
