import type { PostingQuestions } from './posting-search.ts';
import type { StoredRow } from './stored-rows.ts';

/** Who holds the index: this thread or another one. Calls take effect in their order. */
export type IndexHolder = PostingQuestions & {
  /** Whether the index is gone, since its thread ended. */
  isLost(): boolean;
  /** Begins anew, without postings. */
  begin(): Promise<void>;
  put(rows: readonly StoredRow[]): Promise<void>;
  remove(ids: readonly number[]): Promise<void>;
  close(): Promise<void>;
};
