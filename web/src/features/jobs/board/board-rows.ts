import type { Job } from '@foothold/core/entities/job/job.ts';
import type { BoardStretch } from '../../../data/jobs/job-board.ts';
import type { BrokenRow } from '../../../data/rows/read-rows.ts';

/** A place of a column: a job, a row that cannot be read, or null for one that is not read yet. */
export type BoardRow = Job | BrokenRow | null;

/** True for a job that was read. */
export function isJob(row: BoardRow | undefined): row is Job {
  return row !== null && row !== undefined && 'internalId' in row;
}

/** The key of the job at a place, null while it is not known. */
export function idOfRow(row: BoardRow | undefined): number | null {
  if (!row) return null;
  return isJob(row) ? row.internalId : row.key;
}

/**
 * A column as long as its answer, of which one stretch is read; `count` holds the `lost` too, which come last. A count
 * and a stretch are asked separately: where the stretch ends the column, it is newer than the count.
 */
export function columnRows(
  { offset, limit, rows }: BoardStretch,
  { count, lost }: { count: number; lost: readonly Job[] },
): BoardRow[] {
  const listed = Math.max(0, count - lost.length);
  const end = offset + rows.length;
  const isEnd = rows.length < limit && (rows.length > 0 || offset === 0);
  const length = isEnd ? end : rows.length === 0 ? listed : Math.max(listed, end);
  const all: BoardRow[] = new Array(length).fill(null);
  for (const [at, row] of rows.entries()) all[offset + at] = row;
  return [...all, ...lost];
}
