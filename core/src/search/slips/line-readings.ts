import type { SlipGuess, SlipToken, WordStanding } from './slip-guess.ts';
import { pairKey, type WordPair } from './slip-lookup.ts';
import { isTradeTitle } from './trade-lexicon.ts';

/** Another reading of a line: what to put in, in order, and how likely it is (in powers of e). */
export type LineReading = {
  guesses: SlipGuess[];
  score: number;
  /** All of it is a published title of an occupation: right even where no posting has it. */
  isTitle: boolean;
  /** It replaces a word of the language without proof: right only where one title and company has all of it. */
  isDaring: boolean;
  /** The odd words that stay: no reading by itself, but one of them may be a place. */
  kept: readonly number[];
};

/** How many guesses for one word are weighed together with its neighbors. */
const optionsKept = 6;
const readingsKept = 16;
/** Readings that keep an odd word, and what that takes off. */
const partialKept = 4;
const oddPenalty = 10;
/** What one mistake (`slipCost`) takes off. */
const slipWeight = 4;
/** What it takes to doubt a word. */
const doubts: Readonly<Record<WordStanding, number>> = {
  odd: 0,
  rare: 4,
  real: 6,
  frequent: 6,
  fixed: Infinity,
};
/** A split into words that no title has together. */
const strangeSplit = 4;
/** A line that is a published title as a whole. */
const titleBonus = 2;
/** Readings that are so much less likely than the best are not what was meant; beside a title fewer are. */
const margins = { words: 5, title: 2 };
/** Of so many titles a pair must be to doubt a word of the language. */
const pairProof = 3;
/** Among so many words all the others are proof enough that a word of the language is a typo, where it is no more. */
const daring = { words: 4, cost: 1.75 };

/** A piece of a reading: words as they are put in, or as they were typed (`guess` null). */
type Option = { takes: 1 | 2; words: readonly string[]; guess: SlipGuess | null; score: number };
type State = { score: number; words: readonly string[]; placed: readonly Placed[] };
/** A guess and the number of its first word among those of the reading. */
type Placed = { guess: SlipGuess; from: number };
type PairCounts = ReadonlyMap<string, number>;

/** For each word its likeliest options, the typed one among them; one that nothing speaks for comes last. */
export function lineOptions(tokens: readonly SlipToken[], guesses: readonly SlipGuess[]): Option[][] {
  return tokens.map((token, index) => {
    const own = guesses
      .filter((guess) => guess.index === index)
      .map((guess): Option => ({ ...guess, guess, score: scoreOf(tokens, guess) }))
      .sort((one, other) => other.score - one.score)
      .slice(0, optionsKept);
    const isOdd = token.standing === 'odd';
    const score = isOdd ? -oddPenalty : Math.log1p(token.count);
    const typed: Option = { takes: 1, words: [token.word], guess: null, score };
    return isOdd ? [...own, typed] : [typed, ...own];
  });
}

function scoreOf(tokens: readonly SlipToken[], { index, takes, count, cost }: SlipGuess): number {
  const replaced = tokens.slice(index, index + takes);
  // Where one half of a word is odd the other need not be doubted.
  const doubt = Math.min(...replaced.map(({ standing }) => doubts[standing]));
  return Math.log1p(count) - slipWeight * cost - doubt;
}

/** The pairs of words that tell the readings apart. */
export function pairsOf(options: readonly (readonly Option[])[]): WordPair[] {
  const pairs = new Map<string, WordPair>();
  const add = (pair: WordPair) => pairs.set(pairKey(pair), pair);
  for (const [index, own] of options.entries())
    for (const { takes, words } of own) {
      if (words.length === 2) add([words[0] ?? '', words[1] ?? '']);
      for (const next of options[index + takes] ?? []) add([words.at(-1) ?? '', next.words[0] ?? '']);
    }
  return [...pairs.values()];
}

/**
 * The readings of a whole line but the typed one, likeliest first, then a few that keep an odd word: by how frequent the words are, how often two of them
 * stand together in titles, and what the mistakes cost. A beam of `readingsKept`, so the work is linear in the words.
 */
export function lineReadings(
  tokens: readonly SlipToken[],
  options: readonly (readonly Option[])[],
  pairs: PairCounts,
): LineReading[] {
  const beams: State[][] = tokens.map(() => []);
  beams.push([]);
  beams[0]?.push({ score: 0, words: [], placed: [] });
  for (const [index, own] of options.entries()) {
    const states = best(beams[index] ?? []);
    for (const state of states)
      for (const option of own) beams[index + option.takes]?.push(extend(state, option, pairs));
  }
  const ends = (beams[tokens.length] ?? []).flatMap((state) => {
    const unproven = state.placed.filter((one) => !isProven(one, state.words, tokens, pairs));
    const isOpen = unproven.every(({ guess }) => mayDare(guess, tokens));
    const end = { ...state, isDaring: unproven.length > 0, kept: oddWordsKept(state, tokens) };
    return state.placed.length > 0 && isOpen ? [end] : [];
  });
  const whole = best(ends.filter(({ kept }) => kept.length === 0).map(withTitle));
  const partial = best(ends.filter(({ kept }) => kept.length > 0).map(withTitle));
  return [...likely(whole), ...partial.slice(0, partialKept)].map(
    ({ placed, words: _words, ...reading }) => ({
      ...reading,
      guesses: placed.map(({ guess }) => guess),
    }),
  );
}

function likely<One extends State & { isTitle: boolean }>(readings: readonly One[]): One[] {
  const [first] = readings;
  if (!first) return [];
  const limit = first.score - (first.isTitle ? margins.title : margins.words);
  return readings.filter(({ score }) => score >= limit);
}

function oddWordsKept({ placed }: State, tokens: readonly SlipToken[]): number[] {
  const isReplaced = (index: number) =>
    placed.some(({ guess }) => guess.index <= index && index < guess.index + guess.takes);
  return tokens.flatMap(({ standing }, index) => (standing === 'odd' && !isReplaced(index) ? [index] : []));
}

const mayDare = ({ takes, cost }: SlipGuess, tokens: readonly SlipToken[]) =>
  takes === 1 && cost <= daring.cost && tokens.length >= daring.words;

function withTitle<One extends State>(state: One) {
  const isTitle = isTradeTitle(state.words);
  return { ...state, isTitle, score: state.score + (isTitle ? titleBonus : 0) };
}

const best = <One extends State>(states: readonly One[]) =>
  states.toSorted((one, other) => other.score - one.score).slice(0, readingsKept);

function extend(state: State, { words, guess, score }: Option, pairs: PairCounts): State {
  const [first = '', second] = words;
  const before = countOf(pairs, state.words.at(-1), first);
  const inside = countOf(pairs, first, second);
  const strange = second !== undefined && inside === 0 ? strangeSplit : 0;
  return {
    score: state.score + score + Math.log1p(before) + Math.log1p(inside) - strange,
    words: [...state.words, ...words],
    placed: guess ? [...state.placed, { guess, from: state.words.length }] : state.placed,
  };
}

function countOf(pairs: PairCounts, first: string | undefined, second: string | undefined): number {
  return first && second ? (pairs.get(pairKey([first, second])) ?? 0) : 0;
}

/**
 * A word of the language is another one only where titles have that one beside its neighbor, and never this one; it is a
 * half of a word where nothing much speaks for the other half, or where one title proves it.
 */
function isProven(
  { guess: { index, takes, words: own }, from }: Placed,
  words: readonly string[],
  tokens: readonly SlipToken[],
  pairs: PairCounts,
): boolean {
  const replaced = tokens.slice(index, index + takes);
  if (!replaced.some(({ standing }) => standing === 'real' || standing === 'frequent')) return true;
  const count = (...pair: readonly (string | undefined)[]) => countOf(pairs, pair[0], pair[1]);
  const typed = [tokens[index - 1], ...replaced, tokens[index + takes]].map((token) => token?.word);
  if (typed.some((word, at) => count(word, typed[at + 1]) > 0)) return false;
  const isHalf = takes === 2 && replaced.some(({ standing }) => standing === 'odd' || standing === 'rare');
  const end = from + own.length;
  const now = count(words[from - 1], words[from]) + count(words[end - 1], words[end]);
  return isHalf || now + count(own[0], own[1]) >= (takes === 2 ? 1 : pairProof);
}
