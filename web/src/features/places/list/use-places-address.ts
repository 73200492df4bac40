import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type HowToGo, useGo } from '../../../ui/hooks/use-go.ts';
import { placePaths } from '../place-paths.ts';
import { type PlacesView, readPlacesView, writePlacesView } from './places-view.ts';

/** The view that the address of /places/list asks for, and the way to another. */
export function usePlacesAddress(): { view: PlacesView; go: (next: PlacesView, how?: HowToGo) => void } {
  const [query] = useSearchParams();
  const text = query.toString();
  const view = useMemo(() => readPlacesView(new URLSearchParams(text)), [text]);
  const addressOf = useCallback((next: PlacesView) => placePaths.listOf(writePlacesView(next)), []);
  return { view, go: useGo(addressOf) };
}
