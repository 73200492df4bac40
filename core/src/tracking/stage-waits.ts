import { daysBetween } from '../dates/calendar-date.ts';
import type { JobStatus } from '../entities/job/job-status.ts';
import type { StatusStep } from './application-path.ts';

/** How long jobs stayed in a status until the next one: the median in days, and of how many it is. */
export type StageWait = { readonly days: number; readonly count: number };

/** Fewer stays than this say nothing typical. */
export const minForWait = 5;

/**
 * The typical stay in each status, from the dates of these histories: of jobs that moved on, since those that are still
 * there have no end yet. A status set twice in a row is one stay. Statuses with fewer than five stays are left out.
 */
export function stageWaits(histories: Iterable<readonly StatusStep[]>): Map<JobStatus, StageWait> {
  const stays = new Map<JobStatus, number[]>();
  const note = (status: JobStatus, days: number) => {
    const known = stays.get(status);
    if (known) known.push(days);
    else stays.set(status, [days]);
  };
  for (const steps of histories) {
    let begun: StatusStep | null = null;
    for (const step of steps) {
      if (begun && step.status === begun.status) continue;
      const days = begun ? daysBetween(begun.date, step.date) : Number.NaN;
      if (begun && days >= 0) note(begun.status, days);
      begun = step;
    }
  }
  const typical = [...stays].filter(([, days]) => days.length >= minForWait);
  return new Map(typical.map(([status, days]) => [status, { days: median(days), count: days.length }]));
}

/** The middle one; of an even number, the mean of the two in the middle, as whole days. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const high = sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0;
  return Math.round((low + high) / 2);
}
