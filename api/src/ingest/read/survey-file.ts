import { fieldsOf } from '@foothold/core/parsing/board/loose-fields.ts';
import { hash53 } from '@foothold/core/text/hash53.ts';
import { UnreadableRecord } from '../../sources/record/posting-record.ts';
import { type ColumnFacts, columnGatherer } from './column-facts.ts';
import type { DetectedFormat } from './detect-format.ts';
import { type FileShape, fileShape, type SharedIds } from './file-shape.ts';
import { genericColumns } from './generic-columns.data.ts';
import { type NamedColumns, plainName, resolveNamed } from './map-columns.ts';
import { checkFile } from './read-file.ts';

/** What a file holds, told from all of it before anything is written. `shape` is there for columns by name. */
export type Survey = { rows: number; shape: FileShape | null; shared: SharedIds | null };

/** More columns than any table of postings has; what comes after them is not looked at. */
const maxColumns = 400;
const idNames = new Set(genericColumns.id.split(' '));

/** Reads a file once to its end. Throws an ImportFileError for what cannot be read and for named columns that it lacks. */
export async function surveyFile(
  path: string,
  format: DetectedFormat,
  named: NamedColumns = {},
): Promise<Survey> {
  if (format.name !== 'generic') return { rows: await checkFile(path, format), shape: null, shared: null };
  const columns = new Map<string, ReturnType<typeof columnGatherer>>();
  const ownId = plainName(named.id ?? '');
  let at = 0;
  const rows = await checkFile(path, format, ({ record }) => {
    const row = record instanceof UnreadableRecord ? null : fieldsOf(record);
    if (!row) return;
    const place = { at, hash: hash53(JSON.stringify(row)) };
    at += 1;
    for (const [column, cell] of Object.entries(row)) {
      let gatherer = columns.get(column);
      if (!gatherer && columns.size < maxColumns) {
        const name = plainName(column);
        gatherer = columnGatherer(idNames.has(name) || (name !== '' && name === ownId));
        columns.set(column, gatherer);
      }
      gatherer?.add(cell, place);
    }
  });
  const facts = new Map<string, ColumnFacts>(
    [...columns].map(([column, gathered]) => [column, gathered.facts]),
  );
  const { shared, ...shape } = fileShape(facts, at, resolveNamed(named, [...facts.keys()]));
  return { rows, shape, shared };
}
