import type { BestVersion } from '@foothold/core/fit/best-version.ts';
import type { Fit } from '@foothold/core/fit/fit.ts';
import { workerAnswers } from '../../platform/worker-answers.ts';
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

/** Runs the rules in a worker: a posting takes them some milliseconds, a list a second. */
export function workerFits(start: () => Worker = startWorker): FitClient {
  const answers = workerAnswers<FitOrder, FitAnswer>(start);
  const ask = (asked: FitAsk) => answers({ ask: asked });
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
