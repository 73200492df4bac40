import type { PlaceResult, placesSearch } from '@foothold/core/contract/places.ts';
import type { RouteData } from '@foothold/core/contract/route.ts';
import { placeTypeName } from '@foothold/core/entities/place/place-type-name.ts';
import { countryName } from '@foothold/core/geography/country.ts';
import type { GeoRow } from '@foothold/core/geography/geo.ts';
import { foldPlaceName } from '@foothold/core/geography/place-name.ts';
import { told } from '@foothold/core/text/sent-message.ts';
import type { Gazetteer } from '../../providers/geocoder/port.ts';
import type { PlaceQuestion } from '../../providers/places/port.ts';
import { geographyMessage } from './geography.messages.ts';

/** Cities that are looked through for the words; the largest of a box, the nearest of a point. */
const lookedThrough = 1000;
const ownTypes = new Set(['', 'city', 'town', 'village']);
const ownId = /^city:(\d{1,10})$/;

/** Whether our own tables hold places of this type: cities are what they hold. */
export function isOwnType(type: string): boolean {
  return ownTypes.has(type);
}

/**
 * Answers a search of places from our own tables (docs/spec/calls.md, Notes). A type that they do not hold is an empty list with a
 * sentence that says so, never something else instead. `wantsSignIn`: signed in, a service would be asked.
 */
export function searchOffline(
  gazetteer: Gazetteer,
  { words, type, limit, where }: PlaceQuestion,
  { wantsSignIn = false }: { wantsSignIn?: boolean } = {},
): RouteData<typeof placesSearch> {
  if (!isOwnType(type)) {
    const named = placeTypeName(type);
    const name = wantsSignIn ? 'type-needs-sign-in' : 'type-needs-service';
    const { message: notice, text: noticeText } = told(geographyMessage(name, { type: named }));
    return { place_results: [], notice, noticeText, credit: '' };
  }
  const area =
    'point' in where
      ? ({ near: where.point, sort: 'distance', ascending: true } as const)
      : ({ bbox: where.box, sort: 'population', ascending: false } as const);
  const folded = foldPlaceName(words);
  const rows = gazetteer.cities({ ...area, offset: 0, limit: lookedThrough }).results;
  const found = rows.filter(({ name }) => foldPlaceName(name).includes(folded)).slice(0, limit);
  return { place_results: found.map((row) => placeOf(gazetteer, row)), notice: '', credit: 'GeoNames' };
}

/** A place of our own tables by the id that a search gave; null for any other. */
export function offlinePlace(gazetteer: Gazetteer, placeId: string): PlaceResult | null {
  const id = Number(ownId.exec(placeId)?.[1] ?? Number.NaN);
  const city = id <= 2 ** 31 ? gazetteer.city(id) : null;
  return city ? placeOf(gazetteer, city.row) : null;
}

function placeOf(
  gazetteer: Gazetteer,
  { id, name, country, stateCode, lat, lng, timeZone }: GeoRow,
): PlaceResult {
  const state = stateCode ? (gazetteer.state(country, stateCode)?.name ?? '') : '';
  return {
    title: name,
    type: 'city',
    types: ['city'],
    city: name,
    address: [name, state, countryName(country)].filter(Boolean).join(', '),
    phone: '',
    website: '',
    reviews: null,
    rating: null,
    price: '',
    timezone: timeZone,
    hours: '',
    operating_hours: {},
    profiles: { facebook: '', instagram: '', twitter: '' },
    gps_coordinates: { latitude: lat ?? 0, longitude: lng ?? 0 },
    source: [{ place_id: `city:${id}`, name: 'GeoNames' }],
  };
}
