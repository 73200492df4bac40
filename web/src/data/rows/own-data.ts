import type { JournalEntry } from '@foothold/core/own-data/journal-entry.ts';
import type { Dexie, Table } from 'dexie';
import type { Records } from './tables.ts';

/** A fact about this database itself, by name. */
export type Meta = { internalId: number; name: string; value: unknown };

/** The open local database of one account: a table for each kind of record, the journal and `meta`. */
export type OwnData = Dexie & { [T in keyof Records]: Table<Records[T], number> } & {
  journal: Table<JournalEntry, number>;
  meta: Table<Meta, number>;
};
