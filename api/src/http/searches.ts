import { AppError, waitingTime } from '../errors.ts';
import type { SearchOutcome } from '../metrics/metrics.ts';
import { httpMessage } from './http.messages.ts';

/** How many searches run and wait; times in seconds. */
export type SearchLimits = {
  /** Searches that run at once: of all networks, and of one. */
  most: number;
  maxOfNetwork: number;
  /** Searches that wait for their turn: of all networks, and of one. */
  waiting: number;
  waitingOfNetwork: number;
  /** How long one waits at most, and how long it runs. */
  waitSeconds: number;
  runSeconds: number;
};

const usual = { waiting: 100, waitingOfNetwork: 20, waitSeconds: 5, runSeconds: 10 };

/**
 * PGlite has one connection, so that more at once only take turns between statements; of the ten connections to
 * PostgreSQL four are left for everything else.
 */
export const searchLimits: Readonly<Record<'pglite' | 'postgres', SearchLimits>> = {
  pglite: { most: 3, maxOfNetwork: 2, ...usual },
  postgres: { most: 6, maxOfNetwork: 4, ...usual },
};

/** Whoever asked has closed the connection: nothing is to be answered. */
export class ClientDisconnected extends Error {
  override name = 'CallerLeft';
}

/** Runs calls of cost 'search' (core, route). */
export type Searches = {
  /**
   * Runs `work` when it has a turn; its signal is aborted when the caller leaves (`left`) or its time is over. Throws
   * `unavailable` with `retryAfter` when there are too many, what `left` says when the caller leaves.
   */
  run<T>(network: string, left: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
};

type Waiting = { network: string; start: () => void };

/**
 * Turns of searches: a network that asks for many waits for itself, others pass. Of those that may run, the one whose
 * network has the fewest running is next, then the one that waited longest.
 */
export function createSearches(
  limits: SearchLimits,
  { ended = () => undefined }: { ended?: (outcome: SearchOutcome) => void } = {},
): Searches {
  const running = new Map<string, number>();
  let waiting: Waiting[] = [];
  let count = 0;
  const runningOf = (network: string) => running.get(network) ?? 0;
  const isFree = (network: string) => count < limits.most && runningOf(network) < limits.maxOfNetwork;

  const busy = () =>
    new AppError('unavailable', httpMessage('many-searches', { wait: waitingTime(limits.waitSeconds) }), {
      retryAfter: limits.waitSeconds,
    });
  const tooSlow = () =>
    new AppError('unavailable', httpMessage('search-too-slow', { time: waitingTime(limits.runSeconds) }), {
      retryAfter: 60,
    });

  function begin(network: string): void {
    count += 1;
    running.set(network, runningOf(network) + 1);
  }

  function end(network: string): void {
    count -= 1;
    if (runningOf(network) > 1) running.set(network, runningOf(network) - 1);
    else running.delete(network);
    const free = waiting.filter((one) => isFree(one.network));
    const [first, ...rest] = free;
    if (!first) return;
    const next = rest.reduce(
      (best, one) => (runningOf(one.network) < runningOf(best.network) ? one : best),
      first,
    );
    begin(next.network);
    next.start();
  }

  /** Resolves once it is this search's turn; whoever leaves or waits too long is out of the queue. */
  function turn(network: string, left: AbortSignal): Promise<void> {
    left.throwIfAborted();
    if (isFree(network)) {
      begin(network);
      return Promise.resolve();
    }
    const ofNetwork = waiting.filter((one) => one.network === network).length;
    if (waiting.length >= limits.waiting || ofNetwork >= limits.waitingOfNetwork) throw busy();
    return new Promise((resolve, reject) => {
      const over = (then: () => void) => {
        clearTimeout(late);
        left.removeEventListener('abort', leave);
        waiting = waiting.filter((other) => other !== one);
        then();
      };
      const leave = () => over(() => reject(left.reason));
      const late = setTimeout(() => over(() => reject(busy())), limits.waitSeconds * 1000);
      const one: Waiting = { network, start: () => over(resolve) };
      left.addEventListener('abort', leave, { once: true });
      waiting.push(one);
    });
  }

  async function limited<T>(left: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const limit = new AbortController();
    const late = setTimeout(() => limit.abort(tooSlow()), limits.runSeconds * 1000);
    try {
      // It may have left between its turn and now.
      left.throwIfAborted();
      return await work(AbortSignal.any([left, limit.signal]));
    } catch (cause) {
      if (limit.signal.aborted && !left.aborted) ended('too-slow');
      throw cause;
    } finally {
      clearTimeout(late);
    }
  }

  return {
    async run(network, left, work) {
      try {
        await turn(network, left);
      } catch (cause) {
        ended(left.aborted ? 'abandoned' : 'refused');
        throw cause;
      }
      try {
        const answer = await limited(left, work);
        ended('answered');
        return answer;
      } catch (cause) {
        if (left.aborted) ended('abandoned');
        throw cause;
      } finally {
        end(network);
      }
    },
  };
}
