import type { Queryable } from '../db/db.ts';
import { type Figures, figureColumns, lastYear, publications, type Table } from './reference-figures.ts';
import { ReferenceFileError } from './reference-file-error.ts';
import { loadedFigures, tableWith, yearOf } from './reference-tables.ts';

/** A column is replaced only by one with at least this part of its figures. */
const fewestLeft = 0.7;

/** An edition and the file it was read from. */
export type FoundFigures = { file: string; figures: Figures };

/** Of several editions of a publication the newest, and the files that are left alone for it. */
export function newestFigures(found: readonly FoundFigures[]): { taken: FoundFigures[]; older: string[] } {
  const groups = [...Map.groupBy(found, ({ figures }) => figures.publication).values()];
  const sorted = groups.map((group) =>
    group.toSorted((a, b) => lastYear(b.figures.year) - lastYear(a.figures.year)),
  );
  return {
    taken: sorted.flatMap((group) => group.slice(0, 1)),
    older: [...new Set(sorted.flatMap((group) => group.slice(1).map(({ file }) => file)))],
  };
}

/**
 * Puts an edition in the place of the one that is there. Throws ReferenceFileError where it is older than what is known,
 * built in or loaded, or has far fewer figures.
 */
export async function storeFigures(tx: Queryable, { file, figures }: FoundFigures): Promise<void> {
  const { publication, year, columns, rows } = figures;
  const { table, dataset } = publications[publication];
  const known = tableWith(table, await loadedFigures(tx));
  const knownYear = yearOf(known, publication);
  if (knownYear && lastYear(year) < lastYear(knownYear))
    throw new ReferenceFileError(
      file,
      `is of ${year}, which is older than what is there (${dataset}, ${knownYear})`,
    );
  refuseFewer(file, figures, known);
  await tx.query(
    `INSERT INTO reference_figures (name, year, file, columns, rows)
     VALUES ($1, $2, $3, $4::text::jsonb, $5::text::jsonb)
     ON CONFLICT (name) DO UPDATE SET year = excluded.year, file = excluded.file, columns = excluded.columns,
       rows = excluded.rows, loaded_at = now()`,
    [publication, year, file, JSON.stringify(columns), JSON.stringify(rows)],
  );
}

function refuseFewer(file: string, figures: Figures, known: Table): void {
  const own = figureColumns(figures);
  const isThere = (cell: unknown) => cell !== null && cell !== undefined && cell !== '';
  const source = known.sources.filter(({ dataset }) => dataset === publications[figures.publication].dataset);
  const before = source.flatMap(({ columns }) => columns);
  const isByState = figures.publication === 'state-wages';
  if (isByState && own.length < before.length * fewestLeft)
    throw new ReferenceFileError(
      file,
      `has ${own.length} states, but ${before.length} are there already; it looks cut off`,
    );
  for (const column of own) {
    const at = figures.columns.indexOf(column);
    const found = figures.rows.filter((cells) => isThere(cells[at])).length;
    const there = known.rows.filter((row) => isThere(row[column])).length;
    if (found < there * fewestLeft)
      throw new ReferenceFileError(
        file,
        `has ${found} figures of “${column}”, but ${there} are there already; it looks cut off`,
      );
  }
}
