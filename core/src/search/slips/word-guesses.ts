import { joinedWords, searchWords } from '../search-text.ts';
import { slipCost } from './slip-cost.ts';
import type { SlipGuess, SlipToken } from './slip-guess.ts';
import type { NearWord } from './slip-lookup.ts';
import { tradeLexicon } from './trade-lexicon.ts';

/** The most that may be wrong with a word of so many letters (`slipCost`); in two letters every word is near another. */
const budgets = [0, 0, 0, 0.95, 1.35, 1.8, 1.8, 2.3, 2.3];
const longBudget = 2.8;
/** A blank too many or missing. */
const blankCost = 0.6;
/** Vowels left out as a habit (“tchr”), and two consonants of such a word swapped. */
const skeletonCosts = { same: 1.2, swapped: 2 } as const;
const shortestSkeleton = 4;
/** Words longer than this are not split: no two words of a title are. */
const longestSplit = 40;
/** A word of so many titles of occupations counts no more than this against words of postings. */
const maxLexiconCount = 30;

/** In a longer line a word of three letters may lack any one letter: the others tell what it is. */
const shortInLine = { words: 3, letters: 3, budget: 1.45 } as const;

/** The most that may be wrong with a word of a line of so many. */
export function slipBudget(word: string, lineLength: number): number {
  if (word.length === shortInLine.letters && lineLength >= shortInLine.words) return shortInLine.budget;
  return budgets[word.length] ?? longBudget;
}

/** How many titles and companies have a word, with the published titles of occupations as far as they count. */
export function useOf(word: string, titles: number): number {
  return titles + Math.min(maxLexiconCount, tradeLexicon().words.get(word) ?? 0);
}

/** Other words that one typed word may have been meant as: of postings (`near`) and of titles of occupations. */
export function nearGuesses(
  tokens: readonly SlipToken[],
  index: number,
  near: readonly NearWord[],
): SlipGuess[] {
  const typed = tokens[index]?.word ?? '';
  const budget = slipBudget(typed, tokens.length);
  const titles = new Map(near.map((one) => [one.word, one.titles]));
  for (const word of lexiconNear(typed)) if (!titles.has(word)) titles.set(word, 0);
  return [...titles].flatMap(([word, own]) => {
    const cost = word === typed ? null : costOf(typed, word, budget);
    return cost === null ? [] : [{ index, takes: 1 as const, words: [word], cost, count: useOf(word, own) }];
  });
}

function costOf(typed: string, word: string, budget: number): number | null {
  const cost = slipCost(typed, word, budget);
  const skipped = skeletonCost(typed, word);
  if (cost === null || skipped === null) return cost ?? skipped;
  return Math.min(cost, skipped);
}

/** Whether a word is typed without its vowels: “wrkr”, “engnr”. */
export function isSkeleton(word: string): boolean {
  return word.length >= shortestSkeleton && skeletonOf(word) === word;
}

function skeletonOf(word: string): string {
  let skeleton = word.slice(0, 1);
  for (const letter of word.slice(1)) {
    if (!'aeiouy'.includes(letter) && skeleton.at(-1) !== letter) skeleton += letter;
  }
  return skeleton;
}

function skeletonCost(typed: string, word: string): number | null {
  if (!isSkeleton(typed) || word[0] !== typed[0]) return null;
  const skeleton = skeletonOf(word);
  if (skeleton === typed) return skeletonCosts.same;
  return isOneSwap(typed, skeleton) ? skeletonCosts.swapped : null;
}

function isOneSwap(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return (
    one[index] === other[index + 1] &&
    one[index + 1] === other[index] &&
    one.slice(index + 2) === other.slice(index + 2)
  );
}

/** Words of occupations that begin as the typed one does, or with its second letter, or sound so. */
function lexiconNear(typed: string): string[] {
  const firsts = new Set([...typed.slice(0, 2), ...soundsLike(typed.slice(0, 1))]);
  const spare = isSkeleton(typed) ? typed.length : 2;
  return [...firsts].flatMap((first) =>
    (tradeLexicon().byFirst.get(first) ?? []).filter(
      (word) => word.length >= typed.length - 2 && word.length <= typed.length + spare,
    ),
  );
}

/** First letters that are mistaken for another: “kashier”, “sertified”, “fone”, “nife”. */
const sounds: Readonly<Record<string, string>> = {
  c: 'ks',
  k: 'c',
  s: 'c',
  f: 'p',
  n: 'kg',
  j: 'g',
  g: 'j',
  r: 'w',
};
const soundsLike = (letter: string) => [...(sounds[letter] ?? '')];

/** Words that are searched as two (“backend”), mistyped as one: the count is that of the parts. */
export function joinedGuesses(
  tokens: readonly SlipToken[],
  index: number,
  titles: ReadonlyMap<string, number>,
): SlipGuess[] {
  const typed = tokens[index]?.word ?? '';
  return joinedWords.flatMap((joined) => {
    const cost = slipCost(typed, joined, slipBudget(typed, tokens.length));
    const count = Math.min(...searchWords(joined).map((part) => titles.get(part) ?? 0));
    return cost && count > 0 ? [{ index, takes: 1 as const, words: [joined], cost, count }] : [];
  });
}

/** The ways to put a blank into a word. */
export function splitsOf(word: string): [string, string][] {
  const letters = [...word];
  if (letters.length < 5 || letters.length > longestSplit) return [];
  return letters
    .slice(2, -1)
    .map((_, index) => [letters.slice(0, index + 2).join(''), letters.slice(index + 2).join('')]);
}

/** One word as two, where both are used. `titles` has the parts of `splitsOf`. */
export function splitGuesses(
  { word }: SlipToken,
  index: number,
  titles: ReadonlyMap<string, number>,
): SlipGuess[] {
  return splitsOf(word).flatMap((words) => {
    const count = Math.min(...words.map((part) => useOf(part, titles.get(part) ?? 0)));
    return count > 0 ? [{ index, takes: 1 as const, words, cost: blankCost, count }] : [];
  });
}

/** A word and the next as one, where that is used. `titles` has both written as one. */
export function joinGuesses(
  tokens: readonly SlipToken[],
  index: number,
  titles: ReadonlyMap<string, number>,
): SlipGuess[] {
  const pair = tokens.slice(index, index + 2);
  const isWhole = pair.length === 2 && pair.every(({ standing }) => standing !== 'fixed');
  if (!isWhole || pair.every(({ standing }) => standing === 'frequent')) return [];
  const joined = pair.map(({ word }) => word).join('');
  const count = useOf(joined, titles.get(joined) ?? 0);
  return count > 0 ? [{ index, takes: 2, words: [joined], cost: blankCost, count }] : [];
}
