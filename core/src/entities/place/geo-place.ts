import { countryName } from '../../geography/country.ts';
import type { GeoKind, GeoRow } from '../../geography/geo.ts';
import type { NewRecord } from '../record.ts';
import type { Place } from './place.ts';

/** The `placeId` of a place that was saved from a row of the reference lists: `city:4509177`, `state:US-OH`. */
export function geoPlaceId(kind: GeoKind, id: string): string {
  return `${kind}:${id}`;
}

/**
 * A row of a reference list as a person writes it: “Columbus, OH”, “Bengaluru, India”, “Ontario, Canada”, “Texas”.
 * A metro's name says its states already.
 */
export function geoText(kind: GeoKind, row: Pick<GeoRow, 'name' | 'country' | 'stateCode'>): string {
  if (kind === 'country' || kind === 'metro') return row.name;
  const isNear = row.country === 'US' || row.country === 'CA';
  if (kind === 'state') return row.country === 'US' ? row.name : joined(row.name, countryName(row.country));
  return joined(row.name, isNear && row.stateCode ? row.stateCode : countryName(row.country));
}

/** A row of a reference list as an own place that is not saved yet; its figures stay in `data` (docs/spec/entities.md, Place). */
export function placeFromGeo(kind: GeoKind, row: GeoRow): NewRecord<Place> {
  return {
    placeId: geoPlaceId(kind, row.id),
    name: geoText(kind, row),
    types: [kind],
    city: kind === 'city' ? row.name : '',
    state: row.stateCode,
    country: row.country,
    latitude: row.lat ?? 0,
    longitude: row.lng ?? 0,
    alreadyAdded: true,
    data: JSON.stringify(row),
  };
}

const joined = (name: string, area: string) => (area ? `${name}, ${area}` : name);
