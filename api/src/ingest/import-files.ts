import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Db } from '../db/db.ts';
import type { ImportCounts, RunImport } from '../modules/import/events.ts';
import type { Geocoder } from '../providers/geocoder/port.ts';
import type { Reading } from '../providers/reading/port.ts';
import { UnreadableRecord } from '../sources/record/posting-record.ts';
import { importPostings } from './import/import.ts';
import type { ImportRecord } from './import/import-record.ts';
import { type ForeignRecord, readerOver } from './import/posting-reader.ts';
import { type DetectedFormat, detectFormat, headBytes } from './read/detect-format.ts';
import { formats } from './read/formats.ts';
import { ImportFileError } from './read/import-file-error.ts';
import { checkFile, readRecords } from './read/read-file.ts';

/** The names that `--format` takes besides `auto`. */
export const importFormats: readonly string[] = [...formats.keys()];

/** Milliseconds between two progress events of one file. */
const tellEvery = 250;

type Deps = { db: Db; geocoder: Geocoder; reading: Reading; now: () => Date };
type Checked = { file: string; detected: DetectedFormat; rows: number };

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

async function check(file: string, asked: string | undefined): Promise<Checked> {
  const detected = detectFormat(basename(file), await headOf(file), asked);
  return { file, detected, rows: await checkFile(file, detected) };
}

async function* recordsOf({ file, detected }: Checked): AsyncIterable<ForeignRecord | ImportRecord> {
  for await (const { row, record } of readRecords(file, detected))
    yield record instanceof UnreadableRecord
      ? { row, reason: record.reason }
      : { row, format: detected.name, record };
}

/** The importer over one database: checks every file before the first row is written, then takes them in one by one. */
export function importFiles({ db, geocoder, reading, now }: Deps): RunImport {
  return async ({ files, format }, { signal, tell }) => {
    const asked = formats.has(format) ? format : undefined;
    let current = '';
    let written = false;
    try {
      const checked: Checked[] = [];
      for (const file of files) {
        current = file;
        const one = await check(file, asked);
        if (signal.aborted) return tell({ kind: 'failed', message: 'Stopped.', written });
        checked.push(one);
        tell({
          kind: 'checked',
          file,
          format: formats.get(one.detected.name)?.label ?? one.detected.name,
          rows: one.rows,
        });
      }
      for (const one of checked) {
        current = one.file;
        let told = 0;
        const result = await importPostings({
          db,
          geocoder,
          records: recordsOf(one),
          reader: readerOver(reading, signal),
          now: now(),
          signal,
          onProgress: (progress) => {
            written = true;
            if (performance.now() - told < tellEvery) return;
            told = performance.now();
            tell({ kind: 'progress', file: one.file, ...countsOf(progress) });
          },
        });
        const { seconds, reasons } = result;
        tell({ kind: 'file', file: one.file, seconds, reasons, ...countsOf(result) });
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
