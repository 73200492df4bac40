import type { Message } from '@foothold/core/text/messages.ts';
import { isSameValue } from '../../../data/rows/same-value.ts';
import type { SaveFailure } from '../../../data/rows/save-result.ts';
import type { DraftRecords, Fields } from './draft-records.ts';
import { LateReads } from './late-reads.ts';
import { type Clash, PendingEdits, type StoredEdit } from './pending-edits.ts';

/** What a command answers; `journalId` is what Undo takes, null when there was nothing to change. */
export type Answer = { ok: true; journalId: number | null } | SaveFailure;

/** Stores fields of one record; `was` is what they held when typing began. Never throws. */
export type WriteFields<Owner> = (owner: Owner, edit: { fields: Fields; was: Fields }) => Promise<Answer>;

/** What an editor shows. */
export type DraftState<Whole, Owner> = {
  /** What is stored, with what is typed over it. */
  whole: Whole;
  /** Something typed is not stored yet. */
  isPending: boolean;
  /** When this editor stored something last, ms; null before it did. */
  savedAt: number | null;
  /** Why the last change was not stored, in words; '' when it was. */
  problem: Message | null;
  clashes: readonly Clash<Owner>[];
  /** This editor has done something that can be taken back. */
  canUndo: boolean;
};

/** Milliseconds without a key after which what was typed is stored, and the longest it waits while keys keep coming. */
const pause = 400;
const longest = 2000;

/**
 * Records while they are edited: what is stored, with what is typed over it. Every field is stored by itself after a pause,
 * with what it held when typing began, so that two tabs never overwrite each other; both versions stay where they clash.
 */
export class FieldDraft<Whole, Owner> {
  readonly #records: DraftRecords<Whole, Owner>;
  readonly #write: WriteFields<Owner>;
  readonly #pending: PendingEdits<Whole, Owner>;
  readonly #late: LateReads<Whole, Owner>;
  readonly #listeners = new Set<() => void>();
  readonly #undoable: number[] = [];
  #read: Whole;
  #stored: Whole;
  #state: DraftState<Whole, Owner>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitsSince = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(stored: Whole, records: DraftRecords<Whole, Owner>, write: WriteFields<Owner>) {
    this.#records = records;
    this.#write = write;
    this.#pending = new PendingEdits(records);
    this.#late = new LateReads(records);
    this.#read = stored;
    this.#stored = stored;
    this.#state = {
      whole: stored,
      isPending: false,
      savedAt: null,
      problem: null,
      clashes: [],
      canUndo: false,
    };
  }

  /** Calls back after every change of `state`; returns the way to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): DraftState<Whole, Owner> => this.#state;

  /** The records were read again: after our own change, another tab's or Undo. */
  follow(read: Whole): void {
    this.#read = read;
    this.#stored = this.#records.sharing(this.#stored, this.#late.correct(read));
    this.#show({});
    if (!this.#pending.isEmpty && this.#timer === undefined) this.#schedule();
  }

  /** Takes what was typed into fields of one record. */
  type(owner: Owner, fields: Fields): void {
    this.#pending.type(this.#stored, owner, fields);
    this.#show({});
    this.#schedule();
  }

  /** Stores what waits now; resolves when it is stored or was refused. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waitsSince = 0;
    this.#writing = this.#writing.then(() => this.#send());
    return this.#writing;
  }

  /** Runs another command as a step of this editor, after what was typed is stored; null when it was refused. */
  async run<A extends Answer>(command: () => Promise<A>): Promise<Extract<A, { ok: true }> | null> {
    await this.flush();
    const answer = await command();
    this.#report(answer);
    return answer.ok ? (answer as Extract<A, { ok: true }>) : null;
  }

  /** The entry to be taken back next, once all that was typed is stored; it is no longer offered then. Null for none. */
  async takeUndoable(): Promise<number | null> {
    await this.flush();
    this.#late.clear();
    const entry = this.#undoable.pop() ?? null;
    this.#show({});
    return entry;
  }

  /** Keeps what was typed here over what the other tab stored. */
  async keepMine({ owner, field, theirs }: Clash<Owner>): Promise<void> {
    this.#pending.rebase(owner, field, theirs);
    this.#show({});
    await this.flush();
  }

  /** Takes what the other tab stored; what was typed here is dropped. */
  takeTheirs({ owner, field }: Clash<Owner>): void {
    this.#pending.drop(owner, field);
    this.#show({});
  }

  /** What is not stored, to be kept while the tab is closed. */
  kept(): StoredEdit<Owner>[] {
    return this.#pending.kept();
  }

  /** Goes on with what a closed tab could not store. */
  restore(kept: readonly StoredEdit<Owner>[]): void {
    if (kept.length === 0) return;
    this.#pending.restore(kept);
    this.#show({});
    void this.flush();
  }

  /** Takes out what was typed into a record that is gone: all that is known of it, and the way to put it back. */
  protected takeOut(owner: Owner): { record: Fields; putBack: () => void } {
    const { record, putBack } = this.#pending.takeOut(owner);
    this.#show({});
    return {
      record,
      putBack: () => {
        putBack();
        this.#show({});
      },
    };
  }

  /** Resolves once it is true of `state`, or after a while that a read never takes. */
  protected until(isTrue: () => boolean): Promise<void> {
    return new Promise((done) => {
      if (isTrue()) return done();
      const end = () => {
        clearTimeout(timer);
        stop();
        done();
      };
      const stop = this.subscribe(() => isTrue() && end());
      const timer = setTimeout(end, 3000);
    });
  }

  async #send(): Promise<void> {
    for (const { owner, fields, was } of this.#pending.send(this.#state.clashes)) {
      const answer = await this.#write(owner, { fields, was });
      if (answer.ok) {
        this.#late.wrote(this.#stored, { owner, fields }, () => this.follow(this.#read));
        this.#stored = this.#records.withFields(this.#stored, owner, fields);
      }
      this.#pending.arrived(owner, fields, answer.ok);
      this.#report(answer);
    }
  }

  #report(answer: Answer): void {
    if (answer.ok) {
      const { journalId } = answer;
      if (journalId !== null && this.#undoable.at(-1) !== journalId) this.#undoable.push(journalId);
      this.#show({ savedAt: Date.now(), problem: null });
    } else {
      // What another tab changed arrives with the next answer and is shown as a clash, field by field.
      this.#show({ problem: answer.reason === 'changed-elsewhere' ? null : answer.message });
    }
  }

  #show(change: Partial<DraftState<Whole, Owner>>): void {
    const clashes = this.#pending.follow(this.#stored);
    this.#state = {
      ...this.#state,
      ...change,
      whole: this.#pending.over(this.#stored),
      clashes: isSameValue(clashes, this.#state.clashes) ? this.#state.clashes : clashes,
      isPending: !this.#pending.isEmpty,
      canUndo: this.#undoable.length > 0,
    };
    for (const listener of this.#listeners) listener();
  }

  #schedule(): void {
    if (this.#pending.isEmpty) return;
    const now = Date.now();
    if (this.#waitsSince === 0) this.#waitsSince = now;
    clearTimeout(this.#timer);
    const wait = Math.max(0, Math.min(pause, this.#waitsSince + longest - now));
    this.#timer = setTimeout(() => void this.flush(), wait);
  }
}
