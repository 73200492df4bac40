import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { jobPostings, jsonLdFromHtml } from '@foothold/core/parsing/board/json-ld-blocks.ts';
import { fieldsOf } from '@foothold/core/parsing/board/loose-fields.ts';
import { UnreadableRecord } from '../../sources/record/posting-record.ts';
import type { DetectedFormat } from './detect-format.ts';
import { ImportFileError } from './import-file-error.ts';
import { jsonProblem } from './json-problem.ts';
import { readCsv } from './read-csv.ts';
import { readLines, readText } from './read-text.ts';

/** One record of a file. `row` is the line of NDJSON, the spreadsheet row of CSV, the position (from 1) elsewhere. */
export interface FileRecord {
  row: number;
  record: unknown;
}

/** JSON and HTML are read whole; beyond this they would not fit in memory. NDJSON and CSV have no limit. */
const wholeFileMax = 400 * 1024 * 1024;

/** The records of a file, streamed where its syntax allows. Throws an ImportFileError where it is malformed. */
export async function* readRecords(path: string, format: DetectedFormat): AsyncGenerator<FileRecord> {
  if (format.syntax === 'csv') yield* readCsv(path, format.delimiter);
  else if (format.syntax === 'ndjson') yield* readNdjson(path);
  else yield* (await readWhole(path, format)).map((record, index) => ({ row: index + 1, record }));
}

/**
 * Reads the whole file once before anything is written and answers how many records it holds. Throws an
 * ImportFileError with the line, row or column for malformed, cut-off, empty or non-UTF-8 content.
 */
export async function checkFile(path: string, format: DetectedFormat): Promise<number> {
  let records = 0;
  for await (const _ of readRecords(path, format)) records += 1;
  if (records === 0) throw new ImportFileError(`${basename(path)} holds no records.`);
  return records;
}

async function* readNdjson(path: string): AsyncGenerator<FileRecord> {
  for await (const { line, text } of readLines(path)) {
    const json = line === 1 ? text.replace(/^\ufeff/, '') : text;
    if (json.trim() !== '') yield { row: line, record: parseLine(json, line) };
  }
}

function parseLine(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const problem = jsonProblem(text)
      .replace(/^line 1, /, '')
      .replace('the text ends in line 1', 'it ends');
    throw new ImportFileError(`Line ${line} is not valid JSON: ${problem}.`);
  }
}

async function readWhole(path: string, format: DetectedFormat): Promise<unknown[]> {
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
    return jsonLdFromHtml(text).map((read) =>
      'node' in read ? read.node : new UnreadableRecord(read.reason),
    );
  const value = parseJson(text);
  return format.name === 'json-ld' ? jobPostings(value) : recordsOf(value);
}

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
