import type { JobSearchResult, OtherPosting } from '../entities/posting/posting.ts';

type Named = { source: string; externalId: string };

/** One key for two postings, whichever comes first: what a refused pair is noted under. No two pairs share one. */
export function postingPair(a: Named, b: Named): string {
  const named = [a, b].map(({ source, externalId }) =>
    JSON.stringify([`${source}:${externalId}`, source.length]),
  );
  return named.sort().join(' ');
}

/**
 * A search result, or a posting, divided by what the person said: `otherPostings` are the same job, `refusedPostings`
 * were told apart from it (keys by `postingPair`) and stay at hand. Nothing is lost, the order stays.
 */
export function splitOthers<R extends Named & Pick<JobSearchResult, 'otherPostings'>>(
  result: R,
  refused: ReadonlySet<string>,
): R & { refusedPostings: OtherPosting[] } {
  const isRefused = (other: OtherPosting) => refused.has(postingPair(result, other));
  return {
    ...result,
    otherPostings: result.otherPostings.filter((other) => !isRefused(other)),
    refusedPostings: result.otherPostings.filter(isRefused),
  };
}
