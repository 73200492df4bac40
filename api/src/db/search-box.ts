import type { SearchBox } from '@foothold/core/search/search-choices.ts';

/** Takes a value of a statement and answers what stands for it there. */
export type Bind = (value: unknown) => string;

/** A condition on rows of `posting_location` named `l`: the point is in the box, edges included. */
export function insideSql({ west, south, east, north }: SearchBox, bind: Bind): string {
  const edge = (value: number) => `${bind(value)}::float8`;
  const lats = `l.lat BETWEEN ${edge(south)} AND ${edge(north)}`;
  // West of −180 the world goes on in the east.
  if (west > east) return `${lats} AND (l.lng >= ${edge(west)} OR l.lng <= ${edge(east)})`;
  return `${lats} AND l.lng BETWEEN ${edge(west)} AND ${edge(east)}`;
}

/** Whether a place is in the box, edges included; an unknown point is nowhere. */
export function isInside(
  { west, south, east, north }: SearchBox,
  { lat, lng }: { lat: number | null; lng: number | null },
): boolean {
  if (lat === null || lng === null || lat < south || lat > north) return false;
  return west > east ? lng >= west || lng <= east : lng >= west && lng <= east;
}
