import { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { searchLimits } from '@foothold/core/search/search.ts';
import { findCorrected, type JobSources } from './find-corrected.ts';
import type { CountTitle } from './suggest.ts';

type Counted = { count: number; at: number };

const storedMs = 600_000;
const maxStored = 5000;
/** Milliseconds that the counts of one list of suggestions may take; what is not counted by then is at the next letter. */
const patience = 120;

/**
 * Counts what a search for a title shows, for the suggestions: by the search itself, so that both say the same. A count
 * is kept for ten minutes, since the same titles are suggested again at every letter.
 */
export function titleCounts(now: () => Date): (sources: JobSources) => CountTitle {
  const kept = new Map<string, Counted>();
  return (sources) => {
    const begun = performance.now();
    return async (title) => {
      const key = title.toLowerCase();
      const before = kept.get(key);
      if (before && now().getTime() - before.at < storedMs) return before.count;
      if (performance.now() - begun > patience) return null;
      const count = await countOf(sources, title, now());
      if (kept.size >= maxStored) kept.clear();
      kept.set(key, { count, at: now().getTime() });
      return count;
    };
  };
}

async function countOf(sources: JobSources, title: string, now: Date): Promise<number> {
  const request = JobSearchRequest.parse({ searchTerm: title });
  const page = { sort: 'relevance', offset: 0, limit: 0 } as const;
  const { found } = await findCorrected(sources, { request, now, page });
  return Math.min(found.all, searchLimits.totalMax);
}
