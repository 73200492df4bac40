import { isCalendarDate } from '@foothold/core/domain/calendar-date.ts';
import type { Job } from '@foothold/core/domain/job.ts';
import { Task } from '@foothold/core/domain/task.ts';
import { type Clock, systemClock } from './clock.ts';
import { inPortions, type Portions } from './in-portions.ts';
import { refuseOnlyOne } from './job-progress.ts';
import { jobTables, madeBy, readJobsWithHistory, writeJobsWithHistory } from './job-write.ts';
import { commit } from './journal.ts';
import { attempt, Refusal, type SaveResult } from './save-result.ts';

/**
 * Says of jobs which resume goes with them, null for none, in one step. `changed` counts those that had another one,
 * `unreadable` names jobs that cannot be read and stay as they are. A resume that is gone is refused.
 */
export function setJobsResume(
  ids: readonly number[],
  resumeId: number | null,
  portions: Portions = {},
  clock: Clock = systemClock,
): Promise<SaveResult<{ changed: number; unreadable: number[] }>> {
  return attempt(async () => {
    const unreadable: number[] = [];
    const label = resumeId === null ? 'Resume taken off' : 'Resume chosen';
    const { result: changed, journalId } = await commit(
      label,
      [...jobTables, 'resumes'],
      async (writer) => {
        if (resumeId !== null && (await writer.get('resumes', resumeId)) === undefined)
          throw new Refusal('missing');
        let count = 0;
        await inPortions(ids, portions, async (some) => {
          const { jobs, broken } = await readJobsWithHistory(writer, some);
          refuseOnlyOne(ids, broken);
          unreadable.push(...broken.map(({ key }) => key));
          const others = jobs.filter(({ job }) => job.resumeId !== resumeId);
          const withResume = (job: Job): Job => ({ ...job, resumeId });
          const changes = others.map((before) => ({
            before,
            after: { job: withResume(before.job), history: before.history },
          }));
          await writeJobsWithHistory(writer, changes, clock);
          count += changes.length;
        });
        return count;
      },
      { clock },
    );
    return { ok: true, id: ids[0] ?? 0, journalId, changed, unreadable };
  });
}

/** What a person means to do: in their words, on a calendar date or ('') any day. */
export type StepToSet = { title: string; dueDate: string };

/** Adds a task of the same words and day to each of the jobs, in one step; their other tasks stay. */
export function addStepToJobs(
  ids: readonly number[],
  { title, dueDate }: StepToSet,
  portions: Portions = {},
  clock: Clock = systemClock,
): Promise<SaveResult<{ added: number }>> {
  return attempt(async () => {
    const words = title.replace(/\s+/g, ' ').trim();
    if (words === '') throw new Refusal('invalid', { detail: 'A step needs a few words.' });
    if (dueDate !== '' && !isCalendarDate(dueDate)) throw new Refusal('invalid', { detail: `“${dueDate}”` });
    const { result: added, journalId } = await commit(
      'Next step set',
      ['jobs', 'tasks'],
      async (writer) => {
        let count = 0;
        await inPortions(ids, portions, async (some) => {
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
          count += tasks.length;
        });
        return count;
      },
      { clock },
    );
    return { ok: true, id: ids[0] ?? 0, journalId, added };
  });
}
