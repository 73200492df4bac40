/** How often a word stands in titles and companies, and in how many texts where that is no title (counted up to a limit). */
export type WordUse = { titles: number; texts: number };

/** A word of titles or companies that looks like a typed one. */
export type NearWord = { word: string; titles: number };

/** Two words that follow each other in what is typed. */
export type WordPair = readonly [first: string, second: string];

/** What spelling correction reads of the postings; all words are folded as in `searchWords`. */
export type SlipLookup = {
  /** Words that nothing has may be absent. */
  counts(words: readonly string[]): Promise<ReadonlyMap<string, WordUse>>;
  /** Candidates for one mistyped word, frequent ones first; a superset, the distance is judged here. */
  near(word: string): Promise<readonly NearWord[]>;
  /** By `pairKey`: in how many titles both words of a pair stand, counted up to a limit. */
  pairs(pairs: readonly WordPair[]): Promise<ReadonlyMap<string, number>>;
};

/** The key of a pair in the answer of `pairs`. */
export const pairKey = ([first, second]: WordPair) => `${first} ${second}`;
