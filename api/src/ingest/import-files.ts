import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Db } from '../db/db.ts';
import type { ImportCounts, ImportEvent, ImportOrder, RunImport } from '../modules/import/events.ts';
import type { Geocoder } from '../providers/geocoder/port.ts';
import type { Reading } from '../providers/reading/port.ts';
import { UnreadableRecord } from '../sources/record/posting-record.ts';
import { importPostings } from './import/import.ts';
import type { ImportRecord } from './import/import-record.ts';
import { type ForeignRecord, readerOver } from './import/posting-reader.ts';
import { type DetectedFormat, detectFormat, headBytes, type Told } from './read/detect-format.ts';
import { sourceOfFile } from './read/file-source.ts';
import { formats } from './read/formats.ts';
import { ImportFileError } from './read/import-file-error.ts';
import { readRecords } from './read/read-file.ts';
import { type Survey, surveyFile } from './read/survey-file.ts';

/** The names that `--format` takes besides `auto`. */
export const importFormats: readonly string[] = [...formats.keys()];

/** Milliseconds between two progress events of one file. */
const tellEvery = 250;

type Deps = { db: Db; geocoder: Geocoder; reading: Reading; now: () => Date };
type Checked = Survey & { file: string; detected: DetectedFormat };

const fileProblems: Record<string, string> = {
  ENOENT: 'There is no such file',
  EACCES: 'This file cannot be read; change its rights',
  EISDIR: 'This is a folder; name the files in it',
};

/** SQLSTATE of a full disk, and of the read-only session that the guard of the disk makes before it is full. */
const noSpace = ['53100', '25006'];

function sentenceOf(cause: unknown, file: string): string {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  const known = fileProblems[code];
  if (known) return `${known}: ${file}.`;
  const name = basename(file);
  if (noSpace.includes(code))
    return `${name} was not taken in to its end: the disk of the server is full. What was saved is safe; free some space and import it again, nothing is added twice.`;
  if (cause instanceof ImportFileError) return message.startsWith(name) ? message : `${name}: ${message}`;
  return `${name} could not be taken in: ${message}`;
}

async function headOf(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function check(file: string, told: Told): Promise<Checked> {
  const detected = detectFormat(basename(file), await headOf(file), told);
  return { file, detected, ...(await surveyFile(file, detected, told.columns)) };
}

async function* recordsOf(
  { file, detected, shape }: Checked,
  given: string | undefined,
): AsyncIterable<ForeignRecord | ImportRecord> {
  const generic = shape && { ...shape, origin: sourceOfFile(basename(file)) };
  const isLoose = looseFormats.has(detected.name);
  for await (const { row, record, company = given } of readRecords(file, detected))
    yield record instanceof UnreadableRecord
      ? { row, reason: record.reason }
      : {
          row,
          format: detected.name,
          record,
          company,
          ...(generic && { file: generic }),
          ...(isLoose && { rowText: textOfRow(record) }),
        };
}

/** Formats of any tool: their ids may be anything. */
const looseFormats: ReadonlySet<string> = new Set(['generic', 'json-ld']);

/** A hash of the whole row as written. */
const textOfRow = (record: unknown) =>
  createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 22);

/** A question for each file with so many rows of one id that it has to be said what they are; the answer counts for all. */
function questions(checked: readonly Checked[], sameIds: ImportOrder['sameIds']): ImportEvent[] {
  if (sameIds !== undefined) return [];
  return checked.flatMap(({ file, rows, shared }) =>
    shared ? [{ kind: 'asks' as const, file, column: shared.column, shared: shared.rows, rows }] : [],
  );
}

/** The importer over one database: checks every file before the first row is written, then takes them in one by one. */
export function importFiles({ db, geocoder, reading, now }: Deps): RunImport {
  return async ({ files, format, columns, company, sameIds }, { signal, tell }) => {
    const told: Told = { format: formats.has(format) ? format : undefined, columns: columns ?? {}, company };
    let current = '';
    let written = false;
    try {
      const checked: Checked[] = [];
      for (const file of files) {
        current = file;
        const one = await check(file, told);
        if (signal.aborted) return tell({ kind: 'failed', message: 'Stopped.', written });
        checked.push(one);
        tell({
          kind: 'checked',
          file,
          format: formats.get(one.detected.name)?.label ?? one.detected.name,
          rows: one.rows,
        });
      }
      const asked = questions(checked, sameIds);
      if (asked.length > 0) return asked.forEach(tell);
      for (const one of checked) {
        current = one.file;
        let toldAt = 0;
        const result = await importPostings({
          db,
          geocoder,
          records: recordsOf(one, company),
          reader: readerOver(reading, signal),
          now: now(),
          signal,
          sameIds,
          onProgress: (progress) => {
            written = true;
            if (performance.now() - toldAt < tellEvery) return;
            toldAt = performance.now();
            tell({ kind: 'progress', file: one.file, ...countsOf(progress) });
          },
        });
        const { seconds, reasons, merged } = result;
        tell({ kind: 'file', file: one.file, seconds, reasons, merged, ...countsOf(result) });
        if (result.cancelled) return tell({ kind: 'failed', message: 'Stopped.', written });
      }
      const [row] = await db.query<{ postings: number }>(
        'SELECT count(*)::int AS postings FROM posting WHERE closed_at IS NULL OR closed_at > now()',
      );
      tell({ kind: 'done', postings: row?.postings ?? 0 });
    } catch (cause) {
      tell({ kind: 'failed', message: sentenceOf(cause, current), written });
    }
  };
}

type Counted = {
  accepted: number;
  updated: number;
  duplicates: number;
  rejected: number;
  rowsPerSecond: number;
};

function countsOf({ accepted, updated, duplicates, rejected, rowsPerSecond }: Counted): ImportCounts {
  return { accepted, updated, duplicates, rejected, rowsPerSecond };
}
