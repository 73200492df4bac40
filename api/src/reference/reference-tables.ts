import { readFileSync } from 'node:fs';
import type { Db, Queryable } from '../db/db.ts';
import {
  type Cell,
  type Figures,
  lastYear,
  type PublicationName,
  publications,
  type Source,
  type Table,
  type TableName,
  withFigures,
} from './reference-figures.ts';

/** The tables of official figures, as they are now. A table that changes is another value. */
export type ReferenceTables = { table(name: TableName): Table };

/** Tables that take over what `npm run reference` loads. */
export type LoadedTables = ReferenceTables & {
  /** Reads the loaded figures again where they changed. */
  refresh(): Promise<void>;
};

const read = new Map<TableName, Table>();

function builtIn(name: TableName): Table {
  const known = read.get(name);
  if (known) return known;
  const path = new URL(`../../reference/${name}.json`, import.meta.url);
  const { sources, columns, rows } = JSON.parse(readFileSync(path, 'utf8')) as {
    sources: Source[];
    columns: string[];
    rows: Cell[][];
  };
  const named = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null])));
  const table = { sources, rows: named };
  read.set(name, table);
  return table;
}

/** The tables in api/reference alone, each read when it is first asked for: 2.2 MB in all (docs/decisions/0020). */
export const builtInTables: ReferenceTables = { table: builtIn };

/** The year of what a table has of a publication, '' where it has nothing of it. */
export function yearOf({ sources }: Table, publication: PublicationName): string {
  const { dataset, agency } = publications[publication];
  const years = sources.flatMap((one) =>
    one.dataset === dataset && one.agency === agency ? [one.year] : [],
  );
  return years.sort((a, b) => lastYear(a) - lastYear(b)).at(-1) ?? '';
}

/** The built-in table with what was loaded. What is older than the built-in figures stays out, as after an update. */
export function tableWith(name: TableName, loaded: readonly Figures[]): Table {
  return loaded
    .filter(({ publication, year }) => {
      const known = yearOf(builtIn(name), publication);
      return publications[publication].table === name && (!known || lastYear(year) >= lastYear(known));
    })
    .reduce(withFigures, builtIn(name));
}

/** The editions that were loaded into the database. */
export function loadedFigures(db: Queryable): Promise<Figures[]> {
  return db.query<Figures>(
    'SELECT name AS publication, year, columns, rows FROM reference_figures ORDER BY name',
  );
}

/** Milliseconds between two looks whether another server loaded figures. */
const lookEvery = 60_000;

/** The built-in tables with the figures that are loaded into a database, which are read at `refresh` and looked for once a minute. */
export function loadedTables(db: Db, elapsed: () => number = () => performance.now()): LoadedTables {
  let tables = new Map<TableName, Table>();
  let loaded: readonly Figures[] = [];
  let edition = '';
  let lookedAt = elapsed();
  const refresh = async () => {
    lookedAt = elapsed();
    const [row] = await db.query<{ edition: string }>(
      "SELECT count(*)::text || coalesce(max(loaded_at)::text, '') AS edition FROM reference_figures",
    );
    if (!row || row.edition === edition) return;
    loaded = await loadedFigures(db);
    edition = row.edition;
    tables = new Map();
  };
  return {
    refresh,
    table(name) {
      // What is there is good until the newer is: nobody waits, and a database that fails is told by other calls.
      if (elapsed() - lookedAt > lookEvery) void refresh().catch(() => undefined);
      const table = tables.get(name) ?? (loaded.length > 0 ? tableWith(name, loaded) : builtIn(name));
      tables.set(name, table);
      return table;
    },
  };
}

/** Computes a value of a table again only where the table is another one. */
export function ofTable<T>(tables: ReferenceTables, name: TableName, read: (table: Table) => T): () => T {
  let known: { table: Table; value: T } | undefined;
  return () => {
    const table = tables.table(name);
    if (known?.table !== table) known = { table, value: read(table) };
    return known.value;
  };
}

/** Where a column comes from. Throws on a column without a source. */
export function sourceOf({ sources }: Table, column: string): Omit<Source, 'columns'> {
  const source = sources.find(({ columns }) => columns.includes(column));
  if (!source) throw new Error(`No source is named for ${column}.`);
  const { agency, dataset, year } = source;
  return { agency, dataset, year };
}
