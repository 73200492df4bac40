import type { JournalName } from '@foothold/core/own-data/journal.messages.ts';
import type { MessageValues } from '@foothold/core/text/messages.ts';
import { ownDataOnceOpen } from '../db/db.ts';
import { lazyModules } from '../entries/lazy-modules.ts';
import type { Clock } from '../rows/clock.ts';
import type { OwnData } from '../rows/own-data.ts';
import { attempt, Refusal, type SaveFailure } from '../rows/save-result.ts';
import type { TableName } from '../rows/tables.ts';
import type { Writer } from '../rows/writer.ts';

/** What a command returns to its caller: the key of the record it is about, and whatever else it tells. */
type Told = { id: number };

/** One change of own data: one transaction with one journal entry (docs/spec/design.md, Journal). */
export type Change<R extends Told = Told> = {
  /** What the journal calls it, with what is in the places of that text. */
  label: JournalName;
  values?: MessageValues;
  /** The tables it reads or writes. */
  tables: readonly TableName[];
  clock: Clock;
  /** True: an edit that follows another of the same rows and label at once joins its entry. */
  coalesce?: boolean;
  /** Reads and writes. All or nothing: when it throws, no row is written. */
  run: (writer: Writer) => Promise<R>;
  /** Runs once an entry is written. */
  after?: (db: OwnData, journalId: number) => Promise<void>;
};

/** A change, or what there is to tell where nothing has to be written. */
export type Plan<R extends Told> = Change<R> | { told: R };

/** What every command returns; `journalId` is what Undo takes, null when no row changed. */
type Outcome<R extends Told> = ({ ok: true; journalId: number | null } & R) | SaveFailure;

type Command<A extends unknown[], R extends Told> = ((...args: A) => Promise<Outcome<R>>) & {
  /** What calling it would do: a command that is another one in disguise returns the plan of that one. */
  plan: (...args: A) => Plan<R> | Promise<Plan<R>>;
};

const registry = new Map<string, unknown>();

/**
 * Every command of the modules loaded so far by its name: what the undo proof calls at random.
 *
 * @internal Used by tests alone.
 */
export const registeredCommands: ReadonlyMap<string, unknown> = registry;

/**
 * Defines a command on own data, under the name it is exported by; nothing else writes. `plan` says for given arguments
 * what is to be done and may refuse them by throwing a Refusal. A command never throws: each failure is an answer, so
 * that a form keeps what was typed (docs/spec/readings.md R23).
 */
export function command<A extends unknown[], R extends Told>(
  name: string,
  plan: (...args: A) => Plan<R> | Promise<Plan<R>>,
): Command<A, R> {
  const call = (...args: A): Promise<Outcome<R>> =>
    attempt(async () => {
      // Asked for at once: the write is for whose data is wanted now, whoever signs in while it is planned.
      const opening = ownDataOnceOpen();
      const planned = await plan(...args);
      if ('told' in planned) return { ok: true as const, ...planned.told, journalId: null };
      const { result, journalId } = await commit(opening, planned);
      return { ok: true as const, ...result, journalId };
    });
  const defined = Object.assign(call, { plan });
  registry.set(name, defined);
  return defined;
}

async function commit<R extends Told>(
  opening: Promise<OwnData | null>,
  { label, values, tables, clock, coalesce = false, run, after }: Change<R>,
): Promise<{ result: R; journalId: number | null }> {
  const [db, { writeJournaled }] = await Promise.all([opening, lazyModules.writing()]);
  if (!db) throw new Refusal('closed');
  const done = await writeJournaled(db, { label, values, names: tables, run, coalesce, clock });
  if (done.journalId !== null) await after?.(db, done.journalId);
  return done;
}
