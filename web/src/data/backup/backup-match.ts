import { statusOfHistory } from '@foothold/core/entities/job/job-history.ts';
import type { BackupRow, BackupTables } from '@foothold/core/own-data/backup.ts';
import {
  comparedFields,
  contentText,
  copyUid,
  isSingle,
  mergeIdentity,
} from '@foothold/core/own-data/backup-merge.ts';
import type { OwnData } from '../rows/own-data.ts';
import { readRow, readRows } from '../rows/read-rows.ts';
import { isSameValue } from '../rows/same-value.ts';
import { references, type TableName, tableNames } from '../rows/tables.ts';
import { eachPage } from './backup.ts';

/** A row of the backup with its references mapped to the keys of this browser. */
export type Incoming = { from: number; row: BackupRow; isCopy: boolean };

/** The result for the rows of one table: no match, an equal row, or the same identity with different content. */
export type Matched = {
  fresh: Incoming[];
  same: (Incoming & { mine: BackupRow })[];
  different: (Incoming & { mine: BackupRow; fields: string[] })[];
};

/** Keys of the backup → keys of this browser, by table; `copies` are records of which both versions are kept. */
export type KeyMaps = { keys: Map<TableName, Map<number, number>>; copies: Map<TableName, CopyMap> };
type CopyMap = Map<number, { key: number; uid: string }>;

/** How many rows can be scanned in the time of one lookup. */
const walkedPerLookup = 4;

/** Rows that are compared in one batch. */
const comparedAtOnce = 1000;

/** The tables, each after all tables that its rows reference. */
export function parentsFirst(): TableName[] {
  const order: TableName[] = [];
  const isReady = (table: TableName) =>
    references.every((r) => r.table !== table || order.includes(r.to) || r.to === table);
  while (order.length < tableNames.length) {
    const next = tableNames.filter((table) => !order.includes(table) && isReady(table));
    if (next.length === 0) throw new Error('The tables point at each other in a circle.');
    order.push(...next);
  }
  return order;
}

/** Rows in batches, each after the rows of the same table that it references, such as a resume before its versions. */
export function inGenerations(table: TableName, rows: readonly BackupRow[]): BackupRow[][] {
  const within = pointersOf(table).filter(({ to }) => to === table);
  if (within.length === 0) return [[...rows]];
  const left = new Map(rows.map((row) => [row.internalId, row]));
  const generations: BackupRow[][] = [];
  while (left.size > 0) {
    const ready = [...left.values()].filter((row) =>
      within.every(({ field }) => !left.has(Number(row[field]))),
    );
    // References that form a cycle, which the product never writes, are dropped.
    const next = ready.length > 0 ? ready : [...left.values()];
    for (const { internalId } of next) left.delete(internalId);
    generations.push(next);
  }
  return generations;
}

const pointersOf = (table: TableName) => references.filter((reference) => reference.table === table);

/** A row of the backup with its references mapped to this browser; a dangling reference stays dangling. */
export function incomingOf(maps: KeyMaps, table: TableName, stored: BackupRow): Incoming {
  const row: BackupRow = { ...stored };
  // Dependent rows that are copied along when both versions of a record are kept.
  const owner = pointersOf(table).find(({ hold }) => hold !== 'free');
  const copied = owner && maps.copies.get(owner.to)?.get(Number(stored[owner.field]));
  for (const { field, to } of pointersOf(table)) {
    const value = stored[field];
    if (typeof value !== 'number') continue;
    const copy = copied && maps.copies.get(to)?.get(value);
    row[field] = copy?.key ?? maps.keys.get(to)?.get(value) ?? nothing(table, row, field);
  }
  if (copied && typeof row.uid === 'string' && row.uid !== '') row.uid = copyUid(row.uid, copied.uid);
  return { from: stored.internalId, row, isCopy: copied !== undefined };
}

/** Null where the field may be empty, else 0, which no record has as its key. */
function nothing(table: TableName, row: BackupRow, field: string): number | null {
  return readRow(table, { ...row, [field]: null }).record ? null : 0;
}

/** Matches each row with a row of this browser. Each row is matched at most once, equal ones first. */
export async function matchRows(
  db: OwnData,
  table: TableName,
  incoming: readonly Incoming[],
  file: BackupTables,
): Promise<Matched> {
  const here = await rowsHere(db, table, incoming);
  const histories = table === 'jobs' ? historiesOf(file) : new Map<number, BackupRow[]>();
  const matched: Matched = { fresh: [], same: [], different: [] };
  const left: Incoming[] = [];
  for (const [number, one] of incoming.entries()) {
    // Awaiting a request to the database is the only way to yield to the page without losing the transaction.
    if (number % comparedAtOnce === comparedAtOnce - 1) await db.table(table).limit(1).primaryKeys();
    const found = here.get(mergeIdentity(table, one.row)) ?? [];
    const at = found.findIndex((mine) => differing(table, mine, one, histories).length === 0);
    const mine = found[at];
    if (!mine) left.push(one);
    else {
      found.splice(at, 1);
      matched.same.push({ ...one, mine });
    }
  }
  for (const one of left) {
    const mine = here.get(mergeIdentity(table, one.row))?.shift();
    if (mine) matched.different.push({ ...one, mine, fields: differing(table, mine, one, histories) });
    else matched.fresh.push(one);
  }
  // Two dangling references are equal.
  if (isSingle(table)) matched.fresh = onePerIdentity(table, matched);
  return matched;
}

function onePerIdentity(table: TableName, { fresh, same, different }: Matched): Incoming[] {
  const identities = (incoming: readonly Incoming[]) =>
    incoming.map((one) => [mergeIdentity(table, one.row), one] as const);
  const fromFile = new Map(identities(fresh));
  for (const [identity] of identities([...same, ...different])) fromFile.delete(identity);
  return [...fromFile.values()];
}

async function rowsHere(
  db: OwnData,
  table: TableName,
  incoming: readonly Incoming[],
): Promise<Map<string, BackupRow[]>> {
  const here = new Map<string, BackupRow[]>();
  const wanted = new Set(incoming.map(({ row }) => mergeIdentity(table, row)));
  const keep = (rows: readonly unknown[]) => {
    for (const row of rows as BackupRow[]) {
      const identity = mergeIdentity(table, row);
      if (!wanted.has(identity)) continue;
      const same = here.get(identity);
      if (same) same.push(row);
      else here.set(identity, [row]);
    }
  };
  const uids = new Set(incoming.map(({ row }) => row.uid));
  const areAllNamed = [...uids].every((uid) => typeof uid === 'string' && uid !== '');
  // Many single lookups by name take longer than one scan of all rows.
  const isMuch = incoming.length * walkedPerLookup > (await db.table(table).count());
  if (isSingle(table) || !areAllNamed || isMuch) await eachPage(db, table, keep);
  else {
    const named = [...uids] as string[];
    for (let at = 0; at < named.length; at += 500)
      keep(
        await db
          .table(table)
          .where('uid')
          .anyOf(named.slice(at, at + 500))
          .toArray(),
      );
  }
  return here;
}

/** The fields in which a row here and one of the backup differ, as their schema reads them. */
function differing(
  table: TableName,
  mine: BackupRow,
  { from, row }: Incoming,
  histories: ReadonlyMap<number, BackupRow[]>,
): string[] {
  const without = uncompared(table, mine, row, histories.get(from) ?? []);
  const fields = (a: BackupRow, b: BackupRow) =>
    [...new Set([...comparedFields(a, without), ...comparedFields(b, without)])].filter(
      (field) => !isSameValue(a[field], b[field]),
    );
  const raw = fields(mine, row);
  if (raw.length === 0) return raw;
  const [here, there] = [readRow(table, mine).record, readRow(table, row).record];
  return here && there ? fields(here as never, there as never) : raw;
}

/** Fields that are derived from other fields of a job. */
const jobReadings = ['pay', 'jobAlreadyAdded', 'companyAlreadyAdded', 'heardDate'];

function uncompared(
  table: TableName,
  mine: BackupRow,
  theirs: BackupRow,
  history: readonly BackupRow[],
): string[] {
  if (isSingle(table)) return ['uid', 'createdAt', 'isExample'];
  // The default resume is a setting of this browser.
  if (table === 'resumes') return ['isDefault'];
  // Each browser stores the content of equal files under its own key.
  if (table === 'documents' && mine.hash !== '' && mine.hash === theirs.hash) return ['content'];
  // The history decides the status, and both histories are joined.
  if (table !== 'jobs') return [];
  const events = readRows('jobEvents', history).rows;
  const isTold = theirs.status === statusOfHistory(events);
  return [...jobReadings, ...(isTold ? ['status', 'statusDate', 'followedUpDate'] : [])];
}

function historiesOf({ jobEvents = [] }: BackupTables): Map<number, BackupRow[]> {
  const histories = new Map<number, BackupRow[]>();
  for (const event of jobEvents) {
    const job = Number(event.jobId);
    histories.set(job, [...(histories.get(job) ?? []), event]);
  }
  return histories;
}

/** The uid of the copy of a record that both sides keep. */
export function uidOfCopy(table: TableName, stored: BackupRow): string {
  const pointers = pointersOf(table).map(({ field }) => field);
  return copyUid(String(stored.uid), contentText(stored, [...pointers, 'content']));
}
