import type { LocationType, MapType } from '@foothold/core/geography/location-type.ts';
import { href } from '../../../platform/href.ts';

type Area = { country?: string | undefined; state?: string | undefined };

/**
 * Addresses of the location screens (docs/spec/screens.md, Locations); country codes in them are lower-case
 * (docs/spec/readings.md R9).
 */
export const locationPaths = {
  home: href('/location/edit'),
  from: href('/location/from'),
  metros: href('/location/mapcbsa'),
  city: (cityId: string) => href('/city/details/:cityId', { cityId }),
  list: (locationType: LocationType, area: Area = {}) =>
    href('/location/list/:locationType/:countryCode?/:stateCode?', { locationType, ...areaParts(area) }),
  world: (locationType: LocationType, country: string, search?: URLSearchParams) =>
    href('/location/listworld/:locationType/:initCountrySelection', {
      locationType,
      initCountrySelection: country.toLowerCase(),
      search,
    }),
  manage: (locationType: LocationType, internalId: string | number) =>
    href('/location/manage/:locationType/:internalId', { locationType, internalId }),
  map: (locationType: LocationType, mapType: MapType = 'points', area: Area = {}) =>
    href('/location/map/:locationType/:mapType?/:countryCode?/:stateCode?', {
      locationType,
      mapType,
      ...areaParts(area),
    }),
} as const;

type Owned = { type: LocationType; internalId: number };

/** Where an own record is looked at as a whole, where such a screen stands, else null. */
export function recordPath({ type, internalId }: Owned): string | null {
  if (type === 'job') return href('/job/edit/:internalId', { internalId });
  if (type === 'place') return href('/place/edit/:internalId', { internalId });
  if (type === 'company') return href('/company/details/:internalId', { internalId });
  return null;
}

function areaParts({ country, state }: Area) {
  return { countryCode: country?.toLowerCase(), stateCode: state?.toLowerCase() };
}
