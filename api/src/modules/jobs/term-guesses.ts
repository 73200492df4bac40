/** A way to write one word or two neighbours otherwise: `at` is the first word, `takes` how many it stands for. */
export type WordGuess = {
  at: number;
  takes: 1 | 2;
  words: readonly string[];
  /** Letters wrong, missing, too many or swapped; a blank too many or missing is one. */
  slips: number;
  /** Postings whose title or company has the word; of two words the rarer. */
  count: number;
};

/** A typed word: how many titles and companies have it, and whether it may or must be something else. */
export type TypedWord = { word: string; count: number; isFixed: boolean; isUnknown: boolean };

const guessesKept = 8;
const termsKept = 40;
/**
 * What a typo, a second one, a typo in the first letter and a typed word that is known take off, and what one that no
 * title or company has and a blank add: in powers of e of how frequent a word is.
 */
const costs = { slip: 3, more: 6, first: 1.5, known: 3, strange: 4, glued: 0.5 };

/**
 * The other readings of a term, likeliest first, each as the guesses to put in: frequent words before rare ones, one
 * typo before two, a word that no title or company has before one that some have. A word that is nowhere is always
 * replaced; a reading changes two words at most unless more than that are nowhere.
 */
export function termGuesses(typed: readonly TypedWord[], guesses: readonly WordGuess[]): WordGuess[][] {
  const ranked = guesses
    .map((guess) => ({ guess, score: scoreOf(typed, guess) }))
    .sort((a, b) => b.score - a.score);
  const own = typed.map((_, at) =>
    ranked
      .filter(({ guess }) => guess.at === at || (guess.takes === 2 && guess.at + 1 === at))
      .slice(0, guessesKept),
  );
  const kept = [...new Set(own.flat())].sort((a, b) => b.score - a.score);
  const unknown = typed.flatMap(({ isUnknown }, at) => (isUnknown ? [at] : []));
  const covers = (chosen: readonly WordGuess[]) =>
    unknown.every((at) => chosen.some((guess) => guess.at <= at && at < guess.at + guess.takes));
  const readings = kept.map(({ guess, score }) => ({ chosen: [guess], score }));
  for (const [n, one] of kept.entries())
    for (const other of kept.slice(n + 1))
      if (!overlap(one.guess, other.guess))
        readings.push({ chosen: [one.guess, other.guess], score: one.score + other.score });
  if (unknown.length > 2) {
    const best = unknown.flatMap((at) => own[at]?.find(({ guess }) => guess.takes === 1) ?? []);
    readings.push({ chosen: best.map(({ guess }) => guess), score: 0 });
  }
  return readings
    .filter(({ chosen }) => covers(chosen))
    .sort((a, b) => b.score - a.score)
    .slice(0, termsKept)
    .map(({ chosen }) => chosen.toSorted((a, b) => a.at - b.at));
}

function overlap(one: WordGuess, other: WordGuess): boolean {
  return one.at < other.at + other.takes && other.at < one.at + one.takes;
}

function scoreOf(typed: readonly TypedWord[], { at, takes, words, slips, count }: WordGuess): number {
  const replaced = typed.slice(at, at + takes);
  const known = Math.min(...replaced.map((one) => Math.log1p(one.count)));
  const isOtherStart = takes === 1 && words.length === 1 && words[0]?.[0] !== replaced[0]?.word[0];
  // A word of some text is no typo for being two typos away from a word of titles.
  const isStrange = slips === 1 || replaced.some(({ isUnknown }) => isUnknown);
  const isGlued = takes === 2 || words.length > 1;
  return (
    Math.log1p(count) -
    costs.slip -
    (slips - 1) * costs.more -
    (isOtherStart ? costs.first : 0) -
    (isGlued ? -costs.glued : 0) -
    (known > 0 ? costs.known + known / 2 : isStrange ? -costs.strange : 0)
  );
}
