import { useMemo, useState } from 'react';
import { isOnGlobe, isWithin } from './map-bounds.ts';
import type { MapPoint, MapView } from './map-props.ts';

/**
 * What a list beside a map shows of its points: those the map shows, in their own order; all of them until the map has
 * told where it stands, and those without a position always. `view` is what a search of this area asks for.
 */
export function useMapList(points: readonly MapPoint[]): {
  shown: readonly MapPoint[];
  /** Points that the map does not show. */
  elsewhere: number;
  view: MapView | null;
  onMove: (view: MapView) => void;
} {
  const [view, setView] = useState<MapView | null>(null);
  const shown = useMemo(
    () => (view ? points.filter((point) => !isOnGlobe(point) || isWithin(view.bounds, point)) : points),
    [points, view],
  );
  return { shown, elsewhere: points.length - shown.length, view, onMove: setView };
}
