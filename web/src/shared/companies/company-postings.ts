import type { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import type { Point } from '@foothold/core/geography/commute.ts';
import { isWatched, type WatchRule } from '@foothold/core/search/watch-rule.ts';

/** Postings that are read of one employer; of more, the newest. */
export const maxPostings = 200;

/** Days of the twelve weeks that a watch is measured against. */
export const watchDays = 84;

/** The open postings of one employer, newest first, but those the person hid; `since`: what came after an instant. */
export function companyPostingsRequest(
  companyName: string,
  hiddenPostings: readonly number[],
  since = '',
): JobSearchRequest {
  return {
    searchTerm: '',
    pageSize: maxPostings,
    pageNumber: 1,
    only: { companies: [companyName.trim().slice(0, 200)] },
    sort: 'newest',
    ...(hiddenPostings.length > 0 && { exclude: { postings: hiddenPostings.slice(0, 500) } }),
    ...(since && { since }),
  };
}

/** The postings that a watch would have told of in the last twelve weeks, of those that are still open. */
export function wouldHaveNotified(
  postings: readonly JobSearchResult[],
  rule: WatchRule,
  from: Point | null,
): JobSearchResult[] {
  return postings.filter(
    (posting) =>
      posting.daysAgoPosted >= 0 && posting.daysAgoPosted <= watchDays && isWatched(posting, rule, from),
  );
}
