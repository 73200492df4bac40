import type { Job } from '@foothold/core/entities/job/job.ts';
import { type Person, type PersonStep, peopleOf } from '@foothold/core/tracking/people.ts';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { type BrokenRow, readRows } from '../rows/read-rows.ts';

/** Everybody the person knows from their jobs, by name, and the rows that could not be read. */
export type People = { people: Person[]; broken: BrokenRow[] };

/** The people of all jobs, live; undefined while they load. */
export function usePeople(): People | undefined {
  return useOwnQuery('people', queryPeople, { keep: true });
}

/** Reads contacts and open tasks; of jobs only keys of an index, however many there are. */
export async function queryPeople(db: OwnData): Promise<People> {
  const [stored, heard, tasks] = await Promise.all([
    db.contacts.toArray(),
    heardDates(db),
    db.tasks.where('[open+dueDate]').between([1, ''], [1, '\uffff'], true, true).toArray(),
  ]);
  const { rows, broken } = readRows('contacts', stored);
  const steps = new Map<number, PersonStep>();
  for (const { jobId, title, dueDate } of readRows('tasks', tasks).rows) {
    if (jobId === null) continue;
    const before = steps.get(jobId);
    // Those without a day come first in the index and last for the person.
    if (!before || (before.dueDate === '' && dueDate !== '')) steps.set(jobId, { jobId, title, dueDate });
  }
  return { people: peopleOf(rows, { heard, steps }), broken };
}

async function heardDates(db: OwnData): Promise<Map<number, string>> {
  const dated = db.jobs.where('heardDate').above('');
  const [dates, ids] = await Promise.all([dated.clone().keys(), dated.clone().primaryKeys()]);
  return new Map(ids.map((id, at) => [id, String(dates[at])]));
}

/** These jobs as they are read, live; undefined while they load. For the few of one person. */
export function usePersonJobs(ids: readonly number[]): Job[] | undefined {
  return useOwnQuery(`jobs of a person ${ids.join()}`, async (db) => {
    const stored = await db.jobs.bulkGet([...ids]);
    return readRows(
      'jobs',
      stored.filter((job) => job !== undefined),
    ).rows;
  });
}
