import { type MoneyLeft, moneyLines } from './money-left.ts';

/** What can be said of several columns by what is left a month; `first` and `second` are their places. */
export type MoneyVerdict =
  | { kind: 'alone' }
  /** The columns at these places have no figure. */
  | { kind: 'unknown'; places: number[] }
  /** Not the same lines are in all of them. */
  | { kind: 'unequal'; places: number[] }
  | { kind: 'close' | 'ahead'; first: number; second: number; apart: number; error: number };

/**
 * Compares what is left: `ahead` where the first is more than the estimates of both can be off, else `close`. Where a
 * column lacks a line that another has, nothing is said: unknown is never zero.
 */
export function moneyVerdict(columns: readonly MoneyLeft[]): MoneyVerdict {
  if (columns.length < 2) return { kind: 'alone' };
  const unknown = columns.flatMap(({ left }, at) => (left === null ? [at] : []));
  if (unknown.length > 0) return { kind: 'unknown', places: unknown };
  // Also a line that is not for every place, as health insurance is: where nobody says it, it is no zero beside an amount.
  const counted = moneyLines.filter((line) => columns.some(({ lines }) => lines[line].amount !== null));
  const unequal = columns.flatMap(({ lines }, at) =>
    counted.some((line) => lines[line].amount === null) ? [at] : [],
  );
  if (unequal.length > 0) return { kind: 'unequal', places: unequal };
  const ranked = columns
    .map(({ left, error }, at) => ({ at, left: left ?? 0, error }))
    .sort((a, b) => b.left - a.left || a.at - b.at);
  const [first, second] = ranked;
  if (!first || !second) return { kind: 'alone' };
  const rivals = ranked.slice(1);
  const isAhead = rivals.every(({ left, error }) => first.left - left > Math.max(first.error, error));
  return {
    kind: isAhead ? 'ahead' : 'close',
    first: first.at,
    second: second.at,
    apart: first.left - second.left,
    error: Math.max(first.error, second.error),
  };
}
