import { useCallback, useMemo } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { namesSearch } from '../../shared/search/search-address.ts';
import { useGo } from '../../ui/hooks/use-go.ts';
import { type JobMapState, jobMapAddress, readJobMap } from './job-map-address.ts';

/**
 * The search that the address of the map asks for, and the ways to another; `replace` is for what follows by itself and
 * for moving through rows and pins.
 */
export function useJobMapAddress() {
  const [query] = useSearchParams();
  const { state: region, city } = useParams();
  const { pathname } = useLocation();
  const text = query.toString();
  const now = useMemo(
    () => ({ pathname, path: { ...(region && { state: region }), ...(city && { city }) } }),
    [pathname, region, city],
  );
  const state = useMemo(() => readJobMap(new URLSearchParams(text), now.path), [text, now]);
  const isBare = !namesSearch(new URLSearchParams(text), now.path) && state.box === null;
  const addressOf = useCallback((next: JobMapState) => jobMapAddress(next, now), [now]);
  const go = useGo(addressOf);
  return { state, isBare, addressOf, go };
}
