import { vi } from 'vitest';
import { type RelayAnswer, type RelayCall, relay } from './model-relay.ts';

/** The worker of models as pages start it, in their own thread: one of Node is too slow to start for tests that measure. */
class ModelWorker {
  onmessage: ((event: { data: RelayAnswer }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly #ended = new AbortController();
  readonly #take = relay(
    (data) => {
      if (!this.#ended.signal.aborted) queueMicrotask(() => this.onmessage?.({ data }));
    },
    (address, init) => fetch(address, { ...init, signal: this.#ended.signal }),
  );
  postMessage(call: RelayCall): void {
    void this.#take(call);
  }
  terminate(): void {
    this.#ended.abort();
  }
}

/** Lets pages of a test ask models: Node has no worker of the browser's kind. */
export function stubModelWorker(): void {
  vi.stubGlobal('Worker', ModelWorker);
}
