import { greatCircleKm, type Point } from '@foothold/core/geography/commute.ts';
import { kmPerMile } from '@foothold/core/geography/distance-text.ts';
import type { MoneyColumn } from '../../../shared/money/money-column.ts';

/** A way to work that can be estimated. */
export type Commute = {
  /** Whether it starts at home, or in the middle of the city that was chosen to live in. */
  from: 'home' | 'city';
  /** Whether it ends at the place itself, or in the middle of its city. */
  to: 'place' | 'city';
  km: number;
  /** One way, as it is typed: “12.4”. */
  miles: string;
};

/**
 * The way to the work of a column in a straight line: from home, or from the city the person chose to live in. Null where
 * either end is not known and where both are the middle of one city.
 */
export function wayToWork(
  { at, work, city }: Pick<MoneyColumn, 'at' | 'work' | 'city'>,
  { home, livesThere }: { home: Point | null; livesThere: boolean },
): Commute | null {
  const middle = city && city.lat !== null && city.lng !== null ? { lat: city.lat, lng: city.lng } : null;
  const place = work ?? (at && 'lat' in at ? at : null);
  const start = livesThere ? middle : home;
  const end = place ?? (livesThere ? null : middle);
  if (!start || !end) return null;
  const km = greatCircleKm(start, end);
  const miles = (km / kmPerMile).toFixed(1);
  // Nothing at all would count as a way that costs nothing.
  if (Number(miles) === 0) return null;
  return { from: livesThere ? 'city' : 'home', to: place ? 'place' : 'city', km, miles };
}
