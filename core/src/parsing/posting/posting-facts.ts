import type { RawPosting } from '../../entities/posting/posting.ts';

/** What can be read of one posting: texts as written, '' and null for what is not said. */
export type PostingFacts = Omit<RawPosting, 'source' | 'seenAt'> & {
  /** Where an application is handed in, as far as the posting says it. */
  applyUrl?: string;
};
