import { countries } from '@foothold/core/geography/countries.data.ts';
import { countryByCode } from '@foothold/core/geography/country.ts';
import type { CountryRow, GeoRow } from '@foothold/core/geography/geo.ts';
import timeZoneAt from '@photostructure/tz-lookup';
import { cityLister } from './gazetteer-cities.ts';
import { countCities } from './gazetteer-count.ts';
import {
  capitalFlag,
  chord2,
  chord2OfKm,
  type GazetteerTable,
  kmOfChord2,
  sectionFlag,
  spherePoint,
} from './gazetteer-table.ts';
import type { Gazetteer, GazetteerCity, Point } from './port.ts';
import { findState, statesOf } from './states.ts';

/** Parts of a city from this size on are places of their own to people: Brooklyn, not Brooklyn Heights. */
export const bigSection = 400_000;

/** A row of the table as the lists answer it. */
export function rowOf(table: GazetteerTable, row: number): GeoRow {
  const [country = '', stateCode = ''] = (table.areas[row] ?? '').split('-');
  const [lat, lng] = [table.lats[row] ?? 0, table.lngs[row] ?? 0];
  return {
    id: String(table.ids[row]),
    name: table.names[row] ?? '',
    code: '',
    country,
    stateCode,
    lat,
    lng,
    // The gazetteer writes 0 where it has no count.
    population: table.populations[row] || null,
    timeZone: timeZoneAt(lat, lng),
  };
}

function cityOf(table: GazetteerTable, row: number): GazetteerCity {
  const flags = table.flags[row] ?? 0;
  return {
    row: rowOf(table, row),
    isCapital: (flags & capitalFlag) !== 0,
    isSection: (flags & sectionFlag) !== 0,
    county: table.counties[row] ?? '',
  };
}

/** Answers from the columns that were read (`readGazetteerTable`). */
export function createGazetteer(table: GazetteerTable): Gazetteer {
  const areas = areaRows(table);
  const list = cityLister(table);
  const country = (code: string) => areas.countries.get(countryByCode(code.toUpperCase()) ?? '') ?? null;
  const state = (countryCode: string, text: string) => {
    const found = findState(countryCode, text);
    return found ? stateRow(found, areas.middles, areas.zones) : null;
  };
  return {
    countries: () => [...areas.countries.values()].sort((a, b) => a.name.localeCompare(b.name, 'en')),
    country,
    states: (countryCode) =>
      statesOf(countryCode).map((found) => stateRow(found, areas.middles, areas.zones)),
    state,
    cities: (filter) => {
      const { rows, total } = list(filter);
      return { results: rows.map((row) => rowOf(table, row)), total };
    },
    countCities: (area, keyOf) => countCities(table, area, keyOf),
    city: (id) => {
      const row = table.rowOfId.get(id);
      return row === undefined ? null : cityOf(table, row);
    },
    nearest: (point, maxKm) => nearest(table, point, maxKm),
  };
}

/** Kilometers that a city reaches around its middle at most, and how they grow with its people. */
const farthestReach = 3;
const reachOf = (population: number) => Math.min(farthestReach, 0.0056 * Math.sqrt(population));

/** The nearest, where a city counts as nearer by its size: the middle of a suburb may be nearer than that of its city. */
function nearest(table: GazetteerTable, point: Point, maxKm: number) {
  const from = spherePoint(point);
  let [best, bestKm, least, square] = [-1, 0, Number.POSITIVE_INFINITY, chord2OfKm(maxKm)];
  for (let row = 0; row < table.ids.length; row += 1) {
    // Most rows are too far north or south already.
    const rise = from[2] - (table.z[row] ?? 0);
    if (rise * rise > square) continue;
    const chord = chord2(table, row, from);
    if (chord > square) continue;
    const population = table.populations[row] ?? 0;
    if ((table.flags[row] ?? 0) & sectionFlag && population < bigSection) continue;
    const km = kmOfChord2(chord);
    if (km - reachOf(population) >= least) continue;
    [best, bestKm, least] = [row, km, km - reachOf(population)];
    square = Math.min(square, chord2OfKm(Math.max(0, least) + farthestReach));
  }
  return best < 0 ? null : { city: cityOf(table, best), km: bestKm };
}

type Middles = ReadonlyMap<string, Point>;
/** Time zone of the most people in an area. */
type Zones = ReadonlyMap<string, string>;

function stateRow(
  { country, code, name }: { country: string; code: string; name: string },
  middles: Middles,
  zones: Zones,
): GeoRow {
  const id = `${country}-${code}`;
  const { lat = null, lng = null } = middles.get(id) ?? {};
  return {
    id,
    name,
    code,
    country,
    stateCode: code,
    lat,
    lng,
    population: null,
    timeZone: zones.get(id) ?? '',
  };
}

/** Where the people of each area live on average, and the time zone of its largest city. */
function areaRows(table: GazetteerTable) {
  const sums = new Map<string, [number, number, number]>();
  const zones = new Map<string, string>();
  const capitals = new Map<string, number>();
  for (let row = 0; row < table.ids.length; row += 1) {
    const flags = table.flags[row] ?? 0;
    const area = table.areas[row] ?? '';
    const country = area.slice(0, 2);
    if (flags & capitalFlag && !capitals.has(country)) capitals.set(country, row);
    if (flags & sectionFlag) continue;
    const point: [number, number, number] = [table.x[row] ?? 0, table.y[row] ?? 0, table.z[row] ?? 0];
    // The largest come first.
    for (const key of [area, country]) {
      if (!zones.has(key)) zones.set(key, timeZoneAt(table.lats[row] ?? 0, table.lngs[row] ?? 0));
      const sum = sums.get(key) ?? [0, 0, 0];
      const weight = Math.max(1, table.populations[row] ?? 0);
      for (const axis of [0, 1, 2] as const) sum[axis] += point[axis] * weight;
      sums.set(key, sum);
    }
  }
  const middles: Middles = new Map([...sums].map(([key, sum]) => [key, middleOf(sum)]));
  const rows = new Map<string, CountryRow>();
  for (const [code, code3, name] of countries) {
    // Puerto Rico's cities are those of the state.
    const area = code === 'PR' ? 'US-PR' : code;
    const capital = capitals.get(code);
    const point = middles.get(area);
    const zone =
      capital === undefined
        ? zones.get(area)
        : timeZoneAt(table.lats[capital] ?? 0, table.lngs[capital] ?? 0);
    rows.set(code, {
      id: code,
      name,
      code,
      code3,
      country: code,
      stateCode: '',
      lat: point?.lat ?? null,
      lng: point?.lng ?? null,
      population: null,
      timeZone: zone ?? '',
    });
  }
  return { middles, zones, countries: rows };
}

function middleOf([x, y, z]: readonly [number, number, number]): Point {
  const degrees = 180 / Math.PI;
  const round = (value: number) => Math.round(value * 10_000) / 10_000;
  return {
    lat: round(Math.atan2(z, Math.hypot(x, y)) * degrees),
    lng: round(Math.atan2(y, x) * degrees),
  };
}
