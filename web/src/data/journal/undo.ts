import { ownData } from '../db/db.ts';
import { laterData } from '../entries/later-data.ts';
import type { UndoResult } from '../entries/take-back.ts';
import { type Clock, systemClock } from '../rows/clock.ts';
import { attempt } from '../rows/save-result.ts';

/**
 * Takes one journal entry back (docs/spec/design.md, Journal): every row it wrote gets its former content, unless one of them
 * was changed since, or a record made since hangs on one. Then nothing is written and the answer names what it is.
 */
export async function undo(journalId: number, clock: Clock = systemClock): Promise<UndoResult> {
  const done = await attempt(async () => {
    const { takeBackEntry } = await laterData.takingBack();
    return { ok: true as const, answer: await takeBackEntry(ownData(), { journalId, clock }) };
  });
  return done.ok ? done.answer : done;
}
