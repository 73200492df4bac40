import type { LocationType, MapType } from '@foothold/core/domain/location-type.ts';

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

/** Where an own record is looked at and edited as a whole, where that screen stands; else null. */
export function recordPath(type: LocationType, id: number): string | null {
  return type === 'job' ? `/job/edit/${id}` : null;
}

function areaPath({ country, state }: Area): string {
  if (!country) return '';
  return `/${country.toLowerCase()}${state ? `/${encodeURIComponent(state.toLowerCase())}` : ''}`;
}
