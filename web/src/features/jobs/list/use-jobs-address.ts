import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { HowToGo } from '../../../ui/hooks/use-go.ts';
import { type JobsView, readJobsView, writeJobsView } from './jobs-view.ts';

/**
 * The view that the address asks for, and a way to ask for another. Typing replaces the entry of the browser's
 * history, everything else adds one, so that Back takes back a choice and not a letter.
 */
export function useJobsAddress(): [JobsView, (next: JobsView, how?: Pick<HowToGo, 'typed'>) => void] {
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const view = useMemo(() => readJobsView(new URLSearchParams(address)), [address]);
  const show = useCallback(
    (next: JobsView, { typed = false }: Pick<HowToGo, 'typed'> = {}) =>
      // Drawn before the next press can come: a choice would else be made on the view before this one, and undo it.
      setQuery(writeJobsView(next), { replace: typed, preventScrollReset: true, flushSync: true }),
    [setQuery],
  );
  return [view, show];
}
