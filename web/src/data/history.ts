import type { JournalEntry } from '@foothold/core/domain/journal-entry.ts';
import type { OwnData } from './own-data.ts';
import { useOwnQuery } from './own-query.ts';
import { type TableName, tableNames } from './tables.ts';

/** One change as the history shows it; `rows` counts what it wrote, by table, without the content. */
export type HistoryEntry = {
  internalId: number;
  /** Instant. */
  at: string;
  label: string;
  rows: readonly { table: TableName; count: number }[];
  isUndone: boolean;
};

/** The newest entries of the journal and how many there are in all. */
export type History = { entries: HistoryEntry[]; total: number };

/** The newest `count` changes, newest first, live; undefined while they load. */
export function useHistory(count: number): History | undefined {
  return useOwnQuery(`history ${count}`, (db) => queryHistory(db, count), { keep: true });
}

/** The newest `count` changes, newest first. */
export async function queryHistory(db: OwnData, count: number): Promise<History> {
  const entries = await db.journal.orderBy(':id').reverse().limit(count).toArray();
  return { entries: entries.map(shown), total: await db.journal.count() };
}

function shown({ internalId, at, label, changes, undoneAt }: JournalEntry): HistoryEntry {
  const rows = tableNames
    .map((table) => ({ table, count: changes.filter((change) => change.table === table).length }))
    .filter(({ count }) => count > 0);
  return { internalId, at, label, rows, isUndone: undoneAt !== '' };
}
