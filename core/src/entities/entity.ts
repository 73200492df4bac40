import type * as z from 'zod/mini';
import type { Message } from '../text/messages.ts';

/** How a value is entered, checked, shown and moved in files. `instant` is never typed. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'link'
  | 'date'
  | 'instant'
  | 'choice'
  | 'status'
  | 'latitude'
  | 'longitude'
  | 'reference'
  | 'tags';

/** What a person meets of one field; from it follow the form, the table, the filter, the CSV file and the journal. */
export type Field = {
  /** English; also the head of its CSV column, which therefore never changes. */
  label: string;
  kind: FieldKind;
  /** Of a choice: stored values with their labels. */
  choices?: Readonly<Record<string, string>>;
  /** Of a choice: what its values are called in the language of the person; absent where they are no words. */
  choiceNames?: { find: (value: string) => Message | null };
  /** Of a choice: '' is one too, for what was not stated. */
  mayBeEmpty?: true;
  /** The part of the form it is in, in the order of the fields; absent where no form shows it. */
  form?: string;
  /** Of a choice from 1 to 5: entered and shown as stars. */
  stars?: true;
  /** The person may give it a name, and only then is it shown. */
  isNamed?: true;
  /**
   * Can be a column of the table: its width in pixels and, where it is shorter than the label, its head. `sorted`: an index
   * of its own gives an order, which starts with the first (up) or the last (down); rows without a value come last.
   */
  column?: { width: number; head?: string; sorted?: 'up' | 'down' };
  /** Narrows the list, under this name in the address, by its choices or (`isOpen`) by any value. Needs an index. */
  filter?: { param: string; isSingle?: true; isOpen?: true };
  /** The search of the list looks through its words. */
  searched?: true;
  /** Further heads that mean it in files of other programs, folded as `foldText` does. */
  heads?: readonly string[];
};

/**
 * What becomes of a row when the record it references is deleted: `part` goes with it and is copied with it, since it
 * means nothing alone; `companion` too, but one of the person's own outlives an example; `free` stays and references
 * nothing.
 */
export type Hold = 'part' | 'companion' | 'free';

/** What “Clear all data” does: takes it, takes it as something that hangs on another, asks, or leaves it. */
export type Clearing = 'clears' | 'clears-along' | 'with-places' | 'stays';

/** All there is to know about one kind of own record; the only place where it is told. */
export type Entity = {
  schema: z.ZodMiniObject;
  /** What one and many are called within a sentence. */
  names: { one: string; many: string };
  /**
   * The keys of its table in Dexie's notation, by the version of the database that brought them (`migrations.ts`). APPEND
   * ONLY: another index is another version.
   */
  indexes: Readonly<Record<number, string>>;
  /** Fields that name a record of another table. */
  references?: Readonly<Record<string, { to: string; hold: Hold }>>;
  /** One row stands for one thing, told by these fields and not by its uid. */
  identity?: readonly string[];
  /** False: both sides of a difference cannot be beside each other when a backup is added. */
  keepsBoth?: false;
  clearing: Clearing;
  /** The fields a person knows a record by; absent where it is only known by what it belongs to. */
  knownBy?: readonly string[];
  fields?: Readonly<Record<string, Field>>;
};

/** Keeps the exact type of a descriptor. */
export function entity<const E extends Entity>(facts: E): E {
  return facts;
}
