import { useCallback, useState } from 'react';
import { type JobsView, wholeView } from './jobs-view.ts';

/**
 * The ticked rows of a view. Another filter starts with none: nobody should move what they no longer see. Another
 * order keeps them, and so does the board.
 */
export function useSelection(view: JobsView): [ReadonlySet<number>, (keys: ReadonlySet<number>) => void] {
  const { sort, ascending, view: look } = wholeView;
  const filter = JSON.stringify({ ...view, sort, ascending, view: look });
  const [ticked, setTicked] = useState<{ filter: string; keys: ReadonlySet<number> }>({ filter, keys: none });
  const setKeys = useCallback((keys: ReadonlySet<number>) => setTicked({ filter, keys }), [filter]);
  return [ticked.filter === filter ? ticked.keys : none, setKeys];
}

const none: ReadonlySet<number> = new Set();
