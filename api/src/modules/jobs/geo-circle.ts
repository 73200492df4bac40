/** A point in degrees. */
export type Point = { lat: number; lng: number };

/** A rectangle in degrees, both edges included. */
export type Box = { south: number; north: number; west: number; east: number };

const earthMiles = 3958.8;
const toRadians = Math.PI / 180;

/** Great-circle distance in miles (haversine). */
export function milesBetween(a: Point, b: Point): number {
  const dLat = Math.sin(((b.lat - a.lat) * toRadians) / 2);
  const dLng = Math.sin(((b.lng - a.lng) * toRadians) / 2);
  const h = dLat * dLat + Math.cos(a.lat * toRadians) * Math.cos(b.lat * toRadians) * dLng * dLng;
  return 2 * earthMiles * Math.asin(Math.min(1, Math.sqrt(h)));
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

/** The same distance as SQL over columns `lat` and `lng`; the arguments are SQL for the centre. */
export function milesSql(column: string, lat: string, lng: string): string {
  const half = (a: string, b: string) => `power(sin(radians(${a} - ${b}) / 2), 2)`;
  const h = `${half(`${column}.lat`, lat)} + cos(radians(${lat})) * cos(radians(${column}.lat)) * ${half(`${column}.lng`, lng)}`;
  return `(${2 * earthMiles} * asin(least(1, sqrt(${h}))))`;
}
