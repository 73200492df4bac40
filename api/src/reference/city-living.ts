import { greatCircleKm, type Point } from '@foothold/core/geography/commute.ts';
import type {
  CityLiving,
  ClimateNormals,
  FairRents,
  PriceLevels,
  PriceParities,
} from '@foothold/core/geography/living.ts';
import { foldPlaceName } from '@foothold/core/geography/place-name.ts';
import { regionName } from '@foothold/core/geography/region.ts';
import type { LivingCity } from '../modules/geography/reference.ts';
import type { Cell, Table } from './reference-figures.ts';
import { ofTable, type ReferenceTables, sourceOf } from './reference-tables.ts';

type Row = Readonly<Record<string, Cell>>;

/** Weather further away is another place's. */
const farthestStationKm = 40;

/** What the publisher puts behind the name of a town: “Boston city”, “West Springfield Town city”. */
const townKinds = /(?: town)?(?: (?:city|town|borough|plantation|gore|unorganized))?$/i;

/** Prices, rents and climate of cities of the United States, by the tables as they are when asked. */
export function cityLiving(tables: ReferenceTables): (city: LivingCity) => CityLiving {
  const parities = ofTable(tables, 'parities', (table) => byKey(table, 'area'));
  const rents = ofTable(tables, 'rents', (table) => byKey(table, 'fips'));
  const towns = ofTable(tables, 'rents', townsIn);
  const stateDigits = ofTable(tables, 'counties', digitsOf);
  const stations = ofTable(tables, 'climate', stationsIn);
  return (city) => {
    const prices = tables.table('parities');
    const county = city.county && `${stateDigits().get(city.stateCode) ?? ''}${city.county}`;
    const rent = county ? (rents().get(county) ?? townRent(towns().get(county) ?? [], city.name)) : null;
    return {
      parities: pricesOf(prices, parities(), city),
      rents: rent && rentsOf(tables.table('rents'), rent),
      climate: nearestNormals(tables.table('climate'), stations(), city),
    };
  };
}

function byKey({ rows }: Table, key: string): Map<string, Row> {
  return new Map(rows.map((row) => [String(row[key]), row]));
}

/** The first two digits of the codes of a state's counties. */
function digitsOf({ rows }: Table): Map<string, string> {
  return new Map(rows.map(({ state, fips }) => [String(state), String(fips).slice(0, 2)]));
}

function townsIn({ rows }: Table): Map<string, Row[]> {
  const towns = rows.filter(({ town }) => town !== '');
  return Map.groupBy(towns, ({ fips }) => String(fips).slice(0, 5));
}

/** The rent of the town of that name; where all of a county's towns have the same one, that. */
function townRent(towns: readonly Row[], city: string): Row | null {
  const name = foldPlaceName(city);
  const named = towns.find(({ town }) => foldPlaceName(String(town).replace(townKinds, '')) === name);
  const [first] = towns;
  const isOne = towns.every(({ area }) => area === first?.area);
  return named ?? (isOne ? (first ?? null) : null);
}

const levelNames = ['all', 'goods', 'housing', 'utilities', 'services'] as const;

function pricesOf(
  table: Table,
  rows: ReadonlyMap<string, Row>,
  { metro, stateCode }: LivingCity,
): PriceParities | null {
  const near = metro && levelsOf(rows.get(metro.code));
  const levels = near ?? levelsOf(rows.get(stateCode));
  const country = levelsOf(rows.get('US'));
  if (!levels || !country) return null;
  return {
    area: near && metro ? metro.name : regionName('US', stateCode),
    ...sourceOf(table, 'all'),
    levels,
    country,
  };
}

/** The levels of a row; null where one of them is not published, since an empty cell is no zero. */
function levelsOf(row: Row | undefined): PriceLevels | null {
  const levels = amountsOf(levelNames.map((name) => row?.[name]));
  return levels && (Object.fromEntries(levelNames.map((name, at) => [name, levels[at]])) as PriceLevels);
}

/** Cells that are all amounts above zero, or null. */
function amountsOf(cells: readonly (Cell | undefined)[]): number[] | null {
  const amounts = cells.map(Number);
  return amounts.every((amount) => amount > 0) ? amounts : null;
}

function rentsOf(table: Table, row: Row): FairRents | null {
  const byBedrooms = amountsOf([0, 1, 2, 3, 4].map((count) => row[`rent${count}`]));
  return byBedrooms && { area: String(row.area), ...sourceOf(table, 'rent0'), byBedrooms };
}

type Station = { row: Row; point: Point };

function stationsIn({ rows }: Table): Station[] {
  return rows.map((row) => ({ row, point: { lat: Number(row.lat), lng: Number(row.lng) } }));
}

function nearestNormals(
  table: Table,
  stations: readonly Station[],
  { lat, lng }: LivingCity,
): ClimateNormals | null {
  if (lat === null || lng === null) return null;
  let nearest: { row: Row; km: number } | null = null;
  for (const { row, point } of stations) {
    const km = greatCircleKm({ lat, lng }, point);
    if (km <= farthestStationKm && km < (nearest?.km ?? Number.POSITIVE_INFINITY)) nearest = { row, km };
  }
  if (!nearest) return null;
  const { row, km } = nearest;
  return {
    area: `${row.name}, ${row.state}`,
    ...sourceOf(table, 'high'),
    distanceKm: Math.round(km * 10) / 10,
    high: twelve(row.high) ?? [],
    low: twelve(row.low) ?? [],
    precipitation: twelve(row.precipitation),
    snow: twelve(row.snow),
    wetDays: twelve(row.wetDays),
  };
}

function twelve(cell: Cell | undefined): number[] | null {
  const values = String(cell ?? '')
    .split(' ')
    .filter(Boolean)
    .map(Number);
  return values.length === 12 ? values : null;
}
