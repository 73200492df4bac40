import type { JobSearchRequest } from '@foothold/core/contract/jobs.ts';
import { useEffect, useState } from 'react';
import { nothingHidden, useHidden } from '../../data/settings/hidden.ts';
import { useSetting } from '../../data/settings/settings.ts';
import { noteSeen, wasSeen } from '../../platform/server/last-seen.ts';
import { useDelayed } from '../../ui/hooks/use-delayed.ts';
import { leavingOut } from './left-out.ts';
import type { SearchState } from './search-address.ts';
import { searchRequest } from './search-request.ts';

/** Makes the request of a search, with what the settings add to every one: the country, and what is hidden left out. */
export function useSearchRequest(): (state: SearchState) => JobSearchRequest {
  const country = useSetting('jobSearch', 'countrycode');
  const hidden = useHidden() ?? nothingHidden;
  return (state) => leavingOut(searchRequest(state, country), hidden);
}

/**
 * False for the moment until it is known what is hidden, so that none of it flashes up; never for long, and never where
 * nothing was hidden at the last look.
 */
export function useSearchRequestReady(): boolean {
  const hidden = useHidden();
  const [mayHide] = useState(() => wasSeen('hidden'));
  useEffect(() => {
    if (hidden) noteSeen('hidden', hidden.companies.length + hidden.postings.length > 0);
  }, [hidden]);
  const isWaiting = mayHide && hidden === undefined;
  return useDelayed(isWaiting, 800) || !isWaiting;
}
