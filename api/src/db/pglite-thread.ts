import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { DatabaseError } from './database-error.ts';
import { cancelStatement, createRunning, memorySize } from './pglite-cancel.ts';
import type { Ready, WorkerData, WorkerReply, WorkerRequest } from './pglite-worker.ts';
import { withSharedMemory } from './shared-memory-code.ts';

// Once in a great while V8 13.6 (Node 24) frees compiled code that it no longer knows of, as threads share it, and ends
// the process: “Check failed: jit_page_->allocations_.erase(addr) == 1”. So none is freed; what that keeps could not be
// told from noise in the process's memory.
setFlagsFromString('--no-wasm-code-gc');

type Waiting = { resolve: (value: unknown) => void; reject: (cause: Error) => void };

/** When a statement is ended before it is done: by a signal, and after so many seconds (0: never). */
export type Until = { seconds: number; signal?: AbortSignal | undefined };

/** PGlite in a thread of its own; statements run in the order in which they are sent. */
export type PgliteThread = {
  /** Answers when the statement is over, also one that was ended: with the signal's reason, or SQLSTATE 57014. */
  send(request: Omit<WorkerRequest, 'id'>, until: Until): Promise<unknown>;
  /** Closes the data folder and ends the thread. */
  stop(): Promise<void>;
  /** Ends the thread at once, whatever it does. */
  terminate(): Promise<unknown>;
};

/** Milliseconds after which the request to end a statement is repeated. */
const tellAgain = 100;

// Node's types know nothing of it.
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { compile(bytes: Uint8Array): Promise<object> };
};
const compiled: { plain?: Promise<object>; shared?: Promise<object> } = {};

/** PGlite's code, compiled once a process: each worker would compile its nine megabytes again. */
function pgliteCode(kind: 'plain' | 'shared'): Promise<object> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  compiled[kind] ??= readFile(file).then((bytes) =>
    WebAssembly.compile(kind === 'plain' ? bytes : withSharedMemory(bytes, memorySize)),
  );
  return compiled[kind];
}

/**
 * Starts PGlite on a data folder, on a copy of one, or (neither) on a new database in memory; rejects when it cannot be
 * opened. `isNew`: the database is made now, by a second program that shares the code but not the memory, and statements
 * of it cannot be cancelled.
 */
export async function startPglite({
  isNew,
  ...options
}: {
  dataDir?: string;
  loadDataDir?: Blob;
  isNew?: boolean;
}): Promise<PgliteThread> {
  const running = createRunning();
  const isCancellable = !isNew;
  const pgliteWasmModule = await pgliteCode(isCancellable ? 'shared' : 'plain');
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { ...options, running, isCancellable, pgliteWasmModule } as WorkerData,
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
  const flags = (await ready.catch(async (cause) => {
    await worker.terminate();
    throw cause;
  })) as Ready;

  async function send(request: Omit<WorkerRequest, 'id'>, { seconds, signal }: Until): Promise<unknown> {
    signal?.throwIfAborted();
    if (dead) throw dead;
    // Positive and of 31 bits, whatever was sent before.
    lastId = (lastId % 0x3fff_ffff) + 1;
    const id = lastId;
    let again: NodeJS.Timeout | undefined;
    const end = () => {
      if (!flags || again) return;
      cancelStatement(running, id, flags);
      again = setInterval(() => cancelStatement(running, id, flags), tellAgain);
    };
    const tooLong = seconds > 0 ? setTimeout(end, seconds * 1000) : undefined;
    signal?.addEventListener('abort', end, { once: true });
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ ...request, id } satisfies WorkerRequest);
      });
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      throw cause;
    } finally {
      clearTimeout(tooLong);
      clearInterval(again);
      signal?.removeEventListener('abort', end);
    }
  }

  return {
    send,
    terminate: () => worker.terminate(),
    async stop() {
      try {
        if (!dead) await send({ method: 'close', sql: '', params: [] }, { seconds: 0 });
      } finally {
        await worker.terminate();
      }
    },
  };
}
