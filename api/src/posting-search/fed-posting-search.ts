import type { Db } from '../db/db.ts';
import type { SearchRequest } from '../posting-index/port/search-request.ts';
import { type ChangePosition, changesSince, currentPosition } from './posting-changes.ts';
import type { PostingQuestions, PostingSearch } from './posting-search.ts';
import { rowsAtOnce, rowsBelow, rowsOf, type StoredRow } from './stored-rows.ts';

/** Who holds the index: this thread or another one. Calls take effect in their order. */
export type IndexHolder = PostingQuestions & {
  /** Forgets all postings. */
  clear(): Promise<void>;
  put(rows: readonly StoredRow[]): Promise<void>;
  remove(ids: readonly number[]): Promise<void>;
  close(): Promise<void>;
};

/** Keeps an index up to date with the database: before it answers it asks which postings changed, and reads those. */
export class FedPostingSearch implements PostingSearch {
  readonly #db: Db;
  readonly #holder: IndexHolder;
  #position: ChangePosition | null = null;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;

  constructor(db: Db, holder: IndexHolder) {
    this.#db = db;
    this.#holder = holder;
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

  async search(request: SearchRequest) {
    await this.caughtUp();
    return this.#holder.search(request);
  }

  async suggest(...args: Parameters<PostingQuestions['suggest']>) {
    await this.caughtUp();
    return this.#holder.suggest(...args);
  }

  async similar(...args: Parameters<PostingQuestions['similar']>) {
    await this.caughtUp();
    return this.#holder.similar(...args);
  }

  async wordCounts(...args: Parameters<PostingQuestions['wordCounts']>) {
    await this.caughtUp();
    return this.#holder.wordCounts(...args);
  }

  async nearWords(...args: Parameters<PostingQuestions['nearWords']>) {
    await this.caughtUp();
    return this.#holder.nearWords(...args);
  }

  async size() {
    await this.caughtUp();
    return this.#holder.size();
  }

  async close(): Promise<void> {
    await Promise.allSettled([this.#running, this.#next]);
    await this.#holder.close();
  }

  #start(): Promise<void> {
    this.#next = null;
    const running = this.#catchUp().finally(() => {
      // Else it stays until the next one begins, so that two never run beside each other.
      if (this.#next === null) this.#running = null;
    });
    this.#running = running;
    return running;
  }

  async #catchUp(): Promise<void> {
    if (this.#position === null) await this.#readAll();
    else await this.#readChanges(this.#position);
  }

  async #readChanges(from: ChangePosition): Promise<void> {
    const { position, ids, isAll } = await changesSince(this.#db, from);
    if (isAll) return this.#readAll();
    for (let at = 0; at < ids.length; at += rowsAtOnce) {
      const some = ids.slice(at, at + rowsAtOnce);
      const rows = await rowsOf(this.#db, some);
      const there = new Set(rows.map(({ id }) => id));
      await this.#holder.remove(some.filter((id) => !there.has(id)));
      await this.#holder.put(rows);
    }
    this.#position = position;
  }

  /** Rows that change while this reads are read again by their changes since its beginning. */
  async #readAll(): Promise<void> {
    this.#position = null;
    const position = await currentPosition(this.#db);
    await this.#holder.clear();
    let reading = rowsBelow(this.#db, null);
    for (;;) {
      const rows = await reading;
      const last = rows.at(-1);
      if (!last) break;
      reading = rowsBelow(this.#db, last.id);
      // Its failure is told where it is awaited.
      reading.catch(() => undefined);
      await this.#holder.put(rows);
    }
    this.#position = position;
    return this.#readChanges(position);
  }
}
