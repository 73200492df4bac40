import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { jobPostings, jsonLdFromHtml } from '@foothold/core/parsing/board/json-ld-blocks.ts';
import { fieldsOf, textOf } from '@foothold/core/parsing/board/loose-fields.ts';
import { UnreadableRecord } from '../../sources/record/posting-record.ts';
import type { DetectedFormat } from './detect-format.ts';
import { ImportFileError } from './import-file-error.ts';
import { jsonProblem } from './json-problem.ts';
import { readCsv } from './read-csv.ts';
import { readLines, readText } from './read-text.ts';

/** One record of a file. `row` is the line of NDJSON, the spreadsheet row of CSV, the position (from 1) elsewhere. */
export interface FileRecord {
  row: number;
  /** UnreadableRecord where the row alone is broken. */
  record: unknown;
  /** The employer of all records, where the file names it once above them. */
  company?: string;
}

/** JSON and HTML are read whole; beyond this they would not fit in memory. NDJSON and CSV have no limit. */
const wholeFileMax = 400 * 1024 * 1024;

/**
 * The records of a file, streamed where its syntax allows. Throws an ImportFileError where the file is malformed; where
 * a single row or line is, that one is an UnreadableRecord.
 */
export async function* readRecords(path: string, format: DetectedFormat): AsyncGenerator<FileRecord> {
  if (format.syntax === 'csv') yield* readCsv(path, format.delimiter);
  else if (format.syntax === 'ndjson') yield* readNdjson(path);
  else yield* await readWhole(path, format);
}

/**
 * Reads the whole file once before anything is written and answers how many records it holds; `onRecord` sees each. Throws
 * an ImportFileError with the line, row or column for malformed, cut-off, empty or non-UTF-8 content, and where most of
 * its rows are unreadable.
 */
export async function checkFile(
  path: string,
  format: DetectedFormat,
  onRecord?: (record: FileRecord) => void,
): Promise<number> {
  let records = 0;
  let unreadable = 0;
  let first: string | undefined;
  for await (const one of readRecords(path, format)) {
    records += 1;
    if (one.record instanceof UnreadableRecord) {
      unreadable += 1;
      first ??= `${format.syntax === 'csv' ? 'Row' : 'Line'} ${one.row}: ${one.record.reason}`;
    }
    onRecord?.(one);
  }
  if (records === 0) throw new ImportFileError(`${basename(path)} holds no records.`);
  // A page of several blocks stays readable beside broken ones; rows and lines are written by one hand.
  if (first && format.syntax !== 'html' && unreadable * 2 > records)
    throw new ImportFileError(
      unreadable === records ? `${first}.` : `${unreadable} of ${records} rows cannot be read. ${first}.`,
    );
  return records;
}

async function* readNdjson(path: string): AsyncGenerator<FileRecord> {
  for await (const { line, text } of readLines(path)) {
    const json = line === 1 ? text.replace(/^\ufeff/, '') : text;
    if (json.trim() !== '') yield { row: line, record: parseLine(json) };
  }
}

function parseLine(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const problem = jsonProblem(text)
      .replace(/^line 1, /, '')
      .replace('the text ends in line 1', 'it ends');
    return new UnreadableRecord(`not valid JSON: ${problem}`);
  }
}

async function readWhole(path: string, format: DetectedFormat): Promise<FileRecord[]> {
  const { size } = await stat(path);
  if (size > wholeFileMax) {
    const limit = Math.round(wholeFileMax / 1024 / 1024);
    throw new ImportFileError(
      `The file is larger than ${limit} MB; convert it to NDJSON (one record a line) or CSV.`,
    );
  }
  const pieces: string[] = [];
  for await (const piece of readText(path)) pieces.push(piece);
  const text = pieces.join('').replace(/^\ufeff/, '');
  if (text.trim() === '') throw new ImportFileError('The file is empty.');
  if (format.syntax === 'html')
    return numbered(
      jsonLdFromHtml(text).map((read) => ('node' in read ? read.node : new UnreadableRecord(read.reason))),
    );
  const value = parseJson(text);
  if (format.name === 'json-ld') return numbered(jobPostings(value));
  const company = format.name === 'workable' ? textOf(fieldsOf(value)?.name) : '';
  return numbered(recordsOf(value), company);
}

const numbered = (records: readonly unknown[], company = ''): FileRecord[] =>
  records.map((record, index) => ({ row: index + 1, record, ...(company && { company }) }));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportFileError(`The file is not valid JSON: ${jsonProblem(text)}.`);
  }
}

const listNames = [
  'jobs',
  'results',
  'data',
  'postings',
  'items',
  'listings',
  'hits',
  'positions',
  'offers',
  'content',
  'children',
  'SearchResult',
  'SearchResultItems',
];

/** The records of a JSON document: a list, a list under a usual name (also one level down), or an object by id. */
function recordsOf(value: unknown, depth = 0): unknown[] {
  if (Array.isArray(value)) return value;
  const fields = fieldsOf(value);
  if (!fields) throw new ImportFileError('The file holds one plain value; a list of records is needed.');
  const list = listNames.map((name) => fields[name]).find((inner) => Array.isArray(inner));
  if (Array.isArray(list)) return list;
  const nested =
    depth === 0 ? listNames.map((name) => fieldsOf(fields[name])).find((inner) => inner !== null) : null;
  if (nested) return recordsOf(nested, 1);
  const entries = Object.entries(fields);
  const isById = entries.length > 0 && entries.every(([, inner]) => fieldsOf(inner) !== null);
  return isById ? entries.map(([id, inner]) => ({ id, ...fieldsOf(inner) })) : [fields];
}
