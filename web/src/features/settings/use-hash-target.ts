import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Brings a part of the settings into sight when the address names it: it may come after the browser has looked for it. */
export function useHashTarget(id: string, isThere: boolean): RefObject<HTMLDivElement | null> {
  const { hash } = useLocation();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isThere && hash === `#${id}`) part.current?.scrollIntoView({ block: 'center' });
  }, [id, isThere, hash]);
  return part;
}
