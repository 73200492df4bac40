import { workerAnswers } from '../../../platform/worker-answers.ts';
import type { Misspelling, SpellRequest } from './spell-engine.ts';
import type { SpellAnswer, SpellOrder } from './spell-messages.ts';

/** Checks spelling; null where there is no dictionary, or none yet. */
export type Spelling = { check(request: SpellRequest): Promise<Misspelling[][] | null> };

/** Runs the dictionaries in a worker, which starts with the first question; a worker that fails answers null from then on. */
export function workerSpelling(start: () => Worker = startWorker): Spelling {
  const answers = workerAnswers<SpellOrder, SpellAnswer>(start);
  return { check: async (request) => (await answers({ request }))?.found ?? null };
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
