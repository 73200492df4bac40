/** A point on the earth in degrees, WGS 84. */
export type Point = { lat: number; lng: number };

/** Ways to travel, with the speed each is estimated at, km/h (docs/spec/constants.md, Commute estimate). */
export const commuteSpeeds = { driving: 35, bicycling: 15, walking: 5 } as const;
export type CommuteMode = keyof typeof commuteSpeeds;

/** Farther than this nobody goes to work and back, on any road: a hundred miles in a straight line, km. */
export const commuteReachKm = 160;
/** A longer estimate is told as “over 2 h” alone, minutes: the longer the way, the less the one speed says of it. */
export const longestCommute = 120;

/** The mean radius of the earth (IUGG), km. */
export const earthRadiusKm = 6371.0088;

/** The shortest way over the ground between two points, km (haversine, mean radius of the earth). */
export function greatCircleKm(from: Point, to: Point): number {
  const rise = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const turn = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  const share = rise + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * turn;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, share)));
}

/**
 * Whole minutes that a way of `km` is estimated to take in a straight line (docs/spec/constants.md, Commute estimate):
 * at 35 km/h unless a mode with a speed of its own is named. At least 1 for any way at all; null for a distance that is
 * none.
 */
export function commuteMinutes(km: number, mode: string = 'driving'): number | null {
  if (!Number.isFinite(km) || km < 0) return null;
  return km === 0 ? 0 : Math.max(1, Math.round((km / commuteSpeed(mode)) * 60));
}

/** Whether a way is estimated to be one that people go to work and back. */
export function isCommute(km: number, mode: string = 'driving'): boolean {
  const minutes = commuteMinutes(km, mode);
  return minutes !== null && minutes <= longestCommute;
}

/** The speed a mode is estimated at, km/h; an unknown mode counts as the default of 35. */
export function commuteSpeed(mode: string): number {
  return Object.hasOwn(commuteSpeeds, mode) ? commuteSpeeds[mode as CommuteMode] : commuteSpeeds.driving;
}

/** The point of a record, or null where its coordinates are unknown (both 0) or impossible. */
export function pointOf({ latitude, longitude }: { latitude: number; longitude: number }): Point | null {
  const isKnown = latitude !== 0 || longitude !== 0;
  return isKnown && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { lat: latitude, lng: longitude }
    : null;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
