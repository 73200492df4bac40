import type { FeatureCollection } from 'geojson';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { AtlasPart } from './map-atlas.ts';

/** Colors of the basemap, as #rrggbb: MapLibre knows no CSS variables. */
export type MapColors = { water: string; land: string; coast: string; line: string };

/** What of the atlas is there; the rest is drawn when it comes. */
export type Atlas = { land?: AtlasPart; countries?: AtlasPart; states?: AtlasPart; counties?: AtlasPart };

/** Where each layer takes its color from. */
export const layerColors = {
  water: ['background-color', 'water'],
  land: ['fill-color', 'land'],
  'us-land': ['fill-color', 'land'],
  counties: ['line-color', 'line'],
  states: ['line-color', 'line'],
  countries: ['line-color', 'coast'],
  coast: ['line-color', 'coast'],
  'us-coast': ['line-color', 'coast'],
} as const satisfies Record<string, readonly [string, keyof MapColors]>;

const nothing: FeatureCollection = { type: 'FeatureCollection', features: [] };

/** The data of the sources of the offline basemap, by their names. */
export function sourceData({ countries, states, counties }: Atlas) {
  return {
    land: countries?.land ?? nothing,
    countries: countries?.borders ?? nothing,
    coast: countries?.coast ?? nothing,
    'us-land': states?.land ?? nothing,
    // Each file is simplified by itself: the finer one takes over whole, or every line would be double.
    'us-coast': counties?.coast ?? states?.coast ?? nothing,
    states: counties?.stateBorders ?? states?.borders ?? nothing,
    counties: counties?.borders ?? nothing,
  };
}

/** The offline basemap as a style: land, shores and borders, no text and no address of anything. */
export function offlineStyle(colors: MapColors, atlas: Atlas): StyleSpecification {
  const line = (id: keyof typeof layerColors, width: number, more = {}): LayerSpecification => ({
    id,
    type: 'line',
    source: id,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colors[layerColors[id][1]], 'line-width': width },
    ...more,
  });
  const fill = (id: 'land' | 'us-land'): LayerSpecification => ({
    id,
    type: 'fill',
    source: id,
    paint: { 'fill-color': colors.land, 'fill-antialias': false },
  });
  return {
    version: 8,
    sources: Object.fromEntries(
      Object.entries(sourceData(atlas)).map(([name, data]) => [
        name,
        { type: 'geojson', data, tolerance: 0.25 },
      ]),
    ),
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
      fill('land'),
      fill('us-land'),
      line('counties', 0.75, { minzoom: 6.5 }),
      line('states', 1.25, { minzoom: 2.5 }),
      line('countries', 1),
      line('coast', 1),
      line('us-coast', 1),
    ],
  };
}
