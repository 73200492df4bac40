import type { PostingPlace } from '@foothold/core/entities/posting/posting.ts';
import { countryName } from '@foothold/core/geography/country.ts';
import { regionName } from '@foothold/core/geography/region.ts';
import {
  type ParsedLocation,
  type ParsedPlace,
  parseLocation,
} from '@foothold/core/parsing/place/location.ts';
import type { City, Geocoder, PlaceToResolve } from '../../providers/geocoder/port.ts';
import { type UnparsedPlace, unparsedPlaces } from './unparsed-places.ts';

/** A place of a posting with the gazetteer's number of its city (null where it has no point) and how lists show it. */
export type ResolvedPlace = PostingPlace & { cityId: number | null; label: string };

/** What one location text says, with points. */
export type ResolvedLocation = { places: ResolvedPlace[]; remote: boolean; remoteCountries: string[] };

/** Distinct texts kept between batches; employers repeat the same few thousand. */
const cacheMax = 50_000;

/** Resolves location texts, asking the geocoder once for all that are new; `parsed` are those that were parsed before. */
export type LocationReader = (
  texts: readonly string[],
  parsed?: ReadonlyMap<string, ParsedLocation>,
) => Promise<ReadonlyMap<string, ResolvedLocation>>;

/** Makes a reader that remembers what it has read during one import. */
export function locationReader(geocoder: Geocoder): LocationReader {
  const known = new Map<string, ResolvedLocation>();
  return async (texts, before) => {
    const fresh = [...new Set(texts)].filter((text) => !known.has(text));
    if (known.size + fresh.length > cacheMax) known.clear();
    const parsed = fresh.map((text) => before?.get(text) ?? parseLocation(text));
    const places = parsed.flatMap((location) => location.places);
    const asked: PlaceToResolve[] = places.flatMap((place) => [place, ...place.candidates]);
    const answers = asked.length > 0 ? await geocoder.resolve(asked) : [];
    const cities = new Map<PlaceToResolve, City | null>(
      asked.map((place, index) => [place, answers[index] ?? null]),
    );
    const named = await unparsedPlaces(
      geocoder,
      fresh.flatMap((text, at) => unparsed(text, parsed[at])),
    );
    for (const [index, text] of fresh.entries()) {
      const location = parsed[index];
      if (location) known.set(text, withPoints(text, location, cities, named));
    }
    return known;
  };
}

/** The pieces of a location text that become its places, as written; none of one that says “remote” and no more. */
export function placeTexts(text: string, location: ParsedLocation): string[] {
  return [...location.places.map((place) => place.text), ...unparsed(text, location)];
}

/** What of a text named no place to the parser; all of it where it says nothing else. */
function unparsed(text: string, location: ParsedLocation | undefined): readonly string[] {
  if (!location) return [];
  return location.places.length === 0 && !location.remote ? [text] : location.unresolved;
}

function withPoints(
  text: string,
  location: ParsedLocation,
  cities: ReadonlyMap<PlaceToResolve, City | null>,
  named: ReadonlyMap<string, UnparsedPlace>,
): ResolvedLocation {
  const { places, remote, remoteCountries } = location;
  const resolved = places.map((place) => withPoint(place, cityOf(place, cities)));
  const others = unparsed(text, location).map((piece) => {
    const { city, area } = named.get(piece) ?? { city: null, area: nowhere };
    return withPoint({ text: piece, city: '', ...area }, city);
  });
  return { places: [...resolved, ...others], remote, remoteCountries };
}

const nowhere = { state: '', country: '' };

/** Where a text can be read in several ways, the one that exists wins; where two exist, what is certain already. */
function cityOf(place: ParsedPlace, cities: ReadonlyMap<PlaceToResolve, City | null>): City | null {
  const own = cities.get(place) ?? null;
  const found = place.candidates.flatMap((candidate) => cities.get(candidate) ?? []);
  const ids = new Set(found.map((city) => city.cityId ?? `${city.lat},${city.lng}`));
  return ids.size === 1 ? (found[0] ?? null) : own;
}

function withPoint(
  { text, city, state, country }: Pick<PostingPlace, 'text' | 'city' | 'state' | 'country'>,
  found: City | null,
): ResolvedPlace {
  const place = {
    text,
    city: found?.name ?? city,
    state: found?.state || state,
    country: found?.country ?? country,
    lat: found?.lat ?? null,
    lng: found?.lng ?? null,
  };
  return { ...place, cityId: found?.cityId ?? null, label: placeLabel(place) };
}

/** A place as lists show it: “Austin, TX”, “Ohio”, “London, United Kingdom”; what no one can tell stays as written. */
function placeLabel({ text, city, state, country }: PostingPlace): string {
  const isNorthAmerica = country === 'US' || country === 'CA';
  if (city)
    return [city, isNorthAmerica && state ? state : countryName(country) || state].filter(Boolean).join(', ');
  if (state) return regionName(country, state) || [state, countryName(country)].filter(Boolean).join(', ');
  return countryName(country) || text;
}
