import { crc32Hex, crc32Of } from '@foothold/core/files/crc32.ts';
import { fileLimits } from '@foothold/core/files/file-limits.data.ts';
import {
  type Backup,
  type BackupFailure,
  type BackupRead,
  backupLineReader,
  backupVersion,
  backupVersionOf,
  longestBackupLine,
  readBackupTail,
} from '@foothold/core/own-data/backup.ts';
import { readFirstBackup } from '@foothold/core/own-data/backup-first.ts';
import { isSealedStart } from '@foothold/core/own-data/sealed-backup.ts';
import { readRow } from '../rows/read-rows.ts';
import { type TableName, tableNames } from '../rows/tables.ts';
import type { BackupWatch } from './backup.ts';

/** A backup that was read, and how many rows of it the schemas do not accept; they are kept as they are. */
export type ReadBackup = { ok: true; backup: Backup; odd: number } | BackupFailure;

/** Past this a file without the form of a backup is not even looked into. */
const longestOther = fileLimits.firstBackup.bytes;
/** A look at the clock after so many lines; the page goes on in between. */
const linesAtOnce = 2000;

/** Reads a backup file, or says why it cannot be restored. Nothing is written. */
export async function readBackup(file: Blob, watch: BackupWatch = {}): Promise<ReadBackup> {
  try {
    const read = await readFile(file, watch);
    return read.ok ? { ...read, odd: await countOdd(read.backup, watch) } : read;
  } catch (error) {
    if (watch.signal?.aborted) return { ok: false, problem: 'cancelled' };
    throw error;
  }
}

async function readFile(file: Blob, watch: BackupWatch): Promise<BackupRead> {
  if (file.size === 0) return { ok: false, problem: 'empty' };
  if (file.size > fileLimits.backup.bytes) return { ok: false, problem: 'too-large' };
  const start = (await file.slice(0, 256).text()).replace(/^\ufeff/, '');
  if (isSealedStart(start)) return { ok: false, problem: 'sealed' };
  const tail = readBackupTail(await file.slice(-64).text());
  const version = backupVersionOf(start);
  if (version < backupVersion || !tail) {
    // What begins like no JSON object is none, whatever its size.
    if (!start.trimStart().startsWith('{') || file.size > longestOther)
      return { ok: false, problem: version > 0 ? 'damaged' : 'not-a-backup' };
    const read = readFirstBackup((await file.text()).replace(/^\ufeff/, ''), tableNames);
    return version === backupVersion && !read.ok ? { ok: false, problem: 'damaged' } : read;
  }
  const body = file.slice(0, file.size - tail.length);
  if ((await checksumOf(body, watch)) !== tail.checksum) return { ok: false, problem: 'damaged' };
  if (version > backupVersion) return { ok: false, problem: 'newer' };
  return readLines(body, watch);
}

async function checksumOf(body: Blob, { onProgress, signal }: BackupWatch): Promise<string> {
  let checksum = 0;
  let done = 0;
  for await (const bytes of piecesOf(body)) {
    signal?.throwIfAborted();
    checksum = crc32Of(bytes, checksum);
    done += bytes.length;
    onProgress?.(done / body.size / 4);
  }
  return crc32Hex(checksum);
}

async function readLines(body: Blob, { onProgress, signal }: BackupWatch): Promise<BackupRead> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const reader = backupLineReader(tableNames);
  let rest = '';
  let done = 0;
  for await (const bytes of piecesOf(body)) {
    signal?.throwIfAborted();
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    // What is too much is not read to its end.
    if (!lines.every((line) => reader.take(line))) return reader.end();
    if (rest.length > longestBackupLine) return { ok: false, problem: 'too-large' };
    done += bytes.length;
    onProgress?.(1 / 4 + done / body.size / 2);
  }
  if (rest !== '') reader.take(rest);
  return reader.end();
}

async function* piecesOf(body: Blob): AsyncGenerator<Uint8Array, void> {
  const size = 1024 * 1024;
  for (let at = 0; at < body.size; at += size)
    yield new Uint8Array(await body.slice(at, at + size).arrayBuffer());
}

async function countOdd({ tables }: Backup, { onProgress, signal }: BackupWatch): Promise<number> {
  const total = Object.values(tables).reduce((sum, rows) => sum + rows.length, 0);
  let odd = 0;
  let done = 0;
  for (const [table, rows] of Object.entries(tables))
    for (const row of rows) {
      if (readRow(table as TableName, row).broken) odd += 1;
      done += 1;
      if (done % linesAtOnce !== 0) continue;
      signal?.throwIfAborted();
      onProgress?.(3 / 4 + done / total / 4);
      await new Promise((go) => setTimeout(go));
    }
  return odd;
}
