import * as z from 'zod/mini';

/** What a backup file says it is; `version` counts up when its shape changes. */
export const backupFormat = 'foothold-backup';
export const backupVersion = 1;

const Rows = z.array(z.looseObject({ internalId: z.int().check(z.positive()) }));
const File = z.object({
  format: z.literal(backupFormat),
  version: z.number(),
  /** Instant. */
  madeAt: z.iso.datetime(),
  /** CRC-32 of `tables` as JSON, eight hex digits. */
  checksum: z.string(),
  tables: z.record(z.string(), Rows),
});

/** The rows of each table by name. */
export type BackupTables = Record<string, { internalId: number }[]>;

/** A backup that was read whole. */
export type Backup = { madeAt: string; tables: BackupTables };

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 of a text in UTF-8 (ISO 3309, as in PNG and ZIP), eight hex digits: tells damage, not forgery. */
export function crc32(text: string): string {
  let value = 0xffffffff;
  for (const byte of new TextEncoder().encode(text))
    value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ((value ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}

/** A backup as the text of a file. */
export function writeBackup({ madeAt, tables }: Backup): string {
  const checksum = crc32(JSON.stringify(tables));
  return `${JSON.stringify({ format: backupFormat, version: backupVersion, madeAt, checksum, tables })}\n`;
}

/** Why a file is no backup that can be restored. */
export type BackupProblem = 'not-a-backup' | 'newer' | 'damaged' | 'unknown-table';

/**
 * Reads a backup file. A file that was cut, edited or made by something else is refused as a whole; `table` names the
 * offender of `unknown-table` (READINGS R31).
 */
export function readBackup(
  text: string,
  known: readonly string[],
): { ok: true; backup: Backup } | { ok: false; problem: BackupProblem; table?: string } {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    // The head of a file that was cut in half still says what it was.
    return {
      ok: false,
      problem: text.trimStart().startsWith(`{"format":"${backupFormat}"`) ? 'damaged' : 'not-a-backup',
    };
  }
  const head = z.object({ format: z.literal(backupFormat), version: z.number() }).safeParse(content);
  if (!head.success) return { ok: false, problem: 'not-a-backup' };
  if (head.data.version > backupVersion) return { ok: false, problem: 'newer' };
  const { data: file } = File.safeParse(content);
  if (!file || crc32(JSON.stringify((content as { tables: unknown }).tables)) !== file.checksum)
    return { ok: false, problem: 'damaged' };
  const table = Object.keys(file.tables).find((name) => !known.includes(name));
  if (table !== undefined) return { ok: false, problem: 'unknown-table', table };
  return { ok: true, backup: { madeAt: file.madeAt, tables: file.tables } };
}
