import type { Place } from '@foothold/core/entities/place/place.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { readRows } from '../rows/read-rows.ts';

/** The own places of these ids that are there, live; undefined while they load. */
export function usePlacesById(ids: readonly number[]): readonly Place[] | undefined {
  return useOwnQuery(`places ${ids.join(' ')}`, async (db) => {
    const stored = (await db.places.bulkGet([...ids])).filter((row) => row !== undefined);
    return readRows('places', stored).rows;
  });
}

/** The places changed last, live; undefined while they load. */
export function useLastPlaces(limit: number): readonly Place[] | undefined {
  return useOwnQuery(`last places ${limit}`, async (db) => {
    const stored = await db.places.orderBy('updatedAt').reverse().limit(limit).toArray();
    return readRows('places', stored).rows;
  });
}
