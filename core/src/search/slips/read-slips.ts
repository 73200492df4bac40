import { joinedWords, searchWords } from '../search-text.ts';
import { type LineReading, lineOptions, lineReadings, pairsOf } from './line-readings.ts';
import type { SlipGuess, SlipToken, WordStanding } from './slip-guess.ts';
import { pairKey, type SlipLookup, type WordPair, type WordUse } from './slip-lookup.ts';
import { tradeLexicon } from './trade-lexicon.ts';
import {
  joinedGuesses,
  joinGuesses,
  nearGuesses,
  slipBudget,
  splitGuesses,
  splitsOf,
  useOf,
} from './word-guesses.ts';

/** A word of a line; `isFixed`: quoted, left out, part of a place or of the vocabulary. */
export type LineWord = { word: string; isFixed: boolean };

/** A line with what is known of its words, and what it may have been meant as. */
type ReadLine = { tokens: SlipToken[]; readings: LineReading[] };

/** Words of so many texts are words of the language; fewer texts may share a typo. */
const realTexts = 10;
const oddTexts = 3;
/** More pairs than these are not looked up. */
const maxPairs = 120;

/**
 * Reads a line of folded words for mistakes of typing. `familiar`: a word of so many titles is meant as it is. Words with
 * digits and words of two letters stay. Asks the lookup three times at most; the work is linear in the words.
 */
export async function readSlips(
  line: readonly LineWord[],
  lookup: SlipLookup,
  familiar: number,
): Promise<ReadLine> {
  if (!line.some(isOpen)) return { tokens: [], readings: [] };
  const words = [...line.map(({ word }) => word), ...blanksOf(line), ...joinedParts];
  const uses = await lookup.counts([...new Set(words)]);
  const tokens = line.map((one): SlipToken => {
    const use = uses.get(one.word) ?? { titles: 0, texts: 0 };
    const standing = isOpen(one) ? standingOf(one.word, use, familiar) : 'fixed';
    return { word: one.word, standing, count: useOf(one.word, use.titles) };
  });
  const titles = new Map([...uses].map(([word, use]) => [word, use.titles]));
  const guesses = await guessesFor(tokens, titles, lookup);
  if (guesses.length === 0) return { tokens, readings: [] };
  const options = lineOptions(tokens, guesses);
  const pairs = await pairCounts(lookup, pairsOf(options).slice(0, maxPairs));
  return { tokens, readings: lineReadings(tokens, options, pairs) };
}

const joinedParts = joinedWords.flatMap((joined) => searchWords(joined));

/** Numbers are written as they are meant. */
const hasDigits = (word: string) => /\p{N}/u.test(word);
const isOpen = ({ word, isFixed }: LineWord) => !isFixed && !hasDigits(word) && slipBudget(word, 1) > 0;

function standingOf(word: string, { titles, texts }: WordUse, familiar: number): WordStanding {
  if (titles >= familiar) return 'frequent';
  if (texts >= realTexts || tradeLexicon().words.has(word)) return 'real';
  return titles === 0 && texts < oddTexts ? 'odd' : 'rare';
}

/** Words that come of a blank more or less. */
function blanksOf(line: readonly LineWord[]): string[] {
  return line.flatMap((one, index) => {
    if (one.isFixed) return [];
    const next = line[index + 1];
    return [...splitsOf(one.word).flat(), ...(next && !next.isFixed ? [one.word + next.word] : [])];
  });
}

async function guessesFor(
  tokens: readonly SlipToken[],
  titles: ReadonlyMap<string, number>,
  lookup: SlipLookup,
): Promise<SlipGuess[]> {
  const all = await Promise.all(
    tokens.map(async (token, index) => {
      if (token.standing === 'fixed') return [];
      const joins = joinGuesses(tokens, index, titles);
      if (token.standing === 'frequent') return joins;
      const near = nearGuesses(tokens, index, await lookup.near(token.word));
      return [
        ...near,
        ...joins,
        ...joinedGuesses(tokens, index, titles),
        ...splitGuesses(token, index, titles),
      ];
    }),
  );
  return all.flat();
}

async function pairCounts(lookup: SlipLookup, pairs: readonly WordPair[]): Promise<Map<string, number>> {
  const counts = new Map(await lookup.pairs(pairs));
  for (const pair of pairs) {
    const key = pairKey(pair);
    const published = tradeLexicon().pairs.get(key) ?? 0;
    if (published > 0) counts.set(key, (counts.get(key) ?? 0) + published);
  }
  return counts;
}
