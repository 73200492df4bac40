import { type Clock, systemClock } from './clock.ts';
import { ownDataOnceOpen } from './db.ts';
import { laterData } from './later-data.ts';
import { Refusal } from './save-result.ts';
import type { TableName } from './tables.ts';
import type { Writer } from './writer.ts';

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
  const [db, { writeJournaled }] = await Promise.all([ownDataOnceOpen(), laterData.writing()]);
  if (!db) throw new Refusal('closed');
  return writeJournaled(db, { label, names, run, coalesce, clock });
}
