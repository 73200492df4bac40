import { useEffect, useState } from 'react';

/**
 * True once `flag` has been true for `ms`: what is over sooner shows no sign of loading (docs/spec/interface.md,
 * Loading: nothing for 150 ms).
 */
export function useDelayed(flag: boolean, ms = 150): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!flag) return;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [flag, ms]);
  return flag && isLate;
}
