import { foldPlaceName } from '@foothold/core/geography/place-name.ts';
import type { Cell, Figures, Table } from './reference-figures.ts';
import { ReferenceFileError } from './reference-file-error.ts';
import { jsonOf, recordsOf, stateCode, yearInName, yearsIn } from './reference-records.ts';

/** A publisher's file: its name, which tells the edition, and what is in it. */
export type FigureFile = { name: string; text: string };

type Values = Readonly<Record<string, unknown>>;

/** The bureau writes “not available” as a large negative number, in the answers of its API as text. */
function figure(value: unknown): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : null;
}

/** A share in percent with one place, null where a part or the whole is not known. */
function share(parts: readonly (number | null)[], whole: number | null): number | null {
  if (!whole || parts.includes(null)) return null;
  const sum = parts.reduce<number>((all, part) => all + (part ?? 0), 0);
  return Math.round((sum / whole) * 1000) / 10;
}

/** Columns by the variables of the Census API that give them (5-year estimates, detailed tables). */
const variables: readonly [
  string,
  readonly string[],
  (read: (name: string) => number | null) => number | null,
][] = [
  ['rent', ['B25064_001E'], (read) => read('B25064_001E')],
  ['homeValue', ['B25077_001E'], (read) => read('B25077_001E')],
  ['householdIncome', ['B19013_001E'], (read) => read('B19013_001E')],
  ['age', ['B01002_001E'], (read) => read('B01002_001E')],
  ['poverty', ['B17001_001E', 'B17001_002E'], (read) => share([read('B17001_002E')], read('B17001_001E'))],
  [
    'bachelors',
    ['B15003_001E', 'B15003_022E', 'B15003_023E', 'B15003_024E', 'B15003_025E'],
    (read) =>
      share(['B15003_022E', 'B15003_023E', 'B15003_024E', 'B15003_025E'].map(read), read('B15003_001E')),
  ],
  ['population', ['B01003_001E'], (read) => read('B01003_001E')],
];
/** Without these a file is not what a city's page shows. */
const needed = ['rent', 'homeValue', 'householdIncome'];

/** The same columns in files that put the answers together, an object by FIPS code. */
const fields = {
  rent: 'median_rent',
  homeValue: 'median_home_value',
  householdIncome: 'median_household_income',
  age: 'median_age',
  poverty: 'poverty_rate',
  bachelors: 'bachelors_or_higher_pct',
  population: 'population',
};

/** A county's name and state: “Franklin County, Ohio”. */
function countyName(file: string, name: unknown): { state: string; county: string } {
  const text = String(name);
  const at = text.lastIndexOf(', ');
  return { state: stateCode(file, text.slice(at + 2)), county: text.slice(0, at) };
}

/**
 * Rents, home values and incomes of the counties: an answer of the Census API (an array of arrays, its first the names
 * of the variables) or an object by FIPS code. The year, the last of five, is in the file's name.
 */
export function countyFigures({ name, text }: FigureFile): Figures {
  const last = Number(yearInName(name));
  const content = jsonOf<unknown>(name, text);
  const { columns, rows } = Array.isArray(content)
    ? apiCounties(name, content as unknown[][])
    : objectCounties(name, content as Record<string, Values>);
  const plain = ['fips', 'state', 'name'];
  return {
    publication: 'county-figures',
    year: `${last - 4}–${last}`,
    columns: [...plain, ...columns],
    rows: rows.sort(byFirst),
  };
}

function apiCounties(
  file: string,
  [head = [], ...lines]: unknown[][],
): { columns: string[]; rows: Cell[][] } {
  const at = new Map(head.map((name, column) => [String(name), column]));
  const present = variables.filter(([, names]) => names.every((name) => at.has(name)));
  const columns = present.map(([column]) => column);
  const missing = variables.filter(([column]) => needed.includes(column) && !columns.includes(column));
  const absent = [...missing.flatMap(([, names]) => names), ...['NAME', 'state', 'county']].filter(
    (name) => !at.has(name),
  );
  if (absent.length > 0) throw new ReferenceFileError(file, `cannot be used: it lacks ${absent.join(', ')}`);
  const rows = lines.map((line, number) => {
    if (!Array.isArray(line) || line.length !== head.length)
      throw new ReferenceFileError(file, `cannot be used: row ${number + 2} has not ${head.length} cells`);
    const read = (name: string) => line[at.get(name) ?? -1];
    const fips = `${read('state')}${read('county')}`;
    if (!/^\d{5}$/.test(fips))
      throw new ReferenceFileError(file, `cannot be used: “${fips}” in row ${number + 2} is no county`);
    const { state, county } = countyName(file, read('NAME'));
    return [fips, state, county, ...present.map(([, , value]) => value((name) => figure(read(name))))];
  });
  return { columns, rows };
}

function objectCounties(
  file: string,
  content: Record<string, Values>,
): { columns: string[]; rows: Cell[][] } {
  const rows = Object.entries(content).map(([fips, values]): Cell[] => {
    const { state, county } = countyName(file, values.name);
    return [fips, state, county, ...Object.values(fields).map((field) => figure(values[field]))];
  });
  return { columns: Object.keys(fields), rows };
}

function degrees(file: string, text: string | undefined): number {
  const value = Number(text);
  if (!text || !(Math.abs(value) <= 180))
    throw new ReferenceFileError(file, `cannot be used: “${text}” is no coordinate`);
  return Math.round(value * 10_000) / 10_000;
}

/** Names and points of the metropolitan and micropolitan areas: the bureau's gazetteer file, its year in the file's name. */
export function metroAreas({ name, text }: FigureFile): Figures {
  // Up to 2024 with tabs, from 2025 on with bars.
  const delimiter = text.slice(0, text.indexOf('\n')).includes('|') ? '|' : '\t';
  const rows = recordsOf(name, text, delimiter).map((row): Cell[] => {
    if (!/^\d{5}$/.test(row.GEOID ?? ''))
      throw new ReferenceFileError(name, `cannot be used: “${row.GEOID}” is no code of an area`);
    return [
      row.GEOID ?? '',
      (row.NAME ?? '').replace(/ (?:Metro|Micro) Area$/, ''),
      row.CBSA_TYPE === '1' ? 'metro' : 'micro',
      degrees(name, row.INTPTLAT),
      degrees(name, row.INTPTLONG),
    ];
  });
  const columns = ['code', 'name', 'type', 'lat', 'lng'];
  return { publication: 'metro-areas', year: yearInName(name), columns, rows: rows.sort(byFirst) };
}

/**
 * The people of the areas and the counties that belong to them: the bureau's estimates, of the last year that they
 * have a column of. Counties go by their FIPS code where the file has it, else by name among `counties`.
 */
export function metroPeople({ name, text }: FigureFile, counties: Table['rows']): Figures[] {
  const records = recordsOf(name, text);
  const year = Object.keys(records[0] ?? {})
    .filter((column) => column.startsWith('POPESTIMATE'))
    .flatMap((column) => yearsIn(column.slice(-4)))
    .sort()
    .at(-1);
  if (!year) throw new ReferenceFileError(name, 'cannot be used: it has no column POPESTIMATE of a year');
  const people = records
    .filter(({ LSAD }) => LSAD?.startsWith('M') && !LSAD.includes('Division'))
    .map((row): Cell[] => [row.CBSA ?? '', figure(row[`POPESTIMATE${year}`])]);
  const codes = new Map(
    counties.map((row) => [foldPlaceName(`${row.name}, ${row.state}`), String(row.fips)]),
  );
  const members = records
    .filter(({ LSAD }) => LSAD === 'County or equivalent')
    .flatMap(({ STCOU, NAME = '', CBSA = '' }): Cell[][] => {
      const fips = STCOU ? STCOU.padStart(5, '0') : codes.get(foldPlaceName(NAME));
      return fips ? [[fips, CBSA]] : [];
    });
  return [
    { publication: 'metro-people', year, columns: ['code', 'population'], rows: people },
    { publication: 'county-metros', year, columns: ['fips', 'metro'], rows: members },
  ];
}

function byFirst([a]: readonly Cell[], [b]: readonly Cell[]): number {
  return String(a) < String(b) ? -1 : 1;
}
