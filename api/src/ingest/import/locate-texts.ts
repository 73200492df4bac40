import type { LocatedText } from '@foothold/core/contract/geography.ts';
import { countryByCode, countryByName } from '@foothold/core/geography/country.ts';
import type { GeoRow } from '@foothold/core/geography/geo.ts';
import { foldPlaceName } from '@foothold/core/geography/place-name.ts';
import { regionByCode, regionByName } from '@foothold/core/geography/region.ts';
import type { Gazetteer, Geocoder, PlaceFinder } from '../../providers/geocoder/port.ts';
import { locationReader, type ResolvedPlace } from './import-places.ts';

/** A city is meant by its name where no namesake has more than this part of its people. */
const minRival = 1 / 20;
/** Namesakes looked at, the largest first. */
const maxNamesakes = 50;

/**
 * The one city that each location text can only mean, read as the locations of postings are; null for a text that names
 * several places, an area, or a city that could be two. A name counts where it has no likely namesake in the country and
 * state that are beside it: “Portland” has one, “Portland, US” has, “Portland, OR” has none.
 */
export async function locateTexts(
  geocoder: Geocoder & Pick<PlaceFinder, 'gazetteer'>,
  texts: readonly string[],
): Promise<(LocatedText | null)[]> {
  const [read, gazetteer] = await Promise.all([locationReader(geocoder)(texts), geocoder.gazetteer()]);
  return texts.map((text) => {
    const [place, ...others] = read.get(text)?.places ?? [];
    const isSure = place !== undefined && others.length === 0 && isOnlyOne(gazetteer, text, place);
    return isSure ? pointOf(place) : null;
  });
}

function pointOf({ city, state, country, lat, lng }: ResolvedPlace): LocatedText | null {
  return lat === null || lng === null ? null : { city, state, country, lat, lng };
}

function isOnlyOne(gazetteer: Gazetteer, text: string, { city, cityId }: ResolvedPlace): boolean {
  const found = cityId === null ? null : gazetteer.city(cityId);
  // What has a point and is no city of the list, such as a postal code, has no namesake.
  if (!found) return true;
  const people = found.row.population ?? 0;
  const name = foldPlaceName(city);
  const { results } = gazetteer.cities({
    ...areaBeside(text, found.row),
    ...{ text: city, sort: 'population', ascending: false, offset: 0, limit: maxNamesakes },
  });
  return !results.some((other) => {
    if (other.id === String(cityId)) return false;
    const otherName = foldPlaceName(other.name);
    const otherPeople = other.population ?? 0;
    // “Newcastle” is seldom the small town of that name: the larger “Newcastle upon Tyne” goes by it too.
    if (otherName.startsWith(`${name} `)) return otherPeople > people;
    return otherName === name && otherPeople >= people * minRival;
  });
}

/**
 * The country and state that a text names beside its city, as far as the city is there. Read from the pieces of the text,
 * because the parser adds the state of a large city by itself.
 */
function areaBeside(text: string, { country, stateCode }: GeoRow): { country?: string; state?: string } {
  const pieces = text.split(/[^\p{L} .]+/u).map((piece) => piece.trim());
  // “Columbus OH” has its code in the same piece; small letters are words (“or”, “in”).
  const codes = text.split(/[^\p{L}]+/u).filter((word) => /^[A-Z]{2}$/.test(word));
  const regions = [...pieces.map(regionByName), ...codes.map(regionByCode)].filter(
    (region) => region !== null,
  );
  const countries = [...pieces.map(countryByName), ...[...pieces, ...codes].map(countryByCode)];
  const isStateSaid = regions.some((region) => region.country === country && region.state === stateCode);
  const isCountrySaid = countries.includes(country) || regions.some((region) => region.country === country);
  return { ...(isCountrySaid && { country }), ...(isStateSaid && { state: stateCode }) };
}
