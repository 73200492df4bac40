import { type JobSearchRequest, jobsSearch } from '@foothold/core/contract/jobs.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Hidden } from '../../../data/settings/hidden.ts';
import { call } from '../../../platform/server/api.ts';
import { leavingOut } from '../../../shared/search/left-out.ts';

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
