import { useEffect, useState } from 'react';
import type { Destination } from '../../../platform/ai/destination.ts';
import { useSiteConfig } from '../../../platform/server/site-config.ts';
import type { PlanLimit } from './plan-limit.ts';

/** The longest wait that a timer of the browser keeps. */
const longestWait = 2 ** 31 - 1;

/**
 * Why the model of this site cannot be asked now, null where it can. Looked up again when `asked` changes, and once the next
 * question is free; one's own model is not counted.
 */
export function usePlanLimit(destination: Destination | null, asked: unknown): PlanLimit | null {
  const { billing } = useSiteConfig();
  const [limit, setLimit] = useState<PlanLimit | null>(null);
  const [round, setRound] = useState(0);
  const isCounted = billing && destination !== null && !destination.isOwn;
  useEffect(() => {
    if (!isCounted) return setLimit(null);
    const stop = new AbortController();
    // Where it cannot be asked, the server refuses the question itself.
    import('./plan-limit.ts')
      .then(({ planLimit }) => planLimit(stop.signal))
      .then(
        (found) => stop.signal.aborted || setLimit(found),
        () => {},
      );
    return () => stop.abort();
  }, [isCounted, asked, round]);
  const until = limit?.until ?? '';
  useEffect(() => {
    if (until === '') return;
    const wait = Math.min(longestWait, Math.max(1000, new Date(until).getTime() - Date.now() + 1000));
    const timer = setTimeout(() => setRound((before) => before + 1), wait);
    return () => clearTimeout(timer);
  }, [until]);
  return limit;
}
