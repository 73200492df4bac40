import { useEffect, useState } from 'react';
import { untilNextMinute } from './local-time.ts';

const machine = () => new Date();

/** The present instant, again with each minute; `clock` answers it. */
export function useNow(clock: () => Date = machine): Date {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      setNow(clock());
      timer = window.setTimeout(tick, untilNextMinute(clock()));
    };
    timer = window.setTimeout(tick, untilNextMinute(clock()));
    return () => clearTimeout(timer);
  }, [clock]);
  return now;
}
