import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { ImportFileError } from './import-file-error.ts';
import { readText } from './read-text.ts';

/** One row of a CSV file; `row` counts as a spreadsheet does, the header being row 1. */
export interface CsvRow {
  row: number;
  record: Record<string, string>;
}

/**
 * The rows of a CSV file as objects by column name. Quotes that do not close and rows with another number of values
 * than the header throw an ImportFileError naming the row; blank lines are skipped.
 */
export async function* readCsv(path: string, delimiter: string): AsyncGenerator<CsvRow> {
  let header: string[] | null = null;
  let row = 0;
  for await (const { data, errors } of csvChunks(path, delimiter)) {
    const broken = new Map(errors.map((error) => [error.row ?? 0, error]));
    for (const [index, values] of data.entries()) {
      row += 1;
      const error = broken.get(index);
      if (error) throw new ImportFileError(`Row ${row}: ${problems[error.code] ?? error.message}.`);
      if (values.length === 1 && values[0]?.trim() === '') continue;
      if (!header) header = columnNames(values);
      else yield { row, record: recordOf(header, values, row) };
    }
  }
  if (!header) throw new ImportFileError('The file is empty.');
}

const problems: Readonly<Record<string, string>> = {
  MissingQuotes: 'a quoted value is not closed (the file seems to be cut off, or a quote is not doubled)',
  InvalidQuotes: 'a quote stands in the middle of a quoted value; inside quotes it must be doubled',
};

function columnNames(values: string[]): string[] {
  const names = values.map((value) => value.trim());
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice) throw new ImportFileError(`Row 1: the column ${JSON.stringify(twice)} stands there twice.`);
  return names;
}

function recordOf(header: readonly string[], values: readonly string[], row: number): Record<string, string> {
  const extra = values.slice(header.length).some((value) => value.trim() !== '');
  if (values.length < header.length || extra) {
    throw new ImportFileError(
      `Row ${row} has ${values.length} values, but the header names ${header.length} columns.`,
    );
  }
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
  const text = Readable.from(withoutMark(readText(path)));
  Papa.parse<string[]>(text, {
    delimiter,
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

async function* withoutMark(pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const piece of pieces) {
    yield isFirst ? piece.replace(/^\ufeff/, '') : piece;
    isFirst = false;
  }
}
