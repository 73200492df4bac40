import { useCallback } from 'react';
import { useNavigate } from 'react-router';

/**
 * Goes from one state of a list to another. Back and forward work, since each is an entry of the browser's history;
 * `replace` is for what is typed letter by letter and for moving through the rows.
 */
export function useGo<L>(addressOf: (list: L) => string) {
  const navigate = useNavigate();
  return useCallback(
    (list: L, { replace = false }: { replace?: boolean } = {}) =>
      void navigate(addressOf(list), { replace, preventScrollReset: true }),
    [navigate, addressOf],
  );
}
