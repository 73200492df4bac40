import { placeSuggest } from '@foothold/core/contract/geography.ts';
import { jobsSearch } from '@foothold/core/contract/jobs.ts';
import { occupationGet, occupationSearch } from '@foothold/core/contract/occupations.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

// Reference data changes with a release of the server at most.
const aDay = 24 * 60 * 60_000;
const kept = { staleTime: aDay, gcTime: aDay };

/** Places whose names begin as typed. */
export function suggestQuery(text: string) {
  return queryOptions({
    queryKey: ['geo', 'suggest', text],
    queryFn: ({ signal }) => call(placeSuggest, { query: { text, limit: 12 }, signal }),
    ...kept,
  });
}

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
 * job search, as that screen sends it.
 */
export function postingsNearQuery(location: string, countrycode: string) {
  const country = countrycode.trim().toLowerCase();
  const elsewhere = /^[a-z]{2}$/.test(country) && country !== 'us' && { selectedCountryCode: country };
  const body = { searchTerm: '', location, distance: 25, ...elsewhere, pageSize: 1, pageNumber: 1 };
  return queryOptions({
    queryKey: ['jobs', 'count', body],
    queryFn: async ({ signal }) => {
      const { totalResults, totalIsCapped } = await call(jobsSearch, { body, signal });
      return { totalResults, totalIsCapped };
    },
  });
}
