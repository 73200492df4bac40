import {
  coalesceMs,
  type JournalChange,
  type JournalEntry,
  journalLimits,
} from '@foothold/core/domain/journal-entry.ts';
import { type Clock, newUid, systemClock } from './clock.ts';
import { ownDataOnceOpen } from './db.ts';
import type { Meta, OwnData } from './own-data.ts';
import { isSameValue } from './same-value.ts';
import { Refusal } from './save-result.ts';
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
  /** Removes every row of a table, also one that its schema does not accept; answers how many. */
  removeAll: (table: TableName) => Promise<number>;
};

/** Names this opening of the app: edits coalesce within it and never across tabs or days. */
const thisSitting = newUid();
const dayMs = 86_400_000;

/**
 * Runs a change of own data as one transaction with one journal entry (DESIGN.md, Journal). All or nothing: when `run`
 * throws, no row is written. Answers what `run` answers and the entry's key for Undo, null when no row changed.
 * With `coalesce`, an edit that follows another of the same rows and label at once joins its entry.
 */
export async function commit<R>(
  label: string,
  names: readonly TableName[],
  run: (writer: Writer) => Promise<R>,
  { coalesce = false, clock = systemClock }: { coalesce?: boolean; clock?: Clock } = {},
): Promise<{ result: R; journalId: number | null }> {
  const db = await ownDataOnceOpen();
  if (!db) throw new Refusal('closed');
  return db.transaction('rw', [...names, 'journal', 'meta'], async () => {
    const { writer, changes } = recorder(db);
    const result = await run(writer);
    const made = changes();
    if (made.length === 0) return { result, journalId: null };
    return { result, journalId: await note(db, { label, changes: made, coalesce, now: clock.now() }) };
  });
}

function recorder(db: OwnData): { writer: Writer; changes: () => JournalChange[] } {
  const touched = new Map<string, JournalChange>();
  const record = (table: TableName, key: number, before: unknown, after: unknown) => {
    const first = touched.get(`${table} ${key}`);
    touched.set(`${table} ${key}`, { table, key, before: first ? first.before : before, after });
  };
  const rows = (table: TableName) => db.table<unknown, number>(table);
  const writer: Writer = {
    db,
    get: async <T extends TableName>(table: T, key: number) =>
      (await rows(table).get(key)) as Records[T] | undefined,
    add: async (table, row) => {
      const { internalId: _, ...fields } = row as Record<string, unknown>;
      const key = await rows(table).add(fields);
      record(table, key, undefined, { ...fields, internalId: key });
      return key;
    },
    put: async (table, row) => {
      const before = await rows(table).get(row.internalId);
      if (isSameValue(before, row)) return;
      await rows(table).put(row);
      record(table, row.internalId, before, row);
    },
    remove: async (table, key) => {
      const before = await rows(table).get(key);
      if (before === undefined) return;
      await rows(table).delete(key);
      record(table, key, before, undefined);
    },
    removeAll: async (table) => {
      let count = 0;
      await rows(table).each((before, { primaryKey }) => {
        record(table, primaryKey, before, undefined);
        count += 1;
      });
      await rows(table).clear();
      return count;
    },
  };
  return { writer, changes: () => [...touched.values()].filter((c) => !isSameValue(c.before, c.after)) };
}

type Noted = { label: string; changes: JournalChange[]; coalesce: boolean; now: Date };

async function note(db: OwnData, { label, changes, coalesce, now }: Noted): Promise<number> {
  const last = coalesce ? await db.journal.orderBy(':id').last() : undefined;
  const joined = last && joins(last, label, changes, now) ? last : undefined;
  const entry = {
    at: now.toISOString(),
    label,
    changes: joined ? mergeChanges(joined.changes, changes) : changes,
    sitting: thisSitting,
    size: 0,
    undoneAt: '',
  };
  entry.size = JSON.stringify(entry.changes).length;
  const id = joined
    ? await db.journal.put({ ...entry, internalId: joined.internalId })
    : await db.journal.add(entry as JournalEntry);
  await prune(db, { newest: id, added: entry.size - (joined?.size ?? 0), now });
  return id;
}

/** Only plain edits of the very same rows join; an addition, a deletion or an undone entry stands by itself. */
function joins(last: JournalEntry, label: string, changes: JournalChange[], now: Date): boolean {
  const rows = (list: JournalChange[]) =>
    list
      .map((c) => `${c.table} ${c.key} ${c.before !== undefined && c.after !== undefined}`)
      .sort()
      .join();
  return (
    last.sitting === thisSitting &&
    last.undoneAt === '' &&
    last.label === label &&
    now.getTime() - Date.parse(last.at) <= coalesceMs &&
    changes.every((c) => c.before !== undefined && c.after !== undefined) &&
    rows(last.changes) === rows(changes)
  );
}

function mergeChanges(first: readonly JournalChange[], then: readonly JournalChange[]): JournalChange[] {
  return then.map((change) => {
    const earlier = first.find((c) => c.table === change.table && c.key === change.key);
    return earlier ? { ...change, before: earlier.before } : change;
  });
}

/** Drops the oldest entries over the limits of count, age and size; the newest one always stays. */
async function prune(
  db: OwnData,
  { newest, added, now }: { newest: number; added: number; now: Date },
): Promise<void> {
  const kept = await db.meta.where('name').equals('journalBytes').first();
  let bytes = Number(kept?.value ?? 0) + added;
  let count = await db.journal.count();
  const oldestDay = new Date(now.getTime() - journalLimits.days * dayMs).toISOString();
  while (count > 1) {
    const oldest = await db.journal.orderBy(':id').first();
    if (!oldest || oldest.internalId === newest) break;
    if (count <= journalLimits.entries && bytes <= journalLimits.bytes && oldest.at >= oldestDay) break;
    await db.journal.delete(oldest.internalId);
    bytes -= oldest.size;
    count -= 1;
  }
  const total = { name: 'journalBytes', value: Math.max(0, bytes) };
  await db.meta.put((kept ? { ...kept, ...total } : total) as Meta);
}
