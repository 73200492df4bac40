import { useCallback, useMemo, useState } from 'react';
import type { JobsWindow } from '../list/use-jobs-window.ts';

/** Scrolling asks again about the rows in sight once in so many rows. */
const step = 20;

/** The keys of the jobs in sight and a little around them, and what to tell the table to call when it scrolls. */
export function useRowsInSight({
  rows,
  onRange: onWindow,
}: Pick<JobsWindow, 'rows' | 'onRange'>): [readonly number[], (first: number, last: number) => void] {
  const [range, setRange] = useState({ from: 0, to: 0 });
  const onRange = useCallback(
    (first: number, last: number) => {
      const [from, to] = [Math.floor(first / step) * step, Math.ceil((last + 1) / step) * step];
      setRange((before) => (before.from === from && before.to === to ? before : { from, to }));
      onWindow(first, last);
    },
    [onWindow],
  );
  const ids = useMemo(
    () => rows.slice(range.from, range.to).flatMap((job) => (job ? [job.internalId] : [])),
    [rows, range],
  );
  return [ids, onRange];
}
