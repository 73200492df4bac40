import { DatabaseError } from './database-error.ts';

/** Which calls go first where one connection serves all: short ones before searches; the last one ends it all. */
export type Lane = 'short' | 'search' | 'end';

type Waiting = { start: () => void };

/** So many short calls pass a search that waits; then it has its turn. */
const maxBefore = 20;

/** Runs one piece of work after the other. */
export type Lanes = {
  /**
   * Runs `work` when it is its turn. One whose `signal` is aborted while it waits is never run, and rejects with the
   * signal's reason. After work of the lane `end` was asked for, nothing else is taken.
   */
  take<T>(lane: Lane, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
};

/** Lanes of one connection: short calls first, but every search has its turn after at most 20 of them. */
export function createLanes(): Lanes {
  const waiting: Record<Lane, Waiting[]> = { short: [], search: [], end: [] };
  let isBusy = false;
  let isEnding = false;
  let passed = 0;

  function next(): Waiting | undefined {
    const { short, search, end } = waiting;
    const isSearch = search.length > 0 && (short.length === 0 || passed >= maxBefore);
    passed = isSearch || search.length === 0 ? 0 : passed + 1;
    return (isSearch ? search : short).shift() ?? end.shift();
  }

  function advance(): void {
    const one = next();
    isBusy = one !== undefined;
    one?.start();
  }

  return {
    take(lane, work, signal) {
      if (isEnding)
        return Promise.reject(new DatabaseError('The database is closed.', { code: 'DATABASE_CLOSED' }));
      if (signal?.aborted) return Promise.reject(signal.reason);
      if (lane === 'end') isEnding = true;
      return new Promise((resolve, reject) => {
        const leave = () => {
          waiting[lane] = waiting[lane].filter((other) => other !== one);
          reject(signal?.reason);
        };
        const one: Waiting = {
          start() {
            signal?.removeEventListener('abort', leave);
            work().then(resolve, reject).finally(advance);
          },
        };
        signal?.addEventListener('abort', leave, { once: true });
        waiting[lane].push(one);
        if (!isBusy) advance();
      });
    },
  };
}
