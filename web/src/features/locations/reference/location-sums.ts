import { greatCircleKm, type Point } from '@foothold/core/geography/commute.ts';
import type { GeoRow, GeoSum } from '@foothold/core/geography/geo.ts';
import { regionName } from '@foothold/core/geography/region.ts';
import { shownCountry } from '../../../platform/shown-country.ts';
import { areaOfRecord } from '../list/location-area.ts';

/** What can be summed: where it is in words, as a point, and how many people live there. */
export type Summand = {
  key: string;
  state: string;
  country: string;
  point: Point | null;
  population: number | null;
};

/** Rows of one state or metro together. `point` is null where nothing says where it lies. */
export type Sum = {
  key: string;
  title: string;
  count: number;
  population: number | null;
  point: Point | null;
};

/** How far from a metro's middle a row still counts to it, km: about an hour's drive. */
export const metroReachKm = 60;

/** Rows by state, most first. A row without a state counts to its country; one without either to `key` ''. */
export function sumByState(rows: readonly Summand[], states: readonly GeoRow[]): Sum[] {
  const known = new Map(states.map((state) => [state.id, state]));
  return grouped(rows, (row) => {
    const { country, state } = areaOfRecord(row);
    const key = state ? `${country}-${state}` : country;
    const found = known.get(key);
    const within = shownCountry(country) || row.country;
    const title = found?.name || regionName(country, state) || [state, within].filter(Boolean).join(', ');
    return { key, title, point: found ? pointOfGeo(found) : null };
  });
}

/** Rows by the nearest metro within `metroReachKm`, most first; the others count to `key` ''. */
export function sumByMetro(rows: readonly Summand[], metros: readonly GeoRow[]): Sum[] {
  const placed = metros.flatMap((metro) => {
    const point = pointOfGeo(metro);
    return point ? [{ metro, point }] : [];
  });
  return grouped(rows, ({ point }) => {
    let best: { metro: GeoRow; point: Point; km: number } | null = null;
    // A degree of latitude is 111 km: most metros are out of reach without measuring.
    const near = point
      ? placed.filter((one) => Math.abs(one.point.lat - point.lat) < metroReachKm / 100)
      : [];
    for (const one of near) {
      const km = point ? greatCircleKm(point, one.point) : Infinity;
      if (km <= metroReachKm && km < (best?.km ?? Infinity)) best = { ...one, km };
    }
    return best ? { key: best.metro.id, title: best.metro.name, point: best.point } : null;
  });
}

/**
 * The server's sums of cities. A state is beside its country where the area is not that country (`within`, '' for
 * the world); one that no list knows has its code for a name.
 */
export function sumsOfCities(sums: readonly GeoSum[], within: string): Sum[] {
  return sums.map(({ id, name, country, cities, population, ...at }) => {
    const isMetro = /^\d/.test(id);
    const named = name || id.slice(id.indexOf('-') + 1);
    const isForeign = !isMetro && id.includes('-') && country !== within;
    const title = isForeign ? [named, shownCountry(country)].filter(Boolean).join(', ') : named;
    return { key: id, title, count: cities, population, point: pointOfGeo(at) };
  });
}

/** The point of a reference row, or null. */
export function pointOfGeo({ lat, lng }: Pick<GeoRow, 'lat' | 'lng'>): Point | null {
  return lat === null || lng === null ? null : { lat, lng };
}

type Group = { key: string; title: string; point: Point | null };

function grouped(rows: readonly Summand[], groupOf: (row: Summand) => Group | null): Sum[] {
  const sums = new Map<string, Sum & { points: Point[] }>();
  for (const row of rows) {
    const group = groupOf(row) ?? { key: '', title: '', point: null };
    const sum = sums.get(group.key) ?? { ...group, count: 0, population: null, points: [] };
    sum.count += 1;
    if (row.population !== null) sum.population = (sum.population ?? 0) + row.population;
    if (row.point) sum.points.push(row.point);
    sums.set(group.key, sum);
  }
  return [...sums.values()]
    .map(({ points, ...sum }) => ({ ...sum, point: sum.key ? (sum.point ?? middleOf(points)) : null }))
    .sort((a, b) => Number(a.key === '') - Number(b.key === '') || b.count - a.count);
}

/** Where a state's rows lie on average: only for states that no list knows. Good enough away from the antimeridian. */
function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const mean = (part: keyof Point) => points.reduce((sum, point) => sum + point[part], 0) / points.length;
  return { lat: mean('lat'), lng: mean('lng') };
}
