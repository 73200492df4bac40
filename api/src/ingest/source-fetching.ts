import type { FetchedList, FetchRun } from '@foothold/core/contract/sources.ts';
import type { Db } from '../db/db.ts';
import { listProblem } from '../modules/sources/list-problem.ts';
import type { Fetching } from '../modules/sources/own-sources.ts';
import type { SourceProblem } from '../providers/posting-sources/port.ts';
import type { SourceTarget } from './posting-sources.ts';
import type { Refresh, RefreshOutcome } from './source-refresh.ts';

type Options = {
  db: Db;
  refresh: Refresh;
  /** The lists of the sources of these names. */
  listsOf: (names: readonly string[]) => readonly SourceTarget[];
  /** Hears of what ended a fetching that was not to end. */
  failed: (cause: unknown) => void;
};

/** Makes what fetches postings; until it is started nobody is called. */
export function createFetching({ db, refresh, listsOf, failed }: Options): Fetching {
  let run: FetchRun | null = null;
  let stopped = new AbortController();
  let over: Promise<void> = Promise.resolve();

  async function carryOut(
    mine: FetchRun,
    targets: readonly SourceTarget[],
    signal: AbortSignal,
  ): Promise<void> {
    try {
      for (const target of targets) {
        if (signal.aborted) break;
        mine.current = [target.source.label, target.board.company].filter(Boolean).join(' · ');
        const outcome = await refresh(target, { signal });
        if (outcome.kind !== 'stopped') mine.fetched.push(fetchedOf(target, outcome));
      }
      mine.postings = await countReal(db);
      mine.state = signal.aborted ? 'stopped' : 'done';
    } catch (cause) {
      mine.state = 'failed';
      failed(cause);
    }
    mine.current = '';
  }

  return {
    run: () => run && { ...run, fetched: [...run.fetched] },
    start(names) {
      if (run?.state === 'running') return;
      const targets = listsOf(names);
      stopped = new AbortController();
      run = { state: 'running', lists: targets.length, current: '', fetched: [], postings: 0 };
      over = carryOut(run, targets, stopped.signal);
    },
    async stop() {
      stopped.abort();
      await over;
    },
  };
}

function fetchedOf(
  { source, board }: SourceTarget,
  outcome: Exclude<RefreshOutcome, { kind: 'stopped' }>,
): FetchedList {
  const list = { service: source.label, employer: board.company };
  const nothing = { listed: 0, added: 0, problem: '' };
  switch (outcome.kind) {
    case 'read': {
      const { listed, added } = outcome.counts;
      const read = { ...list, outcome: 'read', listed, added } as const;
      return outcome.problem ? { ...read, ...toldOf(outcome.problem) } : { ...read, problem: '' };
    }
    case 'problem':
      return { ...list, ...nothing, outcome: 'problem', ...toldOf(outcome.problem) };
    default:
      return { ...list, ...nothing, outcome: outcome.kind };
  }
}

function toldOf({ kind, text }: SourceProblem) {
  return { problem: text, problemText: listProblem(kind) };
}

async function countReal(db: Db): Promise<number> {
  const [row] = await db.query<{ postings: number }>(
    `SELECT count(*)::int AS postings FROM posting WHERE source <> 'sample' AND (closed_at IS NULL OR closed_at > now())`,
  );
  return row?.postings ?? 0;
}
