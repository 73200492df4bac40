import { useEffect, useState } from 'react';

/** Whole seconds until `until` (epoch milliseconds), told again each second; 0 from then on. */
export function useCountdown(until: number): number {
  const [start, setStart] = useState(() => ({ until, at: performance.now(), left: until - Date.now() }));
  const [now, setNow] = useState(start.at);
  // Counted by what does not jump: a clock that is set back would make the wait longer.
  if (start.until !== until) setStart({ until, at: performance.now(), left: until - Date.now() });
  const left = Math.max(0, Math.ceil((start.left - Math.max(0, now - start.at)) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
