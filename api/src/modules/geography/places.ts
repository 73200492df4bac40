import type { PlaceResult, placesSearch } from '@foothold/core/contract/places.ts';
import type { RouteBody, RouteData } from '@foothold/core/contract/route.ts';
import { placeTypeName } from '@foothold/core/entities/place/place-type-name.ts';
import { countryName } from '@foothold/core/geography/country.ts';
import type { GeoRow } from '@foothold/core/geography/geo.ts';
import { foldPlaceName } from '@foothold/core/geography/place-name.ts';
import { notFound } from '../../errors.ts';
import type { Gazetteer } from '../../providers/geocoder/port.ts';
import { readBox, readPoint } from './read-area.ts';

/** Cities that are looked through for the words; the largest of a box, the nearest of a point. */
const lookedThrough = 1000;
const ownTypes = new Set(['', 'city', 'town', 'village']);
const ownId = /^city:(\d{1,10})$/;

/**
 * Answers SPEC.md section 7's place search from our own tables: cities are what they hold. A type that they do not hold
 * is an empty list with a sentence that says so, never something else instead.
 */
export function searchPlaces(
  gazetteer: Gazetteer,
  body: RouteBody<typeof placesSearch>,
): RouteData<typeof placesSearch> {
  const { bbox, lat = 0, lng = 0, placeType, searchTerm, pageSize } = body;
  // Read before the type is looked at: a wrong box is refused whatever is searched.
  const where =
    bbox === undefined
      ? ({ near: readPoint(`${lat},${lng}`, 'lat'), sort: 'distance', ascending: true } as const)
      : ({ bbox: readBox(String(bbox), 'bbox'), sort: 'population', ascending: false } as const);
  if (!ownTypes.has(placeType.trim().toLowerCase()))
    return {
      place_results: [],
      notice: `This server knows cities only: places of the type “${placeTypeName(placeType)}” need a place service, and none is set up.`,
    };
  const words = foldPlaceName(searchTerm);
  const rows = gazetteer.cities({ ...where, offset: 0, limit: lookedThrough }).results;
  const found = rows.filter(({ name }) => foldPlaceName(name).includes(words)).slice(0, pageSize);
  return { place_results: found.map((row) => placeOf(gazetteer, row)), notice: '' };
}

/** A place that a search gave; 404 `place-not-found`. */
export function placeById(gazetteer: Gazetteer, placeId: string): PlaceResult {
  const id = Number(ownId.exec(placeId)?.[1] ?? Number.NaN);
  const city = id <= 2 ** 31 ? gazetteer.city(id) : null;
  if (!city) throw notFound('place', `The place ${placeId}`);
  return placeOf(gazetteer, city.row);
}

function placeOf(
  gazetteer: Gazetteer,
  { id, name, country, stateCode, lat, lng, timeZone }: GeoRow,
): PlaceResult {
  const state = stateCode ? (gazetteer.state(country, stateCode)?.name ?? '') : '';
  return {
    title: name,
    type: 'city',
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
