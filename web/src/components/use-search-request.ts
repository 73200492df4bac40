import type { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { useHiddenCompanies } from '../data/hidden-companies.ts';
import { useSetting } from '../data/settings.ts';
import { leavingOut } from './left-out.ts';
import type { SearchState } from './search-address.ts';
import { searchRequest } from './search-request.ts';
import { useDelayed } from './use-delayed.ts';

/** Makes the request of a search, with what the settings add to every one: the country, and hidden companies left out. */
export function useSearchRequest(): (state: SearchState) => JobSearchRequest {
  const country = useSetting('jobSearch', 'countrycode');
  const hidden = useHiddenCompanies() ?? none;
  return (state) => leavingOut(searchRequest(state, country), hidden);
}

/** False for the moment until what the settings add is known, so that nothing hidden flashes up; never for long. */
export function useSearchRequestReady(): boolean {
  const isKnown = useHiddenCompanies() !== undefined;
  return useDelayed(!isKnown, 800) || isKnown;
}

const none: readonly string[] = [];
