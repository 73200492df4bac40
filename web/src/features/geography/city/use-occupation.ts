import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { saveSetting, useSetting } from '../../../data/settings/settings.ts';
import { useDelayed } from '../../../ui/hooks/use-delayed.ts';

/** The occupation whose wages are shown, by its SOC code, '' for none. */
export type Occupation = {
  code: string;
  /** False for the moment until it is known which one was chosen last time. */
  isKnown: boolean;
  choose: (code: string) => void;
};

const readable = (code: string | null | undefined) => (code && /^\d{2}-\d{4}$/.test(code) ? code : '');

/** The occupation that the address names, else the one chosen last time. A choice is kept in both. */
export function useOccupation(): Occupation {
  const [query, setQuery] = useSearchParams();
  const stored = useSetting('jobSearch', 'occupation');
  // Own data that cannot be read is no reason to show nothing.
  const hasWaited = useDelayed(stored === undefined, 800);
  const asked = query.get('occupation');
  const choose = useCallback(
    (code: string) => {
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          if (code) next.set('occupation', code);
          else next.delete('occupation');
          return next;
        },
        { replace: true, preventScrollReset: true, flushSync: true },
      );
      // What could not be kept is no loss worth a word: the address has it.
      void saveSetting('jobSearch', 'occupation', code);
    },
    [setQuery],
  );
  return {
    code: readable(asked) || readable(stored),
    isKnown: readable(asked) !== '' || stored !== undefined || hasWaited,
    choose,
  };
}
