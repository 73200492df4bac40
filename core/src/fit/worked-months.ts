import { presentEnd } from '../typesetting/resume-date.ts';

/** From the first month up to but not including the last, counted from the year 0. */
export type Months = { from: number; to: number };

const stored = /^(\d{4})(?:-(\d{2}))?/;
/** A year without a month is read as its middle: 2018 to 2020 are two years. */
const middle = 6;

function monthOf(text: string): { month: number; isYear: boolean } | null {
  const [, year, month] = stored.exec(text.trim()) ?? [];
  if (!year) return null;
  const at = Number(month ?? 0);
  return at >= 1 && at <= 12
    ? { month: Number(year) * 12 + at - 1, isYear: false }
    : { month: Number(year) * 12 + middle, isYear: true };
}

/**
 * The months that a position was held, up to today for one that is still held; null where its dates do not tell. The
 * months of both dates count; a position within one year, without months, counts half of it.
 */
export function monthsHeld(start: string, end: string, today: string): Months | null {
  const from = monthOf(start);
  const now = monthOf(today);
  if (!from || !now) return null;
  const isHeld = end.trim().toLowerCase() === presentEnd;
  const last = isHeld ? now : monthOf(end);
  if (!last) return null;
  const to = Math.min(last.month + (last.isYear ? 0 : 1), now.month + 1);
  if (to > from.month) return { from: from.month, to };
  return to === from.month && from.isYear ? { from: from.month, to: from.month + middle } : null;
}

/** How many months there are in spans, what overlaps counted once. */
export function countMonths(spans: readonly Months[]): number {
  const sorted = [...spans].sort((one, other) => one.from - other.from || one.to - other.to);
  let count = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of sorted) {
    if (to > reached) count += to - Math.max(from, reached);
    reached = Math.max(reached, to);
  }
  return count;
}
