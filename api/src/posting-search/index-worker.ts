import { parentPort, workerData } from 'node:worker_threads';
import { type IndexMethods, indexMethods } from './index-methods.ts';

export type WorkerData = { folder: string | null };
export type IndexCall = { id: number; method: keyof IndexMethods; args: readonly unknown[] };
export type IndexReply = { id: number } & (
  | { result: unknown }
  // Fields that are not own standard properties of an error do not survive the way between threads.
  | { error: { name: string; message: string } }
);

const port = parentPort;
if (!port) throw new Error('index-worker runs as a worker thread only.');

const methods = indexMethods((workerData as WorkerData).folder);

async function answer({ id, method, args }: IndexCall): Promise<void> {
  const run = methods[method] as (...args: readonly unknown[]) => unknown;
  let reply: IndexReply;
  try {
    reply = { id, result: await run(...args) };
  } catch (cause) {
    const { name, message } = cause as Error;
    reply = { id, error: { name, message } };
  }
  port?.postMessage(reply);
}

// Calls take effect in their order. Only what comes behind a load waits for it to end: questions are answered while a save
// writes what the index was.
let loading: Promise<void> = Promise.resolve();
port.on('message', (call: IndexCall) => {
  loading = loading.then(() => {
    const answered = answer(call);
    return call.method === 'load' ? answered : undefined;
  });
});
