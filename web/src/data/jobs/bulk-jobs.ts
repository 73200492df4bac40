import { isCalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { Task } from '@foothold/core/entities/task/task.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { type BatchOptions, inBatches } from '../rows/in-batches.ts';
import { Refusal } from '../rows/save-result.ts';
import { storedRow } from '../rows/stored-record.ts';
import { changeEachJob } from './change-each-job.ts';
import { jobTables, madeBy } from './job-write.ts';

/**
 * Says of jobs which resume goes with them, null for none, in one step. `changed` counts those that had another one,
 * `unreadable` names jobs that cannot be read and stay as they are. A resume that is gone is refused.
 */
export const setJobsResume = command(
  'setJobsResume',
  (
    ids: readonly number[],
    resumeId: number | null,
    batches: BatchOptions = {},
    clock: Clock = systemClock,
  ) => ({
    label: resumeId === null ? 'resumeTakenOff' : 'resumeChosen',
    tables: [...jobTables, 'resumes'],
    clock,
    run: async (writer) => {
      if (resumeId !== null) await storedRow(writer, 'resumes', resumeId);
      const done = await changeEachJob(writer, ids, (job) => ({ ...job, resumeId }), { batches, clock });
      return { id: ids[0] ?? 0, ...done };
    },
  }),
);

/** What a person means to do: in their words, on a calendar date or ('') any day. */
export type StepToSet = { title: string; dueDate: string };

/** Adds a task of the same words and day to each of the jobs, in one step; their other tasks stay. */
export const addStepToJobs = command(
  'addStepToJobs',
  (
    ids: readonly number[],
    { title, dueDate }: StepToSet,
    batches: BatchOptions = {},
    clock: Clock = systemClock,
  ) => {
    const words = title.replace(/\s+/g, ' ').trim();
    if (words === '') throw new Refusal('invalid', { detail: 'step' });
    if (dueDate !== '' && !isCalendarDate(dueDate))
      throw new Refusal('invalid', { detail: 'quoted', values: { text: dueDate } });
    return {
      label: 'nextStepSet',
      tables: ['jobs', 'tasks'],
      clock,
      run: async (writer) => {
        let added = 0;
        await inBatches(ids, batches, async (some) => {
          const stored = await writer.getMany('jobs', some);
          const { now, newUid } = madeBy(clock);
          const at = now.toISOString();
          const tasks = some.map((jobId, index) => {
            const job = stored[index];
            if (job === undefined) throw new Refusal('missing');
            const stamps = { uid: newUid(), createdAt: at, updatedAt: at, isExample: job.isExample === true };
            return Task.parse({ internalId: 0, jobId, title: words, dueDate, ...stamps }) as Task;
          });
          await writer.addMany('tasks', tasks);
          added += tasks.length;
        });
        return { id: ids[0] ?? 0, added };
      },
    };
  },
);
