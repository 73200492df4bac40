import type { JobSearchAnswer } from '@foothold/core/contract/jobs.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { filtersOf, noFilters, type SearchState, withFilters } from '../../shared/search/search-address.ts';
import { jobCountQuery } from '../../shared/search/search-query.ts';
import { useSearchRequest } from '../../shared/search/use-search-request.ts';
import { helpful, lastResorts, oneStepWider, type WiderSearch } from './wider-searches.ts';

type Helpful = { search: WiderSearch; total: number; isCapped: boolean };

/** The changes to an empty search that find something, with how much; asks for counts only, and only here. */
export function useWiderSearches(
  state: SearchState,
  { understood, places, oldCount }: Pick<JobSearchAnswer, 'understood' | 'places' | 'oldCount'>,
): { found: Helpful[]; isLooking: boolean } {
  const asked = filtersOf(state);
  const near = useCounts(state, oneStepWider(asked, { understood, places, hasOld: oldCount > 0 }), true);
  const isNone = !near.isLooking && near.found.length === 0;
  const far = useCounts(state, lastResorts(asked, understood), isNone);
  return isNone ? far : near;
}

function useCounts(state: SearchState, searches: readonly WiderSearch[], enabled: boolean) {
  const requestOf = useSearchRequest();
  const answers = useQueries({
    queries: searches.map((search) => ({
      ...jobCountQuery(requestOf(withFilters(state, search.filters))),
      enabled,
      // A count that does not come is an offer less, no reason to ask again.
      retry: false,
    })),
  });
  const isLooking = enabled && answers.some((answer) => answer.isLoading);
  const tried = searches.map((search, at) => ({
    search,
    total: answers[at]?.data?.totalResults ?? 0,
    isCapped: answers[at]?.data?.totalIsCapped ?? false,
  }));
  return { found: isLooking ? [] : helpful(tried), isLooking };
}

type Count = { total: number; isCapped: boolean } | null;

/** How many jobs the search finds without its country, and how many there are in all; null while that is not known. */
export function useFallbackCounts(
  state: SearchState,
  { isNarrow, isLost }: { isNarrow: boolean; isLost: boolean },
): { everyCountry: Count; newest: Count } {
  const requestOf = useSearchRequest();
  const { selectedCountryCode: _country, ...everyCountry } = requestOf(state);
  const countOf = (request: Parameters<typeof jobCountQuery>[0], enabled: boolean) => ({
    ...jobCountQuery(request),
    enabled,
    retry: false,
    select: ({ totalResults, totalIsCapped }: { totalResults: number; totalIsCapped: boolean }) => ({
      total: totalResults,
      isCapped: totalIsCapped,
    }),
  });
  const { data: abroad = null } = useQuery(countOf(everyCountry, isNarrow));
  const { data: all = null } = useQuery(countOf(requestOf(withFilters(state, noFilters)), isLost));
  return { everyCountry: abroad, newest: all };
}
