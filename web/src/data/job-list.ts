import type { Job } from '@foothold/core/domain/job.ts';
import { searchWords } from '@foothold/core/domain/job-stamp.ts';
import type { JobStatus, JobStatusGroup } from '@foothold/core/domain/job-status.ts';
import type { Collection } from 'dexie';
import { unlistedJobKeys } from './job-keys.ts';
import type { OwnData } from './own-data.ts';
import { useOwnQuery } from './own-query.ts';
import { type Rows, readRows } from './read-rows.ts';

/** What a list of jobs can be sorted by; `source` groups equal ones. */
export type JobSort =
  | 'updatedAt'
  | 'dateAdded'
  | 'jobTitle'
  | 'companyName'
  | 'status'
  | 'dateApplied'
  | 'pay'
  | 'source';

/** Which jobs, in which order, and which window of them; conditions add up. */
export type JobFilter = {
  group?: JobStatusGroup | undefined;
  statuses?: readonly JobStatus[] | undefined;
  applied?: boolean | undefined;
  submissionMethod?: string | undefined;
  /** All words must occur in title, company, place or notes, each as the start of a word. */
  text?: string | undefined;
  sort?: JobSort | undefined;
  ascending?: boolean | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
};

/** A window of a list. `total` counts all that match; `broken` names rows that could not be read. */
export type JobList = Rows<Job> & { total: number; hasMore: boolean };

const indexOfSort = {
  updatedAt: 'updatedAt',
  dateAdded: 'dateAdded',
  jobTitle: 'keys.title',
  companyName: 'keys.company',
  status: 'keys.rank',
  dateApplied: 'dateApplied',
  pay: 'keys.pay',
  source: 'source',
} as const satisfies Record<JobSort, string>;

/** The person's jobs by filter, live; newest change first unless said. The last list stays while a new one loads. */
export function useJobs(filter: JobFilter = {}): JobList | undefined {
  return useOwnQuery(`jobs ${JSON.stringify(filter)}`, (db) => queryJobs(db, filter), { keep: true });
}

/**
 * A window of the list. Filtering and sorting read keys of indexes only; rows are read for the window alone, so that
 * the length of the list hardly matters. Rows no index holds come at the end of the first window.
 */
export async function queryJobs(db: OwnData, filter: JobFilter): Promise<JobList> {
  const { ascending = false, limit = 200, offset = 0 } = filter;
  const lost = await unlistedJobKeys(db);
  const { collection, rest } = inOrder(db, filter);
  const sets = await Promise.all(conditions(db, rest));
  const ordered = ascending ? collection : collection.reverse();
  let keys: number[];
  let total: number;
  if (sets.length === 0) {
    total = await collection.clone().count();
    keys = await ordered.offset(offset).limit(limit).primaryKeys();
  } else {
    const matching = (await ordered.primaryKeys()).filter((key) => sets.every((set) => set.has(key)));
    total = matching.length;
    keys = matching.slice(offset, offset + limit);
  }
  const window = offset === 0 ? [...new Set([...keys, ...lost])] : keys.filter((key) => !lost.includes(key));
  const stored = await db.jobs.bulkGet(window);
  const { rows, broken } = readRows(
    'jobs',
    stored.filter((row) => row !== undefined),
  );
  const shown = isUnfiltered(filter) ? rows : rows.filter((job) => !lost.includes(job.internalId));
  // Saved counts every row there is, so that the list and the tile of /work agree even when some do not read.
  const counted = isUnfiltered(filter) ? await db.jobs.count() : total;
  return { rows: shown, broken, total: counted, hasMore: offset + limit < total };
}

/** The index that gives the order, and what it does not filter by itself. Newest first within a group is one index. */
function inOrder(db: OwnData, filter: JobFilter): { collection: Collection<Job, number>; rest: JobFilter } {
  const { sort = 'updatedAt', group, statuses } = filter;
  if (sort === 'updatedAt' && group)
    return { collection: ofGroup(db, group), rest: { ...filter, group: undefined } };
  if (sort === 'updatedAt' && statuses?.length === 1) {
    const collection = db.jobs
      .where('[status+updatedAt]')
      .between([statuses[0], ''], [statuses[0], '\uffff']);
    return { collection, rest: { ...filter, statuses: undefined } };
  }
  return { collection: db.jobs.orderBy(indexOfSort[sort]), rest: filter };
}

const ofGroup = (db: OwnData, group: JobStatusGroup) =>
  db.jobs.where('[keys.group+updatedAt]').between([group, ''], [group, '\uffff']);

const isUnfiltered = ({ group, statuses, applied, submissionMethod, text }: JobFilter) =>
  !group && !statuses && applied === undefined && !submissionMethod && searchWords(text ?? '').length === 0;

/** The keys that fulfil each condition. */
function conditions(db: OwnData, filter: JobFilter): Promise<Set<number>>[] {
  const { jobs } = db;
  const all: Promise<Set<number>>[] = [];
  const add = (keys: PromiseLike<number[]>) => all.push(Promise.resolve(keys).then((list) => new Set(list)));
  if (filter.group) add(ofGroup(db, filter.group).primaryKeys());
  if (filter.statuses) add(jobs.where('status').anyOf(filter.statuses).primaryKeys());
  if (filter.applied !== undefined)
    add(
      jobs
        .where('keys.applied')
        .equals(filter.applied ? 1 : 0)
        .primaryKeys(),
    );
  if (filter.submissionMethod)
    add(jobs.where('submissionMethod').equals(filter.submissionMethod).primaryKeys());
  for (const word of searchWords(filter.text ?? ''))
    add(jobs.where('keys.words').startsWith(word).primaryKeys());
  return all;
}
