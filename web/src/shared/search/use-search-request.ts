import type { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { useEffect, useState } from 'react';
import { useHiddenCompanies } from '../../data/settings/hidden-companies.ts';
import { useSetting } from '../../data/settings/settings.ts';
import { noteSeen, wasSeen } from '../../platform/server/last-seen.ts';
import { useDelayed } from '../../ui/hooks/use-delayed.ts';
import { leavingOut } from './left-out.ts';
import type { SearchState } from './search-address.ts';
import { searchRequest } from './search-request.ts';

/** Makes the request of a search, with what the settings add to every one: the country, and hidden companies left out. */
export function useSearchRequest(): (state: SearchState) => JobSearchRequest {
  const country = useSetting('jobSearch', 'countrycode');
  const hidden = useHiddenCompanies() ?? none;
  return (state) => leavingOut(searchRequest(state, country), hidden);
}

/**
 * False for the moment until hidden companies are known, so that none of them flashes up; never for long, and never where
 * none were hidden at the last look.
 */
export function useSearchRequestReady(): boolean {
  const hidden = useHiddenCompanies();
  const [mayHide] = useState(() => wasSeen('hidden'));
  useEffect(() => {
    if (hidden) noteSeen('hidden', hidden.length > 0);
  }, [hidden]);
  const isWaiting = mayHide && hidden === undefined;
  return useDelayed(isWaiting, 800) || !isWaiting;
}

const none: readonly string[] = [];
