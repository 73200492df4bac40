import { datesOfHistory } from '@foothold/core/entities/job/job-history.ts';
import type { Transaction } from 'dexie';
import { readRow, readRows } from './read-rows.ts';
import { rowsPointingAt } from './referencing-rows.ts';

type Row = Readonly<Record<string, unknown>>;

/** Jobs that are read at once. */
const batch = 500;

/** True for the row of a job that a release wrote which did not know `heardDate`; a row that does not read lacks nothing. */
export function lacksHeardDate(row: Row): boolean {
  return row.heardDate === undefined && readRow('jobs', row).record !== null;
}

/** The row of a job with `heardDate` read from its history. */
export function withHeardDate<R extends Row>(row: R, history: readonly unknown[]): R {
  return { ...row, heardDate: datesOfHistory(readRows('jobEvents', history).rows).heardDate };
}

/** Writes `heardDate` to those of the stored jobs that lack it. Lists sort by its index, which holds no row without it. */
export async function fillHeardDates(db: Pick<Transaction, 'table'>, ids: readonly number[]): Promise<void> {
  const jobs = db.table<Row, number>('jobs');
  for (let at = 0; at < ids.length; at += batch) {
    const stored = await jobs.bulkGet(ids.slice(at, at + batch));
    const lacking = stored.filter((row) => row !== undefined).filter(lacksHeardDate);
    if (lacking.length === 0) continue;
    const keys = lacking.map((row) => row.internalId as number);
    const events = Map.groupBy(await rowsPointingAt(db, 'jobEvents', 'jobId', keys), ({ jobId }) => jobId);
    await jobs.bulkPut(lacking.map((row, i) => withHeardDate(row, events.get(keys[i] ?? 0) ?? [])));
  }
}

/** The tables of a backup with `heardDate` in each job; one of an older release lacks it. */
export function withHeardDates<T extends Readonly<Record<string, readonly object[]>>>(tables: T): T {
  const jobs = (tables.jobs ?? []) as readonly Row[];
  if (!jobs.some(lacksHeardDate)) return tables;
  const events = Map.groupBy((tables.jobEvents ?? []) as readonly Row[], ({ jobId }) => jobId);
  const filled = jobs.map((row) =>
    lacksHeardDate(row) ? withHeardDate(row, events.get(row.internalId) ?? []) : row,
  );
  return { ...tables, jobs: filled };
}
