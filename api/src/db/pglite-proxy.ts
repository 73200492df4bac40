import { Worker } from 'node:worker_threads';
import type { WorkerReply, WorkerRequest } from './pglite-worker.ts';

type QueryOptions = { rowMode?: 'array' | 'object'; parsers?: unknown };
export type ProxyResult = { rows: unknown[]; fields: unknown[]; affectedRows?: number };

/** A statement's failure with PostgreSQL's SQLSTATE in `code`. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

type Send = (request: Omit<WorkerRequest, 'id'>) => Promise<unknown>;

/** What drizzle and our Db see of PGlite: the same calls, answered by the worker thread. */
export class PgliteProxy {
  readonly #send: Send;
  readonly #stop: () => Promise<void>;
  /** Callers wait here, so that nothing slips into another caller's open transaction. */
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(send: Send, stop: () => Promise<void>) {
    this.#send = send;
    this.#stop = stop;
  }

  /** Starts the worker on a data folder (absent: in memory); rejects when PGlite cannot open it. */
  static async open(options: { dataDir?: string; loadDataDir?: Blob }): Promise<PgliteProxy> {
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: options });
    const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (cause: Error) => void }>();
    let lastId = 0;
    let dead: Error | undefined;
    const failAll = (cause: Error) => {
      dead = cause;
      for (const { reject } of waiting.values()) reject(cause);
      waiting.clear();
    };
    const ready = new Promise((resolve, reject) => waiting.set(0, { resolve, reject }));
    worker.on('message', (reply: WorkerReply) => {
      const caller = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('error' in reply) caller?.reject(Object.assign(new DatabaseError(reply.error.message), reply.error));
      else caller?.resolve(reply.result);
    });
    worker.on('error', (cause) => failAll(cause as Error));
    worker.on('exit', () => failAll(new DatabaseError('The database is closed.')));
    await ready;
    const send: Send = (request) =>
      new Promise((resolve, reject) => {
        if (dead) return reject(dead);
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ ...request, id: lastId } satisfies WorkerRequest);
      });
    return new PgliteProxy(send, async () => {
      if (!dead) await send({ method: 'close', sql: '', params: [] });
      await worker.terminate();
    });
  }

  #take<T>(run: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(run);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  #statement(sql: string, params: readonly unknown[], options: QueryOptions): Promise<ProxyResult> {
    const { rowMode, parsers } = options;
    return this.#send({
      method: 'query',
      sql,
      params,
      rowMode,
      plainTimes: parsers !== undefined,
    }) as Promise<ProxyResult>;
  }

  query(sql: string, params: readonly unknown[] = [], options: QueryOptions = {}): Promise<ProxyResult> {
    return this.#take(() => this.#statement(sql, params, options));
  }

  exec(sql: string): Promise<void> {
    return this.#take(async () => {
      await this.#send({ method: 'exec', sql, params: [] });
    });
  }

  /** Runs `work` alone between BEGIN and COMMIT; ROLLBACK when it throws. */
  transaction<T>(work: (tx: PgliteTransaction) => Promise<T>): Promise<T> {
    return this.#take(async () => {
      const exec = async (sql: string) => {
        await this.#send({ method: 'exec', sql, params: [] });
      };
      await exec('BEGIN');
      try {
        const result = await work({
          query: (sql, params = [], options = {}) => this.#statement(sql, params, options),
          exec,
          rollback: () => exec('ROLLBACK'),
        });
        await exec('COMMIT');
        return result;
      } catch (cause) {
        await exec('ROLLBACK');
        throw cause;
      }
    });
  }

  /** Waits for the running statement, closes the data folder, ends the worker. */
  close(): Promise<void> {
    return this.#take(() => this.#stop());
  }
}

export type PgliteTransaction = {
  query(sql: string, params?: readonly unknown[], options?: QueryOptions): Promise<ProxyResult>;
  exec(sql: string): Promise<void>;
  rollback(): Promise<void>;
};
