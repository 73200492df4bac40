import { countryByCode, countryByName } from '../../geography/country.ts';
import { citiesNamed, cityIn, famousCity } from '../../geography/known-city.ts';
import { foldPlaceName, looksLikeTown, tidyCityName } from '../../geography/place-name.ts';
import { type Region, regionByCode, regionByName, stateOfZip } from '../../geography/region.ts';
import type { PlaceParts } from './location-parts.ts';

/** One way to read a place: country ISO alpha-2 in capitals, state a two-letter code in the US and Canada. */
export interface PlaceReading {
  city: string;
  state: string;
  country: string;
}

interface Scored extends PlaceReading {
  score: number;
}

/** What several readings have in common; '' where they differ. */
export function agree(readings: readonly PlaceReading[]): PlaceReading {
  const same = (pick: (reading: PlaceReading) => string) => {
    const values = new Set(readings.map(pick));
    return values.size === 1 ? ([...values][0] ?? '') : '';
  };
  return { city: same((r) => r.city), state: same((r) => r.state), country: same((r) => r.country) };
}

/**
 * Weighs the ways to read `city, state, country` parts. A two-letter code can be a state or a country (IN, DE, CA):
 * a city known in one of them, the region before it or the ZIP decides; with no evidence the US reading is first
 * (docs/spec/readings.md R1) and the other one is handed on as a candidate. Equal weights leave only what both say.
 */
export function readParts(cut: PlaceParts, isRemote: boolean) {
  const readings = [...countryReadings(cut), ...regionReadings(cut), ...cityReadings(cut)].sort(
    (a, b) => b.score - a.score,
  );
  const [best, second] = readings;
  if (!best || best.score <= 0) return null;
  const near = readings.filter((r) => r.score >= best.score - 1).map(strip);
  const place = second && second.score === best.score ? agree([best, second]) : strip(best);
  // “Remote - US, SoCal”, “Remote - USA, CA”: the second part is a wish or the office, not a town.
  if (isRemote && cut.countryFirst && place.city && !cityIn(place.city, place.country)) place.city = '';
  // “Remote - Texas, CA”: two states, so neither.
  if (isRemote && regionByName(place.city) && !cityIn(place.city, place.country, place.state))
    Object.assign(place, { city: '', state: '' });
  // “Remote - New York, USA”: the city or its state, so the state.
  if (isRemote && cut.parts.length === 2 && regionByName(cut.parts[0] ?? '')) place.city = '';
  if (isRemote && cut.countryFirst && cut.byComma && !place.city && countryByCode(cut.parts[0] ?? ''))
    place.state = '';
  return { place, candidates: near.length > 1 ? near : [] };
}

function countryReadings({ parts, emptyRegion, countryFirst, byComma }: PlaceParts): Scored[] {
  const last = parts.at(-1) ?? '';
  const named = countryByName(last);
  const country = named ?? (/^[A-Z]{2,3}$/.test(last) ? countryByCode(last) : null);
  if (!country) return [];
  const rest = parts.slice(0, -1);
  const inside = rest.at(-1) ?? '';
  let score = countryWeight(last, named !== null);
  let state = '';
  const region = rest.length > 0 ? regionIn(inside, country) : null;
  if (region) {
    state = region.state;
    score += 3;
    if (rest.length > 1 || !cityIn(inside, country, state)) rest.pop();
  } else if (rest.length > 1 && /^[A-Z]{2,3}$/.test(inside)) {
    // “Berlin, BE, DE”: a code before the code makes the last one a country.
    score += 3;
    rest.pop();
  }
  const isNorthAmerica = country === 'US' || country === 'CA';
  if (rest.length === 1 && sameCountry(rest[0] ?? '', country)) {
    score += 5;
    rest.pop();
  }
  const names = rest.filter((part) => !/\d/.test(part));
  let town = (isNorthAmerica && state && !countryFirst ? names.at(-1) : names[0]) ?? '';
  if (!isNorthAmerica && !state && !emptyRegion && names.length > 1 && !countryFirst)
    state = names.at(-1) ?? '';
  // “Tel Aviv District, Israel”, “Región Metropolitana, , Chile”: the name of an area, not of a town.
  if (!isNorthAmerica && names.length === 1 && !state && areaName.test(town)) {
    state = town;
    town = '';
  }
  // “Ba Dinh District, Ha Noi, Vietnam”: a part that calls itself one, and its city after it.
  if (/ (?:sub)?(?:district|ward)$/i.test(town))
    town = names.slice(1).find((name) => cityIn(name, country)) ?? town;
  town = townIn(town, country, isNorthAmerica ? state : '');
  const known = town ? cityIn(town, country, isNorthAmerica ? state : '') : null;
  if (known) score += 3;
  if (known && isNorthAmerica) state = known.state;
  // “London, United Kingdom, Singapore”: a list, not a city of the last one.
  if (!known && state && famousCity(town)?.country === countryByName(state)) return [];
  // A city famous elsewhere speaks against a mere code (“Hong Kong, STP”) and against itself under a country's name.
  if (!known && !state && famousCity(town)) {
    if (!named) return [];
    town = '';
  }
  if (!known && (!isTown(town) || (countryFirst && !byComma && !state))) town = '';
  return [{ city: known?.city ?? tidyCityName(town), state, country, score }];
}

function regionReadings({ parts, zip }: PlaceParts): Scored[] {
  const last = parts.at(-1) ?? '';
  const byName = regionByName(last);
  const region = byName ?? regionByCode(last);
  if (!region) return [];
  const rest = parts.slice(0, -1);
  if (rest.length > 1 && regionIn(rest.at(-1) ?? '', region.country)?.state === region.state) {
    if (!cityIn(rest.at(-1) ?? '', region.country, region.state)) rest.pop();
  }
  const town = townIn(rest.at(-1) ?? '', region.country, region.state);
  const known = town ? (cityIn(town, region.country, region.state) ?? cityAtEnd(town, region)) : null;
  let score = byName ? 4 : codeWeight(last);
  if (known) score += 3;
  if (rest.some((part) => /^\d+\S* \S/.test(part))) score += 1;
  if (zip && region.country === 'US') score += stateOfZip(zip) === region.state ? 5 : -6;
  const isName = isTown(town) && countryByName(town) !== region.country;
  const city = known?.city ?? (isName ? tidyCityName(town) : '');
  const found = { city, state: region.state, country: region.country, score };
  // “Sherman Oaks, LA” is Los Angeles; “Bengaluru, CA” names its office's home, which only a city table can tell.
  const angeleno = last === 'LA' && !known ? cityIn(town, 'US', 'CA') : null;
  if (angeleno) return [{ ...strip(angeleno), score }];
  const abroad = !byName && !known ? famousCity(town) : null;
  return abroad ? [found, { ...strip(abroad), score: score - 1 }] : [found];
}

/** “259 Bristol St., Brooklyn”, “Canary Wharf, London”: a well-known city at the end and no state or country. */
function cityReadings({ parts }: PlaceParts): Scored[] {
  const city = famousCity(parts.at(-1) ?? '') ?? streetCity(parts.at(-1) ?? '');
  if (!city || parts.slice(0, -1).some((part) => citiesNamed(part).length > 0)) return [];
  return [{ ...strip(city), score: 1 }];
}

/** “1309 Fulton Ave Bronx”: the city right after the word for the street. */
function streetCity(text: string) {
  const end =
    /^\d.*\b(?:st|street|ave|avenue|blvd|rd|road|dr|drive|pl|place|ln|lane|pkwy|ext|concourse|way|sq|hwy)\.? (.+)$/i;
  return famousCity(end.exec(text)?.[1] ?? '');
}

/** “253 Broadway New York” in NY: the last words of a street address, when they are a city of that state. */
function cityAtEnd(text: string, { country, state }: Region) {
  if (!/^\d/.test(text)) return null;
  const words = text.split(/\s+/);
  return (
    cityIn(words.slice(-2).join(' '), country, state) ?? cityIn(words.slice(-1).join(' '), country, state)
  );
}

function countryWeight(text: string, isNamed: boolean): number {
  // Georgia is a country and a state; written after an American town it is the state.
  if (isNamed) return regionByName(text) ? 3 : 5;
  if (text.length === 3 || !regionByCode(text)) return 5;
  return likelyCountryCodes.has(text) && !equalCodes.has(text) ? 2 : 1;
}

function codeWeight(text: string): number {
  const code = text.replace(/\W/g, '').toUpperCase();
  return code === 'NL' || equalCodes.has(code) ? 1 : 3;
}

/** Codes of states and provinces that postings also use for a country; the others (GA, NC, VA …) mean the state. */
export const likelyCountryCodes: ReadonlySet<string> = new Set(
  'CA DE IN IL CO AR ID MA MT PA NL PE SK'.split(' '),
);

/** Names that say themselves that they are an area of a country. */
const areaName =
  /^(?:regi[oó]n|região|provinc(?:e|ia)|província|county|canton) \p{L}| (?:district|province|prefecture|governorate|oblast|voivodeship|county|region)$/iu;

/** Saskatchewan or Slovakia, Prince Edward Island or Peru: neither is the likelier. */
const equalCodes: ReadonlySet<string> = new Set(['SK', 'PE']);

function regionIn(text: string, country: string): Region | null {
  const named = regionByName(text);
  if (named?.country === country) return named;
  const coded = regionByCode(text);
  return coded?.country === country ? coded : null;
}

/** The town of “Dallas Metro” and of “Corporate - Baton Rouge”. */
function townIn(text: string, country: string, state: string): string {
  const plain = text.replace(/ metro(?:politan)?(?: area)?$/i, '').trim();
  return plain.split(/\s+-\s+/).find((piece) => cityIn(piece, country, state)) ?? plain;
}

function sameCountry(text: string, country: string): boolean {
  return countryByName(text) === country && cityIn(text, country) === null;
}

function isTown(text: string): boolean {
  return looksLikeTown(text) && foldPlaceName(text) !== '';
}

function strip({ city, state, country }: PlaceReading): PlaceReading {
  return { city, state, country };
}
