/** A point in degrees, WGS 84. */
export type DocumentPlace = { lat: number; lng: number };

/**
 * What the index holds of one posting. Tokens are compared as they are: the caller folds them (`titleWords`). Instants
 * are whole epoch seconds; '' or `unknown` in a keyword column means that the posting does not state it.
 */
export type PostingDocument = {
  /** Unsigned, 32 bits. */
  id: number;
  /** Tokens in order. */
  title: readonly string[];
  company: readonly string[];
  /** Tokens in order; what follows the 3,000th is not indexed. */
  text: readonly string[];
  /** Tokens that cannot be typed: trades, rank, kind of work, workplace. */
  signs: readonly string[];
  companyKey: string;
  /** Midnight UTC stands for a date without an hour (decision 0065). */
  posted: number | null;
  closes: number | null;
  added: number | null;
  isStale: boolean;
  /** Shared by the postings of one job. */
  group: number | null;
  source: string;
  category: string;
  workplace: string;
  jobType: string;
  seniority: string;
  isRemote: boolean;
  /** Keys of `areaKey`, countries with their states; none or ZZ: no country is known. */
  areas: readonly string[];
  /** The same keys: where remote work is open to; none: not stated. */
  openTo: readonly string[];
  /** A year, in whole units of the currency. */
  pay: { least: number; most: number; currency: string } | null;
  /** At most 8 are kept. */
  places: readonly DocumentPlace[];
  /** Keyword columns by name, for facts that have no column of their own: shift, language, degree. */
  facts: Readonly<Record<string, readonly string[]>>;
};
