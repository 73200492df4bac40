import type { RawPosting } from './posting.ts';

/** What can be read of one posting: texts as written, '' and null for what is not said. */
export type PostingFacts = Omit<RawPosting, 'source' | 'seenAt'>;
