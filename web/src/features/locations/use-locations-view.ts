import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { type LocationSort, type LocationsView, readView, writeView } from './locations-view.ts';

export type ViewAddress = {
  view: LocationsView;
  addressOf: (next: LocationsView) => string;
  go: (next: LocationsView, how?: { replace?: boolean }) => void;
};

/** The view that the address asks for, and the ways to another; typing and moving through rows replace, the rest adds. */
export function useLocationsView(sorts: readonly LocationSort[]): ViewAddress {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const text = query.toString();
  const view = useMemo(() => readView(new URLSearchParams(text), sorts), [text, sorts]);
  const addressOf = useCallback(
    (next: LocationsView) => {
      const words = writeView(next, sorts).toString();
      return `${pathname}${words && `?${words}`}`;
    },
    [pathname, sorts],
  );
  const go = useCallback(
    (next: LocationsView, { replace = false }: { replace?: boolean } = {}) =>
      void navigate(addressOf(next), { replace, preventScrollReset: true }),
    [navigate, addressOf],
  );
  return { view, addressOf, go };
}
