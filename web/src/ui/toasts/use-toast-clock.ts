import { useEffect, useRef, useState } from 'react';

/** Handlers of an element whose clock stands while the pointer or the focus is on it. */
type Holders = {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
};

/** Calls `onEnd` after `ms` during which neither pointer nor focus was on the toast, and the window had the focus. */
export function useToastClock(ms: number, onEnd: () => void): Holders {
  const [holds, setHolds] = useState({ pointer: false, focus: false, away: false });
  const left = useRef(ms);
  const end = useRef(onEnd);
  end.current = onEnd;
  const isHeld = holds.pointer || holds.focus || holds.away;

  useEffect(() => {
    if (isHeld) return;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      // Never less than a glance after the pointer left.
      left.current = Math.max(1000, left.current - (performance.now() - started));
    };
  }, [isHeld]);

  useEffect(() => {
    const away = (value: boolean) => () => setHolds((before) => ({ ...before, away: value }));
    const [onAway, onBack] = [away(true), away(false)];
    window.addEventListener('blur', onAway);
    window.addEventListener('focus', onBack);
    return () => {
      window.removeEventListener('blur', onAway);
      window.removeEventListener('focus', onBack);
    };
  }, []);

  return {
    onPointerEnter: () => setHolds((before) => ({ ...before, pointer: true })),
    onPointerLeave: () => setHolds((before) => ({ ...before, pointer: false })),
    onFocus: () => setHolds((before) => ({ ...before, focus: true })),
    onBlur: () => setHolds((before) => ({ ...before, focus: false })),
  };
}
