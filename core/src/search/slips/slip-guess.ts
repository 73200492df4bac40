/** A way to write one word or two neighbors otherwise: `index` is the first word, `takes` how many it replaces. */
export type SlipGuess = {
  index: number;
  takes: 1 | 2;
  words: readonly string[];
  /** `slipCost`; a blank too many or missing costs `blankCost`. */
  cost: number;
  /** Titles and companies, and titles of occupations, that have the word; of two words the rarer. */
  count: number;
};

/**
 * What speaks for a typed word as it is. `odd`: nothing, so it is replaced. `rare`: a few titles or texts have it, as they
 * have typos. `real`: a word of the language; only its neighbors can tell that another was meant. `frequent`: it stays,
 * but may be a half of a word. `fixed`: it stays.
 */
export type WordStanding = 'odd' | 'rare' | 'real' | 'frequent' | 'fixed';

/** A typed word with what is known of it. */
export type SlipToken = { word: string; standing: WordStanding; count: number };
