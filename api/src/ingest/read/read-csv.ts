import { type CsvRow as Cells, CsvReader, type Separator } from '@foothold/core/files/csv-reader.ts';
import { UnreadableRecord } from '../../sources/record/posting-record.ts';
import { ImportFileError } from './import-file-error.ts';
import { readText } from './read-text.ts';

/** One row of a CSV file, or why it cannot be read; `row` counts as a spreadsheet does, the header being row 1. */
export interface CsvRow {
  row: number;
  record: Record<string, string> | UnreadableRecord;
}

/** Characters of one row at most: beyond that a quote is not closed, and what follows must not fill the memory. */
const maxRowLength = 64_000_000;

/**
 * The rows of a CSV file as objects by column name. Cells that a row lacks at its end are empty; a row with more values
 * than the header, or with a quote that breaks it, is unreadable and says why. A quote that is never closed throws an
 * ImportFileError naming the row, since all rows after it are inside. Blank lines are skipped, and lines may end in any way.
 */
export async function* readCsv(path: string, separator: Separator): AsyncGenerator<CsvRow> {
  let header: string[] | null = null;
  let row = 0;
  for await (const cells of rowsOf(path, separator)) {
    row += 1;
    const values = cells.cells;
    if (cells.problem === 'open-quote') throw new ImportFileError(`Row ${row}: ${notClosed}.`);
    if (values.length === 1 && values[0]?.trim() === '') continue;
    if (!header) header = columnNames(values);
    else yield { row, record: rowProblem(header, cells) ?? recordOf(header, values) };
  }
  if (!header) throw new ImportFileError('The file is empty.');
}

async function* rowsOf(path: string, separator: Separator): AsyncGenerator<Cells> {
  const reader = new CsvReader(separator);
  let row = 1;
  for await (const piece of readText(path)) {
    const rows = reader.add(piece);
    row += rows.length;
    yield* rows;
    if (reader.held > maxRowLength) throw new ImportFileError(`Row ${row}: ${notClosed}.`);
  }
  yield* reader.end();
}

const notClosed = 'a quoted value is not closed (the file seems to be cut off, or a quote is not doubled)';

function columnNames(values: string[]): string[] {
  const names = values.map((value) => value.trim());
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice) throw new ImportFileError(`Row 1: the column ${JSON.stringify(twice)} stands there twice.`);
  return names;
}

function rowProblem(header: readonly string[], { cells: values, problem }: Cells): UnreadableRecord | null {
  const lines = problem ? values.join('').split(/\r\n?|\n/).length : 1;
  // What is in one line was read as it was meant; across lines the quote has taken other rows in.
  if (problem && lines > 1)
    return new UnreadableRecord(
      `a quote stands in the middle of a quoted value; inside quotes it must be doubled (${lines} lines were read as one row)`,
    );
  const extra = values.slice(header.length).some((value) => value.trim() !== '');
  // One value alone is a piece of a text that was not quoted, not a row that lacks all others.
  if (!extra && (values.length > 1 || header.length <= 2)) return null;
  const has = values.length === 1 ? '1 value' : `${values.length} values`;
  return new UnreadableRecord(`it has ${has}, but the header names ${header.length} columns`);
}

function recordOf(header: readonly string[], values: readonly string[]): Record<string, string> {
  const record: Record<string, string> = {};
  for (const [index, name] of header.entries())
    if (name !== '') record[name] = plainLines(values[index] ?? '');
  return record;
}

/** Every line end as `\n`: a text that came with other ones is not another text. */
function plainLines(cell: string): string {
  return cell.includes('\r') ? cell.replace(/\r\n?/g, '\n') : cell;
}
