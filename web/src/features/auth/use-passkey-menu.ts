import { useEffect, useRef } from 'react';
import { ApiError } from '../../platform/server/api-error.ts';
import { whenIdle } from '../../platform/when-idle.ts';

type Handlers = { onSignedIn: () => void; onProblem: (problem: ApiError) => void };

/**
 * Offers passkeys in the menu of the e-mail field, once the page stands and where the browser can. `stop` makes room for
 * a prompt of the browser: only one may be open.
 */
export function usePasskeyMenu(remember: boolean, handlers: Handlers): { stop: () => void } {
  const now = useRef({ remember, ...handlers });
  now.current = { remember, ...handlers };
  const menu = useRef<AbortController | null>(null);
  useEffect(() => {
    const mine = new AbortController();
    menu.current = mine;
    const cancel = whenIdle(() => {
      void import('../../platform/server/passkeys.ts')
        .then(({ offerInField }) => offerInField(() => now.current.remember, mine.signal))
        .then((user) => user && now.current.onSignedIn())
        // Without its code the field is one for an address, and nothing else.
        .catch((cause) => cause instanceof ApiError && now.current.onProblem(cause));
    });
    return () => {
      cancel?.();
      mine.abort();
    };
  }, []);
  return { stop: () => menu.current?.abort() };
}
