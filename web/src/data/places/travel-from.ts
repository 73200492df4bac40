import type { Home } from '@foothold/core/entities/place/home.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRow } from '../rows/read-rows.ts';

/** Which of the two: where the person lives, or where distances are counted from (docs/spec/readings.md R8). */
export type HomeKind = Home['kind'];

/** The first one of its kind; one that does not read counts as none. */
export async function queryHome(db: OwnData, kind: HomeKind): Promise<Home | null> {
  const stored = await db.homes.where('kind').equals(kind).first();
  return stored ? readRow('homes', stored).record : null;
}

/** Where distances and commutes start: the travel-from place, else home; null while neither has coordinates. */
export async function queryTravelFrom(db: OwnData): Promise<Home | null> {
  const places = [await queryHome(db, 'from'), await queryHome(db, 'home')];
  return places.find((place) => place && (place.latitude !== 0 || place.longitude !== 0)) ?? null;
}
