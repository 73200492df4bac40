import type { WholeResume } from '@foothold/core/entities/resume/resume-text.ts';
import { type ItemTable, isSameField } from '@foothold/core/entities/resume/version-differences.ts';
import type { ItemFields, ResumeEdit } from '../../../../data/resumes/resume-edit.ts';
import type { SaveFailure } from '../../../../data/rows/save-result.ts';
import { type Clash, type KeptEdit, PendingEdits } from './pending-edits.ts';
import { type Fields, type Owner, ownedRecord, ownerKey, sharing, withFields } from './resume-owner.ts';

type Answer = { ok: true; itemId: number | null; journalId: number | null } | SaveFailure;

/** Stores changes of the resume as one step. Never throws. */
export type WriteEdits = (edits: readonly ResumeEdit[]) => Promise<Answer>;

/** What the editor shows. */
export type DraftState = {
  whole: WholeResume;
  /** Something typed is not stored yet. */
  isPending: boolean;
  /** When this editor stored something last, ms; null before it did. */
  savedAt: number | null;
  /** Why the last change was not stored, in words; '' when it was. */
  problem: string;
  clashes: readonly Clash[];
  /** This editor has done something that can be taken back. */
  canUndo: boolean;
};

/** Milliseconds without a key after which what was typed is stored, and the longest it waits while keys keep coming. */
const pause = 400;
const longest = 2000;
/** Milliseconds in which an answer read before our write may still come. */
const lateAnswers = 1500;

/**
 * A resume while it is edited: what is stored, with what is typed over it. Every field is stored by itself after a pause,
 * with what it held when typing began, so that two tabs never overwrite each other; both versions stay where they clash.
 */
export class ResumeDraft {
  readonly #write: WriteEdits;
  readonly #pending = new PendingEdits();
  readonly #listeners = new Set<() => void>();
  readonly #undoable: number[] = [];
  /** What our writes replaced, for answers that were read before them. */
  readonly #late = new Map<string, { owner: Owner; field: string; from: unknown; to: unknown }>();
  /** Records that are being edited as they stood last, should another tab delete them. */
  readonly #edited = new Map<string, Fields>();
  #read: WholeResume;
  #stored: WholeResume;
  #state: DraftState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitsSince = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(stored: WholeResume, write: WriteEdits) {
    this.#write = write;
    this.#read = stored;
    this.#stored = stored;
    this.#state = {
      whole: stored,
      isPending: false,
      savedAt: null,
      problem: '',
      clashes: [],
      canUndo: false,
    };
  }

  /** Calls back after every change of `state`; returns the way to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): DraftState => this.#state;

  /** The resume was read again: by our own change, another tab's or Undo. */
  follow(read: WholeResume): void {
    this.#read = read;
    this.#stored = sharing(this.#stored, this.#withLate(read));
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

  /** Adds an item at the end of its table; resolves with its key once the editor has it, null when it was refused. */
  async add(table: ItemTable, fields: ItemFields): Promise<number | null> {
    const id = (await this.#act([{ kind: 'add-item', table, fields }]))?.itemId ?? null;
    if (id !== null) await this.#until(() => ownedRecord(this.#stored, { table, id }) !== undefined);
    return id;
  }

  /** Adds several items as one step; false when it was refused. */
  async addAll(table: ItemTable, items: readonly ItemFields[]): Promise<boolean> {
    return (await this.#act(items.map((fields) => ({ kind: 'add-item', table, fields })))) !== null;
  }

  /** Removes an item; the journal entry, null when it was refused. */
  async remove(table: ItemTable, id: number): Promise<number | null> {
    return (await this.#act([{ kind: 'remove-item', table, id }]))?.journalId ?? null;
  }

  /** Moves an item to a place in its section, from 1. */
  async move(table: ItemTable, id: number, to: number): Promise<boolean> {
    return (await this.#act([{ kind: 'move-item', table, id, to }])) !== null;
  }

  /** The entry to be taken back next, once all that was typed is stored; it is no longer offered then. */
  async takeUndoable(): Promise<number | undefined> {
    await this.flush();
    this.#late.clear();
    const entry = this.#undoable.pop();
    this.#show({});
    return entry;
  }

  /** Keeps what was typed here over what the other tab stored; an item that was deleted there is added again. */
  async keepMine(clash: Clash): Promise<void> {
    if (clash.theirs === undefined && clash.owner.table !== 'resumes') {
      const { owner } = clash;
      const fields = contentOfItem(this.#edited.get(ownerKey(owner)) ?? {});
      for (const one of this.#state.clashes)
        if (ownerKey(one.owner) === ownerKey(owner)) this.#pending.drop(owner, one.field);
      await this.add(owner.table, fields);
      return;
    }
    this.#pending.rebase(clash.owner, clash.field, clash.theirs);
    this.#show({});
    await this.flush();
  }

  /** Takes what the other tab stored; what was typed here is dropped. */
  takeTheirs(clash: Clash): void {
    this.#pending.drop(clash.owner, clash.field);
    this.#show({});
  }

  /** What is not stored, to be kept while the tab is closed. */
  kept(): KeptEdit[] {
    return this.#pending.kept();
  }

  /** Goes on with what a closed tab could not store. */
  restore(kept: readonly KeptEdit[]): void {
    if (kept.length === 0) return;
    this.#pending.restore(kept);
    this.#show({});
    void this.flush();
  }

  async #send(): Promise<void> {
    for (const { owner, fields, was } of this.#pending.send(this.#state.clashes)) {
      const answer = await this.#write([
        owner.table === 'resumes'
          ? { kind: 'resume', fields, was }
          : { kind: 'item', table: owner.table, id: owner.id, fields, was },
      ]);
      if (answer.ok) this.#wrote(owner, fields);
      this.#pending.arrived(owner, fields, answer.ok);
      this.#told(answer);
    }
  }

  async #act(edits: readonly ResumeEdit[]): Promise<Extract<Answer, { ok: true }> | null> {
    await this.flush();
    const answer = await this.#write(edits);
    this.#told(answer);
    return answer.ok ? answer : null;
  }

  #wrote(owner: Owner, fields: Fields): void {
    const before = ownedRecord(this.#stored, owner);
    for (const [field, to] of Object.entries(fields)) {
      const key = `${ownerKey(owner)}/${field}`;
      this.#late.set(key, { owner, field, from: before?.[field], to });
    }
    this.#stored = withFields(this.#stored, owner, fields);
    // An answer that was taken for an old one may have been the newest: look at it again once none can be late.
    setTimeout(() => {
      if (this.#late.size === 0) return;
      this.#late.clear();
      this.follow(this.#read);
    }, lateAnswers);
  }

  /** An answer that was read before our write was stored, as it would read now. */
  #withLate(read: WholeResume): WholeResume {
    let whole = read;
    for (const [key, { owner, field, from, to }] of [...this.#late]) {
      const now = ownedRecord(read, owner)?.[field];
      if (isSameField(now, from)) whole = withFields(whole, owner, { [field]: to });
      else this.#late.delete(key);
    }
    return whole;
  }

  #told(answer: Answer): void {
    if (answer.ok) {
      const { journalId } = answer;
      if (journalId !== null && this.#undoable.at(-1) !== journalId) this.#undoable.push(journalId);
      this.#show({ savedAt: Date.now(), problem: '' });
    } else {
      // What another tab changed arrives with the next answer and is shown as a clash, field by field.
      this.#show({ problem: answer.reason === 'changed-elsewhere' ? '' : answer.message });
    }
  }

  #show(change: Partial<DraftState>): void {
    const clashes = this.#pending.follow(this.#stored);
    const whole = this.#pending.over(this.#stored);
    for (const { owner } of this.#pending.kept()) {
      const record = ownedRecord(whole, owner);
      if (record) this.#edited.set(ownerKey(owner), record);
    }
    this.#state = {
      ...this.#state,
      ...change,
      whole,
      clashes: isSameField(clashes, this.#state.clashes) ? this.#state.clashes : clashes,
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

  #until(isTrue: () => boolean): Promise<void> {
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
}

/** What the data layer writes by itself. */
const stamps: ReadonlySet<string> = new Set([
  'internalId',
  'uid',
  'createdAt',
  'updatedAt',
  'isExample',
  'resumeId',
  'displayOrder',
]);

function contentOfItem(record: Fields): ItemFields {
  return Object.fromEntries(Object.entries(record).filter(([field]) => !stamps.has(field)));
}
