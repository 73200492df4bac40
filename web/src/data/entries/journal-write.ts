import {
  coalesceMs,
  type JournalChange,
  type JournalEntry,
  journalCode,
  journalLimits,
} from '@foothold/core/own-data/journal-entry.ts';
import type { MessageCode } from '@foothold/core/text/messages.ts';
import { newUid } from '../rows/clock.ts';
import type { Meta, OwnData } from '../rows/own-data.ts';
import { isSameValue } from '../rows/same-value.ts';
import type { Records, TableName } from '../rows/tables.ts';
import type { Commit, Writer } from '../rows/writer.ts';
import { compactChange, joinedChange, roughSize } from './compact-change.ts';
import { followOwnCompanies } from './company-flags.ts';
import { dropParts, rowCounts, splitChanges, storeParts } from './journal-parts.ts';

/** Names this opening of the app: edits coalesce within it and never across tabs or days. */
const thisSitting = newUid();
const dayMs = 86_400_000;

/** Runs a change of an open database as one transaction with one journal entry; see `commit`. */
export function writeJournaled<R>(
  db: OwnData,
  { label, values, names, run, coalesce, clock }: Commit<R>,
): Promise<{ result: R; journalId: number | null }> {
  // Jobs say whether their company is one of these.
  const following = names.includes('companies') ? (['jobs'] as const) : [];
  return db.transaction('rw', [...names, ...following, 'journal', 'meta'], async () => {
    const { writer, changes: madeChanges } = recorder(db);
    const result = await run(writer);
    const made = madeChanges();
    if (made.length === 0) return { result, journalId: null };
    await followOwnCompanies(db, made);
    const changes = made.map(compactChange);
    const called = journalCode(label, values);
    return { result, journalId: await note(db, { called, changes, coalesce, now: clock.now() }) };
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
    getMany: async <T extends TableName>(table: T, keys: readonly number[]) =>
      (await rows(table).bulkGet([...keys])) as (Records[T] | undefined)[],
    addMany: async (table, added) => {
      const bare = added.map((row) => {
        const { internalId: _, ...fields } = row as Record<string, unknown>;
        return fields;
      });
      const keys = await rows(table).bulkAdd(bare, { allKeys: true });
      for (const [index, key] of keys.entries())
        record(table, key, undefined, { ...bare[index], internalId: key });
      return keys;
    },
    putMany: async (table, changed, stored) => {
      const keys = changed.map((row) => row.internalId);
      const before = stored ?? (await rows(table).bulkGet(keys));
      const news = changed
        .map((row, index) => ({ row, before: before[index] }))
        .filter((change) => !isSameValue(change.before, change.row));
      await rows(table).bulkPut(news.map(({ row }) => row));
      for (const change of news) record(table, change.row.internalId, change.before, change.row);
    },
    removeMany: async (table, keys) => {
      const before = await rows(table).bulkGet([...keys]);
      await rows(table).bulkDelete([...keys]);
      for (const [index, key] of keys.entries())
        if (before[index] !== undefined) record(table, key, before[index], undefined);
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

type Noted = { called: MessageCode; changes: JournalChange[]; coalesce: boolean; now: Date };

async function note(db: OwnData, { called, changes, coalesce, now }: Noted): Promise<number> {
  // By its index first: an entry itself can be megabytes, and a form saves often.
  const lastAt = coalesce ? await db.journal.orderBy('at').lastKey() : undefined;
  const isFresh = now.getTime() - Date.parse(String(lastAt)) <= coalesceMs;
  const last = isFresh ? await db.journal.orderBy(':id').last() : undefined;
  const joined = last && joins(last, called, changes, now) ? last : undefined;
  const all = joined ? mergeChanges(joined.changes, changes) : changes;
  const { first, parts } = splitChanges(all);
  const entry = {
    at: now.toISOString(),
    ...called,
    changes: first,
    sitting: thisSitting,
    size: roughSize(all),
    undoneAt: '',
    ...(parts.length > 0 && { parts: parts.length, rows: rowCounts(all) }),
  };
  const id = joined
    ? await db.journal.put({ ...entry, internalId: joined.internalId })
    : await db.journal.add(entry as JournalEntry);
  await storeParts(db, id, parts);
  await prune(db, { newest: id, added: entry.size - (joined?.size ?? 0), now });
  return id;
}

/** Only plain edits of the very same rows join; an addition, a deletion or an undone entry stands by itself. */
function joins(last: JournalEntry, { code }: MessageCode, changes: JournalChange[], now: Date): boolean {
  const rows = (list: JournalChange[]) =>
    list
      .map((c) => `${c.table} ${c.key} ${c.before !== undefined && c.after !== undefined}`)
      .sort()
      .join();
  return (
    last.sitting === thisSitting &&
    last.undoneAt === '' &&
    last.parts === undefined &&
    last.code === code &&
    now.getTime() - Date.parse(last.at) <= coalesceMs &&
    changes.every((c) => c.before !== undefined && c.after !== undefined) &&
    rows(last.changes) === rows(changes)
  );
}

function mergeChanges(first: readonly JournalChange[], then: readonly JournalChange[]): JournalChange[] {
  return then.map((change) => {
    const earlier = first.find((c) => c.table === change.table && c.key === change.key);
    return earlier ? joinedChange(earlier, change) : change;
  });
}

/** Drops the oldest entries over the limits of count, age and size; the newest one always stays. */
async function prune(
  db: OwnData,
  { newest, added, now }: { newest: number; added: number; now: Date },
): Promise<void> {
  // The oldest by its index alone: an entry itself can be megabytes, and this runs with every change.
  const [kept, entries, oldestAt] = await Promise.all([
    db.meta.where('name').equals('journalBytes').first(),
    db.journal.count(),
    db.journal.orderBy('at').firstKey(),
  ]);
  let bytes = Number(kept?.value ?? 0) + added;
  let count = entries;
  const oldestDay = new Date(now.getTime() - journalLimits.days * dayMs).toISOString();
  const isOver = (at: string) =>
    count > journalLimits.entries || bytes > journalLimits.bytes || at < oldestDay;
  while (count > 1 && isOver(String(oldestAt))) {
    const oldest = await db.journal.orderBy(':id').first();
    if (!oldest || oldest.internalId === newest || !isOver(oldest.at)) break;
    await db.journal.delete(oldest.internalId);
    if (oldest.parts) await dropParts(db, oldest.internalId);
    bytes -= oldest.size;
    count -= 1;
  }
  const total = { name: 'journalBytes', value: Math.max(0, bytes) };
  await db.meta.put((kept ? { ...kept, ...total } : total) as Meta);
}
