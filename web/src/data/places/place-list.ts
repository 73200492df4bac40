import type { Place } from '@foothold/core/entities/place/place.ts';
import { useEffect, useState } from 'react';
import { useOwnQuery } from '../db/own-query.ts';
import type { OwnData } from '../rows/own-data.ts';
import { type BrokenRow, type Rows, readRows } from '../rows/read-rows.ts';

/** Records one list reads at most, the newest ones (docs/spec/constants.md, Paging and limits). */
export const maxLocated = 10_000;

/** Places that one request reads (docs/spec/constants.md, Paging and limits). */
export const placesPage = 1000;

/** The person's places, newest first. `total` counts all there are; `isWhole` is false while more are being read. */
export type PlaceList = Rows<Place> & { total: number; isWhole: boolean };

/**
 * The person's places, live: the newest thousand first, then the others, a thousand at a time, up to the 10,000 that a
 * list holds (docs/spec/constants.md, Paging and limits).
 */
export function usePlaces(): PlaceList | undefined {
  const [most, setMost] = useState(placesPage);
  const list = useOwnQuery(`places ${most}`, (db) => queryPlaces(db, most), { keep: true });
  const wantsMore = list !== undefined && !list.isWhole;
  useEffect(() => {
    if (wantsMore) setMost(maxLocated);
  }, [wantsMore]);
  return list;
}

/** The newest places, read a thousand at a time: forwards, since backwards the browser hands rows over one by one. */
export async function queryPlaces(db: OwnData, most = maxLocated): Promise<PlaceList> {
  const keys = await db.places.toCollection().primaryKeys();
  const rows: Place[] = [];
  const broken: BrokenRow[] = [];
  for (let end = keys.length; end > 0 && keys.length - end < most; end -= placesPage) {
    const [first, last] = [keys[Math.max(0, end - placesPage)], keys[end - 1]];
    const stored = await db.places.where(':id').between(first, last, true, true).toArray();
    const part = readRows('places', stored);
    rows.push(...part.rows.reverse());
    broken.push(...part.broken.reverse());
  }
  return { rows, broken, total: keys.length, isWhole: keys.length <= most };
}

/** Which of these vendor ids are saved as places or companies, live: what `alreadyAdded` of a search says. */
export function useSavedPlaceIds(ids: readonly string[]): SavedIds {
  const asked = [...new Set(ids.filter(Boolean))].sort();
  return useOwnQuery(`saved place ids ${asked.join(' ')}`, (db) => querySavedIds(db, asked)) ?? noIds;
}

/** Vendor ids with the keys of the records that were saved from them. */
export type SavedIds = { places: ReadonlyMap<string, number>; companies: ReadonlyMap<string, number> };
const noIds: SavedIds = { places: new Map(), companies: new Map() };

/** Which of these vendor ids are saved. Companies have no index by it: they are few, and read for this alone. */
export async function querySavedIds(db: OwnData, ids: readonly string[]): Promise<SavedIds> {
  if (ids.length === 0) return noIds;
  const known = new Set(ids);
  const [places, companies] = await Promise.all([
    db.places.where('placeId').anyOf(ids).toArray(),
    db.companies.filter(({ placeId }) => known.has(placeId)).toArray(),
  ]);
  const keysOf = (rows: readonly { placeId: string; internalId: number }[]) =>
    new Map(rows.map(({ placeId, internalId }) => [placeId, internalId]));
  return { places: keysOf(places), companies: keysOf(companies) };
}
