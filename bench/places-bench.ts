import { Place } from '@foothold/core/entities/place/place.ts';
import {
  placeScores,
  type ScoreFigures,
  ScoreWeights,
  scoreParts,
} from '@foothold/core/money/place-score.ts';
import { readRows } from '@foothold/web/src/data/rows/read-rows.ts';
import {
  type PlaceRow,
  placeRows,
  viewOfPlaces,
} from '@foothold/web/src/features/places/list/places-view.ts';
import { bulkOf } from '@foothold/web/src/maps/map-bounds.ts';
import { fitted, type MapCamera } from '@foothold/web/src/maps/map-camera.ts';
import { clustersOf } from '@foothold/web/src/maps/map-clusters.ts';
import { layOut } from '@foothold/web/src/maps/map-layout.ts';
import type { MapPoint } from '@foothold/web/src/maps/map-props.ts';
import { median, quantile, timed } from './measure.ts';
import { figure, type Table } from './table.ts';

export type PlacesOptions = { places: number; rounds: number };

const size = { width: 684, height: 640 };
const towns = ['Columbus', 'Duluth', 'Erie', 'Austin', 'Zürich', 'São Paulo', 'Kraków', 'Oslo'];
const kinds = ['city', 'gym', 'school', 'park', 'cafe'];
const start = { lat: 39.96, lng: -83 };

/** Made places, spread over the contiguous United States and some elsewhere: the same in every run. */
export function madePlaces(count: number): Place[] {
  return Array.from({ length: count }, (_, at) => {
    const [across, down] = [((at * 7919) % 10_000) / 10_000, ((at * 104_729) % 10_000) / 10_000];
    const isFar = at % 50 === 0;
    return Place.parse({
      internalId: at + 1,
      name: `${towns[at % towns.length]} ${at}`,
      types: [kinds[at % kinds.length], ...(at % 3 ? [] : ['Travel Destination'])],
      ...{ city: towns[at % towns.length], state: 'OH', country: 'US', summary: `Number ${at}` },
      latitude: isFar ? -60 + 120 * down : 26 + 22 * down,
      longitude: isFar ? -180 + 360 * across : -123 + 54 * across,
    }) as Place;
  });
}

/** What the list, its filter, the map and a score of so many own places take, milliseconds. */
export async function placesBench(
  { places, rounds }: PlacesOptions,
  tell: (step: string) => void,
): Promise<Table> {
  const made = madePlaces(places);
  tell(`${places} places`);
  const groups = [{ internalId: 1, destinationType: 'Vacation Destination' }];
  const placesOf = new Map([[1, new Set(made.slice(0, places / 10).map(({ internalId }) => internalId))]]);
  const rowsOf = () => placeRows(made, { groups, placesOf, start });
  const rows = rowsOf();
  const view = { text: '', group: null, purpose: null, sort: 'newest', ascending: false } as const;
  const filters = ['z', 'zü', 'duluth', 'gym 1', 'number 99', 'nothing fits'];
  const weights = ScoreWeights.parse(Object.fromEntries(scoreParts.map((part) => [part, 3])));
  // As many as stand side by side.
  const compared = [1, 2, 3, 4, 5].map(
    (at) => Object.fromEntries(scoreParts.map((part) => [part, at * 17])) as ScoreFigures,
  );
  const tasks: [string, (round: number) => unknown][] = [
    ['list: rows as their schema reads them', () => readRows('places', made)],
    ['list: rows with groups and distances', rowsOf],
    [
      'filter: words',
      (round) => viewOfPlaces(rows, { ...view, text: filters[round % filters.length] ?? '' }),
    ],
    ['filter: group and purpose', () => viewOfPlaces(rows, { ...view, group: 1, purpose: 'vacation' })],
    [
      'filter: words, then the map of what is left',
      (round) => drawn(viewOfPlaces(rows, { ...view, text: filters[round % filters.length] ?? '' })),
    ],
    ['sort: by name', () => viewOfPlaces(rows, { ...view, sort: 'name', ascending: true })],
    ['sort: by distance', () => viewOfPlaces(rows, { ...view, sort: 'far', ascending: true })],
    ['score: five places by all eight weights', () => placeScores(compared, weights)],
    ['map: first view of all', () => drawn(rows)],
    ['map: nearer, at zoom 7', () => drawn(rows, 7)],
  ];
  const table: Table = {
    title: `${places.toLocaleString('en-US')} own places: milliseconds of ${rounds} rounds each, in Node`,
    head: ['what', 'half', 'p95'],
    rows: [],
  };
  const lines: string[][] = [];
  for (const [what, run] of tasks) {
    tell(what);
    await run(0);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await timed(async () => run(round)));
    lines.push([what, figure(median(times)), figure(quantile(times, 0.95))]);
  }
  return { ...table, rows: lines };
}

/** Pins and names of a map, as the map lays them out, without the drawing itself. */
function drawn(rows: readonly PlaceRow[], zoom?: number): number {
  const points = rows.flatMap(({ place, point, name }): MapPoint[] =>
    point ? [{ id: String(place.internalId), ...point, label: name, kind: 'place' }] : [],
  );
  const [first = { lat: 39.8, lng: -98.6 }] = bulkOf(points);
  const lats = points.map(({ lat }) => lat);
  const camera: MapCamera =
    zoom === undefined
      ? fitted(size, { west: -123, east: -69, south: Math.min(26, ...lats.slice(0, 1)), north: 48 })
      : { ...size, center: first, zoom };
  const clusters = clustersOf(points, camera.zoom);
  return layOut({ camera, clusters, selected: null, rings: [], atlas: {}, cities: [], hasOwnNames: false })
    .pins.length;
}
