import {
  type Backup,
  type BackupProblem,
  readBackup as readFile,
  writeBackup,
} from '@foothold/core/domain/backup.ts';
import { calendarDate } from '@foothold/core/domain/calendar-date.ts';
import { type Clock, systemClock } from './clock.ts';
import { ownDataOnceOpen } from './db.ts';
import { commit } from './journal.ts';
import { attempt, Refusal, type SaveFailure, type SaveResult } from './save-result.ts';
import { type TableName, tableNames } from './tables.ts';

/** A file to be kept elsewhere: its name and what is in it. */
export type BackupFile = { name: string; text: string };

/** Own records of every table at one moment, as a file; not the journal, and no key or token, which no table holds. */
export function makeBackup(clock: Clock = systemClock): Promise<({ ok: true } & BackupFile) | SaveFailure> {
  return attempt(async () => {
    const db = await ownDataOnceOpen();
    if (!db) throw new Refusal('closed');
    const now = clock.now();
    // One transaction, so that no record is missing what it points at.
    const tables = await db.transaction('r', [...tableNames], async () =>
      Object.fromEntries(
        await Promise.all(tableNames.map(async (table) => [table, await db.table(table).toArray()] as const)),
      ),
    );
    const text = writeBackup({ madeAt: now.toISOString(), tables });
    return { ok: true as const, name: `foothold-${calendarDate(now)}.json`, text };
  });
}

/** Reads a backup file, or says why it cannot be restored. Nothing is written. */
export function readBackup(
  text: string,
): { ok: true; backup: Backup } | { ok: false; problem: BackupProblem; table?: string } {
  return readFile(text, tableNames);
}

/** How many records of each table a backup holds. */
export function backupCounts({ tables }: Backup): Record<TableName, number> {
  return Object.fromEntries(tableNames.map((table) => [table, tables[table]?.length ?? 0])) as Record<
    TableName,
    number
  >;
}

/** Puts a backup in the place of everything that is here, exactly as it was. One step that Undo takes back whole. */
export function restoreBackup({ tables }: Backup, clock: Clock = systemClock): Promise<SaveResult> {
  return attempt(async () => {
    const replace = async (writer: Parameters<Parameters<typeof commit>[2]>[0]) => {
      for (const table of tableNames) {
        await writer.removeAll(table);
        for (const row of tables[table] ?? []) await writer.put(table, row as never);
      }
    };
    const { journalId } = await commit('Backup restored', tableNames, replace, { clock });
    return { ok: true, id: 0, journalId };
  });
}
