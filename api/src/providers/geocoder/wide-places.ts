import type { GeoRow } from '@foothold/core/geography/geo.ts';
import { foldPlaceName } from '@foothold/core/geography/place-name.ts';
import { regionByCode, regionByName } from '@foothold/core/geography/region.ts';
import { type Circle, circleAround } from './area-circle.ts';
import { spokenCounties, spokenMetros, spokenRegions } from './areas/spoken-areas.data.ts';
import type { GazetteerTable } from './gazetteer-table.ts';
import type { TypedPlace } from './port.ts';

/** A county of the United States: its code inside the state, and the metro it belongs to ('' outside of all). */
export type CountyArea = { state: string; code: string; name: string; metroCode: string };

/** What a reader of wide places is made of. */
export type WideParts = {
  /** Read only where a name is known: reading takes most of a second. */
  table: () => Promise<GazetteerTable>;
  /** The largest first. */
  metros: () => readonly GeoRow[];
  counties: () => readonly CountyArea[];
};

/**
 * Reads areas wider than a city and other than a state: metros, counties, regions; null where a text names none.
 * `isNoCity`: no city has this name, so that joined names may be a metro's (“Winston-Salem” is a city).
 */
export type WideReader = (text: string, isNoCity?: boolean) => Promise<TypedPlace | null>;

/** Makes a reader that knows spoken names (“Bay Area”, “New England”), metros by their cities, and counties. */
export function wideReader(parts: WideParts): WideReader {
  const metros = new Map(
    spokenMetros.flatMap(([codes, label, names]) => named(`${label} | ${names}`, { codes, label })),
  );
  const counties = new Map(
    spokenCounties.flatMap(([codes, label, names]) => named(`${label} | ${names}`, { codes, label })),
  );
  const regions = new Map(
    spokenRegions.flatMap(([codes, label, names]) => named(`${label} | ${names}`, { codes, label })),
  );
  const spoken = async (key: string): Promise<TypedPlace | null> => {
    const metro = metros.get(key);
    if (metro) return ofMetros(parts, metro.codes.split(' '), metro.label);
    const county = counties.get(key);
    if (county) return ofCounties(parts, county.codes.split(' '), county.label);
    const region = regions.get(key);
    return region ? ofRegion(await parts.table(), region.codes.split(' '), region.label) : null;
  };
  return async (text, isNoCity = false) => {
    const key = foldPlaceName(text).replace(/^the /, '');
    if (key === '' || key.length > 80) return null;
    const known = await spoken(key);
    if (known) return known;
    const core = key.replace(around, '');
    const plain = core === key ? null : await spoken(core);
    return plain ?? (await countyNamed(parts, key)) ?? metroNamed(parts, text, isNoCity);
  };
}

function named<T>(names: string, value: T): [string, T][] {
  return names.split(' | ').map((name) => [foldPlaceName(name).replace(/^the /, ''), value]);
}

function ofRegion(table: GazetteerTable, codes: readonly string[], name: string): TypedPlace {
  const wanted = new Set(codes);
  const middle = circleAround(table, (_row, area) => wanted.has(area) || wanted.has(area.slice(0, 2)));
  const areas = codes.map((code) => ({ country: code.slice(0, 2), state: code.slice(3) }));
  return { kind: 'region', name, lat: middle?.lat ?? 0, lng: middle?.lng ?? 0, areas };
}

async function ofCounties(
  parts: WideParts,
  codes: readonly string[],
  name: string,
): Promise<TypedPlace | null> {
  const table = await parts.table();
  const wanted = new Set(codes);
  const isInside = (row: number, area: string) =>
    area.startsWith('US-') && wanted.has(`${area.slice(3)}-${table.counties[row]}`);
  return asCircle(circleAround(table, isInside), name, null);
}

async function ofMetros(
  parts: WideParts,
  codes: readonly string[],
  name: string,
): Promise<TypedPlace | null> {
  const counties = parts.counties().filter(({ metroCode }) => codes.includes(metroCode));
  const rows = parts.metros().filter(({ code }) => codes.includes(code));
  const inside = await ofCounties(
    parts,
    counties.map(({ state, code }) => `${state}-${code}`),
    name,
  );
  const [row] = rows;
  if (inside?.kind === 'circle') return { ...inside, metro: rows.length === 1 ? (row ?? null) : null };
  return row?.lat != null && row.lng != null
    ? asCircle({ lat: row.lat, lng: row.lng, miles: 30 }, name, row)
    : null;
}

function asCircle(circle: Circle | null, name: string, metro: GeoRow | null): TypedPlace | null {
  return circle ? { kind: 'circle', name, ...circle, metro } : null;
}

/** “Cook County, IL”, “Orange County”: of several the one with the most people. */
async function countyNamed(parts: WideParts, key: string): Promise<TypedPlace | null> {
  const [, name = '', rest = ''] = /^(.{2,40} (?:county|parish))(?: (.{2,40}))?$/.exec(key) ?? [];
  if (name === '') return null;
  const state = rest === '' ? '' : (stateNamed(rest) ?? null);
  if (state === null) return null;
  const found = parts
    .counties()
    .filter((county) => foldPlaceName(county.name) === name && (state === '' || county.state === state));
  if (found.length === 0) return null;
  const table = await parts.table();
  const [most] = found.toSorted((a, b) => peopleOf(table, b) - peopleOf(table, a));
  return most ? ofCounties(parts, [`${most.state}-${most.code}`], `${most.name}, ${most.state}`) : null;
}

function stateNamed(text: string): string | null {
  const plain = text.replace(/ (?:usa?|united states)$/, '');
  const region = regionByName(plain) ?? regionByCode(plain);
  return region?.country === 'US' ? region.state : null;
}

function peopleOf({ areas, counties, populations }: GazetteerTable, { state, code }: CountyArea): number {
  let people = 0;
  for (let row = 0; row < areas.length; row += 1)
    if (counties[row] === code && areas[row] === `US-${state}`) people += populations[row] ?? 0;
  return people;
}

/** Words that make a city's name mean its surroundings. */
const around =
  / (?:metropolitan statistical area|metropolitan area|metropolitan region|metro area|metroplex|metropolitan|metro|msa|area|region)$/;

/** “New York City Metropolitan Area”, “Greater Cleveland”, “Utica-Rome Area”, “Dallas-Fort Worth-Arlington, TX”. */
async function metroNamed(parts: WideParts, text: string, isNoCity: boolean): Promise<TypedPlace | null> {
  const key = foldPlaceName(text).replace(/ (?:usa?|united states)$/, '');
  const core = key.replace(/^(?:greater|metro) /, '').replace(around, '');
  const isJoined = /\p{L}[-–/]\p{L}/u.test(text);
  if (core === key && !(isJoined && isNoCity)) return null;
  const { name, state } = cityAndState(core);
  const found = parts.metros().find((metro) => {
    const [cities = '', states = ''] = metro.name.split(', ');
    if (state !== '' && !states.split('-').includes(state)) return false;
    const all = cities.split(/--|[-/]/).map(foldPlaceName);
    if (isJoined && all.length < 2) return false;
    return all.join(' ').startsWith(name) && (all[0] === name || startsWhole(all, name));
  });
  const asked = found ?? parts.metros().find((metro) => firstCity(metro) === name.replace(/ city$/, ''));
  return asked && (found || core !== key) ? ofMetros(parts, [asked.code], asked.name) : null;
}

const firstCity = (metro: GeoRow) => foldPlaceName(metro.name.split(/--|[-/,]/)[0] ?? '');

/** Whether a name is the first so many of these cities. */
function startsWhole(cities: readonly string[], name: string): boolean {
  return cities.some((_, at) => cities.slice(0, at + 1).join(' ') === name);
}

/** “columbia south carolina” ends in a state; “oklahoma city” does not. */
function cityAndState(key: string): { name: string; state: string } {
  const words = key.split(' ');
  for (const at of [words.length - 2, words.length - 1]) {
    const last = words.slice(at).join(' ');
    const state = at > 0 && !/^(?:of|la|de)$/.test(last) ? stateNamed(last) : null;
    if (state) return { name: words.slice(0, at).join(' '), state };
  }
  return { name: key, state: '' };
}
