import { countryByCode, countryByName } from '../../geography/country.ts';
import { citiesNamed, cityIn, famousCity } from '../../geography/known-city.ts';
import { foldPlaceName } from '../../geography/place-name.ts';
import { regionByCode, regionByName } from '../../geography/region.ts';
import { australianPlace } from './australian-place.ts';
import { placeParts } from './location-parts.ts';
import { agree, type PlaceReading, readParts } from './location-readings.ts';
import { metroCity } from './metro-area.ts';

/** What one place text was read as. */
export interface PlaceAnswer {
  /** The fields that are certain enough to show; '' where not. */
  place: PlaceReading;
  /** Other readings that a city table could still tell apart, best first; empty when there is only one. */
  candidates: PlaceReading[];
}

/**
 * Reads one place without “remote” words and brackets; a list of well-known cities gives several.
 * Empty when nothing in it is a place that can be told (docs/spec/calls.md; unknown stays unknown).
 */
export function readPlaces(given: string, isRemote: boolean): PlaceAnswer[] {
  const text = metroCity(given) ?? australianPlace(given) ?? given;
  const bare = readBare(text, isRemote);
  if (bare) return hasAny(bare.place) ? [bare] : [];
  const cut = placeParts(text);
  const list = countryList(cut.parts) ?? citiesOfCountry(cut.parts) ?? cityList(cut.parts);
  if (list) return list;
  const [only] = cut.parts;
  if (cut.parts.length === 1 && only !== undefined && only !== text) {
    const inner = readBare(only, isRemote);
    return inner && hasAny(inner.place) ? [inner] : [];
  }
  const answer = readParts(cut, isRemote);
  return answer && hasAny(answer.place) ? [answer] : [];
}

/** A text that is one name as a whole: nickname, country, state, well-known city, metropolitan area. */
function readBare(text: string, isRemote: boolean): PlaceAnswer | null {
  const city = famousCity(text);
  const country = countryByName(text) ?? bareCountryCode(text);
  const region = regionByName(text) ?? bareStateCode(text);
  const named = regionByName(text);
  if (city && named && city.state !== named.state) return sure(agree([city, { city: '', ...named }]));
  // “LA” is Los Angeles, but after “Remote” a two-letter code is as likely the state.
  const code = isRemote && /^[A-Z]{2}$/.test(text) ? regionByCode(text) : null;
  if (city && code && code.state !== city.state) {
    return {
      place: agree([city, { city: '', ...code }]),
      candidates: [{ city: '', ...code }, reading(city)],
    };
  }
  if (city) return sure(reading(city));
  if (country && region)
    return { place: agree([{ city: '', ...region }, onlyCountry(country)]), candidates: [] };
  if (country) return sure(onlyCountry(country));
  if (region) return sure({ city: '', ...region });
  const twins = citiesNamed(text).map(reading);
  if (twins.length > 0) return { place: agree(twins), candidates: twins.length > 1 ? twins : [] };
  return readArea(text);
}

function readArea(text: string): PlaceAnswer | null {
  const name = foldPlaceName(text);
  if (/^(?:(?:san francisco|sf|greater) )?bay area$|^silicon valley$/.test(name)) {
    return sure({ city: '', state: 'CA', country: 'US' });
  }
  const wide = countryByName(name.replace(/ (?:east|west) coast$/, ''));
  if (wide) return sure(onlyCountry(wide));
  const core = name.replace(/^greater /, '').replace(/ (?:metro|metropolitan)?(?: ?(?:area|region))?$/, '');
  const city = core === name ? null : famousCity(core);
  if (city) return sure(reading(city));
  // “Raleigh-Durham-Chapel Hill Area”: several cities of one state, so the state.
  const towns = text
    .replace(/ (?:metroplex|(?:metro(?:politan)? )?(?:area|region))$/i, '')
    .split(/\s?[-–/]\s?/);
  const found = towns.map((town) => famousCity(town) ?? citiesNamed(town)[0] ?? null);
  const known = found.flatMap((town) => (town ? [reading(town)] : []));
  const isArea = towns.length > 1 && known.length === towns.length && !text.endsWith(towns.at(-1) ?? '');
  return isArea ? sure({ ...agree(known), city: '' }) : null;
}

/** “Seattle, San Francisco” or “Singapore, Sydney”: every part a city by itself and none inside the next. */
function cityList(parts: readonly string[]): PlaceAnswer[] | null {
  if (parts.length < 2 || parts.some((part) => citiesNamed(part).length === 0)) return null;
  if (!parts.some((part) => famousCity(part))) return null;
  const last = parts.at(-1) ?? '';
  const before = parts.at(-2) ?? '';
  if (/^[A-Z]{2}$/.test(last) && regionByCode(last)) return null;
  const region = regionByName(last);
  if (region && cityIn(before, region.country, region.state)) return null;
  const country = countryByName(last);
  if (country && cityIn(before, country)) return null;
  return parts.flatMap((part) => readBare(part, false) ?? []).filter((answer) => hasAny(answer.place));
}

/** “New York, San Francisco, Seattle, US”: three well-known cities and their country; two could be in each other. */
function citiesOfCountry(parts: readonly string[]): PlaceAnswer[] | null {
  const last = parts.at(-1) ?? '';
  const country = countryByName(last) ?? bareCountryCode(last);
  const cities = parts.slice(0, -1).map((part) => famousCity(part));
  if (!country || cities.length < 3) return null;
  const inside = cities.flatMap((city) => (city?.country === country ? [sure(reading(city))] : []));
  return inside.length === cities.length ? inside : null;
}

/** “Bulgaria, Georgia, Poland”: nothing but countries. “Georgia, USA” is a state in its country. */
function countryList(parts: readonly string[]): PlaceAnswer[] | null {
  const codes = parts.map((part) => countryByName(part));
  if (parts.length < 2 || new Set(codes).size < 2) return null;
  if (codes.includes('US') && parts.some((part) => regionByName(part))) return null;
  const all = codes.flatMap((code) => (code ? [sure(onlyCountry(code))] : []));
  return all.length === parts.length ? all : null;
}

function bareCountryCode(text: string): string | null {
  return /^[A-Z]{2,3}$/.test(text) ? countryByCode(text) : null;
}

function bareStateCode(text: string) {
  return /^[A-Z]{2}$/.test(text) ? regionByCode(text) : null;
}

function reading({ city, state, country }: PlaceReading): PlaceReading {
  return { city, state, country };
}

function onlyCountry(country: string): PlaceReading {
  return { city: '', state: '', country };
}

function sure(place: PlaceReading): PlaceAnswer {
  return { place, candidates: [] };
}

function hasAny({ city, state, country }: PlaceReading): boolean {
  return city !== '' || state !== '' || country !== '';
}
