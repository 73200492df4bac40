import type { JournalChange, JournalEntry } from '@foothold/core/domain/journal-entry.ts';
import { newerMessage, saveProblems } from '@foothold/core/domain/save-problem.ts';
import { type Clock, systemClock } from './clock.ts';
import { ownData } from './db.ts';
import type { OwnData } from './own-data.ts';
import { isSameValue } from './same-value.ts';
import { attempt, Refusal, type SaveFailure } from './save-result.ts';
import { references, type TableName } from './tables.ts';

/** What Undo answers: the label of what was undone, or what stands in the way. */
export type UndoResult = { ok: true; label: string } | (SaveFailure & { blockers?: Blocker[] });

/** A row that keeps a change from being undone, and the later entry that wrote it (null when it is not known). */
export type Blocker = { table: string; key: number; label: string | null };

/**
 * Takes one journal entry back (DESIGN.md, Journal): every row it wrote gets its former content, unless one of them
 * was changed since, or a record made since hangs on one. Then nothing is written and the answer names what it is.
 */
export async function undo(journalId: number, clock: Clock = systemClock): Promise<UndoResult> {
  let blockers: Blocker[] = [];
  const answer = await attempt(async () => {
    const db = ownData();
    if (!db) throw new Refusal('closed');
    return db.transaction('rw', db.tables, async () => {
      const entry = await db.journal.get(journalId);
      if (!entry) throw new Refusal('expired');
      if (entry.undoneAt) throw new Refusal('undone');
      blockers = await findBlockers(db, entry);
      if (blockers.length > 0) throw new Refusal('newer');
      for (const { table, key, before } of entry.changes) {
        if (before === undefined) await db.table(table).delete(key);
        else await db.table(table).put(before);
      }
      await db.journal.put({ ...entry, undoneAt: clock.now().toISOString() });
      return { ok: true as const, label: entry.label };
    });
  });
  if (answer.ok || answer.reason !== 'newer') return answer;
  const later = blockers.find((blocker) => blocker.label !== null)?.label;
  return { ...answer, message: later ? newerMessage(later) : saveProblems.newer, blockers };
}

async function findBlockers(db: OwnData, entry: JournalEntry): Promise<Blocker[]> {
  const found: { table: string; key: number }[] = [];
  for (const change of entry.changes) {
    const stored: unknown = await db.table(change.table).get(change.key);
    if (!isSameValue(stored, change.after)) found.push({ table: change.table, key: change.key });
    else if (change.before === undefined) found.push(...(await hangingOn(db, change, entry)));
    else if (change.after === undefined) found.push(...(await missingFor(db, change, entry)));
  }
  if (found.length === 0) return [];
  const later = await db.journal.where('internalId').above(entry.internalId).reverse().toArray();
  return found.map(({ table, key }) => ({
    table,
    key,
    label:
      later.find((e) => e.undoneAt === '' && e.changes.some((c) => c.table === table && c.key === key))
        ?.label ?? null,
  }));
}

/** Records that point at an addition about to be taken back and are not taken back with it. */
async function hangingOn(db: OwnData, { table, key }: JournalChange, entry: JournalEntry) {
  const found: { table: string; key: number }[] = [];
  for (const reference of references.filter((r) => r.to === table)) {
    const keys = await db.table(reference.table).where(reference.field).equals(key).primaryKeys();
    for (const child of keys as number[]) {
      if (!restores(entry, reference.table, child)) found.push({ table: reference.table, key: child });
    }
  }
  return found;
}

/** Records that a deleted row pointed at and that are gone by now. */
async function missingFor(db: OwnData, { table, before }: JournalChange, entry: JournalEntry) {
  const found: { table: string; key: number }[] = [];
  for (const { field, to } of references.filter((r) => r.table === table)) {
    const parent = (before as Record<string, unknown>)[field];
    if (typeof parent !== 'number' || restores(entry, to, parent)) continue;
    if ((await db.table(to).where(':id').equals(parent).count()) === 0)
      found.push({ table: to, key: parent });
  }
  return found;
}

const restores = (entry: JournalEntry, table: TableName, key: number) =>
  entry.changes.some((change) => change.table === table && change.key === key);
