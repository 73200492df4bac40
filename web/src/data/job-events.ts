import {
  applyCorrection,
  applyRemoval,
  type JobWithHistory,
  type Made,
  newEntry,
} from '@foothold/core/domain/apply-status.ts';
import type { JobStatus } from '@foothold/core/domain/job-status.ts';
import { type Clock, systemClock } from './clock.ts';
import { checkedDate } from './job-progress.ts';
import { jobTables, madeBy, readJobWithHistory, writeJobWithHistory } from './job-write.ts';
import { commit } from './journal.ts';
import { attempt, Refusal, type SaveResult } from './save-result.ts';

/** Adds a note to a job's history on a day. */
export function addJobNote(
  jobId: number,
  { date, note }: { date: string; note: string },
  clock: Clock = systemClock,
): Promise<SaveResult> {
  return changeHistory('Note added', jobId, clock, (before, made) => {
    const fields = { kind: 'note', statusTo: null, date: checkedDate(date), note } as const;
    return {
      ...before,
      history: [...before.history, newEntry(before.job, fields, { ...made, after: before.history })],
    };
  });
}

/** Notes that the person asked how things stand; reminders to follow up count from that day on. */
export function addFollowUp(
  jobId: number,
  { date, note = '' }: { date: string; note?: string },
  clock: Clock = systemClock,
): Promise<SaveResult> {
  return changeHistory('Follow-up noted', jobId, clock, (before, made) => {
    const fields = { kind: 'follow-up', statusTo: null, date: checkedDate(date), note } as const;
    return {
      ...before,
      history: [...before.history, newEntry(before.job, fields, { ...made, after: before.history })],
    };
  });
}

/**
 * Corrects an entry: its day, its note, or the status it set. The first day stays in `dateCorrectedFrom`, the job's
 * status follows the corrected history (DESIGN.md, jobEvents).
 */
export function correctJobEvent(
  eventId: number,
  change: { date?: string | undefined; note?: string | undefined; statusTo?: JobStatus | undefined },
  clock: Clock = systemClock,
): Promise<SaveResult> {
  return changeEntry('History corrected', eventId, clock, (before, uid, made) => {
    if (change.date !== undefined) checkedDate(change.date);
    return applyCorrection(before, uid, change, made);
  });
}

/** Takes an entry out of the history; the job's status is then that of the newest one left. */
export function deleteJobEvent(eventId: number, clock: Clock = systemClock): Promise<SaveResult> {
  return changeEntry('History entry deleted', eventId, clock, applyRemoval);
}

function changeEntry(
  label: string,
  eventId: number,
  clock: Clock,
  rule: (before: JobWithHistory, uid: string, made: Made) => JobWithHistory,
): Promise<SaveResult> {
  return attempt(async () => {
    const { result, journalId } = await commit(
      label,
      jobTables,
      async (writer) => {
        const event = await writer.get('jobEvents', eventId);
        if (!event) throw new Refusal('missing');
        const before = await readJobWithHistory(writer, event.jobId);
        const after = rule(before, event.uid, madeBy(clock));
        await writeJobWithHistory(writer, { before, after, clock });
        return event.jobId;
      },
      { clock },
    );
    return { ok: true, id: result, journalId };
  });
}

function changeHistory(
  label: string,
  jobId: number,
  clock: Clock,
  rule: (before: JobWithHistory, made: Made) => JobWithHistory,
): Promise<SaveResult> {
  return attempt(async () => {
    const { journalId } = await commit(
      label,
      jobTables,
      async (writer) => {
        const before = await readJobWithHistory(writer, jobId);
        await writeJobWithHistory(writer, { before, after: rule(before, madeBy(clock)), clock });
      },
      { clock },
    );
    return { ok: true, id: jobId, journalId };
  });
}
