import { ownData } from '../db/db.ts';
import type { Clock } from '../rows/clock.ts';
import type { TableName } from '../rows/tables.ts';

/** Chance as a test hands it out: the same seed gives the same choices. */
export type Dice = {
  /** A whole number below `sides`. */
  below: (sides: number) => number;
  /** One of a list. */
  pick: <T>(list: readonly T[]) => T;
  /** A short text, now and then an odd one: empty, with markup, right to left. */
  text: () => string;
  /** A calendar date around the day of the tests. */
  day: () => string;
  /** The key of a stored row of a table, now and then one that is not there. */
  key: (table: TableName) => Promise<number>;
};

/** What a command answered, as far as Undo cares. */
export type CommandAnswer = { ok: boolean; journalId?: number | null };

/** A command as a person could call it at any moment. */
export type Command = (dice: Dice, clock: Clock) => Promise<CommandAnswer>;

/** Dice of a seed (mulberry32), looking for keys in the open database. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (sides: number) => Math.floor(next() * sides);
  const pick = <T>(list: readonly T[]) => list[below(list.length)] as T;
  return {
    below,
    pick,
    text: () => pick(['Nurse', 'Planner', '<b>Cook</b>', 'مهندس', 'a'.repeat(300), '', `Text ${below(50)}`]),
    day: () => `2026-${pick(['10', '11', '12'])}-${String(1 + below(28)).padStart(2, '0')}`,
    key: async (table) => {
      const keys = (await ownData()?.table(table).toCollection().primaryKeys()) as number[];
      return keys.length === 0 || below(20) === 0 ? 999_999 : pick(keys);
    },
  };
}
