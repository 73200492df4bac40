import { geoPlaceId } from '@foothold/core/entities/place/geo-place.ts';
import type { Place } from '@foothold/core/entities/place/place.ts';
import { useOwnQuery } from '../db/own-query.ts';
import { readRows } from '../rows/read-rows.ts';

/** Which of these cities, by GeoNames number, are saved as places, live; with the place's id. Empty while it loads. */
export function useSavedCities(ids: readonly string[]): ReadonlyMap<string, number> {
  const byPlaceId = new Map(ids.map((id) => [geoPlaceId('city', id), id]));
  const keys = [...byPlaceId.keys()];
  const saved = useOwnQuery(`saved cities ${keys.join(' ')}`, async (db) => {
    const found = await db.places.where('placeId').anyOf(keys).toArray();
    return new Map(found.map(({ placeId, internalId }) => [byPlaceId.get(placeId) ?? '', internalId]));
  });
  return saved ?? none;
}

const none: ReadonlyMap<string, number> = new Map();

/** The first of the person's places that were saved from cities, live; undefined while they load. */
export function useCityPlaces(limit: number): readonly Place[] | undefined {
  return useOwnQuery(`city places ${limit}`, async (db) => {
    const stored = await db.places.where('placeId').startsWith(geoPlaceId('city', '')).limit(limit).toArray();
    return readRows('places', stored).rows;
  });
}
