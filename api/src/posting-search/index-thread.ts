import { Worker } from 'node:worker_threads';
import { IndexInputError } from '../posting-index/port/index-limits.ts';
import type { IndexMethods } from './index-methods.ts';
import type { IndexCall, IndexReply, WorkerData } from './index-worker.ts';

/** The thread of an index ended, and the index with it. */
export class IndexLostError extends Error {
  override name = 'IndexLostError';
}

type Waiting = { resolve: (value: unknown) => void; reject: (cause: Error) => void };

/** A thread with an index. */
export type IndexThread = {
  /** Calls take effect in their order. Throws IndexLostError when the thread is no more. */
  call<Name extends keyof IndexMethods>(
    method: Name,
    ...args: Parameters<IndexMethods[Name]>
  ): Promise<Awaited<ReturnType<IndexMethods[Name]>>>;
  isLost(): boolean;
  stop(): Promise<void>;
};

/** Starts a thread with an empty index that is saved in `folder` (null: nowhere). */
export function startIndexThread(folder: string | null): IndexThread {
  const worker = new Worker(new URL('./index-worker.ts', import.meta.url), {
    workerData: { folder } satisfies WorkerData,
    // Flags of this process, such as --input-type, are not for the worker's file.
    execArgv: [],
  });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let lost: IndexLostError | null = null;
  const lose = (message: string) => {
    lost ??= new IndexLostError(message);
    for (const { reject } of waiting.values()) reject(lost);
    waiting.clear();
  };
  worker.on('message', (reply: IndexReply) => {
    const caller = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('error' in reply) caller?.reject(errorOf(reply.error));
    else caller?.resolve(reply.result);
  });
  worker.on('error', (cause) => lose(`The index of postings stopped: ${cause}`));
  worker.on('exit', () => lose('The index of postings stopped.'));
  return {
    isLost: () => lost !== null,
    call(method, ...args) {
      if (lost) return Promise.reject(lost);
      lastId += 1;
      const id = lastId;
      const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
      worker.postMessage({ id, method, args } satisfies IndexCall);
      return answer as Promise<never>;
    },
    async stop() {
      await worker.terminate();
    },
  };
}

function errorOf({ name, message }: { name: string; message: string }): Error {
  return name === 'IndexInputError' ? new IndexInputError(message) : new Error(message);
}
