import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Cell, type Figures, type Table, withFigures } from '../api/src/reference/reference-figures.ts';
import type { FigureFile } from '../api/src/reference/reference-read-places.ts';

/** A table of figures as it is kept in api/reference: where they come from, the names of the columns, the rows. */
export type ReferenceTable = {
  sources: Table['sources'];
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
};

/** The files of a folder of official figures, read by name. */
export type Files = (name: string) => FigureFile;

/** Reads official files below a folder, packed by gzip or not; a missing one is named. */
export function filesBelow(folder: string): Files {
  return (name) => {
    const path = join(folder, name);
    if (!existsSync(path)) throw new Error(`${name} is not in ${folder}.`);
    const bytes = readFileSync(path);
    return {
      name: basename(path),
      text: (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'),
    };
  };
}

/** The editions put together over what is there, as it is kept: the columns in this order. */
export function tableOf(
  columns: readonly string[],
  editions: readonly Figures[],
  start: Table = { sources: [], rows: [] },
): ReferenceTable {
  const { sources, rows } = editions.reduce(withFigures, start);
  return { sources, columns, rows: rows.map((row) => columns.map((column) => row[column] ?? null)) };
}
