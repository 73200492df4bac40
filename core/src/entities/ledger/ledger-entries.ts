import type { LedgerEntry } from './ledger-entry.ts';

/** Entries that a document keeps; older ones go. */
export const maxEntries = 400;

/** The words of a text, folded: capitals, signs and blanks make no other sentence. */
export function foldedWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** True for two texts with the same words in the same order. */
export function isSameSentence(one: string, other: string): boolean {
  return foldedWords(one).join(' ') === foldedWords(other).join(' ');
}

/** The entries of a document with new ones; of two of the same sentence in the same place the newer one counts. */
export function withEntries(entries: readonly LedgerEntry[], added: readonly LedgerEntry[]): LedgerEntry[] {
  const key = ({ place, text }: LedgerEntry) => `${place} ${foldedWords(text).join(' ')}`;
  const all = new Map<string, LedgerEntry>();
  for (const entry of [...entries, ...added]) {
    all.delete(key(entry));
    all.set(key(entry), entry);
  }
  return [...all.values()].slice(-maxEntries);
}
