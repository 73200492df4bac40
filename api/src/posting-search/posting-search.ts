import type {
  SearchAnswer,
  SimilarPosting,
  Suggestion,
  WordCount,
} from '../posting-index/port/search-answer.ts';
import type { SearchRequest } from '../posting-index/port/search-request.ts';

/**
 * Questions to the index of postings. Each is answered with every change in it that was committed before it was asked;
 * what the answers mean says `PostingIndex`. Instants are epoch seconds.
 */
export type PostingQuestions = {
  search(request: SearchRequest): Promise<SearchAnswer>;
  matchIds(request: SearchRequest): Promise<Uint32Array>;
  suggest(prefix: string, limit: number, now: number): Promise<Suggestion[]>;
  similar(id: number, limit: number, now: number): Promise<SimilarPosting[]>;
  /** How many postings that are open at `now` have each word in their title or company. */
  wordCounts(words: readonly string[], now: number): Promise<number[]>;
  /** Words of these titles and companies that are a letter away, or two of a long word; most frequent first. */
  nearWords(word: string, limit: number, now: number): Promise<WordCount[]>;
  /** Number of postings. */
  size(): Promise<number>;
};

/** The index of the postings that are in the database. */
export type PostingSearch = PostingQuestions & {
  /** Resolves when every change that was committed before the call is in the index. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
};
