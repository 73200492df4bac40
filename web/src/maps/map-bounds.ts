import { earthRadiusKm } from '@foothold/core/geography/commute.ts';
import { wrapLng } from './map-camera.ts';
import type { MapBounds, MapPosition, MapRing } from './map-props.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** True for a position on this globe; lists carry rows that have none. */
export function isOnGlobe({ lat, lng }: MapPosition): boolean {
  return Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** Whether a position is within the bounds, edges included; bounds may span the antimeridian. */
export function isWithin({ west, south, east, north }: MapBounds, { lat, lng }: MapPosition): boolean {
  if (lat < south || lat > north) return false;
  if (west <= east) return lng >= west && lng <= east;
  return lng >= west || lng <= east;
}

/** The smallest bounds around positions, across the antimeridian where that is the shorter way; null for none. */
export function boundsOf(positions: readonly MapPosition[]): MapBounds | null {
  const known = positions.filter(isOnGlobe);
  if (known.length === 0) return null;
  const lats = known.map(({ lat }) => lat);
  const lngs = known.map(({ lng }) => wrapLng(lng)).sort((a, b) => a - b);
  const first = lngs[0] ?? 0;
  const last = lngs.at(-1) ?? first;
  // What is left out is the widest stretch without any of them.
  let widest = first + 360 - last;
  let [west, east] = [first, last];
  for (const [at, lng] of lngs.entries()) {
    const next = lngs[at + 1];
    if (next === undefined || next - lng <= widest) continue;
    widest = next - lng;
    [west, east] = [next, lng];
  }
  return { west, east, south: Math.min(...lats), north: Math.max(...lats) };
}

/** The outline of a circle on the globe, closed; its longitudes run on past ±180 so that the line is not torn. */
export function ringOutline({ center, km }: Pick<MapRing, 'center' | 'km'>, corners = 96): MapPosition[] {
  const angle = Math.min(km / earthRadiusKm, Math.PI);
  const lat = radians(center.lat);
  return Array.from({ length: corners + 1 }, (_, at) => {
    const bearing = (2 * Math.PI * (at % corners)) / corners;
    const sine = Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing);
    const turn = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(lat),
      Math.cos(angle) - Math.sin(lat) * sine,
    );
    return { lat: degrees(Math.asin(Math.min(1, Math.max(-1, sine)))), lng: center.lng + degrees(turn) };
  });
}

/** Of so many points and more, those that lie far from all others do not decide what a map shows first. */
const fewPoints = 8;
/** The share of the points that is the bulk of them, and how much wider all have to be than the bulk to leave some out. */
const bulkShare = 0.9;
const muchWider = 1.7;

/**
 * The points that a first view is for: nine tenths of them, around where they lie thickest, if the others would make the
 * view much wider; else all. One far point does not shrink a country.
 */
export function bulkOf<P extends MapPosition>(points: readonly P[]): readonly P[] {
  const known = points.filter(isOnGlobe);
  const whole = known.length < fewPoints ? null : boundsOf(known);
  if (!whole) return known;
  const lat = quantile(
    known.map((point) => point.lat),
    0.5,
  );
  const east = quantile(
    known.map((point) => fromWest(whole, point)),
    0.5,
  );
  const away = known.map((point) =>
    Math.max(Math.abs(point.lat - lat), Math.abs(fromWest(whole, point) - east)),
  );
  const limit = quantile(away, bulkShare);
  const near = known.filter((_, at) => (away[at] ?? 0) <= limit);
  const bulk = boundsOf(near);
  return bulk && widthOf(whole) > muchWider * Math.max(widthOf(bulk), 1) ? near : known;
}

/** Degrees east of the western edge, so that a set across the antimeridian has an order. */
const fromWest = ({ west }: MapBounds, { lng }: MapPosition) => (wrapLng(lng) - west + 360) % 360;
const widthOf = ({ west, south, east, north }: MapBounds) =>
  Math.max((east - west + 360) % 360, north - south);
/** The value that so great a share of them does not exceed, by the nearest rank. */
const quantile = (values: readonly number[], share: number) =>
  Float64Array.from(values).sort()[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;

/** The bounds of everything a map is asked to show; null where that is nothing. */
export function boundsOfAll(
  points: readonly MapPosition[],
  rings: readonly Pick<MapRing, 'center' | 'km'>[],
): MapBounds | null {
  const outlines = rings
    .filter((ring) => ring.km > 0 && isOnGlobe(ring.center))
    .flatMap((r) => ringOutline(r, 16));
  return boundsOf([...points, ...outlines.map(({ lat, lng }) => ({ lat, lng: wrapLng(lng) }))]);
}
