import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { citiesQuery } from '../shared/geography/geo-queries.ts';
import { type MapCamera, viewOf, wrapLng } from './map-camera.ts';
import type { MapCity } from './map-layout.ts';

const none: readonly MapCity[] = [];

/** The box that is asked for: what the map shows, out to the next lines of a grid, so that a short push asks for nothing new. */
export function cityBox(camera: MapCamera): string {
  const step = 90 / 2 ** Math.max(0, Math.floor(camera.zoom));
  const { west, south, east, north } = viewOf(camera).bounds;
  const low = (value: number) => Math.floor(value / step) * step;
  const high = (value: number) => Math.ceil(value / step) * step;
  const edges = [wrapLng(low(west)), Math.max(-90, low(south)), high(east), Math.min(90, high(north))];
  return edges.map((edge) => Number(edge.toFixed(5))).join(',');
}

/** The largest cities of what the map shows; none while it shows a continent or more, and none where they cannot be had. */
export function useMapCities(camera: MapCamera | null, isOn: boolean): readonly MapCity[] {
  const isNear = isOn && camera !== null && camera.zoom >= 4;
  const { data } = useQuery({
    ...citiesQuery({ bbox: camera ? cityBox(camera) : '', sort: 'population', limit: 80 }),
    enabled: isNear,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return useMemo(() => {
    if (!isNear || !data) return none;
    return data.results.flatMap(({ id, name, lat, lng }) =>
      lat === null || lng === null ? [] : [{ id, name, position: { lat, lng } }],
    );
  }, [data, isNear]);
}
