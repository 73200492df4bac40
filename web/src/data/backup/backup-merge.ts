import type { Backup, BackupRow } from '@foothold/core/own-data/backup.ts';
import {
  canKeepBoth,
  choiceFor,
  type MergeChoices,
  newerSide,
} from '@foothold/core/own-data/backup-merge.ts';
import { ownDataOnceOpen } from '../db/db.ts';
import { command } from '../journal/command.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { withHeardDates } from '../rows/heard-dates.ts';
import type { OwnData } from '../rows/own-data.ts';
import { attempt, Refusal, type SaveFailure } from '../rows/save-result.ts';
import { type TableName, tableNames } from '../rows/tables.ts';
import type { Writer } from '../rows/writer.ts';
import {
  type Incoming,
  incomingOf,
  inGenerations,
  type KeyMaps,
  type Matched,
  matchRows,
  parentsFirst,
  uidOfCopy,
} from './backup-match.ts';
import { addRows, contentsOf, type JoinedHistories, overwrite, settleJobs } from './backup-write.ts';
import { copiedVersion, onCopiedBases } from './merge-versions.ts';

/** A record that is here and in the backup with another content. `id` names it for the choice; `fields` differ. */
export type MergeConflict = {
  id: string;
  table: TableName;
  mine: BackupRow;
  theirs: BackupRow;
  fields: string[];
  newer: 'mine' | 'theirs';
  canKeepBoth: boolean;
};

/** What adding a backup would do: rows to come by table, how many are here already, and what differs. */
export type MergePreview = {
  added: Partial<Record<TableName, number>>;
  same: number;
  conflicts: MergeConflict[];
};

type Run = {
  backup: Pick<Backup, 'tables'>;
  db: OwnData;
  choices: MergeChoices;
  /** Null: nothing is written, it is only counted. */
  writer: Writer | null;
  clock: Clock;
};

/** Says what adding a backup to what is here would do. Nothing is written. */
export function previewMerge(
  backup: Pick<Backup, 'tables'>,
): Promise<{ ok: true; preview: MergePreview } | SaveFailure> {
  return attempt(async () => {
    const db = await ownDataOnceOpen();
    if (!db) throw new Refusal('closed');
    const run: Run = { backup, db, choices: { all: 'mine', each: {} }, writer: null, clock: systemClock };
    return db.transaction('r', [...tableNames], async () => {
      const preview = await merge(run);
      // A transaction whose last steps ask the database nothing counts as one that ended too early.
      await db.settings.limit(1).primaryKeys();
      return { ok: true as const, preview };
    });
  });
}

/**
 * Adds a backup to what is here (docs/spec/design.md, Local database: merges match by `uid`): new records come with new
 * keys and what they reference, equal ones are skipped, what differs follows the choices. What is here and not in the
 * backup stays. One step that Undo takes back whole; a second time changes nothing.
 */
export const mergeBackup = command(
  'mergeBackup',
  (backup: Pick<Backup, 'tables'>, choices: MergeChoices, clock: Clock = systemClock) => ({
    label: 'backupAdded',
    tables: tableNames,
    clock,
    run: async (writer) => {
      await merge({ backup, db: writer.db, choices, writer, clock });
      return { id: 0 };
    },
  }),
);

async function merge(run: Run): Promise<MergePreview> {
  const { db, writer } = run;
  const backup = { ...run.backup, tables: withHeardDates(run.backup.tables) };
  const maps: KeyMaps = { keys: new Map(), copies: new Map() };
  const preview: MergePreview = { added: {}, same: 0, conflicts: [] };
  const contents = contentsOf(backup.tables);
  const joined: JoinedHistories = {
    jobs: new Set(),
    stamped: new Set(),
    fresh: new Set(),
    events: new Set(),
  };
  const batches = parentsFirst().flatMap((table) =>
    inGenerations(table, backup.tables[table] ?? []).map((rows) => ({ table, rows })),
  );
  for (const { table, rows } of batches) {
    if (rows.length === 0) continue;
    const turned = rows.map((row) => incomingOf(maps, table, row));
    const incoming = table === 'resumes' ? await onCopiedBases(db, maps, turned, backup.tables) : turned;
    const matched = await matchRows(db, table, incoming, backup.tables);
    const sorted = await sortOut(run, maps, { table, matched, preview });
    preview.same += matched.same.length;
    if (sorted.added.length > 0) preview.added[table] = (preview.added[table] ?? 0) + sorted.added.length;
    const keys = writer
      ? await addRows(writer, table, sorted.added, contents)
      : sorted.added.map(({ from }) => -from);
    for (const [at, one] of sorted.added.entries()) {
      const key = keys[at] ?? 0;
      const copy = sorted.copies.get(one.from);
      if (copy) mapOf(maps.copies, table).set(one.from, { key, uid: String(one.row.uid) });
      else if (!one.isCopy) mapOf(maps.keys, table).set(one.from, key);
      if (table === 'jobs') joined.fresh.add(key);
      if (table !== 'jobEvents') continue;
      joined.events.add(key);
      joined.jobs.add(Number(one.row.jobId));
    }
    if (!writer) continue;
    for (const one of sorted.replaced) {
      await overwrite(writer, table, one, contents, run.clock);
      const { internalId } = one.mine;
      if (table === 'jobs') for (const set of [joined.jobs, joined.stamped]) set.add(internalId);
      if (table === 'jobEvents') for (const side of [one.mine, one.row]) joined.jobs.add(Number(side.jobId));
    }
  }
  if (writer) await settleJobs(writer, joined, run.clock);
  return preview;
}

type Sorted = {
  added: Incoming[];
  /** Those of `added` that are beside what they differ from, by their key in the file. */
  copies: Map<number, Incoming>;
  replaced: Matched['different'];
};

/** Decides about each row that differs, and notes the keys of all that is here already. */
async function sortOut(
  { db, choices, backup }: Run,
  maps: KeyMaps,
  { table, matched, preview }: { table: TableName; matched: Matched; preview: MergePreview },
): Promise<Sorted> {
  const keys = mapOf(maps.keys, table);
  for (const { from, mine, isCopy } of [...matched.same, ...matched.different])
    if (!isCopy) keys.set(from, mine.internalId);
  const sorted: Sorted = { added: [...matched.fresh], copies: new Map(), replaced: [] };
  if (matched.different.length === 0) return sorted;
  const stored = new Map((backup.tables[table] ?? []).map((row) => [row.internalId, row]));
  const uids = new Map<number, string>();
  for (const { from, row } of matched.different)
    if (canKeepBoth(table) && row.uid) uids.set(from, uidOfCopy(table, stored.get(from) ?? row));
  const there = await copiesHere(db, table, [...uids.values()]);
  for (const one of matched.different) {
    // A part of a copy that was changed since stays as it is here.
    if (one.isCopy) continue;
    const uid = uids.get(one.from);
    const copy = uid === undefined ? undefined : there.get(uid);
    if (copy !== undefined && uid !== undefined) {
      mapOf(maps.copies, table).set(one.from, { key: copy, uid });
      preview.same += 1;
      continue;
    }
    const conflict: MergeConflict = {
      id: `${table} ${one.from}`,
      table,
      mine: one.mine,
      theirs: one.row,
      fields: one.fields,
      newer: newerSide(one.mine, one.row),
      canKeepBoth: uid !== undefined,
    };
    preview.conflicts.push(conflict);
    const choice = choiceFor(conflict, choices);
    if (choice === 'theirs') sorted.replaced.push(one);
    if (choice !== 'both') continue;
    const isVersion = table === 'resumes' && uid !== undefined && one.row.differences !== undefined;
    const row = isVersion ? copiedVersion(maps, one, uid, backup.tables) : { ...one.row, uid };
    const added = { ...one, row };
    sorted.added.push(added);
    sorted.copies.set(one.from, added);
  }
  return sorted;
}

async function copiesHere(
  db: OwnData,
  table: TableName,
  uids: readonly string[],
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (let at = 0; at < uids.length; at += 500)
    for (const row of await db
      .table<BackupRow, number>(table)
      .where('uid')
      .anyOf(uids.slice(at, at + 500))
      .toArray())
      found.set(String(row.uid), row.internalId);
  return found;
}

function mapOf<V>(maps: Map<TableName, Map<number, V>>, table: TableName): Map<number, V> {
  const map = maps.get(table) ?? new Map<number, V>();
  maps.set(table, map);
  return map;
}
