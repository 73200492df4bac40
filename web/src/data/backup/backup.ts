import { calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { crc32Hex, crc32Of } from '@foothold/core/files/crc32.ts';
import {
  type Backup,
  backupHead,
  backupRows,
  backupTableEnd,
  backupTableStart,
  backupTablesEnd,
  backupTail,
} from '@foothold/core/own-data/backup.ts';
import { ownDataOnceOpen } from '../db/db.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { withHeardDates } from '../rows/heard-dates.ts';
import type { OwnData } from '../rows/own-data.ts';
import { attempt, Refusal, type SaveFailure } from '../rows/save-result.ts';
import { entityOf, type TableName, tableNames } from '../rows/tables.ts';
import type { Writer } from '../rows/writer.ts';

/** What long work on a backup tells meanwhile: the share that is done, 0 to 1; and how it is called off. */
export type BackupWatch = {
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
};

/** A file to be kept elsewhere: its name, its content, and up to which entry of the journal it tells. */
export type BackupFile = { name: string; file: Blob; madeAt: string; upTo: number };

/** Rows that are read and written as one request: enough to be quick, few enough not to hold the page up. */
const page = 500;
/** A document may hold megabytes. */
const pageOf = (table: TableName) => (table === 'documents' || table === 'snapshots' ? 10 : page);
/** Bytes after which what was written so far goes to the browser, which may keep it on disk. */
const partBytes = 4 * 1024 * 1024;
/** Here two rows may not share what an index calls unique, so the old ones go before the new ones come. */
const hasUniqueKey = (table: TableName) =>
  Object.values(entityOf(table).indexes).some((keys) => keys.includes('&'));

/**
 * Own records of every table at one moment, as a file; not the journal, and no key or token, which no table holds. In
 * one transaction, so that no record is missing what it references; page by page, so that 100,000 jobs fit.
 */
export function makeBackup({
  clock = systemClock,
  onProgress,
  signal,
}: { clock?: Clock } & BackupWatch = {}): Promise<({ ok: true } & BackupFile) | SaveFailure> {
  return attempt(async () => {
    const db = await ownDataOnceOpen();
    if (!db) throw new Refusal('closed');
    const now = clock.now();
    const madeAt = now.toISOString();
    const { file, upTo } = await db.transaction('r', [...tableNames, 'journal'], async () => {
      // By its key alone: an entry can be as large as all records.
      const [upTo = 0] = (await db.journal.orderBy(':id').reverse().limit(1).primaryKeys()) as number[];
      return { file: await writeFile(db, { madeAt, onProgress, signal }), upTo };
    });
    return { ok: true as const, name: `foothold-${calendarDate(now)}.backup.json`, file, madeAt, upTo };
  });
}

async function writeFile(
  db: OwnData,
  { madeAt, onProgress, signal }: { madeAt: string } & BackupWatch,
): Promise<Blob> {
  const counts: Record<string, number> = {};
  for (const table of tableNames) counts[table] = await db.table(table).count();
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const out = growingFile();
  let done = 0;
  out.write(backupHead({ madeAt, counts }));
  for (const [at, table] of tableNames.entries()) {
    out.write(backupTableStart(table, at === 0));
    let isFirst = true;
    await eachPage(db, table, (rows) => {
      signal?.throwIfAborted();
      out.write(backupRows(rows, isFirst));
      isFirst = false;
      done += rows.length;
      onProgress?.(done / total);
    });
    out.write(backupTableEnd(!isFirst));
  }
  out.write(backupTablesEnd);
  return out.end();
}

/** Hands every row of a table to `take` in the order of the keys, some at a time; for use within a transaction. */
export async function eachPage(
  db: OwnData,
  table: TableName,
  take: (rows: { internalId: number }[]) => void,
): Promise<void> {
  const rows = db.table<{ internalId: number }, number>(table);
  let after = Number.NEGATIVE_INFINITY;
  for (;;) {
    const found = await rows.where(':id').above(after).limit(pageOf(table)).toArray();
    const last = found.at(-1);
    if (!last) return;
    take(found);
    after = last.internalId;
  }
}

function growingFile(): { write: (text: string) => void; end: () => Blob } {
  const encoder = new TextEncoder();
  const blobs: Blob[] = [];
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let waiting = 0;
  let checksum = 0;
  const write = (text: string) => {
    const bytes = encoder.encode(text);
    checksum = crc32Of(bytes, checksum);
    parts.push(bytes);
    waiting += bytes.length;
    if (waiting < partBytes) return;
    blobs.push(new Blob(parts));
    parts = [];
    waiting = 0;
  };
  const end = () =>
    new Blob([...blobs, ...parts, backupTail(crc32Hex(checksum))], { type: 'application/json' });
  return { write, end };
}

/** How many records of each table a backup holds. */
export function backupCounts({ tables }: Pick<Backup, 'tables'>): Record<TableName, number> {
  return Object.fromEntries(tableNames.map((table) => [table, tables[table]?.length ?? 0])) as Record<
    TableName,
    number
  >;
}

/**
 * Puts a backup in the place of everything that is here, exactly as it was. One step that Undo takes back whole; rows
 * that are the same already are not written.
 */
export const restoreBackup = command(
  'restoreBackup',
  (
    { tables }: { tables: Readonly<Record<string, readonly { internalId: number }[]>>; madeAt?: string },
    clock: Clock = systemClock,
    { onProgress }: Pick<BackupWatch, 'onProgress'> = {},
  ) => ({
    label: 'backupRestored',
    tables: tableNames,
    clock,
    run: async (writer) => {
      const whole = withHeardDates(tables);
      const total = Object.values(whole).reduce((sum, rows) => sum + rows.length, 0);
      let done = 0;
      for (const table of tableNames) {
        const rows = whole[table] ?? [];
        await removeOthers(writer, table, new Set(rows.map(({ internalId }) => internalId)));
        for (let at = 0; at < rows.length; at += page) {
          const some = rows.slice(at, at + page);
          await writer.putMany(table, some as never);
          done += some.length;
          onProgress?.(done / total);
        }
      }
      return { id: 0 };
    },
  }),
);

async function removeOthers(writer: Writer, table: TableName, staying: ReadonlySet<number>): Promise<void> {
  if (hasUniqueKey(table)) return void (await writer.removeAll(table));
  const keys = (await writer.db.table(table).toCollection().primaryKeys()) as number[];
  const going = keys.filter((key) => !staying.has(key));
  for (let at = 0; at < going.length; at += page) await writer.removeMany(table, going.slice(at, at + page));
}
