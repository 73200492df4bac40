import { foldedWords } from '../entities/ledger/ledger-entries.ts';
import type { LedgerEntry } from '../entities/ledger/ledger-entry.ts';
import type { CheckedSentence } from './verdict.ts';

/** Where a sentence comes from: the entry it repeats or was made of, and whether it still says the same. */
export type Origin = { entry: LedgerEntry; isSame: boolean };

/** How much of the shorter of two sentences must be in the other for one to be made of the other, and how many words at least. */
const shareOfOne = 0.6;
const fewestWords = 4;

/** Words of entries, read once for all sentences of a text. */
export type ReadEntry = {
  entry: LedgerEntry;
  texts: readonly { words: string[]; set: ReadonlySet<string> }[];
};

/** Reads the entries that may have written sentences of one text of a document; what the person wrote is none of them. */
export function readEntries(entries: readonly LedgerEntry[], place = ''): ReadEntry[] {
  return entries
    .filter((entry) => entry.place === place && entry.writer.kind !== 'person')
    .map((entry) => ({
      entry,
      texts: [entry.text, entry.proposed]
        .filter((text) => text !== '')
        .map(foldedWords)
        .map((words) => ({ words, set: new Set(words) })),
    }));
}

/** The entries that a sentence repeats or was made of, the nearest first. */
export function originsOf(sentence: string, entries: readonly ReadEntry[]): Origin[] {
  const words = foldedWords(sentence);
  const whole = words.join(' ');
  return entries
    .map(({ entry, texts }) => {
      const isSame = texts.some((text) => text.words.join(' ') === whole);
      const share = isSame ? 1 : Math.max(0, ...texts.map((text) => shareOf(words, text)));
      return { entry, isSame, share };
    })
    .filter(({ isSame, share }) => isSame || share >= shareOfOne)
    .sort((one, other) => Number(other.isSame) - Number(one.isSame) || other.share - one.share)
    .map(({ entry, isSame }) => ({ entry, isSame }));
}

function shareOf(words: readonly string[], text: ReadEntry['texts'][number]): number {
  const common = words.filter((word) => text.set.has(word)).length;
  return common < fewestWords ? 0 : common / Math.min(words.length, text.words.length);
}

/**
 * Whether what nothing supports in a sentence was brought by one of these entries. It stays theirs until these very words are
 * changed: a comma, or a word somewhere else, makes no claim the person’s own.
 */
export function isStillTheirs({ problems: all }: CheckedSentence, origins: readonly Origin[]): boolean {
  const facts = all.filter(({ grade }) => grade === 'fact');
  // What is only said in other words holds nothing: of two kinds the facts decide whose a sentence is.
  const problems = facts.length > 0 ? facts : all;
  return origins.some(({ entry, isSame }) => {
    const theirs = new Set([...foldedWords(entry.text), ...foldedWords(entry.proposed)]);
    return isSame || problems.some(({ said }) => foldedWords(said).every((word) => theirs.has(word)));
  });
}
