import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/**
 * Goes from one state of a list to another. Back and forward work, since each is an entry of the browser's history;
 * `replace` is for what is typed letter by letter and for moving through the rows. Any other step is drawn before the
 * next press can come: a second choice would else be made on the list as it was before the first, and undo it.
 */
export function useGo<L>(addressOf: (list: L) => string) {
  const navigate = useNavigate();
  return useCallback(
    (list: L, { replace = false }: { replace?: boolean } = {}) =>
      void navigate(addressOf(list), { replace, preventScrollReset: true, flushSync: !replace }),
    [navigate, addressOf],
  );
}
