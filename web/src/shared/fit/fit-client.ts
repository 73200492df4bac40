import type { BestVersion } from '@foothold/core/fit/best-version.ts';
import type { Fit } from '@foothold/core/fit/fit.ts';
import type { FitAnswer, FitAround, FitAsk, FitOrder, FitPair, FitReport } from './fit-messages.ts';

/** Judges fits away from the page. Null for what could not be judged, and for everything once the worker failed. */
export type FitClient = {
  report(ask: FitPair & FitAround): Promise<FitReport | null>;
  fits(pairs: readonly FitPair[], around: FitAround): Promise<readonly (Fit | null)[]>;
  /** Which of several resumes fits best, and how well each does. */
  best(
    ask: Omit<FitPair, 'resume'> & FitAround & { resumes: readonly FitPair['resume'][] },
  ): Promise<BestVersion | null>;
};

/** Runs the rules in a worker, which starts with the first question: a posting takes them some milliseconds, a list a second. */
export function workerFits(start: () => Worker = startWorker): FitClient {
  const waiting = new Map<number, (answer: FitAnswer | null) => void>();
  let worker: Worker | undefined;
  let isBroken = false;
  let id = 0;
  const opened = () => {
    const made = start();
    made.addEventListener('message', ({ data }: MessageEvent<FitAnswer>) => {
      waiting.get(data.id)?.(data);
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
  const ask = (asked: FitAsk): Promise<FitAnswer | null> => {
    if (isBroken) return Promise.resolve(null);
    worker ??= opened();
    id += 1;
    const order: FitOrder = { id, ask: asked };
    return new Promise((done) => {
      waiting.set(order.id, done);
      worker?.postMessage(order);
    });
  };
  return {
    report: async (one) => (await ask({ kind: 'report', ...one }))?.report ?? null,
    fits: async (pairs, around) =>
      (await ask({ kind: 'fits', pairs, ...around }))?.fits ?? pairs.map(() => null),
    best: async (one) => (await ask({ kind: 'best', ...one }))?.best ?? null,
  };
}

function startWorker(): Worker {
  return new Worker(new URL('./fit-worker.ts', import.meta.url), { type: 'module' });
}

let shared: FitClient | undefined;

/** The one of this tab. */
export function ownFits(): FitClient {
  shared ??= workerFits();
  return shared;
}
