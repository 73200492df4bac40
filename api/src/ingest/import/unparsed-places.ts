import { looksLikeTown } from '@foothold/core/geography/place-name.ts';
import type { City, Geocoder, PlaceToResolve, TypedPlace } from '../../providers/geocoder/port.ts';

/** What the geocoder knows of a text that the parser did not: a city, or only the state or country it names. */
export type UnparsedPlace = { city: City | null; area: { state: string; country: string } };

/** People of a place whose name alone, without state or country, says enough (Hartlepool, Gateshead). */
const minPeople = 15_000;
/** Letters of a name that is no code and no word by chance. */
const minLetters = 4;
/** Texts asked for at once. */
const atOnce = 8;

/** Asks the geocoder for the place texts that the parser could not tell; what could be two places stays unknown. */
export async function unparsedPlaces(
  geocoder: Geocoder,
  texts: readonly string[],
): Promise<ReadonlyMap<string, UnparsedPlace>> {
  const asked = [...new Set(texts)].filter((text) => isAskable(text));
  const found = new Map<string, UnparsedPlace>();
  for (let at = 0; at < asked.length; at += atOnce) {
    const some = asked.slice(at, at + atOnce);
    const places = await Promise.all(
      some.map(async (text) => placeOf(geocoder, await geocoder.search(text, { exact: true }))),
    );
    for (const [index, place] of places.entries()) if (place) found.set(some[index] ?? '', place);
  }
  return found;
}

function isAskable(text: string): boolean {
  if (text.length < minLetters || text.length > 60) return false;
  return text
    .split(',')
    .every((part) => looksLikeTown(part) || / (?:area|region|county|metro)$/i.test(part.trim()));
}

async function placeOf(geocoder: Geocoder, places: readonly TypedPlace[]): Promise<UnparsedPlace | null> {
  const [best] = places;
  if (best?.kind === 'city') {
    // Of namesakes the larger one is a guess.
    const isSure = best.rival === '' && best.city.population >= minPeople;
    return isSure ? { city: best.city, area: areaOf(best.city) } : null;
  }
  if (best?.kind === 'area') return { city: null, area: { state: best.state, country: best.country } };
  if (best?.kind !== 'circle' || !best.metro) return null;
  const [city] = await geocoder.resolve([firstCity(best.metro.name)]);
  return city ? { city, area: areaOf(city) } : null;
}

const areaOf = ({ state, country }: City) => ({ state, country });

/** The city that a metro is named after first: “Columbia, SC”, “New York-Newark-Jersey City, NY-NJ”. */
function firstCity(metro: string): PlaceToResolve {
  const [cities = '', states = ''] = metro.split(', ');
  return { city: cities.split(/[-/]/)[0] ?? '', state: states.split('-')[0] ?? '', country: 'US' };
}
