import { isSameValue } from '../../../data/rows/same-value.ts';
import type { DraftRecords, Fields } from './draft-records.ts';

/** A field that is typed and not stored yet. */
type Pending = {
  value: unknown;
  /** What was stored when typing began. */
  was: unknown;
  /** What is on its way to the store. */
  sent?: { value: unknown };
};

/** A field that was changed here and in another tab; nothing was overwritten. */
export type Clash<Owner> = {
  owner: Owner;
  field: string;
  mine: unknown;
  /** Undefined where the record was deleted there. */
  theirs: unknown;
};

/** A field of a record that waits, as it is kept when the tab closes. */
export type StoredEdit<Owner> = { owner: Owner; field: string; value: unknown; was: unknown };

type Held<Owner> = {
  owner: Owner;
  fields: Map<string, Pending>;
  /** The record as it was stored last, should another tab delete it. */
  record: Fields;
};

/** True where something else was typed after what is on its way. */
const isOvertaken = ({ sent, value }: Pending) => sent !== undefined && !isSameValue(sent.value, value);

/** What is typed and not stored yet, by record and field. */
export class PendingEdits<Whole, Owner> {
  readonly #records: DraftRecords<Whole, Owner>;
  readonly #held = new Map<string, Held<Owner>>();

  constructor(records: DraftRecords<Whole, Owner>) {
    this.#records = records;
  }

  get isEmpty(): boolean {
    return this.#held.size === 0;
  }

  /** Takes what was typed; a field put back to what is stored waits no more. */
  type(stored: Whole, owner: Owner, fields: Fields): void {
    const record = this.#records.recordOf(stored, owner);
    for (const [field, value] of Object.entries(fields)) {
      const pending = this.#find(owner, field);
      if (pending) pending.value = value;
      else if (record && !isSameValue(record[field], value))
        this.#put(owner, field, { value, was: record[field] });
      if (pending && !pending.sent && isSameValue(pending.value, pending.was)) this.drop(owner, field);
    }
  }

  /** Puts back what was kept when a tab closed. */
  restore(kept: readonly StoredEdit<Owner>[]): void {
    for (const { owner, field, value, was } of kept) this.#put(owner, field, { value, was });
  }

  /** Everything that waits. */
  kept(): StoredEdit<Owner>[] {
    return [...this.#held.values()].flatMap(({ owner, fields }) =>
      [...fields].map(([field, { value, was }]) => ({ owner, field, value, was })),
    );
  }

  /** The stored whole with what is typed over it. */
  over(stored: Whole): Whole {
    let whole = stored;
    for (const { owner, fields } of this.#held.values()) {
      if (this.#records.recordOf(stored, owner))
        whole = this.#records.withFields(whole, owner, valuesOf(fields));
    }
    return whole;
  }

  /** Compares with what is stored now: what arrived there waits no more, what differs from both sides clashes. */
  follow(stored: Whole): Clash<Owner>[] {
    const clashes: Clash<Owner>[] = [];
    for (const held of [...this.#held.values()]) {
      const { owner, fields } = held;
      const record = this.#records.recordOf(stored, owner);
      if (record) held.record = record;
      for (const [field, pending] of [...fields]) {
        const theirs = record?.[field];
        if (!record) clashes.push({ owner, field, mine: pending.value, theirs: undefined });
        // What is on its way, and differs from what was typed since, is not what is stored yet.
        else if (isSameValue(theirs, pending.value) && !isOvertaken(pending)) this.drop(owner, field);
        else if (pending.sent && isSameValue(theirs, pending.sent.value)) pending.was = theirs;
        else if (!isSameValue(theirs, pending.was) && !pending.sent)
          clashes.push({ owner, field, mine: pending.value, theirs });
      }
    }
    return clashes;
  }

  /** The fields of each record to be stored, without those that clash; they count as sent from here on. */
  send(clashes: readonly Clash<Owner>[]): { owner: Owner; fields: Fields; was: Fields }[] {
    const isHeldBack = (owner: Owner, field: string) =>
      clashes.some(
        (one) => one.field === field && this.#records.keyOf(one.owner) === this.#records.keyOf(owner),
      );
    return [...this.#held.values()].flatMap(({ owner, fields }) => {
      const going = [...fields].filter(([field, { sent }]) => !sent && !isHeldBack(owner, field));
      if (going.length === 0) return [];
      for (const [, pending] of going) pending.sent = { value: pending.value };
      return {
        owner,
        fields: valuesOf(going),
        was: Object.fromEntries(going.map(([field, { was }]) => [field, was])),
      };
    });
  }

  /** What was sent is stored, or was refused. */
  arrived(owner: Owner, fields: Fields, isStored: boolean): void {
    for (const [field, value] of Object.entries(fields)) {
      const pending = this.#find(owner, field);
      if (!pending) continue;
      delete pending.sent;
      if (!isStored) continue;
      pending.was = value;
      if (isSameValue(pending.value, value)) this.drop(owner, field);
    }
  }

  /** Keeps what was typed over what another tab stored. */
  rebase(owner: Owner, field: string, was: unknown): void {
    const pending = this.#find(owner, field);
    if (pending) pending.was = was;
  }

  /** Forgets what was typed into a field. */
  drop(owner: Owner, field: string): void {
    const held = this.#held.get(this.#records.keyOf(owner));
    held?.fields.delete(field);
    if (held?.fields.size === 0) this.#held.delete(this.#records.keyOf(owner));
  }

  /** Takes out all that waits of a record: the record as it was stored last and typed over, and the way to put it back. */
  takeOut(owner: Owner): { record: Fields; putBack: () => void } {
    const key = this.#records.keyOf(owner);
    const held = this.#held.get(key);
    if (!held) return { record: {}, putBack: () => {} };
    this.#held.delete(key);
    return {
      record: { ...held.record, ...valuesOf(held.fields) },
      putBack: () => void this.#held.set(key, held),
    };
  }

  #find(owner: Owner, field: string): Pending | undefined {
    return this.#held.get(this.#records.keyOf(owner))?.fields.get(field);
  }

  #put(owner: Owner, field: string, pending: Pending): void {
    const key = this.#records.keyOf(owner);
    const held = this.#held.get(key) ?? { owner, fields: new Map(), record: {} };
    held.fields.set(field, pending);
    this.#held.set(key, held);
  }
}

const valuesOf = (fields: Iterable<[string, Pending]>): Fields =>
  Object.fromEntries([...fields].map(([field, { value }]) => [field, value]));
