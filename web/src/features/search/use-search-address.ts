import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { namesSearch, readSearch, type SearchState, searchAddress } from '../../components/search-address.ts';

/**
 * The search that the address asks for, and the ways to another. Back and forward work, since every other search is
 * an entry of the browser's history; `replace` is for what follows by itself and for moving through the rows.
 */
export function useSearchAddress() {
  const [query] = useSearchParams();
  const { state: region, city, term } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
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
  const go = useCallback(
    (next: SearchState, { replace = false }: { replace?: boolean } = {}) =>
      void navigate(addressOf(next), { replace, preventScrollReset: true }),
    [navigate, addressOf],
  );
  return { state, isBare, addressOf, go };
}
