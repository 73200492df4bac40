import { ownData } from '../db/db.ts';
import { lazyModules } from '../entries/lazy-modules.ts';
import type { UndoResult } from '../entries/revert-entry.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { attempt } from '../rows/save-result.ts';

/**
 * Takes one journal entry back (docs/spec/design.md, Journal): every row it wrote gets its former content, unless one of them
 * was changed since, or a record made since hangs on one. Then nothing is written and the answer names what it is.
 */
export async function undo(journalId: number, clock: Clock = systemClock): Promise<UndoResult> {
  const done = await attempt(async () => {
    const { revertEntry } = await lazyModules.takingBack();
    return { ok: true as const, answer: await revertEntry(ownData(), { journalId, clock }) };
  });
  return done.ok ? done.answer : done;
}
