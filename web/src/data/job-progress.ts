import { applyDateApplied } from '@foothold/core/domain/apply-date-applied.ts';
import { applyStatus } from '@foothold/core/domain/apply-status.ts';
import { calendarDate, isCalendarDate } from '@foothold/core/domain/calendar-date.ts';
import { isJobStatus, type JobStatus, jobStatus } from '@foothold/core/domain/job-status.ts';
import { type Clock, systemClock } from './clock.ts';
import { jobTables, madeBy, readJobWithHistory, writeJobWithHistory } from './job-write.ts';
import { commit } from './journal.ts';
import { attempt, Refusal, type SaveResult } from './save-result.ts';

/** What became of each job whose status was set. */
export type StatusChange = {
  /** Jobs that have the status now and did not before. */
  moved: number[];
  /** Jobs whose history has a newer entry: the back-dated one is kept there, the status stays. */
  kept: { id: number; status: JobStatus; date: string }[];
  /** Jobs that got their dateApplied by this (READINGS R12), for the toast that lets it be edited. */
  appliedSet: number[];
};

/**
 * Sets the status of jobs in one step with one journal entry. `date` is the day it happened, today unless given;
 * `note` goes into the history. Without a date, jobs that have the status already are left alone.
 */
export function setJobStatus(
  ids: readonly number[],
  status: JobStatus,
  { date, note }: { date?: string | undefined; note?: string | undefined } = {},
  clock: Clock = systemClock,
): Promise<SaveResult<StatusChange>> {
  return attempt(async () => {
    if (!isJobStatus(status)) throw new Refusal('invalid', { detail: String(status) });
    const day = checkedDate(date ?? calendarDate(clock.now()));
    const { result, journalId } = await commit(
      `Moved to ${jobStatus(status).label}`,
      jobTables,
      async (writer) => {
        const change: StatusChange = { moved: [], kept: [], appliedSet: [] };
        for (const id of new Set(ids)) {
          const before = await readJobWithHistory(writer, id);
          const after = applyStatus(
            before,
            { status, date: day, note, keepDate: date === undefined },
            madeBy(clock),
          );
          await writeJobWithHistory(writer, { before, after, clock });
          if (after.job.status !== status)
            change.kept.push({ id, status: after.job.status, date: after.job.statusDate });
          else if (before.job.status !== status) change.moved.push(id);
          if (before.job.dateApplied === '' && after.job.dateApplied !== '') change.appliedSet.push(id);
        }
        return change;
      },
      { clock },
    );
    return { ok: true, id: ids[0] ?? 0, journalId, ...result };
  });
}

/** Sets, moves or ('') clears the date of application (READINGS R12). */
export function setDateApplied(id: number, date: string, clock: Clock = systemClock): Promise<SaveResult> {
  return attempt(async () => {
    const day = date === '' ? '' : checkedDate(date);
    const label = day === '' ? 'Date applied cleared' : 'Date applied set';
    const { journalId } = await commit(
      label,
      jobTables,
      async (writer) => {
        const before = await readJobWithHistory(writer, id);
        const after = applyDateApplied(before, day, madeBy(clock));
        await writeJobWithHistory(writer, { before, after, clock });
      },
      { clock },
    );
    return { ok: true, id, journalId };
  });
}

/** The date itself; refuses one that does not exist. */
export function checkedDate(date: string): string {
  if (!isCalendarDate(date)) throw new Refusal('invalid', { detail: `“${date}”` });
  return date;
}
