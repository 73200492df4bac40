import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { type HowToGo, useGo } from '../../../ui/hooks/use-go.ts';
import { type LocationSort, type LocationsView, readView, writeView } from './locations-view.ts';

export type ViewAddress = {
  view: LocationsView;
  addressOf: (next: LocationsView) => string;
  go: (next: LocationsView, how?: HowToGo) => void;
};

/** The view that the address asks for, and the ways to another; typing and moving through rows replace, the rest adds. */
export function useLocationsView(sorts: readonly LocationSort[]): ViewAddress {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const text = query.toString();
  const view = useMemo(() => readView(new URLSearchParams(text), sorts), [text, sorts]);
  const addressOf = useCallback(
    (next: LocationsView) => {
      const words = writeView(next, sorts).toString();
      return `${pathname}${words && `?${words}`}`;
    },
    [pathname, sorts],
  );
  const go = useGo(addressOf);
  return { view, addressOf, go };
}
