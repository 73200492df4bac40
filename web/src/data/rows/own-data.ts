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

/** One call to a model that was made from this browser. It stays here: in no journal, and in no backup. */
export type AiCallRow = {
  internalId: number;
  /** Epoch milliseconds. */
  at: number;
  /** One of `aiTasks`; a later release may know others. */
  task: string;
  provider: string;
  model: string;
  /** Where it went: the host, or '' for the provider of this server. */
  host: string;
  /** Whose key paid. */
  isOwn: boolean;
  /** What left this device, word for word; the middle of a very long one is left out. */
  sent: string;
  /** What came back, also of a call that was stopped. */
  received: string;
  outcome: 'done' | 'stopped' | 'failed';
  /** The code of a failure. */
  problem: string;
  inputTokens: number;
  outputTokens: number;
  /** False: the counts are estimates, since the call did not come to its end or its vendor reported none. */
  isCounted: boolean;
  /** US dollars, by the price that held then; null where no price is known. */
  cost: number | null;
  seconds: number;
};

/** The open local database of one account: a table for each kind of record, the journal, `meta` and what is derived. */
export type OwnData = Dexie & { [T in keyof Records]: Table<Records[T], number> } & {
  journal: Table<JournalEntry, number>;
  meta: Table<Meta, number>;
  fits: Table<FitRow, number>;
  recordings: Table<RecordingRow, string>;
  aiCalls: Table<AiCallRow, number>;
};
