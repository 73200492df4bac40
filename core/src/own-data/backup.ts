import * as z from 'zod/mini';
import { crc32 } from '../files/crc32.ts';
import { fileLimits } from '../files/file-limits.data.ts';
import { jsonExcess } from '../files/json-size.ts';

/** What a backup file says it is; `version` counts up when its shape changes. */
export const backupFormat = 'foothold-backup';
export const backupVersion = 2;

/** One row of a backup: its key, and whatever the table held. */
export type BackupRow = { internalId: number } & Record<string, unknown>;

/** The rows of each table by name. */
export type BackupTables = Record<string, BackupRow[]>;

/** A backup that was read whole: when it was made (instant), in which version of the form, and its rows. */
export type Backup = { madeAt: string; version: number; tables: BackupTables };

/** Why a file is no backup that can be restored. */
export type BackupProblem =
  | 'empty'
  | 'not-a-backup'
  | 'sealed'
  | 'newer'
  | 'damaged'
  /** More records than its head states, or a record larger than any. */
  | 'more-than-stated'
  /** More bytes, or more values, than are read. */
  | 'too-large'
  | 'unknown-table'
  | 'odd-field'
  | 'cancelled';

/** `name`: the offending table or field of `unknown-table` and `odd-field` (docs/spec/readings.md R31). */
export type BackupFailure = { ok: false; problem: BackupProblem; name?: string };

/** What reading a backup answers. */
export type BackupRead = { ok: true; backup: Backup } | BackupFailure;

const Head = z.object({
  format: z.literal(backupFormat),
  version: z.literal(backupVersion),
  madeAt: z.iso.datetime(),
  counts: z.record(z.string(), z.number()),
});
const oneTable = /^("(?:[^"\\]|\\.)*"):\[$/;

/**
 * The first lines of a file of version 2. The file is JSON of one row a line, so that it is written and read in pieces
 * whatever its size: head, tables, tail. `counts`: rows by table, in the order of the tables.
 */
export function backupHead({ madeAt, counts }: { madeAt: string; counts: Record<string, number> }): string {
  const head = JSON.stringify({ format: backupFormat, version: backupVersion, madeAt, counts });
  return `${head.slice(0, -1)},"tables":{\n`;
}

/** What opens a table in the file. */
export const backupTableStart = (table: string, isFirst: boolean) =>
  `${isFirst ? '' : ',\n'}${JSON.stringify(table)}:[\n`;

/** Rows of the open table; `isFirst`: none are before them. */
export function backupRows(rows: readonly unknown[], isFirst: boolean): string {
  return rows.map((row, at) => `${isFirst && at === 0 ? '' : ',\n'}${JSON.stringify(row)}`).join('');
}

/** What closes the open table that has rows or has none. */
export const backupTableEnd = (hasRows: boolean) => (hasRows ? '\n]' : ']');

/** What closes the tables; the checksum is that of every byte up to its end. */
export const backupTablesEnd = '\n},\n';

/** The last line. */
export const backupTail = (checksum: string) => `"checksum":"${checksum}"}\n`;

/** The checksum that a last line names and the characters it takes, or null when the file does not end in one. */
export function readBackupTail(end: string): { checksum: string; length: number } | null {
  const found = /(?<=\n)"checksum":"([0-9a-f]{8})"\}\n$/.exec(end);
  return found?.[1] ? { checksum: found[1], length: found[0].length } : null;
}

/** Longest line that is read, in characters: four times the largest kept document, which is a record of one line. */
export const longestBackupLine = 64_000_000;
/** Shorter lines have too few characters for too many values. */
const shortLine = fileLimits.backup.depth;

/** What a file is by its first characters: the version of a backup, 0 for something else. */
export function backupVersionOf(start: string): number {
  const found = new RegExp(
    `^\\s*\\{\\s*"format"\\s*:\\s*"${backupFormat}"\\s*,\\s*"version"\\s*:\\s*(\\d{1,9})`,
  ).exec(start);
  return found ? Number(found[1]) : 0;
}

/**
 * A backup as one text, for small ones and tests.
 *
 * @internal Used by tests alone.
 */
export function writeBackup({ madeAt, tables }: Pick<Backup, 'madeAt' | 'tables'>): string {
  const names = Object.keys(tables);
  const counts = Object.fromEntries(names.map((name) => [name, tables[name]?.length ?? 0]));
  let text = backupHead({ madeAt, counts });
  for (const [at, name] of names.entries()) {
    const rows = tables[name] ?? [];
    text += backupTableStart(name, at === 0) + backupRows(rows, true) + backupTableEnd(rows.length > 0);
  }
  text += backupTablesEnd;
  return text + backupTail(crc32(text));
}

/**
 * Takes the lines of a file of version 2 one by one, without its last line, and answers the backup at the end; `take`
 * answers false where no more lines are needed, because the file is refused. Its checksum has been found right before:
 * what is refused here was written so. No more records are kept than the head states.
 */
export function backupLineReader(known: readonly string[]): {
  take: (line: string) => boolean;
  end: () => BackupRead;
} {
  let head: z.infer<typeof Head> | null = null;
  let failure: BackupFailure | null = null;
  let rows: BackupRow[] | null = null;
  let stated = 0;
  let isClosed = false;
  const tables: BackupTables = {};
  const fail = (problem: BackupProblem, name?: string) => {
    failure ??= { ok: false, problem, ...(name !== undefined && { name }) };
  };
  const start = (line: string) => {
    const opened = oneTable.exec(line);
    const name: unknown = opened?.[1] && parsed(opened[1]);
    if (typeof name !== 'string' || Object.hasOwn(tables, name)) return fail('damaged');
    if (!known.includes(name)) return fail('unknown-table', name);
    rows = [];
    stated = head?.counts[name] ?? 0;
    tables[name] = rows;
  };
  const takeLine = (line: string) => {
    if (failure || (isClosed && line !== '')) return fail('damaged');
    if (!head) {
      head = Head.safeParse(parsed(`${line.replace(/,"tables":\{$/, '')}}`)).data ?? null;
      return head ? undefined : fail('damaged');
    }
    if (!rows) {
      if (line === '},') isClosed = true;
      else if (line !== '') start(line);
      return;
    }
    if (line === ']' || line === '],') {
      rows = null;
      return;
    }
    if (rows.length >= stated) return fail('more-than-stated');
    if (line.length > longestBackupLine) return fail('too-large');
    if (line.length > shortLine && jsonExcess(line, fileLimits.backup)) return fail('too-large');
    const row = parsed(line.endsWith(',') ? line.slice(0, -1) : line);
    if (!isRow(row)) return fail('damaged');
    const odd = oddField(row);
    if (odd !== undefined) return fail('odd-field', odd);
    rows.push(row);
  };
  const take = (line: string) => {
    takeLine(line);
    return failure === null;
  };
  const end = (): BackupRead => {
    if (failure) return failure;
    if (!head || !isClosed || !isWhole(tables, head.counts)) return { ok: false, problem: 'damaged' };
    return { ok: true, backup: { madeAt: head.madeAt, version: backupVersion, tables } };
  };
  return { take, end };
}

/** A row has a key that a database can have given; the rest of it may be anything. */
function isRow(value: unknown): value is BackupRow {
  const key = (value as { internalId?: unknown } | null)?.internalId;
  return typeof value === 'object' && !Array.isArray(value) && Number.isSafeInteger(key) && Number(key) > 0;
}

/** Field names are letters, digits and underscores (docs/spec/readings.md R31); the first that is not, if any. */
export function oddField(row: Record<string, unknown>): string | undefined {
  return Object.keys(row).find((field) => !/^\w+$/.test(field));
}

/** Every table has as many rows as the head says, and no two rows of one table share a key. */
function isWhole(tables: BackupTables, counts: Record<string, number>): boolean {
  const names = Object.keys(counts);
  return (
    names.length === Object.keys(tables).length &&
    names.every((name) => tables[name]?.length === counts[name]) &&
    hasOwnKeys(tables)
  );
}

/** No two rows of one table share a key. */
export function hasOwnKeys(tables: BackupTables): boolean {
  return Object.values(tables).every(
    (rows) => new Set(rows.map(({ internalId }) => internalId)).size === rows.length,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
