import type { GeoKind, GeoMatch, GeoRow } from '@foothold/core/geography/geo.ts';
import { foldPlaceName } from '@foothold/core/geography/place-name.ts';
import type { Db } from '../../db/db.ts';
import { zipRow } from './areas/zip-row.ts';
import { cityMatch, countryMatch, metroMatch, postalMatch, stateMatch } from './place-matches.ts';
import type { Gazetteer, Geocoder, TypedPlace } from './port.ts';
import { postalRows, readPostalCode } from './postal-codes.ts';

/** What the finder asks: our tables, the reading of typed places, the gazetteer, and the metros that it is handed. */
export type FinderParts = {
  db: Db;
  search: Geocoder['search'];
  gazetteer: () => Promise<Gazetteer>;
  metros: () => readonly GeoRow[];
};

type Asked = { type?: GeoKind | undefined; country?: string | undefined; limit: number };

/**
 * What a text stands for, best first: its postal code, since that is nearer than a city, then the cities, states and
 * countries that its words can be read as. A kind that was asked for narrows, and is derived from what was found: the
 * state of “Columbus, OH” is Ohio.
 */
export async function geocodeText(parts: FinderParts, text: string, asked: Asked): Promise<GeoMatch[]> {
  const words = withoutRemote(text.replace(/[\s\0]+/g, ' ').trim());
  if (words === '') return [];
  const gazetteer = await parts.gazetteer();
  const home = asked.country ? (gazetteer.country(asked.country)?.code ?? '') : '';
  const named = await namedPlaces(parts, gazetteer, words, home);
  const postal = await postalMatches(parts.db, gazetteer, { words, home, named });
  const metros = asked.type === 'metro' ? metrosNamed(parts.metros(), words) : [];
  const found = distinct([
    ...(isContradicted(postal, named) ? [...named, ...postal] : [...postal, ...named]),
    ...metros,
  ]);
  return narrowed(gazetteer, found, asked.type).slice(0, asked.limit);
}

/** “Remote - Canada” asks for Canada; “Remote” alone names no place. */
function withoutRemote(text: string): string {
  return text
    .replace(/^(?:fully |100% )?remote\b[\s,;:|/()–—-]*(?:in |from |within )?/i, '')
    .replace(/\)$/, '');
}

/** Cities, states and countries of the words; an address is asked without its first part until something is found. */
async function namedPlaces(
  { search }: FinderParts,
  gazetteer: Gazetteer,
  words: string,
  home: string,
): Promise<GeoMatch[]> {
  let rest = readPostalCode(words)?.rest ?? words;
  for (let cuts = 0; cuts < 5; cuts += 1) {
    const places = await search(rest, home ? { country: home } : {});
    const matches = places.flatMap((place) => matchOf(gazetteer, place));
    if (matches.length > 0) return matches;
    // A street or a building goes; of “Melbourne, VIC” the last part alone would be something else.
    const [first = '', ...others] = rest.split(',');
    if (others.length === 0 || (others.length === 1 && !/\d/.test(first))) break;
    rest = others.join(',').trim();
  }
  return namedAtEnd(search, gazetteer, rest, home);
}

/** “90 W Broad St Columbus OH 43215”, written without commas: the longest end that is a city in a state. */
async function namedAtEnd(
  search: Geocoder['search'],
  gazetteer: Gazetteer,
  text: string,
  home: string,
): Promise<GeoMatch[]> {
  const words = text.split(/[\s,]+/);
  if (!/^\d/.test(text) || words.length < 4 || words.length > 16) return [];
  for (let from = 2; from < words.length - 1; from += 1) {
    const places = await search(words.slice(from).join(' '), home ? { country: home } : {});
    const [best] = places;
    if (best?.kind === 'city') return matchOf(gazetteer, best);
  }
  return [];
}

function matchOf(gazetteer: Gazetteer, place: TypedPlace): GeoMatch[] {
  if (place.kind === 'remote' || place.kind === 'region') return [];
  if (place.kind === 'circle') return place.metro ? [metroMatch(place.metro)] : [];
  if (place.kind === 'postal') return [];
  if (place.kind === 'city') {
    const city = place.city.cityId === null ? null : gazetteer.city(place.city.cityId);
    return city ? [cityMatch(city.row)] : [];
  }
  if (place.state === '') {
    const country = gazetteer.country(place.country);
    return country ? [countryMatch(country)] : [];
  }
  const state = gazetteer.state(place.country, place.state);
  return state ? [stateMatch(state)] : [];
}

type Read = { words: string; home: string; named: readonly GeoMatch[] };

async function postalMatches(
  db: Db,
  gazetteer: Gazetteer,
  { words, home, named }: Read,
): Promise<GeoMatch[]> {
  const written = readPostalCode(words);
  if (!written) return [];
  const told = written.country || named[0]?.country;
  const countries = told ? [told] : [...new Set([home || 'US', 'US'])];
  const rows = await postalRows(db, written.code, countries);
  if (rows.length > 0) return rows.map((row) => postalMatch(gazetteer, row));
  const isHome = told ? told === 'US' : !home || home === 'US';
  // Without loaded codes the built-in points count where no city is named: areas are wide, and their middles are no nearer.
  const built = isHome && named.length === 0 ? zipRow(gazetteer, written.code) : null;
  return built ? [postalMatch(gazetteer, built)] : [];
}

/** A code of another state than the words name: one of the two is a typo, and whole words are seldom one. */
function isContradicted([postal]: readonly GeoMatch[], [named]: readonly GeoMatch[]): boolean {
  if (!postal || !named || named.kind === 'country') return false;
  return (
    postal.country !== named.country || (postal.stateCode !== '' && postal.stateCode !== named.stateCode)
  );
}

function metrosNamed(metros: readonly GeoRow[], words: string): GeoMatch[] {
  const key = foldPlaceName(words.replace(/\b(?:metro(?:politan)?(?: area)?|msa|area)\b/gi, ''));
  if (key === '') return [];
  const cityKey = foldPlaceName(words.split(',')[0] ?? '');
  const states = (words.split(',')[1] ?? '').trim().toUpperCase();
  const isNamed = (metro: GeoRow) => {
    const [cities = '', of = ''] = metro.name.split(',');
    if (foldPlaceName(metro.name).startsWith(key)) return true;
    const isCity = cities.split(/-|\//).some((city) => foldPlaceName(city) === cityKey);
    return isCity && (states === '' || of.includes(states));
  };
  return metros.filter(isNamed).map(metroMatch);
}

function distinct(matches: readonly GeoMatch[]): GeoMatch[] {
  const seen = new Set<string>();
  return matches.filter(({ kind, id }) => !seen.has(`${kind} ${id}`) && seen.add(`${kind} ${id}`));
}

function narrowed(gazetteer: Gazetteer, found: readonly GeoMatch[], type: GeoKind | undefined): GeoMatch[] {
  // No table of ours has streets: the nearest that is known stands for an address, and its precision says so.
  if (!type || type === 'address') return [...found];
  const exact = found.filter(({ kind }) => kind === type);
  if (exact.length > 0) return exact;
  const [best] = found;
  if (!best) return [];
  if (type === 'country') {
    const country = gazetteer.country(best.country);
    return country ? [countryMatch(country)] : [];
  }
  if (type === 'state' && best.stateCode) {
    const state = gazetteer.state(best.country, best.stateCode);
    return state ? [stateMatch(state)] : [];
  }
  if (type === 'city' && best.kind === 'postal' && best.lat !== null && best.lng !== null) {
    const near = gazetteer.nearest({ lat: best.lat, lng: best.lng }, 50);
    return near ? [cityMatch(near.city.row)] : [];
  }
  return [];
}
