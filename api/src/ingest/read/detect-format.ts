import { csvRecords, findSeparator } from '@foothold/core/files/csv-read.ts';
import type { Separator } from '@foothold/core/files/csv-reader.ts';
import { formatOfKeys } from './formats.ts';
import { ImportFileError } from './import-file-error.ts';
import { mapColumns, type NamedColumns, shown } from './map-columns.ts';

/** How a file is written down. */
export type Syntax = 'json' | 'ndjson' | 'csv' | 'html';

/** What a file is: its format, its syntax and, for CSV, what is between the columns. */
export interface DetectedFormat {
  name: string;
  syntax: Syntax;
  delimiter: Separator;
}

/** How many first bytes `detectFormat` wants: a posting with its whole text fits in. */
export const headBytes = 256 * 1024;

/** What a person said of a file: its format, columns of it, and the employer of postings that name none. */
export type Told = { format?: string | undefined; columns?: NamedColumns; company?: string | undefined };

/**
 * Detects the kind of a file from its name and first bytes, and from what a person said of it. Throws an ImportFileError that
 * says what the file seems to be when it is nothing we can read.
 */
export function detectFormat(fileName: string, head: Uint8Array, told: Told = {}): DetectedFormat {
  refuseBinary(fileName, head);
  const text = new TextDecoder('utf-8').decode(head, { stream: true });
  if (text.trim() === '') throw new ImportFileError(`${fileName} is empty.`);
  const syntax = syntaxOf(fileName, text);
  const delimiter = syntax === 'csv' ? findSeparator(text) : ',';
  return { name: told.format ?? nameOf(fileName, text, { syntax, delimiter, told }), syntax, delimiter };
}

const signatures: readonly (readonly [string, readonly number[]])[] = [
  ['a ZIP archive or a spreadsheet; unpack it or save it as CSV', [0x50, 0x4b, 0x03, 0x04]],
  ['gzip-compressed; unpack it', [0x1f, 0x8b]],
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
  ['a Parquet file; convert it to NDJSON or CSV', [0x50, 0x41, 0x52, 0x31]],
  ['a SQLite database; export it as CSV', [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20, 0x66]],
  ['UTF-16 text; save it as UTF-8', [0xff, 0xfe]],
  ['UTF-16 text; save it as UTF-8', [0xfe, 0xff]],
  ['a PNG image', [0x89, 0x50, 0x4e, 0x47]],
];

function refuseBinary(fileName: string, head: Uint8Array): void {
  const known = signatures.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte));
  if (known) throw new ImportFileError(`${fileName} is ${known[0]}.`);
  const at = head.indexOf(0);
  if (at >= 0) throw new ImportFileError(`${fileName} is not text: it holds a zero byte at byte ${at + 1}.`);
}

function syntaxOf(fileName: string, text: string): Syntax {
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (start.startsWith('<')) return 'html';
  if (start.startsWith('[')) return 'json';
  if (!start.startsWith('{')) return 'csv';
  if (/\.(?:jsonl|ndjson)$/i.test(fileName)) return 'ndjson';
  const [first = '', ...rest] = start.split(/\r\n|\n|\r/);
  const next = rest.find((line) => line.trim() !== '');
  return isObject(first) && next?.trimStart().startsWith('{') ? 'ndjson' : 'json';
}

function isObject(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

type Written = { syntax: Syntax; delimiter: Separator; told: Told };

function nameOf(fileName: string, text: string, { syntax, delimiter, told }: Written): string {
  const { columns: named = {}, company } = told;
  const isTold = Object.keys(named).length > 0;
  const isJsonLd = namesJobPosting(text);
  if (syntax === 'html') {
    if (isJsonLd || /application\/ld\+json/i.test(text)) return 'json-ld';
    throw new ImportFileError(`${fileName} is a web page without job data (no schema.org JobPosting in it).`);
  }
  if (isJsonLd) return 'json-ld';
  const keys = syntax === 'csv' ? columnsOf(text, delimiter) : keysOf(text);
  const vendor = formatOfKeys(keys);
  // Columns that a person names are those of a table.
  if (vendor && !isTold) return vendor;
  const columns = mapColumns([...keys], named);
  const isEmployerTold = Boolean(columns.company || company || boardLink.test(text));
  const missing = [...(columns.title ? [] : ['the job title']), ...(isEmployerTold ? [] : ['the company'])];
  if (missing.length === 0) return 'generic';
  const found = shown([...keys].slice(0, 12));
  throw new ImportFileError(
    `${fileName} has no ${syntax === 'csv' ? 'column' : 'field'} for ${missing.join(' and ')}` +
      `${found ? ` (found: ${found.slice(0, 300)})` : ''}. ${columns.title ? nameCompany : nameTitle}`,
  );
}

const nameTitle = 'Name the column: --column title="ITS NAME".';
const nameCompany =
  'Name the column: --column company="ITS NAME", or the one employer of all: --company NAME.';
/** Boards whose addresses name the employer. */
const boardLink =
  /https?:\/\/(?:jobs\.(?:eu\.)?lever\.co|jobs\.ashbyhq\.com|(?:job-)?boards\.greenhouse\.io)\//i;

/** True where an `@type` is JobPosting, or a list of types has it. */
function namesJobPosting(text: string): boolean {
  const types = [...text.matchAll(/"@type"\s*:\s*(?:"([^"]*)"|\[([^[\]]*))/g)];
  return types.some(([, one, list]) => one?.endsWith('JobPosting') || list?.includes('JobPosting"'));
}

function columnsOf(text: string, delimiter: Separator): Set<string> {
  for (const cells of csvRecords(text, delimiter))
    if (cells.length > 1 || cells[0]?.trim()) return new Set(cells.map((name) => name.trim()));
  return new Set();
}

const longestKey = 80;

function keysOf(text: string): Set<string> {
  const keys = new Set<string>();
  for (const { index } of text.matchAll(/"\s*:/g)) {
    const before = text.slice(Math.max(0, index - longestKey - 1), index);
    const key = before.slice(before.lastIndexOf('"') + 1);
    if (key !== '' && key !== before && !/[\\\n]/.test(key)) keys.add(key);
  }
  return keys;
}
