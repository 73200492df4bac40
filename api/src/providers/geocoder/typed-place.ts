import { countryByCode, countryByName, countryName } from '@foothold/core/geography/country.ts';
import { foldPlaceName } from '@foothold/core/geography/place-name.ts';
import { regionByCode, regionByName, regionName } from '@foothold/core/geography/region.ts';
import { findState, statesNamed } from './states.ts';

/** A country, or a state in one; `state` is '' for the whole country. */
export type Area = { state: string; country: string };

/** One way to read a typed place: a city of this folded name, inside `area` where something was said after it. */
export type CityReading = { nameKey: string; area: Area | null; isNickname?: true };

/** Everything a typed place could be before a gazetteer has been asked. */
export type TypedReadings = { isRemote: boolean; cities: CityReading[]; areas: Area[] };

/**
 * Cuts what a person typed (“Columbus, OH”, “columbus ohio”, “Ohio”, “Paris France”) into the ways it can be read.
 * Commas are optional, so every cut between two words is tried; the gazetteer decides which of them exist.
 */
export function readTypedPlace(text: string): TypedReadings {
  const words = foldPlaceName(
    text
      .slice(0, 200)
      .replace(/\./g, ' . ')
      .replace(/(?<=\b\p{L}) \. (?=\p{L}\b)/gu, ''),
  )
    .replace(/(?<=\p{L}) \d{5}(?: \d{4})?$/u, '')
    .split(' ')
    .filter((word) => word !== '');
  const whole = words.join(' ');
  if (remoteWords.test(whole)) return { isRemote: true, cities: [], areas: [] };
  const cities: CityReading[] = whole ? [{ nameKey: whole, area: null }] : [];
  for (let at = words.length - 1; at > 0; at -= 1) {
    const nameKey = words.slice(0, at).join(' ');
    const outer = words.slice(at);
    const areas = areasNamed(outer);
    for (const area of [...areas, ...statesAbroad(outer, areas)]) cities.push({ nameKey, area });
  }
  return { isRemote: false, cities, areas: areasNamed(words) };
}

const remoteWords =
  /^(?:fully )?(?:remote|anywhere|work from home|wfh|telecommute|home office)(?: only| jobs?)?$/;

/** States before countries, since “CA”, “IN” and “Georgia” are typed for the state first (docs/spec/readings.md R1). */
function areasNamed(words: readonly string[]): Area[] {
  const whole = words.join(' ');
  const areas: Area[] = [];
  const region = (whole.length === 2 ? regionByCode(whole) : null) ?? regionByName(whole);
  if (region) areas.push({ state: region.state, country: region.country });
  const country = countryNamed(whole);
  if (country) areas.push({ state: '', country });
  for (let at = words.length - 1; at > 0; at -= 1) {
    const outer = countryNamed(words.slice(at).join(' '));
    const inner = words.slice(0, at).join(' ');
    if (!outer) continue;
    const region = (inner.length === 2 ? regionByCode(inner) : null) ?? regionByName(inner);
    const state = region?.country === outer ? region.state : findState(outer, inner)?.name;
    if (state) areas.push({ state, country: outer });
    // “Canada, CA”, “Berlin, Germany, DE”: the same said twice.
    else if (countryNamed(inner) === outer) areas.push({ state: '', country: outer });
  }
  return areas;
}

/** “Melbourne, Victoria”: states of other countries, which are not looked for by themselves since towns have their names. */
function statesAbroad(words: readonly string[], known: readonly Area[]): Area[] {
  const states = words.length > 4 ? [] : statesNamed(words.join(' '));
  return states
    .filter(({ country }) => country !== 'US' && !known.some((area) => area.country === country))
    .map(({ country, name }) => ({ country, state: name }));
}

function countryNamed(text: string): string | null {
  return countryByName(text) ?? (/^[a-z]{2,3}$/.test(text) ? countryByCode(text.toUpperCase()) : null);
}

/** “Ohio”, “Ontario”, “Bavaria, Germany”, “Canada”. */
export function areaName({ state, country }: Area): string {
  if (!state) return countryName(country);
  return regionName(country, state) || `${state}, ${countryName(country)}`;
}

/** “Columbus, OH”, “London, United Kingdom”. */
export function cityName({ name, state, country }: { name: string; state: string; country: string }): string {
  return `${name}, ${state || countryName(country) || country}`;
}
