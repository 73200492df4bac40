import type { PostingDocument } from './port/posting-document.ts';
import type { SearchAnswer, SimilarPosting, Suggestion, WordCount } from './port/search-answer.ts';
import type { SearchRequest } from './port/search-request.ts';

/** A named piece of a saved index; `bytes` carry their own checksum. */
export type SnapshotPart = { name: string; bytes: Uint8Array };

/** A saved index. A part never changes under its name, so that a store writes only those it does not have yet. */
export type IndexSnapshot = { parts: SnapshotPart[] };

/** A part that was truncated, modified or left out, and why it was not read: its postings must be put again. */
export type RefusedPart = { name: string; reason: string };

/**
 * A search index over postings. Everything that goes in and comes out can be cloned between threads. Odd values never
 * throw; an `IndexInputError` names a size that is refused.
 */
export type PostingIndex = {
  /** Adds documents; one of a known id replaces it. All of them, or none when one is refused. */
  put(documents: readonly PostingDocument[]): void;
  /** Unknown ids are ignored. */
  remove(ids: readonly number[]): void;
  search(request: SearchRequest): SearchAnswer;
  /** Ids of everything that a search finds, without its page: of each job the posting that stands for it. */
  matchIds(request: SearchRequest): Uint32Array;
  /**
   * Titles and companies of postings that are open at `now` (epoch seconds) and continue what was typed; the last token
   * may be a beginning.
   */
  suggest(prefix: string, limit: number, now: number): Suggestion[];
  /** How many postings that are open at `now` have each word in their title or company. */
  wordCounts(words: readonly string[], now: number): number[];
  /**
   * Words of these titles and companies that are not `word` but one letter away from it, or two where it has more than
   * five; two neighbors swapped count as one. Most frequent first.
   */
  nearWords(word: string, limit: number, now: number): WordCount[];
  /** Postings with rare title tokens and signs in common, of other jobs, open at `now` (epoch seconds). */
  similar(id: number, limit: number, now: number): SimilarPosting[];
  /** Number of postings. */
  size(): number;
  save(): IndexSnapshot;
};
