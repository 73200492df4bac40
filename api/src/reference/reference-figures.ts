/** A cell of a table of figures. */
export type Cell = string | number | null;

/** Where some columns of a table come from; `year` is “2024” or a span, “2019–2023”. */
export type Source = { agency: string; dataset: string; year: string; columns: readonly string[] };

/** A table of official figures, a row by the names of its columns. */
export type Table = { sources: readonly Source[]; rows: readonly Readonly<Record<string, Cell>>[] };

/**
 * The tables: metros by CBSA code, counties by FIPS code, occupations and their wages by state and by metro by SOC code;
 * price parities by CBSA code or state, rents by FIPS code of a county or a town, climate normals by station.
 */
export type TableName =
  | 'metros'
  | 'counties'
  | 'occupations'
  | 'wages'
  | 'metro-wages'
  | 'parities'
  | 'rents'
  | 'climate';

/** The column that tells the rows of a table apart. */
export const keyColumn: Readonly<Record<TableName, string>> = {
  metros: 'code',
  counties: 'fips',
  occupations: 'code',
  wages: 'code',
  'metro-wages': 'code',
  parities: 'area',
  rents: 'fips',
  climate: 'station',
};

const census = 'U.S. Census Bureau';
const labor = 'U.S. Bureau of Labor Statistics';
const estimates = 'Population estimates, core-based statistical areas';
const oews = 'Occupational Employment and Wage Statistics';

type Publication = {
  table: TableName;
  agency: string;
  dataset: string;
  /** Whether its rows are those of the table from then on, are added where they are new, or left out where they are. */
  rows: 'are' | 'add' | 'join';
  /** Columns that describe a row and have no source of their own; they are taken of new rows alone. */
  plain: readonly string[];
  /** What stands where it has nothing of a row. */
  nothing: Cell;
};

/** What the tables are made of: a publication fills its columns of one table and is replaced as a whole. */
export const publications = {
  'metro-areas': {
    table: 'metros',
    agency: census,
    dataset: 'Gazetteer files, core-based statistical areas',
    rows: 'are',
    plain: ['type'],
    nothing: null,
  },
  'metro-people': {
    table: 'metros',
    agency: census,
    dataset: estimates,
    rows: 'join',
    plain: [],
    nothing: null,
  },
  'county-figures': {
    table: 'counties',
    agency: census,
    dataset: 'American Community Survey, 5-year estimates',
    rows: 'add',
    plain: ['state', 'name'],
    nothing: null,
  },
  'county-metros': {
    table: 'counties',
    agency: census,
    dataset: estimates,
    rows: 'join',
    plain: [],
    nothing: '',
  },
  'county-income': {
    table: 'counties',
    agency: 'U.S. Bureau of Economic Analysis',
    dataset: 'Personal income by county',
    rows: 'join',
    plain: [],
    nothing: null,
  },
  'national-wages': {
    table: 'occupations',
    agency: labor,
    dataset: oews,
    rows: 'add',
    plain: ['title', 'parent'],
    nothing: null,
  },
  projections: {
    table: 'occupations',
    agency: labor,
    dataset: 'Employment Projections',
    rows: 'join',
    plain: [],
    nothing: null,
  },
  'state-wages': { table: 'wages', agency: labor, dataset: oews, rows: 'are', plain: [], nothing: null },
} as const satisfies Record<string, Publication>;
export type PublicationName = keyof typeof publications;

/** One edition of a publication: rows by the order of `columns`, the first of which is the key of its table. */
export type Figures = {
  publication: PublicationName;
  year: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
};

/** The columns of an edition that it is the source of. */
export function figureColumns({ publication, columns }: Figures): string[] {
  const plain: readonly string[] = publications[publication].plain;
  return columns.slice(1).filter((column) => !plain.includes(column));
}

/** The table with an edition in the place of what was there of the same columns. */
export function withFigures(table: Table, figures: Figures): Table {
  const { table: name, agency, dataset, rows: kind, nothing } = publications[figures.publication];
  const key = keyColumn[name];
  const own = figureColumns(figures);
  const blank = Object.fromEntries(own.map((column) => [column, nothing]));
  const given = new Map(
    figures.rows.map((cells) => {
      const row = Object.fromEntries(figures.columns.map((column, at) => [column, cells[at] ?? nothing]));
      return [String(cells[0]), row];
    }),
  );
  const known = new Map(table.rows.map((row) => [String(row[key]), row]));
  const empty = Object.fromEntries(
    [...new Set(table.rows.flatMap(Object.keys))].map((column) => [column, null]),
  );
  const updated = (row: Table['rows'][number]) => {
    const news = given.get(String(row[key]));
    return {
      ...row,
      ...blank,
      ...(news && Object.fromEntries(own.map((one) => [one, news[one] ?? nothing]))),
    };
  };
  const fresh = [...given].filter(([code]) => !known.has(code)).map(([, row]) => ({ ...empty, ...row }));
  const kept = kind === 'are' ? table.rows.filter((row) => given.has(String(row[key]))) : table.rows;
  const others = table.sources.flatMap((source) => {
    const columns = source.columns.filter((column) => !own.includes(column));
    return columns.length > 0 ? [{ ...source, columns }] : [];
  });
  return {
    sources: [...others, { agency, dataset, year: figures.year, columns: own }],
    rows: [...kept.map(updated), ...(kind === 'join' ? [] : fresh)],
  };
}

/** The year that counts of a span: 2024 of “2020–2024”. */
export function lastYear(year: string): number {
  return Number(year.slice(-4));
}
