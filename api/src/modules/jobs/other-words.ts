import { joinedWords, searchWords } from '@foothold/core/search/search-text.ts';
import { typosBetween } from '@foothold/core/text/similar-words.ts';
import type { WordGuess } from './term-guesses.ts';

/** A typed word that may be written otherwise, unless it is fixed. */
type Typed = { word: string; isFixed: boolean };
/** A guess whose words are counted in titles and companies: `parts` where these have it in several. */
type Uncounted = Omit<WordGuess, 'count'> & { parts: readonly string[] };
/** A known word that shares an end with the typed word number `at`. */
export type SimilarWord = { at: number; word: string; count: number };

/** How many letters of a word may be typos. */
export function typosFor(word: string): 0 | 1 | 2 {
  if (word.length < 3) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Known words a typo or two from the typed ones. */
export function nearWords(typed: readonly Typed[], near: readonly SimilarWord[]): WordGuess[] {
  return near.flatMap(({ at, word, count }) => {
    const own = typed[at];
    if (!own || own.isFixed) return [];
    const slips = typosBetween(own.word, word, typosFor(own.word));
    return slips ? [{ at, takes: 1 as const, words: [word], slips, count }] : [];
  });
}

/** “devpos”, “bckend”, “fullstakc”: words that the index has in two parts. */
export function otherSpellings(typed: readonly Typed[]): Uncounted[] {
  return typed.flatMap(({ word, isFixed }, at) =>
    isFixed
      ? []
      : joinedWords.flatMap((joined) => {
          const slips = typosBetween(word, joined, Math.min(1, typosFor(word)));
          return slips ? [{ at, takes: 1 as const, words: [joined], slips, parts: searchWords(joined) }] : [];
        }),
  );
}

/** Words that come of a blank more or less: “softwareengineer”, “java script”. */
export function otherBlanks(typed: readonly Typed[]): Uncounted[] {
  const splits = typed.flatMap(({ word, isFixed }, at) => {
    const letters = [...word];
    if (isFixed || letters.length < 5 || letters.length > 40) return [];
    return letters.slice(2, -1).map((_, n): Uncounted => {
      const words = [letters.slice(0, n + 2).join(''), letters.slice(n + 2).join('')];
      return { at, takes: 1, words, slips: 1, parts: words };
    });
  });
  const joins = typed.flatMap(({ word, isFixed }, at): Uncounted[] => {
    const next = typed[at + 1];
    if (isFixed || !next || next.isFixed) return [];
    return [{ at, takes: 2, words: [word + next.word], slips: 1, parts: [word + next.word] }];
  });
  return [...splits, ...joins];
}

/** Those of which every part is known, with the count of the rarest. */
export function counted(guesses: readonly Uncounted[], counts: ReadonlyMap<string, number>): WordGuess[] {
  return guesses.flatMap(({ parts, ...guess }) => {
    const count = Math.min(...parts.map((part) => counts.get(part) ?? 0));
    return count > 0 ? [{ ...guess, count }] : [];
  });
}
