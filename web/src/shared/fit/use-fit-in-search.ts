import { useState } from 'react';
import { saveSetting, useSetting } from '../../data/settings/settings.ts';
import { toastFailure } from '../../ui/toasts/result-toast.tsx';

/** Whether search results say how well the default resume fits, undefined while that is read, and a way to choose. */
export function useFitInSearch(): [boolean | undefined, (on: boolean) => void] {
  const stored = useSetting('fit', 'inSearch');
  // What was chosen shows at once, not when it is stored.
  const [ahead, setAhead] = useState<boolean | null>(null);
  const isStored = stored === undefined ? undefined : stored === 'on';
  if (ahead !== null && ahead === isStored) setAhead(null);
  const choose = async (on: boolean) => {
    setAhead(on);
    const result = await saveSetting('fit', 'inSearch', on ? 'on' : '');
    if (result.ok) return;
    setAhead(null);
    toastFailure(result);
  };
  return [ahead ?? isStored, (on) => void choose(on)];
}
