import type { JournalEntry } from '@foothold/core/own-data/journal-entry.ts';
import type { Dexie, Table } from 'dexie';
import type { Records } from './tables.ts';

/** A fact about this database itself, by name. */
export type Meta = { internalId: number; name: string; value: unknown };

/** How well a job's resume fits it, as it was worked out from a state of both. */
export type FitRow = {
  jobId: number;
  /** Place of the word among the five, from 0; −1 where there is nothing to judge. */
  rank: number;
  /** Which state of the job, its posting and the resume it was made from. */
  madeFrom: string;
};

/** The sound of one practiced answer. It stays in this browser and in no backup. */
export type RecordingRow = {
  /** The uid of the practiced question. */
  practiceUid: string;
  sound: Blob;
  seconds: number;
  /** Epoch milliseconds. */
  at: number;
};

/** The open local database of one account: a table for each kind of record, the journal, `meta` and what is derived. */
export type OwnData = Dexie & { [T in keyof Records]: Table<Records[T], number> } & {
  journal: Table<JournalEntry, number>;
  meta: Table<Meta, number>;
  fits: Table<FitRow, number>;
  recordings: Table<RecordingRow, string>;
};
