import { type JobStatus, type JobStatusGroup, jobStatus } from '@foothold/core/entities/job/job-status.ts';

/** What is over, in the order of its lines: from the best news to what is put away (docs/spec/interface.md, Board). */
export const completeStatuses: readonly JobStatus[] = [
  'offer-accepted',
  'offer-rejected',
  'rejected-after-interview',
  'rejected-before-interview',
  'application-no-response',
  'filled-or-canceled',
  'archived',
];

/** What is in hand, as columns from left to right. */
export const openStatuses: readonly JobStatus[] = [
  'application-not-started',
  'application-in-progress',
  'application-submitted',
  'interview-requested',
  'interview-scheduled',
  'interview-in-progress',
  'offer-pending',
];

/** The statuses of a group in the order of the board. */
export function boardStatuses(group: JobStatusGroup): readonly JobStatus[] {
  return [...openStatuses, ...completeStatuses].filter((status) => jobStatus(status).group === group);
}

/** The columns that show cards. */
export function shownColumns(isUnfolded: boolean): readonly JobStatus[] {
  return isUnfolded ? [...openStatuses, ...completeStatuses] : openStatuses;
}

/** How many jobs the group holds. */
export function groupCount(counts: Readonly<Record<JobStatus, number>>, group: JobStatusGroup): number {
  return boardStatuses(group).reduce((sum, status) => sum + counts[status], 0);
}

/** A card by its column and its place in it, from 0. */
export type BoardPlace = { status: JobStatus; index: number };

/**
 * Where a key leads from a card: up, down, first and last in its column, else into the next column that has cards.
 * From nowhere (null) every key leads to the first card. Null when there is no card at all, or none in that direction.
 */
export function placeAfter(
  key: string,
  from: BoardPlace | null,
  columns: readonly { status: JobStatus; count: number }[],
): BoardPlace | null {
  const filled = columns.filter(({ count }) => count > 0);
  const here = columns.findIndex(({ status }) => status === from?.status);
  if (!from || here < 0) return filled[0] ? { status: filled[0].status, index: 0 } : null;
  const last = (columns[here]?.count ?? 0) - 1;
  const inColumn = (index: number) =>
    last < 0 ? null : { status: from.status, index: Math.min(Math.max(index, 0), last) };
  if (key === 'ArrowDown' || key === 'j') return inColumn(from.index + 1);
  if (key === 'ArrowUp' || key === 'k') return inColumn(from.index - 1);
  if (key === 'Home') return inColumn(0);
  if (key === 'End') return inColumn(last);
  const side = key === 'ArrowRight' ? columns.slice(here + 1) : columns.slice(0, here).reverse();
  const next = side.find(({ count }) => count > 0);
  return next ? { status: next.status, index: Math.min(from.index, next.count - 1) } : null;
}
