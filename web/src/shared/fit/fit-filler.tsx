import { useEffect } from 'react';
import { queryChange } from '../../data/db/counted-query.ts';
import { useOwnQuery } from '../../data/db/own-query.ts';
import { useFitSide } from '../../data/fit/fit-sources.ts';
import { fillFits } from './fill-fits.ts';

/** How long changes have to rest before fits are worked out again, in ms. */
const restMs = 500;

/** Works out, in the background, the fits of jobs that are missing or outdated, as long as somebody looks at fits. */
export function FitFiller({ today }: { today: string }) {
  const side = useFitSide();
  const change = useOwnQuery('changes for fits', (db) => queryChange(db, ['jobs', 'snapshots']), {
    keep: true,
  });
  useEffect(() => {
    if (!side || !change) return;
    const stop = new AbortController();
    const timer = setTimeout(() => void fillFits(change.db, { side, today, signal: stop.signal }), restMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [side, change, today]);
  return null;
}
