import { readFileSync } from 'node:fs';

/** Where some columns of a table come from. */
export type Source = { agency: string; dataset: string; year: string; columns: readonly string[] };

type Cell = string | number | null;

/** A table of official figures (api/reference), a row by the names of its columns. */
export type Table = { sources: readonly Source[]; rows: readonly Readonly<Record<string, Cell>>[] };

const names = ['metros', 'counties', 'occupations', 'wages'] as const;
type Name = (typeof names)[number];

const read = new Map<Name, Table>();

/** A table by its name, read when it is first asked for: 10 ms at most, 0.7 MB in all (docs/decisions/0020). */
export function referenceTable(name: Name): Table {
  const known = read.get(name);
  if (known) return known;
  const path = new URL(`../reference/${name}.json`, import.meta.url);
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

/** Where a column comes from. Throws on a column without a source. */
export function sourceOf({ sources }: Table, column: string): Omit<Source, 'columns'> {
  const source = sources.find(({ columns }) => columns.includes(column));
  if (!source) throw new Error(`No source is named for ${column}.`);
  const { agency, dataset, year } = source;
  return { agency, dataset, year };
}
