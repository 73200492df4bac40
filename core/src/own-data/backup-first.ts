import * as z from 'zod/mini';
import { crc32 } from '../files/crc32.ts';
import { fileLimits } from '../files/file-limits.data.ts';
import { jsonExcess } from '../files/json-size.ts';
import {
  type BackupRead,
  type BackupTables,
  backupFormat,
  backupVersion,
  hasOwnKeys,
  oddField,
} from './backup.ts';

const Rows = z.array(z.looseObject({ internalId: z.int().check(z.positive()) }));
const File = z.object({
  format: z.literal(backupFormat),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** CRC-32 of `tables` as JSON, eight hex digits. */
  checksum: z.string(),
  tables: z.record(z.string(), Rows),
});

/**
 * Reads a backup of version 1, which was one line of JSON with the checksum before the tables, and tells any other JSON
 * apart. Browsers keep files of that version in their downloads: this reader stays.
 */
export function readFirstBackup(text: string, known: readonly string[]): BackupRead {
  if (jsonExcess(text, fileLimits.firstBackup)) return { ok: false, problem: 'too-large' };
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    // The head of a file that was cut in half still says what it was.
    const wasOne = text.trimStart().startsWith(`{"format":"${backupFormat}"`);
    return { ok: false, problem: wasOne ? 'damaged' : 'not-a-backup' };
  }
  const head = z.object({ format: z.literal(backupFormat), version: z.number() }).safeParse(content);
  if (!head.success) return { ok: false, problem: 'not-a-backup' };
  if (head.data.version > backupVersion) return { ok: false, problem: 'newer' };
  const { data: file } = File.safeParse(content);
  if (!file || crc32(JSON.stringify((content as { tables: unknown }).tables)) !== file.checksum)
    return { ok: false, problem: 'damaged' };
  const tables = file.tables as BackupTables;
  const table = Object.keys(tables).find((name) => !known.includes(name));
  if (table !== undefined) return { ok: false, problem: 'unknown-table', name: table };
  for (const rows of Object.values(tables))
    for (const row of rows) {
      const field = oddField(row);
      if (field !== undefined) return { ok: false, problem: 'odd-field', name: field };
    }
  if (!hasOwnKeys(tables)) return { ok: false, problem: 'damaged' };
  return { ok: true, backup: { madeAt: file.madeAt, version: 1, tables } };
}
