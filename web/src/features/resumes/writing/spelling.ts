import type { Misspelling, SpellRequest } from './spell-engine.ts';
import type { SpellAnswer, SpellOrder } from './spell-messages.ts';

/** Checks spelling; null where there is no dictionary, or none yet. */
export type Spelling = { check(request: SpellRequest): Promise<Misspelling[][] | null> };

/** Runs the dictionaries in a worker, which starts with the first question; a worker that fails answers null from then on. */
export function workerSpelling(start: () => Worker = startWorker): Spelling {
  const waiting = new Map<number, (found: Misspelling[][] | null) => void>();
  let worker: Worker | undefined;
  let isBroken = false;
  let id = 0;
  const opened = () => {
    const made = start();
    made.addEventListener('message', ({ data }: MessageEvent<SpellAnswer>) => {
      waiting.get(data.id)?.(data.found);
      waiting.delete(data.id);
    });
    made.addEventListener('error', () => {
      isBroken = true;
      made.terminate();
      for (const done of waiting.values()) done(null);
      waiting.clear();
    });
    return made;
  };
  return {
    check: (request) => {
      if (isBroken) return Promise.resolve(null);
      worker ??= opened();
      id += 1;
      const order: SpellOrder = { id, request };
      return new Promise((done) => {
        waiting.set(order.id, done);
        worker?.postMessage(order);
      });
    },
  };
}

function startWorker(): Worker {
  return new Worker(new URL('./spell-worker.ts', import.meta.url), { type: 'module' });
}

let shared: Spelling | undefined;

/** The one of this tab: dictionaries are read once. */
export function ownSpelling(): Spelling {
  shared ??= workerSpelling();
  return shared;
}
