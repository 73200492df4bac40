import { titleWords } from '../../../../search/title-words.ts';

/** Words from one index to another, without the one behind. */
export type Span = { start: number; end: number };

const folded = new Map<string, readonly (readonly string[])[]>();

/** Phrases parted by bars as folded words, the longest first. */
export function foldedPhrases(phrases: string): readonly (readonly string[])[] {
  const stored = folded.get(phrases);
  if (stored) return stored;
  const read = phrases
    .split('|')
    .map(titleWords)
    .filter((words) => words.length > 0)
    .sort((a, b) => b.length - a.length);
  folded.set(phrases, read);
  return read;
}

/** Whether a phrase stands in words at an index. */
export const standsAt = (words: readonly string[], start: number, phrase: readonly string[]): boolean =>
  start >= 0 && phrase.every((word, step) => words[start + step] === word);

/** The first place of any of the phrases in words; null where none is. */
export function spanOf(words: readonly string[], phrases: string): Span | null {
  for (const phrase of foldedPhrases(phrases))
    for (let start = 0; start + phrase.length <= words.length; start += 1)
      if (standsAt(words, start, phrase)) return { start, end: start + phrase.length };
  return null;
}

/** How many words the longest of the phrases has that ends right before an index; 0 where none does. */
export const longestBefore = (words: readonly string[], end: number, phrases: string): number =>
  foldedPhrases(phrases).find((phrase) => standsAt(words, end - phrase.length, phrase))?.length ?? 0;

/** Whether one of the phrases ends right before an index. */
export const endsBefore = (words: readonly string[], end: number, phrases: string): boolean =>
  longestBefore(words, end, phrases) > 0;
