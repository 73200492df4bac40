import type { LedgerLine } from './ledger.ts';

/** What a document holds, counted by its sentences: what its line at the export says. */
export type LedgerCounts = {
  supported: number;
  /** In other words than the person’s, and how many of these the person has read. */
  reworded: number;
  read: number;
  /** More than the person wrote, in the person’s own words. */
  own: number;
  held: number;
  /** About no work: courtesy, motives, the employer. */
  none: number;
};

/** Counts the sentences of a document by their grade. */
export function ledgerCounts(lines: readonly LedgerLine[]): LedgerCounts {
  const count = (is: (line: LedgerLine) => boolean) => lines.filter(is).length;
  return {
    supported: count(({ state, checked }) => state === 'open' && checked.verdict !== 'no-claim'),
    reworded: count(({ state }) => state === 'marked'),
    read: count(({ state, isRead }) => state === 'marked' && isRead),
    own: count(({ state }) => state === 'noted'),
    held: count(({ state }) => state === 'held'),
    none: count(({ state, checked }) => state === 'open' && checked.verdict === 'no-claim'),
  };
}
