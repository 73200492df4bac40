import type { JournalChange, JournalEntry } from '@foothold/core/own-data/journal-entry.ts';
import { journalLabel } from '@foothold/core/own-data/journal-label.ts';
import type { Message } from '@foothold/core/text/messages.ts';
import type { OwnData } from '../rows/own-data.ts';
import { references, type TableName } from '../rows/tables.ts';
import { isStillAfter } from './compact-change.ts';
import { eachPart } from './journal-parts.ts';

/**
 * A row that keeps a change from being undone. `label` names the later entry that wrote it, null when none is known;
 * with `isUndone`, that entry made the row and was taken back since.
 */
export type Blocker = { table: string; key: number; label: Message | null; isUndone: boolean };

/** `isGone`: it is not there, which only is in the way when somebody took it away since. */
type Row = { table: string; key: number; isGone?: true };
type Changes = Map<TableName, JournalChange[]>;
/** Rows are read in batches, so that an entry of thousands neither fills the memory nor holds the page up. */
const batch = 500;
/** Keys of one range of an index: it reads at most so many times what is asked for. */
const closeness = 4;

/**
 * What blocks taking an entry back: rows that changed since, records that hang on an addition, records
 * that a deleted or redirected row referenced and that are gone, and rows that hold a name by now that must be the only one.
 */
export async function findBlockers(db: OwnData, entry: JournalEntry): Promise<Blocker[]> {
  const byTable: Changes = new Map();
  for (const change of entry.changes) {
    const table = change.table as TableName;
    const changes = byTable.get(table);
    if (changes) changes.push(change);
    else byTable.set(table, [change]);
  }
  const own = new Map(
    [...byTable].map(([table, changes]) => [table, new Set(changes.map(({ key }) => key))]),
  );
  const isOwn = (table: TableName, key: number) => own.get(table)?.has(key) ?? false;
  const found: Row[] = [];
  for (const [table, changes] of byTable) {
    found.push(...(await changedSince(db, table, changes)));
    found.push(...(await takenNames(db, table, changes, isOwn)));
    const added = changes.filter(isAddition);
    for (const reference of references) {
      if (reference.to === table) found.push(...(await hangingOn(db, reference, added, isOwn)));
      if (reference.table === table) found.push(...(await missingFor(db, reference, changes, isOwn)));
    }
  }
  const unique = [...new Map(found.map((row) => [`${row.table} ${row.key}`, row])).values()];
  return unique.length === 0 ? [] : named(db, entry, unique);
}

const isAddition = ({ before }: JournalChange) => before === undefined;
const fieldOf = (row: unknown, field: string) => (row as Record<string, unknown> | undefined)?.[field];
type IsOwn = (table: TableName, key: number) => boolean;
type Reference = (typeof references)[number];

async function changedSince(
  db: OwnData,
  table: TableName,
  changes: readonly JournalChange[],
): Promise<Row[]> {
  const found: Row[] = [];
  for (let from = 0; from < changes.length; from += batch) {
    const part = changes.slice(from, from + batch);
    const stored = await db.table(table).bulkGet(part.map(({ key }) => key));
    for (const [at, change] of part.entries())
      if (!isStillAfter(change, stored[at])) found.push({ table, key: change.key });
  }
  return found;
}

/** Rows written since that hold what a unique index lets only one row hold, such as the name of a setting. */
async function takenNames(
  db: OwnData,
  table: TableName,
  changes: readonly JournalChange[],
  isOwn: IsOwn,
): Promise<Row[]> {
  const found: Row[] = [];
  for (const { name, keyPath } of db.table(table).schema.indexes.filter(({ unique }) => unique)) {
    const path = [keyPath ?? []].flat();
    const wanted = changes
      .flatMap(({ before }) => (before === undefined ? [] : [before as Record<string, unknown>]))
      .map((row) => path.map((field) => row[field]))
      // A row without the field is in no index.
      .filter((values) => values.every((value) => typeof value === 'string' || typeof value === 'number'));
    if (wanted.length === 0) continue;
    const values = path.length === 1 ? wanted.flat() : wanted;
    const keys = await db
      .table(table)
      .where(name)
      .anyOf(values as string[])
      .primaryKeys();
    for (const key of keys as number[]) if (!isOwn(table, key)) found.push({ table, key });
  }
  return found;
}

/** Records that reference additions about to be taken back and are not taken back with them. */
async function hangingOn(
  db: OwnData,
  { table, field }: Reference,
  added: readonly JournalChange[],
  isOwn: IsOwn,
): Promise<Row[]> {
  const wanted = new Set(added.map(({ key }) => key));
  const found: Row[] = [];
  for (const [first, last] of runsOf(wanted)) {
    const keys = (await db
      .table(table)
      .where(field)
      .between(first, last, true, true)
      .primaryKeys()) as number[];
    const others = keys.filter((key) => !isOwn(table, key));
    const rows = (await db.table(table).bulkGet(others)) as (Record<string, unknown> | undefined)[];
    for (const [at, key] of others.entries())
      if (wanted.has(rows[at]?.[field] as number)) found.push({ table, key });
  }
  return found;
}

/** Ranges that hold the keys and not much else. */
function runsOf(keys: ReadonlySet<number>): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const key of [...keys].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && key - run[1] <= closeness) run[1] = key;
    else runs.push([key, key]);
  }
  return runs;
}

/** Records that rows referenced, before they were deleted or led elsewhere, and that are gone by now. */
async function missingFor(
  db: OwnData,
  { field, to }: Reference,
  changes: readonly JournalChange[],
  isOwn: IsOwn,
): Promise<Row[]> {
  const parents = new Set(
    changes
      .filter(({ before, after }) => before !== undefined && fieldOf(before, field) !== fieldOf(after, field))
      .map(({ before }) => fieldOf(before, field))
      .filter((parent): parent is number => typeof parent === 'number' && !isOwn(to, parent)),
  );
  if (parents.size === 0) return [];
  const there = new Set(
    await db
      .table(to)
      .where(':id')
      .anyOf([...parents])
      .primaryKeys(),
  );
  return [...parents]
    .filter((key) => !there.has(key))
    .map((key) => ({ table: to, key, isGone: true as const }));
}

/** Finds the entry that says what each row is: the newest one that stands, else one that was taken back. */
async function named(db: OwnData, entry: JournalEntry, rows: readonly Row[]): Promise<Blocker[]> {
  const open = new Map(rows.map((row) => [`${row.table} ${row.key}`, row]));
  const standing = new Map<string, Message>();
  const undone = new Map<string, Message>();
  const large = new Map<number, JournalEntry>();
  const seen = (of: JournalEntry, changes: readonly JournalChange[]) => {
    const { internalId, undoneAt } = of;
    for (const { table, key } of internalId === entry.internalId ? [] : changes) {
      const id = `${table} ${key}`;
      if (!open.has(id)) continue;
      if (undoneAt) undone.set(id, undone.get(id) ?? journalLabel(of));
      else if (internalId > entry.internalId) standing.set(id, standing.get(id) ?? journalLabel(of));
    }
  };
  // One by one: together they can be as large as all records.
  await db.journal
    .orderBy(':id')
    .reverse()
    .until(() => standing.size === open.size)
    .each((other) => {
      seen(other, other.changes);
      if (other.parts) large.set(other.internalId, other);
    });
  if (large.size > 0)
    await eachPart(db, (number, changes) => {
      const other = large.get(number);
      if (other) seen(other, changes);
    });
  return rows.flatMap(({ table, key, isGone }) => {
    const id = `${table} ${key}`;
    const label = standing.get(id) ?? undone.get(id) ?? null;
    // A record that referenced nothing when it was deleted may come back as it was.
    if (isGone && label === null) return [];
    return [{ table, key, label, isUndone: !standing.has(id) && undone.has(id) }];
  });
}
