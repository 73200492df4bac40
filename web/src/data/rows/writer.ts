import type { JournalName } from '@foothold/core/own-data/journal.messages.ts';
import type { MessageValues } from '@foothold/core/text/messages.ts';
import type { Clock } from './clock.ts';
import type { OwnData } from './own-data.ts';
import type { Records, TableName } from './tables.ts';

/** How a command writes: each row it touches is noted with its content before and after. */
export type Writer = {
  readonly db: OwnData;
  /** The stored row as it is, or undefined. */
  get: <T extends TableName>(table: T, key: number) => Promise<Records[T] | undefined>;
  /** Adds a row and answers its key. */
  add: <T extends TableName>(table: T, row: Omit<Records[T], 'internalId'>) => Promise<number>;
  put: <T extends TableName>(table: T, row: Records[T]) => Promise<void>;
  remove: (table: TableName, key: number) => Promise<void>;
  /** As `get`, `add`, `put` and `remove` for many rows in one request each, which is what makes bulk changes quick. */
  getMany: <T extends TableName>(table: T, keys: readonly number[]) => Promise<(Records[T] | undefined)[]>;
  addMany: <T extends TableName>(
    table: T,
    rows: readonly Omit<Records[T], 'internalId'>[],
  ) => Promise<number[]>;
  /** `stored`: the rows as `getMany` just answered them, in the same order; read again when it is left out. */
  putMany: <T extends TableName>(
    table: T,
    rows: readonly Records[T][],
    stored?: readonly unknown[],
  ) => Promise<void>;
  removeMany: (table: TableName, keys: readonly number[]) => Promise<void>;
  /** Removes every row of a table, also one that its schema does not accept; returns how many. */
  removeAll: (table: TableName) => Promise<number>;
};

/** A change to be made: what it is called, the tables it touches, and what it does. */
export type Commit<R> = {
  label: JournalName;
  values: MessageValues | undefined;
  names: readonly TableName[];
  run: (writer: Writer) => Promise<R>;
  coalesce: boolean;
  clock: Clock;
};
