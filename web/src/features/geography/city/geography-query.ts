import { type JobSearchRequest, jobsSearch } from '@foothold/core/contract/jobs.ts';
import { occupationGet, occupationSearch } from '@foothold/core/contract/occupations.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Hidden } from '../../../data/settings/hidden.ts';
import { call } from '../../../platform/server/api.ts';
import { leavingOut } from '../../../shared/search/left-out.ts';

// Reference data changes with a release of the server at most.
const aDay = 24 * 60 * 60_000;
const kept = { staleTime: aDay, gcTime: aDay };

/** Occupations whose titles hold the words. */
export function occupationsQuery(text: string) {
  return queryOptions({
    queryKey: ['occupations', 'search', text, 8],
    queryFn: ({ signal }) => call(occupationSearch, { query: { text, limit: 8 }, signal }),
    ...kept,
  });
}

/** One occupation by its code. */
export function occupationQuery(code: string) {
  return queryOptions({
    queryKey: ['occupations', 'one', code],
    queryFn: ({ signal }) => call(occupationGet, { params: { code }, signal }),
    ...kept,
  });
}

/**
 * How many postings the search of a place finds, without fetching them; `countrycode` is the person's country of the
 * job search and `hidden` what it leaves out, as that screen sends them.
 */
export function postingsNearQuery(location: string, countrycode: string, hidden: Hidden) {
  const country = countrycode.trim().toLowerCase();
  const elsewhere = /^[a-z]{2}$/.test(country) && country !== 'us' && { selectedCountryCode: country };
  const asked = {
    searchTerm: '',
    location,
    distance: 25,
    ...elsewhere,
    withOld: false,
    pageSize: 1,
    pageNumber: 1,
  };
  const body: JobSearchRequest = leavingOut<JobSearchRequest>(asked, hidden);
  return queryOptions({
    queryKey: ['jobs', 'count', body],
    queryFn: async ({ signal }) => {
      const { totalResults, totalIsCapped } = await call(jobsSearch, { body, signal });
      return { totalResults, totalIsCapped };
    },
  });
}
