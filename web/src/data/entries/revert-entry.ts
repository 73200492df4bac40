import type { JournalChange } from '@foothold/core/own-data/journal-entry.ts';
import { journalLabel } from '@foothold/core/own-data/journal-label.ts';
import { refusalText } from '@foothold/core/own-data/refusal.messages.ts';
import { saveProblemText } from '@foothold/core/own-data/save-problem.messages.ts';
import type { Message } from '@foothold/core/text/messages.ts';
import type { Clock } from '../rows/clock.ts';
import { fillHeardDates } from '../rows/heard-dates.ts';
import type { OwnData } from '../rows/own-data.ts';
import { attempt, Refusal, type SaveFailure } from '../rows/save-result.ts';
import { wholeBefore } from './compact-change.ts';
import { followOwnCompanies } from './company-flags.ts';
import { allChanges } from './journal-parts.ts';
import { type Blocker, findBlockers } from './undo-blockers.ts';

/** What Undo answers: what was undone is called, or what is in the way. */
export type UndoResult = { ok: true; label: Message } | (SaveFailure & { blockers?: Blocker[] });

/** Rows written in one request, so that an entry of thousands leaves the page time to answer. */
const batch = 500;

/**
 * Takes one journal entry back: every row it wrote gets its former content, unless one of them
 * was changed since, or a record made since hangs on one. Then nothing is written and the answer names what it is.
 */
export async function revertEntry(
  db: OwnData | null,
  { journalId, clock }: { journalId: number; clock: Clock },
): Promise<UndoResult> {
  let blockers: Blocker[] = [];
  const answer = await attempt(async () => {
    if (!db) throw new Refusal('closed');
    return db.transaction('rw', db.tables, async () => {
      const entry = await db.journal.get(journalId);
      if (!entry) throw new Refusal('expired');
      if (entry.undoneAt) throw new Refusal('undone');
      const changes = await allChanges(db, entry);
      blockers = await findBlockers(db, { ...entry, changes });
      if (blockers.length > 0) throw new Refusal('newer');
      await takeBack(db, changes);
      await followOwnCompanies(db, changes, { isTakenBack: true });
      // What was noted before jobs had it comes back without it.
      const jobs = changes.filter(({ table, before }) => table === 'jobs' && before !== undefined);
      await fillHeardDates(
        db,
        jobs.map(({ key }) => key),
      );
      await db.journal.put({ ...entry, undoneAt: clock.now().toISOString() });
      return { ok: true as const, label: journalLabel(entry) };
    });
  });
  if (answer.ok || answer.reason !== 'newer') return answer;
  return { ...answer, message: messageOf(blockers), blockers };
}

/** Additions go before the rest comes back: both may hold a name that only one row may hold. */
async function takeBack(db: OwnData, changes: readonly JournalChange[]): Promise<void> {
  const tables = new Set(changes.map(({ table }) => table));
  for (const table of tables) {
    const own = changes.filter((change) => change.table === table);
    await db.table(table).bulkDelete(own.filter(({ before }) => before === undefined).map(({ key }) => key));
    const former = own.filter(({ before }) => before !== undefined);
    for (let from = 0; from < former.length; from += batch) {
      const part = former.slice(from, from + batch);
      const isLean = part.some(({ kept }) => kept !== undefined);
      const stored: unknown[] = isLean ? await db.table(table).bulkGet(part.map(({ key }) => key)) : [];
      await db.table(table).bulkPut(part.map((change, at) => wholeBefore(change, stored[at])));
    }
  }
}

function messageOf(blockers: readonly Blocker[]): Message {
  const later = blockers.find(({ label, isUndone }) => label !== null && !isUndone)?.label;
  if (later) return refusalText('laterFirst', { label: later });
  const undone = blockers.find(({ label }) => label !== null)?.label;
  return undone ? refusalText('builtOnUndone', { label: undone }) : saveProblemText('newer');
}
