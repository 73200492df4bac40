import { countryByCode, countryByName } from '../../geography/country.ts';
import { regionByCode, regionByName } from '../../geography/region.ts';
import type { NewCompany } from '../company/company.ts';
import type { NewRecord } from '../record.ts';
import type { Place } from './place.ts';

/** What a search of places answers for one place, as far as a record keeps it (docs/spec/calls.md). */
export type FoundVendorPlace = {
  title: string;
  type: string;
  types?: readonly string[] | undefined;
  city: string;
  address: string;
  phone: string;
  website: string;
  gps_coordinates: { latitude: number; longitude: number };
  source: readonly { place_id: string; name: string }[];
};

/** The id a found place is known by: the one its first source gave, '' where none did. */
export function foundPlaceId({ source }: Pick<FoundVendorPlace, 'source'>): string {
  return source[0]?.place_id ?? '';
}

/** A found place as an own place that is not saved yet; all that the vendor said stays in `data`. */
export function placeFromFound(found: FoundVendorPlace): NewRecord<Place> {
  return {
    ...whereOf(found),
    placeId: foundPlaceId(found),
    name: found.title.trim() || found.city,
    types: typesOf(found),
    url: linkOf(found.website),
    alreadyAdded: true,
    data: JSON.stringify(found),
  };
}

/** A found place as an own company: its types become the company's categories (docs/spec/entities.md, Company). */
export function companyFromFound(found: FoundVendorPlace): NewCompany {
  return {
    ...whereOf(found),
    placeId: foundPlaceId(found),
    companyName: found.title.trim(),
    categories: typesOf(found),
    url: linkOf(found.website),
    notes: found.phone.trim(),
    alreadyAdded: true,
  };
}

function typesOf({ type, types = [] }: FoundVendorPlace): string[] {
  return [...new Set([type, ...types].map((one) => one.trim()).filter(Boolean))].slice(0, 50);
}

/** Street, city, state and country: what the vendor says by name counts, the rest is read off the address. */
function whereOf({ address, city, gps_coordinates }: FoundVendorPlace) {
  const parts = address.split(',').map((part) => part.trim());
  const code = countryByName(parts.at(-1) ?? '') ?? countryByCode((parts.at(-1) ?? '').toUpperCase());
  const rest = code ? parts.slice(0, -1) : parts;
  const area = /^([A-Z]{2})(?:\s+[\d-]{5,10})?$/.exec(rest.at(-1) ?? '');
  const named = area ? regionByCode(area[1] ?? '') : regionByName(rest.at(-1) ?? '');
  const state = area?.[1] ?? named?.state ?? '';
  const { latitude, longitude } = gps_coordinates;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return {
    address,
    city: city.trim(),
    state,
    country: code ?? named?.country ?? '',
    latitude: isOnEarth ? latitude : 0,
    longitude: isOnEarth ? longitude : 0,
  };
}

/** An address of the web, or '': a vendor's text is no link because it stands where one should. */
function linkOf(website: string): string {
  const text = website.trim();
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? text : '';
}
