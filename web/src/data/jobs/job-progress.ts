import { calendarDate, isCalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { applyDateApplied } from '@foothold/core/entities/job/apply-date-applied.ts';
import { applyStatus, type JobWithHistory } from '@foothold/core/entities/job/apply-status.ts';
import type { Job } from '@foothold/core/entities/job/job.ts';
import { isJobStatus, type JobStatus } from '@foothold/core/entities/job/job-status.ts';
import type { FitWord } from '@foothold/core/fit/fit.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { type BatchOptions, inBatches } from '../rows/in-batches.ts';
import type { BrokenRow } from '../rows/read-rows.ts';
import { Refusal } from '../rows/save-result.ts';
import {
  jobTables,
  madeBy,
  readJobsWithHistory,
  readJobWithHistory,
  writeJobsWithHistory,
  writeJobWithHistory,
} from './job-write.ts';

/** What became of each job whose status was set. */
export type StatusChange = {
  /** Jobs that have the status now and did not before. */
  moved: number[];
  /** Jobs whose history has a newer entry: the back-dated one is kept there, the status stays. */
  kept: { id: number; status: JobStatus; date: string }[];
  /** Jobs that got their dateApplied by this (docs/spec/readings.md R12), for the toast that lets it be edited. */
  appliedSet: number[];
  /** Jobs that cannot be read and stay as they are; of one alone, the command is refused instead. */
  unreadable: number[];
};

/**
 * Sets the status of jobs in one step with one journal entry. `date` is the day it happened, today unless given;
 * `note` goes into the history. Without a date, jobs that have the status already are left alone. Ten thousand jobs are
 * taken in batches, of which `onProgress` tells; an aborted `signal` leaves everything as it was.
 */
export const setJobStatus = command(
  'setJobStatus',
  (
    ids: readonly number[],
    status: JobStatus,
    { date, note, fits, ...batches }: StatusFacts & BatchOptions = {},
    clock: Clock = systemClock,
  ) => {
    if (!isJobStatus(status)) throw new Refusal('invalid', { text: String(status) });
    const day = checkedDate(date ?? calendarDate(clock.now()));
    return {
      label: `movedTo-${status}`,
      tables: jobTables,
      clock,
      run: async (writer) => {
        const change: StatusChange = { moved: [], kept: [], appliedSet: [], unreadable: [] };
        await inBatches(ids, batches, async (some) => {
          const made = madeBy(clock);
          const { jobs, broken } = await readJobsWithHistory(writer, some);
          refuseOnlyOne(ids, broken);
          change.unreadable.push(...broken.map(({ key }) => key));
          const changes = jobs.map((before) => {
            const asked = { status, date: day, note, keepDate: date === undefined };
            return { before, after: withFit(before.job, applyStatus(before, asked, made), fits) };
          });
          await writeJobsWithHistory(writer, changes, clock);
          for (const { before, after } of changes) {
            const id = before.job.internalId;
            if (after.job.status !== status)
              change.kept.push({ id, status: after.job.status, date: after.job.statusDate });
            else if (before.job.status !== status) change.moved.push(id);
            if (before.job.dateApplied === '' && after.job.dateApplied !== '') change.appliedSet.push(id);
          }
        });
        return { id: ids[0] ?? 0, ...change };
      },
    };
  },
);

/** What was the case beside the status itself. */
type StatusFacts = {
  date?: string | undefined;
  note?: string | undefined;
  /** How well the resumes of these jobs fit today: kept with those that are applied for by this. */
  fits?: ReadonlyMap<number, FitWord> | undefined;
};

function withFit(before: Job, after: JobWithHistory, fits: StatusFacts['fits']): JobWithHistory {
  const isSent = before.dateApplied === '' && after.job.dateApplied !== '';
  if (!isSent) return after;
  return { ...after, job: { ...after.job, fitSent: fits?.get(before.internalId) ?? '' } };
}

/** One job that cannot be read is refused by what is wrong with it; among many it must not hold the others up. */
export function refuseOnlyOne(ids: readonly number[], broken: readonly BrokenRow[]): void {
  if (ids.length === 1 && broken[0]) throw new Refusal('invalid', { text: broken[0].problem });
}

/** Sets, moves or ('') clears the date of application (docs/spec/readings.md R12). */
export const setDateApplied = command(
  'setDateApplied',
  (id: number, date: string, clock: Clock = systemClock) => {
    const day = date === '' ? '' : checkedDate(date);
    return {
      label: day === '' ? 'dateAppliedCleared' : 'dateAppliedSet',
      tables: jobTables,
      clock,
      run: async (writer) => {
        const before = await readJobWithHistory(writer, id);
        const after = applyDateApplied(before, day, madeBy(clock));
        await writeJobWithHistory(writer, { before, after, clock });
        return { id };
      },
    };
  },
);

/** The date itself; refuses one that does not exist. */
export function checkedDate(date: string): string {
  if (!isCalendarDate(date)) throw new Refusal('invalid', { detail: 'quoted', values: { text: date } });
  return date;
}
