import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { DatabaseError } from './database-error.ts';
import type { SqlClient, SqlOptions, SqlResult, SqlStatements } from './db-over.ts';
import type { WorkerReply, WorkerRequest } from './pglite-worker.ts';

// Once in a great while V8 13.6 (Node 24) frees compiled code that it no longer knows of, as threads share it, and ends
// the process: “Check failed: jit_page_->allocations_.erase(addr) == 1”. So none is freed; what that keeps could not be
// told from noise in the process's memory.
setFlagsFromString('--no-wasm-code-gc');

type Send = (request: Omit<WorkerRequest, 'id'>) => Promise<unknown>;
type Waiting = { resolve: (value: unknown) => void; reject: (cause: Error) => void };

// Node's types know nothing of it.
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { compile(bytes: Uint8Array): Promise<object> };
};
let compiled: Promise<object> | undefined;

/** PGlite's code, compiled once a process: each worker would compile its nine megabytes anew. */
function pgliteCode(): Promise<object> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  compiled ??= readFile(file).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}

/** What drizzle and our Db see of PGlite: the same calls, answered by the worker thread. */
export class PgliteProxy implements SqlClient {
  readonly #send: Send;
  readonly #stop: () => Promise<void>;
  /** Callers wait here, so that nothing slips into another caller's open transaction. */
  #turn: Promise<unknown> = Promise.resolve();
  #closing: Promise<void> | undefined;

  private constructor(send: Send, stop: () => Promise<void>) {
    this.#send = send;
    this.#stop = stop;
  }

  /** Starts the worker on a data folder (absent: in memory); rejects when PGlite cannot open it. */
  static async open(options: { dataDir?: string; loadDataDir?: Blob }): Promise<PgliteProxy> {
    const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: { ...options, pgliteWasmModule: await pgliteCode() },
      // Flags of this process, such as --input-type, are not for the worker's file.
      execArgv: [],
    });
    const waiting = new Map<number, Waiting>();
    let lastId = 0;
    let dead: Error | undefined;
    const failAll = (cause: Error) => {
      dead ??= cause;
      for (const { reject } of waiting.values()) reject(dead);
      waiting.clear();
    };
    const gone = (message: string) => new DatabaseError(message, { code: 'DATABASE_CLOSED' });
    const ready = new Promise((resolve, reject) => waiting.set(0, { resolve, reject }));
    worker.on('message', (reply: WorkerReply) => {
      const caller = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('error' in reply) caller?.reject(new DatabaseError(reply.error.message, reply.error));
      else caller?.resolve(reply.result);
    });
    worker.on('error', (cause) => failAll(gone(`The database stopped: ${cause}`)));
    worker.on('exit', () => failAll(gone('The database is closed.')));
    await ready.catch(async (cause) => {
      await worker.terminate();
      throw cause;
    });
    const send: Send = (request) =>
      new Promise((resolve, reject) => {
        if (dead) return reject(dead);
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ ...request, id: lastId } satisfies WorkerRequest);
      });
    return new PgliteProxy(send, async () => {
      try {
        if (!dead) await send({ method: 'close', sql: '', params: [] });
      } finally {
        await worker.terminate();
      }
    });
  }

  #take<T>(run: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(run);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }

  #statement(sql: string, params: readonly unknown[], options: SqlOptions): Promise<SqlResult> {
    const { rowMode, parsers } = options;
    return this.#send({
      method: 'query',
      sql,
      params,
      rowMode,
      plainTimes: parsers !== undefined,
    }) as Promise<SqlResult>;
  }

  query(sql: string, params: readonly unknown[] = [], options: SqlOptions = {}): Promise<SqlResult> {
    return this.#take(() => this.#statement(sql, params, options));
  }

  exec(sql: string): Promise<void> {
    return this.#take(() => this.#script(sql));
  }

  async #script(sql: string): Promise<void> {
    await this.#send({ method: 'exec', sql, params: [] });
  }

  /** Runs `work` alone between BEGIN and COMMIT; ROLLBACK when it throws. Statements sent after its end are refused. */
  transaction<T>(work: (tx: SqlStatements) => Promise<T>): Promise<T> {
    return this.#take(async () => {
      let isOver = false;
      const during = <R>(run: () => Promise<R>): Promise<R> =>
        // A statement that nobody waited for must not land outside the transaction it belongs to.
        isOver ? Promise.reject(new DatabaseError('The transaction is over.', { code: '25000' })) : run();
      await this.#script('BEGIN');
      try {
        const result = await work({
          query: (sql, params = [], options = {}) => during(() => this.#statement(sql, params, options)),
          exec: (sql) => during(() => this.#script(sql)),
        });
        isOver = true;
        await this.#script('COMMIT');
        return result;
      } catch (cause) {
        isOver = true;
        // The first failure is the one to tell; a database that is gone has rolled back by itself.
        await this.#script('ROLLBACK').catch(() => undefined);
        throw cause;
      }
    });
  }

  /** Waits for the running work, closes the data folder, ends the worker; a second call waits for the first. */
  close(): Promise<void> {
    this.#closing ??= this.#take(() => this.#stop());
    return this.#closing;
  }
}
