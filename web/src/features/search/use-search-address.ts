import { useCallback, useMemo } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import {
  namesSearch,
  readSearch,
  type SearchState,
  searchAddress,
} from '../../shared/search/search-address.ts';
import { useGo } from '../../ui/hooks/use-go.ts';

/**
 * The search that the address asks for, and the ways to another. Back and forward work, since every other search is
 * an entry of the browser's history; `replace` is for what follows by itself and for moving through the rows.
 */
export function useSearchAddress() {
  const [query] = useSearchParams();
  const { state: region, city, term } = useParams();
  const { pathname } = useLocation();
  const text = query.toString();
  const now = useMemo(
    () => ({
      pathname,
      path: { ...(region && { state: region }), ...(city && { city }), ...(term && { term }) },
    }),
    [pathname, region, city, term],
  );
  const state = useMemo(() => readSearch(new URLSearchParams(text), now.path), [text, now]);
  const isBare = useMemo(() => !namesSearch(new URLSearchParams(text), now.path), [text, now]);
  const addressOf = useCallback((next: SearchState) => searchAddress(next, now), [now]);
  const go = useGo(addressOf);
  return { state, isBare, addressOf, go };
}
