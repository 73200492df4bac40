import { basename } from 'node:path';
import { UnreadableRecord } from '../../sources/record/posting-record.ts';
import { ImportFileError } from '../read/import-file-error.ts';
import { jsonProblem } from '../read/json-problem.ts';
import { readCsv } from '../read/read-csv.ts';
import { readText } from '../read/read-text.ts';
import { type ListFormat, type ListRow, listFormats, listOf } from './list-formats.ts';

/** A file of one list: its rows and those that were refused. */
export type ReadList = {
  format: ListFormat;
  rows: ListRow[];
  refused: { row: number; reason: string }[];
};

/** Characters of a file at most: lists of companies are small. */
const longest = 200_000_000;

/** Reads a CSV or JSON file of a known list. Throws ImportFileError, naming what is wrong. */
export async function readList(path: string): Promise<ReadList> {
  const records = /\.json$/i.test(path) ? jsonRecords(path) : csvRecords(path);
  let format: ListFormat | null = null;
  const rows = new Map<string, ListRow>();
  const refused: ReadList['refused'] = [];
  for await (const { row, record } of records) {
    if (record instanceof UnreadableRecord) {
      refused.push({ row, reason: record.reason });
      continue;
    }
    format ??= listOf(record);
    if (!format)
      throw new ImportFileError(
        `This is no list that is known here. Known by their columns: ${listFormats.map(({ list, knownBy }) => `${list} (${knownBy.join(', ')})`).join('; ')}.`,
      );
    const read = format.read(record);
    if ('reason' in read) refused.push({ row, reason: read.reason });
    else if (rows.has(read.rowKey))
      refused.push({ row, reason: `the same number as an earlier row: ${read.rowKey}` });
    else rows.set(read.rowKey, read);
  }
  if (!format) throw new ImportFileError(`${basename(path)} holds no company.`);
  return { format, rows: [...rows.values()], refused };
}

type Given = { row: number; record: Record<string, unknown> | UnreadableRecord };

async function* csvRecords(path: string): AsyncIterable<Given> {
  yield* readCsv(path, ',');
}

async function* jsonRecords(path: string): AsyncIterable<Given> {
  let whole = '';
  for await (const piece of readText(path)) {
    whole += piece;
    if (whole.length > longest) throw new ImportFileError('The file is too large for a list of companies.');
  }
  const records = parsed(whole);
  if (!Array.isArray(records)) throw new ImportFileError('A list of companies is expected, in [ and ].');
  for (const [n, record] of records.entries())
    yield {
      row: n + 1,
      record:
        typeof record === 'object' && record !== null && !Array.isArray(record)
          ? (record as Record<string, unknown>)
          : new UnreadableRecord('no record in { and }'),
    };
}

function parsed(whole: string): unknown {
  try {
    return JSON.parse(whole.replace(/^\uFEFF/, ''));
  } catch {
    throw new ImportFileError(`The file is no JSON: ${jsonProblem(whole)}.`);
  }
}
