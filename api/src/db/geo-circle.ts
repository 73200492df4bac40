import { earthRadiusKm, greatCircleKm, type Point } from '@foothold/core/geography/commute.ts';
import { kmPerMile } from '@foothold/core/geography/distance-text.ts';

/** A rectangle in degrees, both edges included. */
export type Box = { south: number; north: number; west: number; east: number };

const earthMiles = earthRadiusKm / kmPerMile;
const toRadians = Math.PI / 180;

/** Great-circle distance in miles. */
export function milesBetween(a: Point, b: Point): number {
  return greatCircleKm(a, b) / kmPerMile;
}

/**
 * The boxes that hold every point within `miles` of a centre: one, two where the circle crosses the 180th meridian,
 * the whole width where it holds a pole.
 */
export function boxesAround({ lat, lng }: Point, miles: number): Box[] {
  const radius = miles / earthMiles;
  const dLat = radius / toRadians + 1e-6;
  const south = Math.max(-90, lat - dLat);
  const north = Math.min(90, lat + dLat);
  if (south === -90 || north === 90) return [{ south, north, west: -180, east: 180 }];
  const dLng = Math.asin(Math.min(1, Math.sin(radius) / Math.cos(lat * toRadians))) / toRadians + 1e-6;
  const west = lng - dLng;
  const east = lng + dLng;
  if (dLng >= 180) return [{ south, north, west: -180, east: 180 }];
  if (west < -180)
    return [
      { south, north, west: west + 360, east: 180 },
      { south, north, west: -180, east },
    ];
  if (east > 180)
    return [
      { south, north, west, east: 180 },
      { south, north, west: -180, east: east - 360 },
    ];
  return [{ south, north, west, east }];
}

type PointSql = { lat: string; lng: string };

/**
 * “Within `miles`” as SQL over columns `lat` and `lng` of a table; the centre's arguments are SQL.
 */
export function withinSql(table: string, point: PointSql, miles: number): string {
  const most = 2 * Math.sin(Math.min(miles / earthMiles, Math.PI) / 2) ** 2;
  return `${spreadSql(table, point)} <= ${most}::float8`;
}

/**
 * How far a row is from a point, as a number that grows with the distance (`milesSql` makes miles of it): the haversine
 * formula with (1 - cos) for sin², which compares without a root and an arc sine: a large city has tens of thousands of rows.
 */
export function spreadSql(table: string, { lat, lng }: PointSql): string {
  const north = `1 - cos(radians(${table}.lat - ${lat}))`;
  const east = `cos(radians(${lat})) * cos(radians(${table}.lat)) * (1 - cos(radians(${table}.lng - ${lng})))`;
  return `${north} + ${east}`;
}

/** Miles of a `spreadSql`. */
export function milesSql(spread: string): string {
  return `${2 * earthMiles} * asin(sqrt(least(1, greatest(0, ${spread}) / 2)))`;
}
