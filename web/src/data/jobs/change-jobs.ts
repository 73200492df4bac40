import { isCalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { excitementLevels, type Job } from '@foothold/core/entities/job/job.ts';
import type { OwnField } from '@foothold/core/entities/job/job-entity.ts';
import { tagLimits, tagProblem, withoutTags, withTags } from '@foothold/core/entities/job/job-tags.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import type { BatchOptions } from '../rows/in-batches.ts';
import { Refusal } from '../rows/save-result.ts';
import { changeEachJob } from './change-each-job.ts';
import { jobTables } from './job-write.ts';
import { spelledTags } from './tag-use.ts';

/** What is the same for many jobs: tags to add and to take off, and fields to set; what is left out stays. */
export type JobsChange = {
  addTags?: readonly string[] | undefined;
  removeTags?: readonly string[] | undefined;
  fields?: Partial<Pick<Job, 'excitement' | 'deadline' | 'followUp' | OwnField>> | undefined;
};

/**
 * Changes tags and single fields of jobs in one step. `changed` counts the jobs that are other now, `unreadable` names
 * those that cannot be read and stay as they are.
 */
export const changeJobs = command(
  'changeJobs',
  (ids: readonly number[], change: JobsChange, batches: BatchOptions = {}, clock: Clock = systemClock) => {
    const { removeTags = [], fields = {} } = checked(change);
    return {
      label: ids.length === 1 ? 'jobChanged' : 'jobsChanged',
      tables: jobTables,
      clock,
      run: async (writer) => {
        const addTags = await spelledTags(writer.db, change.addTags ?? []);
        const changed = (job: Job): Job => ({
          ...job,
          ...fields,
          tags: taggedAs(job, addTags, removeTags),
        });
        const done = await changeEachJob(writer, ids, changed, { batches, clock });
        return { id: ids[0] ?? 0, ...done };
      },
    };
  },
);

function taggedAs(job: Job, added: readonly string[], removed: readonly string[]): string[] {
  const tags = withTags(withoutTags(job.tags, removed), added);
  if (tags.length > tagLimits.ofJob && tags.length > job.tags.length)
    throw new Refusal('invalid', {
      detail: 'tagsOfJob',
      values: { job: job.jobTitle || job.companyName, most: tagLimits.ofJob },
    });
  return tags;
}

/** The change itself; refuses what a form would refuse. */
function checked(change: JobsChange): JobsChange {
  const { addTags = [], fields = {} } = change;
  const { excitement = '', deadline = '', followUp = '', ...own } = fields;
  if (tagProblem(addTags) === 'too-long')
    throw new Refusal('invalid', { detail: 'tagLetters', values: { most: tagLimits.letters } });
  for (const day of [deadline, followUp])
    if (day !== '' && !isCalendarDate(day))
      throw new Refusal('invalid', { detail: 'quoted', values: { text: day } });
  if (excitement !== '' && !Object.hasOwn(excitementLevels, excitement))
    throw new Refusal('invalid', { detail: 'quoted', values: { text: excitement } });
  if (Object.values(own).some((text) => text.length > 500))
    throw new Refusal('invalid', { detail: 'characters', values: { most: 500 } });
  return change;
}
