import { DatabaseError } from './database-error.ts';
import type { SqlClient, SqlOptions, SqlResult, SqlStatements } from './db-over.ts';
import { createLanes, type Lanes } from './lanes.ts';
import type { startPglite } from './pglite-thread.ts';
import { type ReopeningThread, startReopeningPglite } from './reopening-thread.ts';

/** As long as a statement may take on PostgreSQL (postgres-client.ts). */
const usualSeconds = 25;

type Until = Parameters<ReopeningThread['send']>[1];

type Options = Parameters<typeof startPglite>[0] & {
  /** Seconds after which a statement is ended; 25 where absent, 0: never. */
  statementSeconds?: number;
};

/** What drizzle and our Db see of PGlite: the same calls, answered by the worker thread. */
export class PgliteProxy implements SqlClient {
  readonly #thread: ReopeningThread;
  readonly #seconds: number;
  /** Callers wait here, so that nothing typos into another caller's open transaction. */
  readonly #lanes: Lanes;
  #closing: Promise<void> | undefined;

  private constructor(thread: ReopeningThread, seconds: number, lanes: Lanes) {
    this.#thread = thread;
    this.#seconds = seconds;
    this.#lanes = lanes;
  }

  /** Starts the worker on a data folder (absent: in memory); rejects when PGlite cannot open it. */
  static async open({ statementSeconds = usualSeconds, ...options }: Options): Promise<PgliteProxy> {
    return new PgliteProxy(await startReopeningPglite(options), statementSeconds, createLanes());
  }

  /** The same database without a time limit: an index over a million rows takes what it takes. */
  unhurried(): PgliteProxy {
    return new PgliteProxy(this.#thread, 0, this.#lanes);
  }

  #statement(
    sql: string,
    params: readonly unknown[],
    { rowMode, parsers }: SqlOptions,
    until: Until = { seconds: this.#seconds },
  ): Promise<SqlResult> {
    const plainTimes = parsers !== undefined;
    return this.#thread.send(
      { method: 'query', sql, params, rowMode, plainTimes },
      until,
    ) as Promise<SqlResult>;
  }

  query(sql: string, params: readonly unknown[] = [], options: SqlOptions = {}): Promise<SqlResult> {
    return this.#lanes.take('short', () => this.#statement(sql, params, options));
  }

  read(sql: string, params: readonly unknown[], signal: AbortSignal): Promise<SqlResult> {
    const until = { seconds: this.#seconds, signal };
    return this.#lanes.take('search', () => this.#statement(sql, params, {}, until), signal);
  }

  exec(sql: string): Promise<void> {
    return this.#lanes.take('short', () => this.#script(sql));
  }

  async #script(sql: string, until: Until = { seconds: this.#seconds }): Promise<void> {
    await this.#thread.send({ method: 'exec', sql, params: [] }, until);
  }

  /** Runs `work` alone between BEGIN and COMMIT; ROLLBACK when it throws. Statements sent after its end are refused. */
  transaction<T>(work: (tx: SqlStatements) => Promise<T>): Promise<T> {
    return this.#lanes.take('short', async () => {
      let isOver = false;
      const during = <R>(run: () => Promise<R>): Promise<R> =>
        // A statement that nobody waited for must not land outside the transaction it belongs to.
        isOver ? Promise.reject(new DatabaseError('The transaction is over.', { code: '25000' })) : run();
      await this.#script('BEGIN');
      const until = { seconds: this.#seconds, generation: this.#thread.generation() };
      try {
        const result = await work({
          query: (sql, params = [], options = {}) =>
            during(() => this.#statement(sql, params, options, until)),
          exec: (sql) => during(() => this.#script(sql, until)),
        });
        isOver = true;
        await this.#script('COMMIT', until);
        return result;
      } catch (cause) {
        isOver = true;
        // The first failure is the one to tell; a database that is gone has rolled back by itself.
        await this.#script('ROLLBACK', until).catch(() => undefined);
        throw cause;
      }
    });
  }

  /** Waits for the work that was asked for, closes the data folder, ends the worker; a second call waits for the first. */
  close(): Promise<void> {
    this.#closing ??= this.#lanes.take('end', () => this.#thread.stop());
    return this.#closing;
  }
}
