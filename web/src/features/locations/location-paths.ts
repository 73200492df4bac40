import type { LocationType, MapType } from '@foothold/core/domain/location-type.ts';
import { areaOfRecord } from './location-area.ts';

type Area = { country?: string | undefined; state?: string | undefined };

/** Addresses of the location screens (SPEC.md section 2, Locations); country codes in them are lower-case (READINGS R9). */
export const locationPaths = {
  home: '/location/edit',
  from: '/location/from',
  metros: '/location/mapcbsa',
  city: (id: string) => `/city/details/${encodeURIComponent(id)}`,
  list: (type: LocationType, area: Area = {}) => `/location/list/${type}${areaPath(area)}`,
  world: (type: LocationType, country: string) => `/location/listworld/${type}/${country.toLowerCase()}`,
  manage: (type: LocationType, id: string | number) =>
    `/location/manage/${type}/${encodeURIComponent(String(id))}`,
  map: (type: LocationType, sum: MapType = 'points', area: Area = {}) =>
    `/location/map/${type}/${sum}${areaPath(area)}`,
} as const;

type Owned = { type: LocationType; internalId: number; state?: string; country?: string };

/**
 * Where an own record is looked at as a whole, where such a screen stands, else null: a job is edited, a place is opened
 * beside the cities of its country (READINGS R10), or beside the largest ones where that is not known.
 */
export function recordPath({ type, internalId, ...record }: Owned): string | null {
  if (type === 'job') return `/job/edit/${internalId}`;
  if (type === 'place')
    return `/city/${areaOfRecord(record).country.toLowerCase() || 'largest'}/${internalId}`;
  return null;
}

function areaPath({ country, state }: Area): string {
  if (!country) return '';
  return `/${country.toLowerCase()}${state ? `/${encodeURIComponent(state.toLowerCase())}` : ''}`;
}
