import { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { searchLimits } from '@foothold/core/search/search.ts';
import type { Queryable } from '../../db/db.ts';
import type { Geocoder } from '../../providers/geocoder/port.ts';
import { findBest } from './find-best.ts';
import { readFilter } from './read-filter.ts';
import { findPostings, type Page } from './search-ids.ts';
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
export function titleCounts({
  geocoder,
  now,
}: {
  geocoder: Geocoder;
  now: () => Date;
}): (db: Queryable) => CountTitle {
  const kept = new Map<string, Counted>();
  return (db) => {
    const begun = performance.now();
    return async (title) => {
      const key = title.toLowerCase();
      const before = kept.get(key);
      if (before && now().getTime() - before.at < storedMs) return before.count;
      if (performance.now() - begun > patience) return null;
      const count = await countOf(db, geocoder, title, now());
      if (kept.size >= maxStored) kept.clear();
      kept.set(key, { count, at: now().getTime() });
      return count;
    };
  };
}

async function countOf(db: Queryable, geocoder: Geocoder, title: string, now: Date): Promise<number> {
  const request = JobSearchRequest.parse({ searchTerm: title });
  const range: Page = { sort: 'relevance', offset: 0, limit: 0 };
  const read = await readFilter(db, geocoder, request, now);
  if (read.isFutile) return 0;
  const found = await findPostings(db, read.filter, range);
  const best = await findBest({ db, geocoder, request, now, range }, { found, read });
  return Math.min(best.found.count, searchLimits.totalMax);
}
