import type { SharedCompany } from '@foothold/core/entities/company/shared-company.ts';
import type { Stored, Written } from './stored-row.ts';

/** The place of what a person wrote: a known city gives its number and point where none is given. */
export type Locate = (place: {
  city: string;
  state: string;
  country: string;
}) => Promise<{ cityId: number | null; lat: number; lng: number; state: string; country: string } | null>;

type Place = Pick<Written, 'city' | 'state' | 'country' | 'city_id' | 'lat' | 'lng'>;
type GivenPlace = Pick<SharedCompany, 'city' | 'state' | 'country' | 'latitude' | 'longitude'>;

/** Where a row lies: where the person says, else in the city that is known by this name. */
export async function placeOf(
  { city, state, country, latitude, longitude }: GivenPlace,
  locate: Locate,
): Promise<Place> {
  const isGiven = latitude !== 0 || longitude !== 0;
  const found = city === '' ? null : await locate({ city, state, country });
  return {
    city,
    state: found?.state || state,
    country: found?.country || country,
    city_id: found?.cityId ?? null,
    lat: isGiven ? latitude : (found?.lat ?? null),
    lng: isGiven ? longitude : (found?.lng ?? null),
  };
}

/** Whether a change says where the row lies. */
export const hasPlace = (fields: Partial<GivenPlace>) =>
  (['city', 'state', 'country', 'latitude', 'longitude'] as const).some((name) => fields[name] !== undefined);

/** The place of a row after a change of parts of it. */
export function mergedPlace(row: Stored, fields: Partial<GivenPlace>): GivenPlace {
  const isMoved = (['city', 'state', 'country'] as const).some(
    (name) => fields[name] !== undefined && fields[name] !== row[name],
  );
  return {
    city: fields.city ?? row.city,
    state: fields.state ?? row.state,
    country: fields.country ?? row.country,
    // The old point is not where a new city is.
    latitude: fields.latitude ?? (isMoved ? 0 : (row.lat ?? 0)),
    longitude: fields.longitude ?? (isMoved ? 0 : (row.lng ?? 0)),
  };
}
