import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { UnreadableRecord } from '../../sources/record/posting-record.ts';
import { ImportFileError } from './import-file-error.ts';
import { readText } from './read-text.ts';

/** One row of a CSV file, or why it cannot be read; `row` counts as a spreadsheet does, the header being row 1. */
export interface CsvRow {
  row: number;
  record: Record<string, string> | UnreadableRecord;
}

/**
 * The rows of a CSV file as objects by column name. Cells that a row lacks at its end are empty; a row with more values
 * than the header, or with a quote that breaks it, is unreadable and says why. A quote that is never closed throws an
 * ImportFileError naming the row, since all rows after it are inside. Blank lines are skipped, and lines may end in any way.
 */
export async function* readCsv(path: string, delimiter: string): AsyncGenerator<CsvRow> {
  let header: string[] | null = null;
  let row = 0;
  for await (const { data, errors } of csvChunks(path, delimiter)) {
    const broken = new Map(errors.map((error) => [error.row ?? 0, error]));
    for (const [index, values] of data.entries()) {
      row += 1;
      const error = broken.get(index);
      if (error?.code === 'MissingQuotes') throw new ImportFileError(`Row ${row}: ${notClosed}.`);
      if (values.length === 1 && values[0]?.trim() === '') continue;
      if (!header) header = columnNames(values, error);
      else yield { row, record: rowProblem(header, values, error) ?? recordOf(header, values) };
    }
  }
  if (!header) throw new ImportFileError('The file is empty.');
}

const notClosed = 'a quoted value is not closed (the file seems to be cut off, or a quote is not doubled)';

function columnNames(values: string[], error: Papa.ParseError | undefined): string[] {
  if (error) throw new ImportFileError(`Row 1: ${error.message}.`);
  const names = values.map((value) => value.trim());
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice) throw new ImportFileError(`Row 1: the column ${JSON.stringify(twice)} stands there twice.`);
  return names;
}

function rowProblem(
  header: readonly string[],
  values: readonly string[],
  error: Papa.ParseError | undefined,
): UnreadableRecord | null {
  const lines = values.join('').split('\n').length;
  // What stands in one line was read as it was meant; across lines the quote has taken other rows in.
  if (error && lines > 1)
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
  for (const [index, name] of header.entries()) if (name !== '') record[name] = values[index] ?? '';
  return record;
}

/** Papa's chunks as an async iterable: it is paused while the reader is busy, so that memory stays small. */
async function* csvChunks(path: string, delimiter: string): AsyncGenerator<Papa.ParseResult<string[]>> {
  const chunks: Papa.ParseResult<string[]>[] = [];
  const state: { parser?: Papa.Parser; failed?: Error; isDone?: boolean; wake: () => void } = {
    wake: () => {},
  };
  const text = Readable.from(plainLines(readText(path)));
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    chunk(results, parser) {
      parser.pause();
      chunks.push(results);
      state.parser = parser;
      state.wake();
    },
    complete() {
      state.isDone = true;
      state.wake();
    },
    error(error: Error) {
      state.failed = error;
      state.wake();
    },
  });
  try {
    for (;;) {
      const next = chunks.shift();
      if (next) {
        yield next;
        state.parser?.resume();
      } else if (state.failed) throw state.failed;
      else if (state.isDone) return;
      else await new Promise<void>((resolve) => (state.wake = resolve));
    }
  } finally {
    text.destroy();
  }
}

/** Without a byte order mark, and every line end as `\n`: files that several tools wrote have all three kinds. */
async function* plainLines(pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  let isFirst = true;
  let held = '';
  for await (const piece of pieces) {
    const text = held + (isFirst ? piece.replace(/^\ufeff/, '') : piece);
    isFirst = false;
    // The other half of a line end may stand in the next piece.
    held = text.endsWith('\r') ? '\r' : '';
    const whole = held ? text.slice(0, -1) : text;
    if (whole !== '') yield whole.replace(/\r\n?/g, '\n');
  }
  if (held) yield '\n';
}
