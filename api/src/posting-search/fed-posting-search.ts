import type { Db } from '../db/db.ts';
import type { SearchRequest } from '../posting-index/port/search-request.ts';
import type { IndexHolder } from './index-holder.ts';
import type { IndexSaves } from './index-saves.ts';
import { IndexLostError } from './index-thread.ts';
import { type ChangePosition, changesSince, currentPosition } from './posting-changes.ts';
import type { PostingQuestions, PostingSearch } from './posting-search.ts';
import { rowsAtOnce, rowsBelow, rowsOf } from './stored-rows.ts';

/** How often an answer is sought whose thread ends meanwhile: the question itself may be what ends it. */
const attempts = 2;

/** Keeps an index up to date with the database: before it answers it asks which postings changed, and reads those. */
export class FedPostingSearch implements PostingSearch {
  readonly #db: Db;
  readonly #holder: IndexHolder;
  readonly #saves: IndexSaves | null;
  /** Up to which everything is in the index; null while it is made. */
  #position: ChangePosition | null = null;
  #isUnsaved = false;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #closing: Promise<void> | null = null;
  /** When it was last asked a question, as `performance.now()` counts. */
  askedAt = Number.NEGATIVE_INFINITY;

  constructor(db: Db, holder: IndexHolder, saves: IndexSaves | null = null) {
    this.#db = db;
    this.#holder = holder;
    this.#saves = saves;
  }

  search(request: SearchRequest) {
    return this.#ask(() => this.#holder.search(request));
  }

  matchIds(request: SearchRequest) {
    return this.#ask(() => this.#holder.matchIds(request));
  }

  suggest(...args: Parameters<PostingQuestions['suggest']>) {
    return this.#ask(() => this.#holder.suggest(...args));
  }

  similar(...args: Parameters<PostingQuestions['similar']>) {
    return this.#ask(() => this.#holder.similar(...args));
  }

  wordCounts(...args: Parameters<PostingQuestions['wordCounts']>) {
    return this.#ask(() => this.#holder.wordCounts(...args));
  }

  nearWords(...args: Parameters<PostingQuestions['nearWords']>) {
    return this.#ask(() => this.#holder.nearWords(...args));
  }

  size() {
    return this.#ask(() => this.#holder.size());
  }

  /** One that runs already may have asked before a change, so that who comes later shares the one behind it. */
  caughtUp(): Promise<void> {
    if (!this.#running) return this.#start();
    this.#next ??= this.#running.then(
      () => this.#start(),
      () => this.#start(),
    );
    return this.#next;
  }

  /** Saves the index where it differs from what is saved. */
  async save(): Promise<void> {
    const position = this.#position;
    if (!this.#saves?.isPossible() || !this.#isUnsaved) return;
    if (position === null || this.#holder.isLost()) return;
    this.#isUnsaved = false;
    try {
      await this.#saves.save(position);
    } catch (cause) {
      this.#isUnsaved = true;
      throw cause;
    }
  }

  /** Ends what runs, saves and gives the index up, also where it cannot be saved. A second call waits for the first. */
  close(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    await Promise.allSettled([this.#running, this.#next]);
    try {
      await this.save();
    } finally {
      await this.#holder.close();
    }
  }

  async #ask<T>(run: () => Promise<T>): Promise<T> {
    this.askedAt = performance.now();
    return this.#whileHeld(async () => {
      await this.caughtUp();
      return run();
    });
  }

  async #whileHeld<T>(run: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await run();
      } catch (cause) {
        if (!(cause instanceof IndexLostError) || attempt === attempts || this.#closing) throw cause;
      }
  }

  #start(): Promise<void> {
    this.#next = null;
    const running = this.#whileHeld(() => this.#catchUp()).finally(() => {
      // Else it stays until the next one begins, so that two never run beside each other.
      if (this.#next === null) this.#running = null;
    });
    this.#running = running;
    return running;
  }

  async #catchUp(): Promise<void> {
    if (this.#position === null || this.#holder.isLost()) await this.#resume();
    else await this.#readChanges(this.#position);
  }

  async #resume(): Promise<void> {
    this.#position = null;
    await this.#holder.begin();
    const position = (await this.#saves?.load()) ?? null;
    if (position === null) return this.#readAll();
    this.#isUnsaved = false;
    return this.#readChanges(position);
  }

  async #readChanges(from: ChangePosition): Promise<void> {
    const { position, ids, isAll } = await changesSince(this.#db, from);
    if (isAll) return this.#readAll();
    for (let at = 0; at < ids.length; at += rowsAtOnce) {
      this.#checkOpen();
      const some = ids.slice(at, at + rowsAtOnce);
      const rows = await rowsOf(this.#db, some);
      const there = new Set(rows.map(({ id }) => id));
      this.#isUnsaved = true;
      await this.#holder.remove(some.filter((id) => !there.has(id)));
      await this.#holder.put(rows);
    }
    this.#position = position;
  }

  /** Rows that change while this reads are read again by their changes since its beginning. */
  async #readAll(): Promise<void> {
    this.#position = null;
    const position = await currentPosition(this.#db);
    await this.#holder.begin();
    let reading = rowsBelow(this.#db, null);
    for (;;) {
      this.#checkOpen();
      const rows = await reading;
      const last = rows.at(-1);
      if (!last) break;
      reading = rowsBelow(this.#db, last.id);
      // Its failure is told where it is awaited.
      reading.catch(() => undefined);
      await this.#holder.put(rows);
    }
    this.#isUnsaved = true;
    return this.#readChanges(position);
  }

  #checkOpen(): void {
    if (this.#closing) throw new Error('The search of postings is closed.');
  }
}
