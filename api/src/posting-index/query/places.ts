import { greatCircleKm } from '@foothold/core/geography/commute.ts';
import { kmPerMile } from '@foothold/core/geography/distance-text.ts';
import type { Box, Circle } from '../port/search-request.ts';
import { degree, type PlaceColumn } from '../store/columns.ts';

/** More miles than any degree of latitude is short of, so that what is skipped by latitude is surely outside. */
const leastMilesOfDegree = 69;

/** The circles with coordinates that are on the earth. */
export function circlesOnEarth(circles: readonly Circle[] | undefined): Circle[] {
  return (circles ?? []).filter(
    ({ lat, lng, miles }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && miles >= 0,
  );
}

/** Whether some place of the posting is inside one of the circles. */
export function isInCircles(column: PlaceColumn, posting: number, circles: readonly Circle[]): boolean {
  for (
    let place = column.starts[posting] as number;
    place < (column.starts[posting + 1] as number);
    place += 1
  ) {
    const lat = (column.lats[place] as number) / degree;
    for (const circle of circles)
      if (
        Math.abs(lat - circle.lat) * leastMilesOfDegree * 0.99 <= circle.miles + 0.01 &&
        milesFrom(circle, lat, (column.lngs[place] as number) / degree) <= circle.miles
      )
        return true;
  }
  return false;
}

/** Miles from the nearest of the centers to the nearest place of the posting; Infinity without places or centers. */
export function nearestMiles(column: PlaceColumn, posting: number, circles: readonly Circle[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (
    let place = column.starts[posting] as number;
    place < (column.starts[posting + 1] as number);
    place += 1
  )
    for (const circle of circles)
      nearest = Math.min(
        nearest,
        milesFrom(circle, (column.lats[place] as number) / degree, (column.lngs[place] as number) / degree),
      );
  return nearest;
}

const milesFrom = (circle: Circle, lat: number, lng: number) =>
  greatCircleKm(circle, { lat, lng }) / kmPerMile;

/** A box in the units of a place column. */
export function boxUnits({ west, south, east, north }: Box): Box {
  const units = (degrees: number) => Math.round(degrees * degree);
  return { west: units(west), south: units(south), east: units(east), north: units(north) };
}

/** Whether some place of the posting is between the edges of a `boxUnits`, the edges included. */
export function isInBox(column: PlaceColumn, posting: number, box: Box): boolean {
  for (
    let place = column.starts[posting] as number;
    place < (column.starts[posting + 1] as number);
    place += 1
  ) {
    const [lat, lng] = [column.lats[place] as number, column.lngs[place] as number];
    if (lat < box.south || lat > box.north) continue;
    const isInside =
      box.west <= box.east ? lng >= box.west && lng <= box.east : lng >= box.west || lng <= box.east;
    if (isInside) return true;
  }
  return false;
}
