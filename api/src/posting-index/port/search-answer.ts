import type { KeywordField } from './search-request.ts';

/** What a score is the sum of. */
export type ScoreParts = {
  evidence: number;
  /** Tokens in their order, whole names, length of the title. */
  order: number;
  wishes: number;
  fresh: number;
  stale: number;
  country: number;
  near: number;
};

/** One job of the page, shown by the best of its postings. */
export type SearchHit = {
  id: number;
  group: number | null;
  score: number;
  parts: ScoreParts;
  standing: Standing;
  /** Only its text has a core unit. */
  isInText: boolean;
  /** Key of its company; '' for none. */
  company: string;
};

/**
 * How a posting answers the evidence: with all that was asked for, with some, or by its text alone. Those of each standing come before
 * those of the next, whatever the order. By score `all` is what has a core unit outside its text; in the other orders a
 * text that has all units will do. Without evidence everything is `all`.
 */
export type Standing = 'all' | 'close' | 'text';

/** One value and how many jobs have it. */
export type FacetCount = { value: string; count: number };

/**
 * How the jobs divide, most frequent first. Each field is counted as if nothing were chosen in it, all else kept. Of
 * several postings a job counts once in `workplaces`, `jobTypes` and `seniorities`, at the newest value that is stated; once for each
 * value of the other fields, and at its best step of ages and pay. `unknown` are those that do not
 * say (`workplaces`, `jobTypes`, `seniorities`, facts).
 */
export type SearchFacets = Record<KeywordField, FacetCount[]> & {
  /** As a choice of the country would match: each with the remote jobs of no stated country. */
  countries: FacetCount[];
  ages: FacetCount[];
  /** `counted`: all jobs that these counts divide. */
  pay: {
    currency: string;
    counted: number;
    floors: FacetCount[];
    notStated: number;
    inOtherCurrencies: number;
  };
  facts: Record<string, FacetCount[]>;
};

/** A page of a search. Counts are of jobs: of postings of one group one counts. */
export type SearchAnswer = {
  total: number;
  /** Of the total: those that stand as `all`, and the others. */
  all: number;
  close: number;
  hits: SearchHit[];
  facets: SearchFacets | null;
};

/** A completion: a title as its tokens, or the key of a company, with one posting that has it. */
export type Suggestion = { kind: 'title' | 'company'; text: string; count: number; example: number };

/** A word and how many postings have it in their title or company. */
export type WordCount = { word: string; count: number };

/** A posting like another one. */
export type SimilarPosting = { id: number; score: number };
