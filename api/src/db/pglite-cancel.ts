/**
 * How a statement that runs in PGlite's thread is ended from outside. PGlite is PostgreSQL without signals, but all of
 * its long loops look at the same two flags that a signal would set. Its memory is shared between the threads, so the
 * proxy sets them there (docs/decisions/0044).
 */
export type CancelFlags = {
  memory: { readonly buffer: SharedArrayBuffer };
  /** Addresses in it, in bytes. */
  queryCancelPending: number;
  interruptPending: number;
};

/** One number that both threads know: the statement that runs, 0 for none, negative while the proxy sets its flags. */
export type Running = Int32Array<SharedArrayBuffer>;

/** A number for both threads to read. */
export function createRunning(): Running {
  return new Int32Array(new SharedArrayBuffer(4));
}

/** In the worker: a statement begins. */
export function statementBegins(running: Running, id: number): void {
  Atomics.store(running, 0, id);
}

/** In the worker: it is over. A cancel that came too late to end it must not end the next one. */
export function statementEnds(running: Running, id: number, flags: CancelFlags | null): void {
  while (Atomics.compareExchange(running, 0, id, 0) !== id) Atomics.wait(running, 0, -id, 1);
  if (flags) new Int32Array(flags.memory.buffer)[flags.queryCancelPending >> 2] = 0;
}

/** In the proxy: ends the statement if it is the one that runs. */
export function cancelStatement(running: Running, id: number, flags: CancelFlags): void {
  if (Atomics.compareExchange(running, 0, id, -id) !== id) return;
  const memory = new Int32Array(flags.memory.buffer);
  Atomics.store(memory, flags.queryCancelPending >> 2, 1);
  Atomics.store(memory, flags.interruptPending >> 2, 1);
  Atomics.store(running, 0, id);
  Atomics.notify(running, 0);
}

/** Pages of 64 KB, as PGlite makes its own memory: 128 MB to begin with, 2 GB at most. */
export const memorySize = { initial: 2048, maximum: 32_768 };
