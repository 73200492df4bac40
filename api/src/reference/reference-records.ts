import { regionByName } from '@foothold/core/geography/region.ts';
import { ReferenceFileError } from './reference-file-error.ts';

/** A row of a table by the names of its columns. */
export type TableRecord = Readonly<Record<string, string>>;

/** One cell with the comma before it. */
const quotedCells = /,(?:"((?:[^"]|"")*)"|([^,]*))/g;

function cut(line: string, delimiter: string): string[] {
  const cells =
    delimiter === ','
      ? [...`,${line}`.matchAll(quotedCells)].map(
          ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
        )
      : line.split(delimiter);
  return cells.map((cell) => cell.trim());
}

/**
 * The lines of a table by the names in its first line, without the blanks around cells. Throws ReferenceFileError on a
 * line with more or fewer cells.
 */
export function recordsOf(file: string, text: string, delimiter = ','): TableRecord[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [{ line, number: at + 1 }]));
  const [head, ...rows] = filled;
  const names = cut(head?.line ?? '', delimiter);
  return rows.map(({ line, number }) => {
    const cells = cut(line, delimiter);
    if (cells.length !== names.length)
      throw new ReferenceFileError(
        file,
        `cannot be used: in line ${number} there are ${cells.length} columns instead of ${names.length}; the file may be cut off`,
      );
    return Object.fromEntries(names.map((name, column) => [name, cells[column] ?? '']));
  });
}

/** What a JSON file holds. Throws ReferenceFileError where it is cut off or no JSON. */
export function jsonOf<T>(file: string, text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new ReferenceFileError(
      file,
      `cannot be used: it is cut off or no JSON (${(cause as Error).message})`,
      {
        cause,
      },
    );
  }
}

/** The code of a state by its name as the agencies write it (“Ohio”, “Puerto Rico”). Throws ReferenceFileError on another name. */
export function stateCode(file: string, name: string): string {
  const region = regionByName(name);
  if (region?.country !== 'US') throw new ReferenceFileError(file, `cannot be used: “${name}” is no state`);
  return region.state;
}

/** The last year in a file's name, “2025” of `bls_oews_2025_states.json`. Throws ReferenceFileError where there is none. */
export function yearInName(file: string): string {
  const year = yearsIn(file).at(-1);
  if (!year)
    throw new ReferenceFileError(
      file,
      'does not say its year: put the year of its figures into its name, as in acs5_2024_counties.json',
    );
  return year;
}

/** The years 2000 to 2099 that a text names, in its order; “M2024” counts as well. */
export function yearsIn(text: string): string[] {
  return [...text.matchAll(/(?<!\d)20\d\d(?!\d)/g)].map(([year]) => year);
}
