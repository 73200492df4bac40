import type { Job } from '@foothold/core/entities/job/job.ts';
import { type JobStatus, jobStatuses } from '@foothold/core/entities/job/job-status.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { unlistedJobKeys } from '../rows/job-keys.ts';
import type { OwnData } from '../rows/own-data.ts';
import { type BrokenRow, readRow, readRows } from '../rows/read-rows.ts';
import { type JobFilter, matchingSets } from './job-list.ts';

/** What the whole board stands on. */
export type JobBoard = {
  /** How many jobs each status holds, of those that match. */
  counts: Readonly<Record<JobStatus, number>>;
  /** Where something narrows the board: the keys of each status, newest change first; else null, the index knows. */
  keys: Readonly<Record<JobStatus, readonly number[]>> | null;
  /** Jobs that no index holds: shown at the end of their column. */
  lost: readonly Job[];
  /** Keys of rows that neither an index holds nor the schema accepts. */
  broken: readonly number[];
};

/** A stretch of one column, newest change first; a row that cannot be read keeps its place. */
export type BoardStretch = { offset: number; limit: number; rows: readonly (Job | BrokenRow)[] };

/** The counts of the board, live. The last ones stay while another filter is counted. */
export function useJobBoard(filter: JobFilter): JobBoard | undefined {
  return useOwnQuery(`board ${JSON.stringify(filter)}`, (db) => queryJobBoard(db, filter), { keep: true });
}

/** Counts from keys of indexes alone; the order of `filter` counts for nothing. */
export async function queryJobBoard(db: OwnData, filter: JobFilter): Promise<JobBoard> {
  const sets = await Promise.all(matchingSets(db, filter));
  const lostKeys = await unlistedJobKeys(db);
  const stored = await db.jobs.bulkGet(lostKeys);
  const { rows: lost, broken } = readRows(
    'jobs',
    stored.filter((row) => row !== undefined),
  );
  const isNarrowed = sets.length > 0;
  const counts = {} as Record<JobStatus, number>;
  const keys = {} as Record<JobStatus, number[]>;
  await Promise.all(
    jobStatuses.map(async ({ value }) => {
      if (isNarrowed) {
        const all = (await ofStatus(db, value).primaryKeys()).reverse();
        keys[value] = all.filter((key) => sets.every((set) => set.has(key)));
        counts[value] = keys[value].length;
      } else
        counts[value] =
          (await ofStatus(db, value).count()) + lost.filter(({ status }) => status === value).length;
    }),
  );
  const brokenKeys = broken.map(({ key }) => key);
  return { counts, keys: isNarrowed ? keys : null, lost: isNarrowed ? [] : lost, broken: brokenKeys };
}

/** A stretch of a column, live; `keys` are those of `JobBoard`. The last one stays while another is read. */
export function useBoardStretch(
  status: JobStatus,
  { offset, limit }: { offset: number; limit: number },
  keys: readonly number[] | null,
): BoardStretch | undefined {
  const asked = keys?.slice(offset, offset + limit) ?? null;
  return useOwnQuery(
    `board ${status} ${offset} ${limit} ${asked?.join() ?? 'all'}`,
    (db) => queryBoardStretch(db, { status, offset, limit, keys: asked }),
    { keep: true },
  );
}

/** Reads the rows of `keys`, or without them what the index of the status holds there. */
export async function queryBoardStretch(
  db: OwnData,
  {
    status,
    offset,
    limit,
    keys,
  }: { status: JobStatus; offset: number; limit: number; keys: readonly number[] | null },
): Promise<BoardStretch> {
  const asked = keys ?? (await ofStatus(db, status).reverse().offset(offset).limit(limit).primaryKeys());
  const stored = await db.jobs.bulkGet([...asked]);
  const rows = stored.flatMap((row) => {
    if (row === undefined) return [];
    const { record, broken } = readRow('jobs', row);
    return [record ?? broken];
  });
  return { offset, limit, rows };
}

/** What is known of some jobs, live: for the ticked ones, wherever they stand. */
export function useJobsByKey(ids: readonly number[]): readonly Job[] {
  const read = useOwnQuery(
    `jobs ${ids.join()}`,
    async (db) => {
      const stored = await db.jobs.bulkGet([...ids]);
      return readRows(
        'jobs',
        stored.filter((row) => row !== undefined),
      ).rows;
    },
    { keep: true },
  );
  return read ?? [];
}

const ofStatus = (db: OwnData, status: JobStatus) =>
  db.jobs.where('[status+updatedAt]').between([status, ''], [status, '\uffff']);
