import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/** How a step is taken: `typed` letter by letter, or one that follows by itself or moves through the rows (`replace`). */
export type HowToGo = { typed?: boolean; replace?: boolean };

/**
 * Goes from one state of a list to another. Back and forward work, since each is an entry of the browser's history; what
 * is typed and moving through the rows replace the entry. A choice and what was typed are drawn before the next press
 * can come: a second choice would else be made on the list as it was before the first, and undo it. Moving through the
 * rows is drawn when there is time, so that a key that is held down does not lag.
 */
export function useGo<L>(addressOf: (list: L) => string) {
  const navigate = useNavigate();
  return useCallback(
    (list: L, { typed = false, replace = false }: HowToGo = {}) =>
      void navigate(addressOf(list), {
        replace: typed || replace,
        preventScrollReset: true,
        flushSync: typed || !replace,
      }),
    [navigate, addressOf],
  );
}
