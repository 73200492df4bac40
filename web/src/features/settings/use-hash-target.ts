import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Brings a part of the settings into sight when the address names it: it may come after the browser has looked for it.
 * There it stays while the parts above it come or grow, until the person acts.
 */
export function useHashTarget(id: string, isThere: boolean): RefObject<HTMLDivElement | null> {
  const { hash } = useLocation();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = part.current;
    if (!target?.parentElement || !isThere || hash !== `#${id}`) return;
    target.scrollIntoView({ block: 'center' });
    return keepInPlace(target, target.parentElement);
  }, [id, isThere, hash]);
  return part;
}

/** Scrolls along with what changes its height around a part of the page; returns what ends that. */
function keepInPlace(part: HTMLElement, around: HTMLElement): () => void {
  const acted = new AbortController();
  const { signal } = acted;
  let { top } = part.getBoundingClientRect();
  let height = around.clientHeight;
  const observer = new ResizeObserver(() => {
    scrollBy({ top: part.getBoundingClientRect().top - top, behavior: 'instant' });
    top = part.getBoundingClientRect().top;
    height = around.clientHeight;
  });
  observer.observe(around);
  signal.addEventListener('abort', () => observer.disconnect());
  const end = () => acted.abort();
  // Not the press: what moves between it and the release takes the click away.
  for (const act of ['wheel', 'touchmove', 'keydown', 'click'])
    addEventListener(act, end, { signal, passive: true });
  addEventListener(
    'scroll',
    () => {
      if (around.clientHeight === height) top = part.getBoundingClientRect().top;
    },
    { signal },
  );
  return end;
}
