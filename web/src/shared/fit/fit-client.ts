import type { BestVersion } from '@foothold/core/fit/best-version.ts';
import type { Fit } from '@foothold/core/fit/fit.ts';
import type { AskingPosting, PostingRequirements } from '@foothold/core/fit/requirement.ts';
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
  /** What a posting asks for, and which trades its title names. */
  requirements(posting: AskingPosting): Promise<PostingRequirements | null>;
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
    requirements: async (posting) => (await ask({ kind: 'asked', posting }))?.asked ?? null,
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
