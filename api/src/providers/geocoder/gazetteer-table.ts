import { earthRadiusKm } from '@foothold/core/geography/commute.ts';
import { foldPlaceName } from '@foothold/core/geography/place-name.ts';
import type { Db } from '../../db/db.ts';
import type { Point } from './port.ts';

/**
 * All cities as columns, the largest first, so that a row's number is its rank; 135,000 rows are about 25 MB. The
 * `x`, `y`, `z` are points of the unit sphere: the square of a chord orders by distance with three products.
 */
export type GazetteerTable = {
  edition: string;
  ids: Int32Array;
  names: string[];
  /** `US-OH`, `SG-`: shared strings. */
  areas: string[];
  lats: Float64Array;
  lngs: Float64Array;
  populations: Int32Array;
  counties: string[];
  /** 1 a part of a city, 2 a capital. */
  flags: Uint8Array;
  x: Float32Array;
  y: Float32Array;
  z: Float32Array;
  rowOfId: ReadonlyMap<number, number>;
  /** Folded names in order, and the row each leads to. */
  keys: string[];
  keyRows: Int32Array;
};

export const sectionFlag = 1;
export const capitalFlag = 2;

const columns = ['ids', 'names', 'areas', 'lats', 'lngs', 'populations', 'counties', 'flags'] as const;

/** The edition that the database holds, '' while it holds none. */
export async function cityEdition(db: Db): Promise<string> {
  const [row] = await db.query<{ edition: string }>(
    "SELECT edition || ' ' || loaded_at::text AS edition FROM reference_edition WHERE name = 'city'",
  );
  return row?.edition ?? '';
}

/** Reads the tables `city` and `city_name`; each column is one text, since objects of 135,000 rows cost ten times as much. */
export async function readGazetteerTable(db: Db): Promise<GazetteerTable> {
  const edition = await cityEdition(db);
  const [city] = await db.query<Record<(typeof columns)[number], string | null>>(
    `SELECT string_agg(id::text, E'\\n') AS ids, string_agg(name, E'\\n') AS names,
       string_agg(country || '-' || state, E'\\n') AS areas, string_agg(lat::text, E'\\n') AS lats,
       string_agg(lng::text, E'\\n') AS lngs, string_agg(population::text, E'\\n') AS populations,
       string_agg(county, E'\\n') AS counties,
       string_agg((is_section::int * ${sectionFlag} + is_capital::int * ${capitalFlag})::text, E'\\n') AS flags
     FROM (SELECT * FROM city ORDER BY population DESC, id) c`,
  );
  const [name] = await db.query<{ keys: string | null; owners: string | null }>(
    `SELECT string_agg(name_key, E'\\n') AS keys, string_agg(city_id::text, E'\\n') AS owners
     FROM (SELECT * FROM city_name ORDER BY name_key COLLATE "C", city_id) n`,
  );
  const [
    ids = [],
    names = [],
    areas = [],
    lats = [],
    lngs = [],
    populations = [],
    counties = [],
    flags = [],
  ] = columns.map((column) => lines(city?.[column]));
  const table = {
    edition,
    ids: Int32Array.from(ids, Number),
    names,
    areas: areas.map(shared()),
    lats: Float64Array.from(lats, Number),
    lngs: Float64Array.from(lngs, Number),
    populations: Int32Array.from(populations, Number),
    counties: counties.map(shared()),
    flags: Uint8Array.from(flags, Number),
  };
  const rowOfId = new Map<number, number>();
  for (const [row, id] of table.ids.entries()) rowOfId.set(id, row);
  const found = lines(name?.keys).map((key, index) => [key, index] as const);
  const owners = lines(name?.owners);
  const rowOf = (index: number) => rowOfId.get(Number(owners[index])) ?? -1;
  const led = found.filter(([, index]) => rowOf(index) >= 0);
  return {
    ...table,
    ...spherePoints(table.lats, table.lngs),
    rowOfId,
    keys: led.map(([key]) => key),
    keyRows: Int32Array.from(led, ([, index]) => rowOf(index)),
  };
}

const lines = (text: string | null | undefined): string[] => (text ? text.split('\n') : []);

/** Gives equal strings back as one. */
function shared(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    if (!known.has(text)) known.set(text, text);
    return known.get(text) ?? text;
  };
}

const radians = Math.PI / 180;

function spherePoints(lats: Float64Array, lngs: Float64Array) {
  const [x, y, z] = [0, 1, 2].map(() => new Float32Array(lats.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let row = 0; row < lats.length; row += 1) {
    const point = spherePoint({ lat: lats[row] ?? 0, lng: lngs[row] ?? 0 });
    [x[row], y[row], z[row]] = point;
  }
  return { x, y, z };
}

/** A point of the unit sphere. */
export function spherePoint({ lat, lng }: Point): [number, number, number] {
  const across = Math.cos(lat * radians);
  return [across * Math.cos(lng * radians), across * Math.sin(lng * radians), Math.sin(lat * radians)];
}

/** Square of the chord from a point of the sphere to a row; grows with the distance. */
export function chord2(
  table: GazetteerTable,
  row: number,
  [x, y, z]: readonly [number, number, number],
): number {
  const [dx, dy, dz] = [x - (table.x[row] ?? 0), y - (table.y[row] ?? 0), z - (table.z[row] ?? 0)];
  return dx * dx + dy * dy + dz * dz;
}

/** Kilometres along the ground of the square of a chord, and back. */
export const kmOfChord2 = (square: number): number =>
  2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(square) / 2));
export const chord2OfKm = (km: number): number =>
  (2 * Math.sin(Math.min(Math.PI / 2, km / earthRadiusKm / 2))) ** 2;

/** The part of `keys` that begins with the text, as first and behind last; the text is folded here. */
export function keysWithPrefix({ keys }: GazetteerTable, text: string): [number, number] {
  const prefix = foldPlaceName(text);
  if (prefix === '') return [0, 0];
  const first = lowerBound(keys, (key) => key < prefix);
  return [first, lowerBound(keys, (key) => key < prefix || key.startsWith(prefix), first)];
}

/** Whether a place has this folded name. */
export function hasKey({ keys }: GazetteerTable, key: string): boolean {
  return keys[lowerBound(keys, (one) => one < key)] === key;
}

function lowerBound(keys: readonly string[], isBefore: (key: string) => boolean, from = 0): number {
  let [low, high] = [from, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(keys[middle] ?? '')) low = middle + 1;
    else high = middle;
  }
  return low;
}
