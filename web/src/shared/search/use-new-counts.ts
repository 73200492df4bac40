import { newSince, type SavedSearch } from '@foothold/core/search/saved-search.ts';
import { useQueries } from '@tanstack/react-query';
import { nothingHidden, useHidden } from '../../data/settings/hidden.ts';
import { useOnline } from '../../ui/hooks/use-online.ts';
import { leavingOut } from './left-out.ts';
import { stateOfSaved } from './saved-search-state.ts';
import { jobCountQuery } from './search-query.ts';
import { searchRequest } from './search-request.ts';

/** A count is asked for again after this time at the earliest. */
const freshForMs = 5 * 60_000;

/** How many postings came since a saved search was looked at last; null while nobody has said. */
export type NewCount = { total: number; isCapped: boolean } | null;

/** What is new of each saved search, in their order: asked for while they are shown, and only with a connection. */
export function useNewCounts(searches: readonly SavedSearch[]): NewCount[] {
  const isOnline = useOnline();
  const hidden = useHidden();
  const answers = useQueries({
    queries: searches.map((search) => {
      const since = newSince(search);
      const request = leavingOut(
        searchRequest(stateOfSaved(search), search.countrycode),
        hidden ?? nothingHidden,
      );
      return {
        ...jobCountQuery({ ...request, ...(since && { since }) }),
        staleTime: freshForMs,
        // A count that does not come is a row without one.
        retry: false,
        enabled: isOnline && hidden !== undefined && since !== '',
      };
    }),
  });
  return answers.map(({ data }) =>
    data ? { total: data.totalResults, isCapped: data.totalIsCapped } : null,
  );
}
