import { useEffect, useState } from 'react';
import { ownFits } from './fit-client.ts';
import type { FitAround, FitPair, FitReport } from './fit-messages.ts';

/**
 * The fit of a posting and a resume with all there is to show of it, worked out away from the page; undefined at first, null
 * where it could not be. The last one stays while another is worked out. `ask` null asks nothing.
 */
export function useFitReport(ask: (FitPair & FitAround) | null): FitReport | null | undefined {
  const question = ask && JSON.stringify(ask);
  const [answer, setAnswer] = useState<FitReport | null>();
  useEffect(() => {
    if (!ask) return;
    let isWanted = true;
    void ownFits()
      .report(ask)
      .then((report) => isWanted && setAnswer(report));
    return () => {
      isWanted = false;
    };
    // The question stands for what is asked.
  }, [question]);
  return answer;
}
