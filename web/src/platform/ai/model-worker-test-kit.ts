import { Worker as Thread } from 'node:worker_threads';
import { vi } from 'vitest';
import type { RelayAnswer, RelayCall } from './model-relay.ts';

// What a browser gives a worker, in a thread of Node; calls wait until the script has its listener.
const start = `
  import { parentPort } from 'node:worker_threads';
  globalThis.self = { postMessage: (answer) => parentPort.postMessage(answer) };
  await import(${JSON.stringify(new URL('./model-worker.ts', import.meta.url).href)});
  parentPort.on('message', (data) => self.onmessage({ data }));
`;

/** The worker of models as pages start it, in a thread. */
class ModelWorker {
  onmessage: ((event: { data: RelayAnswer }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly #thread = new Thread(new URL(`data:text/javascript,${encodeURIComponent(start)}`));
  constructor() {
    this.#thread.on('message', (data: RelayAnswer) => this.onmessage?.({ data }));
    this.#thread.on('error', () => this.onerror?.());
  }
  postMessage(call: RelayCall): void {
    this.#thread.postMessage(call);
  }
  terminate(): void {
    void this.#thread.terminate();
  }
}

/** Lets pages of a test ask models: Node has no worker of the browser's kind. */
export function stubModelWorker(): void {
  vi.stubGlobal('Worker', ModelWorker);
}
