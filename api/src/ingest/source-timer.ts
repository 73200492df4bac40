import type { Db } from '../db/db.ts';
import { type BoardState, boardStates, isAheadOfClock } from '../modules/sources/boards.ts';
import type { SourceTarget } from './posting-sources.ts';
import { outcomeLine } from './source-orders.ts';
import type { Refresh } from './source-refresh.ts';

const hour = 3_600_000;
/** Hours that a list gets old before it is read again. */
export const freshHours = 6;

type Options = {
  db: Db;
  now: () => Date;
  /** The lists to read just now; choosing others takes effect at the next look. */
  targets: () => readonly SourceTarget[];
  refresh: Refresh;
  /** Hears of each list that could not be read. */
  failed: (line: string) => void;
  /** Milliseconds between two looks at what is due, and before the first; absent: a minute. */
  lookEvery?: number;
};

/**
 * Reads the lists again and again, each when it is due, one after the other. Of several processes with one database
 * each list is read by one. `stop` ends it and resolves when nothing runs anymore.
 */
export function startRefreshing(options: Options): { stop(): Promise<void> } {
  const { db, now, targets, refresh, failed, lookEvery = 60_000 } = options;
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const lists = targets();
    if (lists.length === 0) return;
    const states = new Map(
      (await boardStates(db)).map((state) => [`${state.source}\n${state.board}`, state]),
    );
    for (const target of lists) {
      if (stopped.signal.aborted) return;
      if (!isDue(states.get(`${target.source.name}\n${target.board.token}`), now())) continue;
      const outcome = await refresh(target, { signal: stopped.signal });
      if (outcome.kind === 'problem' || (outcome.kind === 'read' && outcome.problem))
        failed(outcomeLine(target, outcome));
    }
  }

  function plan(): void {
    timer = setTimeout(() => {
      running = look()
        .catch((cause) => failed(`The posting sources could not be read: ${(cause as Error).message}`))
        .then(() => (stopped.signal.aborted ? undefined : plan()));
    }, lookEvery);
    timer.unref();
  }

  plan();
  return {
    async stop() {
      stopped.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

function isDue(state: BoardState | undefined, now: Date): boolean {
  // After the clock went back the list is asked once, and its times are right again.
  if (!state || isAheadOfClock(state, now)) return true;
  const { notBefore, readAt, failures } = state;
  if (notBefore !== null && notBefore > now.getTime()) return false;
  return failures > 0 || readAt === null || readAt + freshHours * hour <= now.getTime();
}
