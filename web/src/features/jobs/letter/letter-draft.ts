import type { Job } from '@foothold/core/entities/job/job.ts';
import { type LetterField, type LetterFields, letterFieldsOf } from '../../../data/letters/letters.ts';
import type { SaveResult } from '../../../data/rows/save-result.ts';

/** Stores fields of a letter; `was` is what they said when typing began. Never throws. */
export type WriteLetter = (edit: {
  fields: Partial<LetterFields>;
  was: Partial<LetterFields>;
}) => Promise<SaveResult>;

/** A field that was changed here and in another tab; nothing was overwritten. */
export type LetterClash = { field: LetterField; mine: string; theirs: string };

/** What the editor of a letter shows. */
export type LetterState = {
  fields: LetterFields;
  /** Something typed is not stored yet. */
  isPending: boolean;
  /** When this editor stored something last, ms; null before it did. */
  savedAt: number | null;
  /** Why the last change was not stored, in words; '' when it was. */
  problem: string;
  clashes: readonly LetterClash[];
  canUndo: boolean;
};

/** A field that is typed and not stored yet. */
type Pending = { value: string; was: string; sent?: string };

/** Milliseconds without a key after which what was typed is stored, and the longest it waits while keys keep coming. */
const pause = 400;
const longest = 2000;
/** Milliseconds in which an answer read before our write may still come. */
const lateAnswers = 1500;

/** A letter while it is edited: what is stored with what is typed over it; each field is stored by itself. */
export class LetterDraft {
  readonly #write: WriteLetter;
  readonly #pending = new Map<LetterField, Pending>();
  /** What our writes replaced, for answers that were read before them. */
  readonly #late = new Map<LetterField, { from: string; to: string }>();
  readonly #listeners = new Set<() => void>();
  readonly #undoable: number[] = [];
  #read: LetterFields;
  #stored: LetterFields;
  #state: LetterState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitsSince = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(job: Pick<Job, 'coverLetter' | 'letter'>, write: WriteLetter) {
    this.#write = write;
    this.#read = letterFieldsOf(job);
    this.#stored = this.#read;
    this.#state = {
      ...{ fields: this.#read, isPending: false, savedAt: null, problem: '', clashes: [], canUndo: false },
    };
  }

  /** Calls back after every change of `state`; returns the way to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): LetterState => this.#state;

  /** The job was read again: after our own change, another tab's or Undo. */
  follow(job: Pick<Job, 'coverLetter' | 'letter'>): void {
    this.#read = letterFieldsOf(job);
    const stored = { ...this.#read };
    for (const [field, { from, to }] of [...this.#late]) {
      if (stored[field] === from) stored[field] = to;
      else this.#late.delete(field);
    }
    this.#stored = stored;
    for (const [field, pending] of [...this.#pending]) {
      const theirs = stored[field];
      // What is on its way, and differs from what was typed since, is not what is stored yet.
      const isOvertaken = pending.sent !== undefined && pending.sent !== pending.value;
      if (theirs === pending.value && !isOvertaken) this.#pending.delete(field);
      else if (pending.sent !== undefined && theirs === pending.sent) pending.was = theirs;
    }
    this.#show({});
    if (this.#pending.size > 0 && this.#timer === undefined) this.#schedule();
  }

  /** Takes what was typed. */
  type(fields: Partial<LetterFields>): void {
    for (const [field, value] of Object.entries(fields) as [LetterField, string][]) {
      const pending = this.#pending.get(field);
      if (pending) pending.value = value;
      else if (this.#stored[field] !== value) this.#pending.set(field, { value, was: this.#stored[field] });
      if (pending && pending.sent === undefined && pending.value === pending.was) this.#pending.delete(field);
    }
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

  /** The entry that was written last; null when it was taken back or there is none. */
  lastUndoable(): number | null {
    return this.#undoable.at(-1) ?? null;
  }

  /** The entry to be taken back next, once all that was typed is stored. */
  async takeUndoable(): Promise<number | null> {
    await this.flush();
    this.#late.clear();
    const entry = this.#undoable.pop() ?? null;
    this.#show({});
    return entry;
  }

  /** Keeps what was typed here over what the other tab stored. */
  async keepMine({ field, theirs }: LetterClash): Promise<void> {
    const pending = this.#pending.get(field);
    if (pending) pending.was = theirs;
    this.#show({});
    await this.flush();
  }

  /** Takes what the other tab stored; what was typed here is dropped. */
  takeTheirs({ field }: LetterClash): void {
    this.#pending.delete(field);
    this.#show({});
  }

  /** What is not stored, to be kept while the tab is closed; '' for nothing. */
  kept(): string {
    const kept = [...this.#pending].map(([field, { value, was }]) => ({ field, value, was }));
    return kept.length === 0 ? '' : JSON.stringify(kept);
  }

  /** Goes on with what a closed tab could not store. */
  restore(text: string): void {
    for (const { field, value, was } of readKept(text)) this.#pending.set(field, { value, was });
    if (this.#pending.size === 0) return;
    this.#show({});
    void this.flush();
  }

  async #send(): Promise<void> {
    const held = new Set(this.#state.clashes.map(({ field }) => field));
    const going = [...this.#pending].filter(([field]) => !held.has(field));
    if (going.length === 0) return;
    for (const [, pending] of going) pending.sent = pending.value;
    const fields = Object.fromEntries(going.map(([field, { value }]) => [field, value]));
    const was = Object.fromEntries(going.map(([field, pending]) => [field, pending.was]));
    const answer = await this.#write({ fields, was });
    for (const [field, pending] of going) {
      const sent = pending.sent ?? '';
      delete pending.sent;
      if (!answer.ok) continue;
      this.#late.set(field, { from: this.#stored[field], to: sent });
      this.#stored = { ...this.#stored, [field]: sent };
      pending.was = sent;
      if (pending.value === sent) this.#pending.delete(field);
    }
    if (!answer.ok)
      return this.#show({ problem: answer.reason === 'changed-elsewhere' ? '' : answer.message });
    const { journalId } = answer;
    if (journalId !== null && this.#undoable.at(-1) !== journalId) this.#undoable.push(journalId);
    this.#show({ savedAt: Date.now(), problem: '' });
    setTimeout(() => {
      if (this.#late.size === 0) return;
      this.#late.clear();
      const { coverLetter, ...letter } = this.#read;
      this.follow({ coverLetter, letter });
    }, lateAnswers);
  }

  #show(change: Partial<LetterState>): void {
    const fields = { ...this.#stored };
    const clashes: LetterClash[] = [];
    for (const [field, { value, was, sent }] of this.#pending) {
      fields[field] = value;
      const theirs = this.#stored[field];
      if (sent === undefined && theirs !== was && theirs !== value)
        clashes.push({ field, mine: value, theirs });
    }
    const canUndo = this.#undoable.length > 0;
    this.#state = { ...this.#state, ...change, fields, clashes, isPending: this.#pending.size > 0, canUndo };
    for (const listener of this.#listeners) listener();
  }

  #schedule(): void {
    if (this.#pending.size === 0) return;
    const now = Date.now();
    if (this.#waitsSince === 0) this.#waitsSince = now;
    clearTimeout(this.#timer);
    const wait = Math.max(0, Math.min(pause, this.#waitsSince + longest - now));
    this.#timer = setTimeout(() => void this.flush(), wait);
  }
}

const fieldNames: readonly string[] = [
  'coverLetter',
  'contactUid',
  'recipient',
  'language',
] satisfies LetterField[];

/** Edits that a closed tab left; none for a text that does not read. */
function readKept(text: string): { field: LetterField; value: string; was: string }[] {
  if (text === '') return [];
  try {
    const read: unknown = JSON.parse(text);
    if (!Array.isArray(read)) return [];
    return read.filter(
      (one) =>
        fieldNames.includes(one?.field) && typeof one.value === 'string' && typeof one.was === 'string',
    );
  } catch {
    return [];
  }
}
