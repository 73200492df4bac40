import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { regionByName } from '@foothold/core/domain/region.ts';

/** A table of figures as it is kept in api/reference: where they come from, the names of the columns, the rows. */
export type ReferenceTable = {
  sources: readonly { agency: string; dataset: string; year: string; columns: readonly string[] }[];
  columns: readonly string[];
  rows: readonly (readonly (string | number | null)[])[];
};

/** The files of a folder of official figures, read by name. */
export type Files = {
  csv(name: string, delimiter?: string): Record<string, string>[];
  json<T>(name: string): T;
};

/** Reads official files below a folder; a missing one is named. */
export function filesBelow(folder: string): Files {
  const read = (name: string) => {
    const path = join(folder, name);
    if (!existsSync(path)) throw new Error(`${name} is not in ${folder}.`);
    return readFileSync(path, 'utf8');
  };
  return {
    csv: (name, delimiter = ',') => recordsOf(read(name), delimiter),
    json: <T>(name: string) => JSON.parse(read(name)) as T,
  };
}

/** One cell with the comma before it. */
const quotedCells = /,(?:"((?:[^"]|"")*)"|([^,]*))/g;

/** The lines of a table by the names of its columns, without the blanks around cells. Throws on a line with more or fewer. */
function recordsOf(text: string, delimiter: string): Record<string, string>[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const cut = (line: string): string[] => {
    const cells =
      delimiter === ','
        ? [...`,${line}`.matchAll(quotedCells)].map(
            ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
          )
        : line.split(delimiter);
    return cells.map((cell) => cell.trim());
  };
  const [names = [], ...rows] = lines.map(cut);
  return rows.map((cells, at) => {
    if (cells.length !== names.length)
      throw new Error(`Line ${at + 2} has ${cells.length} columns instead of ${names.length}.`);
    return Object.fromEntries(names.map((name, column) => [name, cells[column] ?? '']));
  });
}

/** The code of a state by its name as the agencies write it (“Ohio”, “Puerto Rico”). Throws on another name. */
export function stateCode(name: string): string {
  const region = regionByName(name);
  if (region?.country !== 'US') throw new Error(`“${name}” is no state.`);
  return region.state;
}
