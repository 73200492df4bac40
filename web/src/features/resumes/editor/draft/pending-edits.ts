import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { isSameField } from '@foothold/core/entities/resume/version-differences.ts';
import { type Fields, type Owner, ownedRecord, ownerKey, withFields } from './resume-owner.ts';

/** A field that is typed and not stored yet. */
export type Pending = {
  value: unknown;
  /** What was stored when typing began. */
  was: unknown;
  /** What is on its way to the store. */
  sent?: { value: unknown };
};

/** A field that was changed here and in another tab; nothing was overwritten. */
export type Clash = {
  owner: Owner;
  field: string;
  mine: unknown;
  /** Undefined where the item was deleted there. */
  theirs: unknown;
};

/** A field of a record that waits, as it is kept when the tab closes. */
export type KeptEdit = { owner: Owner; field: string; value: unknown; was: unknown };

type Held = { owner: Owner; fields: Map<string, Pending> };

/** True where something else was typed after what is on its way. */
const isOvertaken = ({ sent, value }: Pending) => sent !== undefined && !isSameField(sent.value, value);

/** What is typed and not stored yet, by record and field. */
export class PendingEdits {
  readonly #held = new Map<string, Held>();

  get isEmpty(): boolean {
    return this.#held.size === 0;
  }

  /** Takes what was typed; a field put back to what is stored waits no more. */
  type(stored: WholeResume, owner: Owner, fields: Fields): void {
    const record = ownedRecord(stored, owner);
    for (const [field, value] of Object.entries(fields)) {
      const pending = this.#find(owner, field);
      if (pending) pending.value = value;
      else if (record && !isSameField(record[field], value))
        this.#put(owner, field, { value, was: record[field] });
      if (pending && !pending.sent && isSameField(pending.value, pending.was)) this.drop(owner, field);
    }
  }

  /** Puts back what was kept when a tab closed. */
  restore(kept: readonly KeptEdit[]): void {
    for (const { owner, field, value, was } of kept) this.#put(owner, field, { value, was });
  }

  /** Everything that waits. */
  kept(): KeptEdit[] {
    return [...this.#held.values()].flatMap(({ owner, fields }) =>
      [...fields].map(([field, { value, was }]) => ({ owner, field, value, was })),
    );
  }

  /** The stored whole with what is typed over it. */
  over(stored: WholeResume): WholeResume {
    let whole = stored;
    for (const { owner, fields } of this.#held.values()) {
      if (ownedRecord(stored, owner))
        whole = withFields(
          whole,
          owner,
          Object.fromEntries([...fields].map(([field, { value }]) => [field, value])),
        );
    }
    return whole;
  }

  /** Compares with what is stored now: what arrived there waits no more, what differs from both sides clashes. */
  follow(stored: WholeResume): Clash[] {
    const clashes: Clash[] = [];
    for (const { owner, fields } of [...this.#held.values()]) {
      const record = ownedRecord(stored, owner);
      for (const [field, pending] of [...fields]) {
        const theirs = record?.[field];
        if (!record) clashes.push({ owner, field, mine: pending.value, theirs: undefined });
        // What is on its way, and differs from what was typed since, is not what is stored yet.
        else if (isSameField(theirs, pending.value) && !isOvertaken(pending)) this.drop(owner, field);
        else if (pending.sent && isSameField(theirs, pending.sent.value)) pending.was = theirs;
        else if (!isSameField(theirs, pending.was) && !pending.sent)
          clashes.push({ owner, field, mine: pending.value, theirs });
      }
    }
    return clashes;
  }

  /** The fields of each record to be stored, without those that clash; they count as sent from here on. */
  send(clashes: readonly Clash[]): { owner: Owner; fields: Fields; was: Fields }[] {
    const isHeldBack = (owner: Owner, field: string) =>
      clashes.some((one) => one.field === field && ownerKey(one.owner) === ownerKey(owner));
    return [...this.#held.values()].flatMap(({ owner, fields }) => {
      const going = [...fields].filter(([field, { sent }]) => !sent && !isHeldBack(owner, field));
      if (going.length === 0) return [];
      for (const [, pending] of going) pending.sent = { value: pending.value };
      return {
        owner,
        fields: Object.fromEntries(going.map(([field, { value }]) => [field, value])),
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
      if (isSameField(pending.value, value)) this.drop(owner, field);
    }
  }

  /** Keeps what was typed over what another tab stored. */
  rebase(owner: Owner, field: string, was: unknown): void {
    const pending = this.#find(owner, field);
    if (pending) pending.was = was;
  }

  /** Forgets what was typed into a field. */
  drop(owner: Owner, field: string): void {
    const held = this.#held.get(ownerKey(owner));
    held?.fields.delete(field);
    if (held?.fields.size === 0) this.#held.delete(ownerKey(owner));
  }

  #find(owner: Owner, field: string): Pending | undefined {
    return this.#held.get(ownerKey(owner))?.fields.get(field);
  }

  #put(owner: Owner, field: string, pending: Pending): void {
    const key = ownerKey(owner);
    const held = this.#held.get(key) ?? { owner, fields: new Map() };
    held.fields.set(field, pending);
    this.#held.set(key, held);
  }
}
