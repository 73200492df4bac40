import type { GeoMatch } from '@foothold/core/geography/geo.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useTyped } from '../../ui/hooks/use-typed.ts';
import { suggestQuery } from './geo-queries.ts';

/**
 * Cities, states and countries for what is typed. `isFound`: an answer is there, which may be empty; `noteOf` says why
 * nothing is in the list of `count`, with `none` where no name begins so; null where something does.
 */
export function useSuggested(text: string): {
  matches: readonly GeoMatch[];
  isFound: boolean;
  noteOf: (count: number, none: string) => string | null;
} {
  const { t } = useLingui();
  const words = useTyped(text);
  const found = useQuery({ ...suggestQuery(words), enabled: words !== '' });
  const isFound = found.data !== undefined && words !== '';
  return {
    matches: words === '' ? [] : (found.data ?? []),
    isFound,
    noteOf(count, none) {
      if (found.isError) return t`The city search did not answer. Type again to retry.`;
      if (found.fetchStatus === 'paused') return t`You are offline. City search needs a connection.`;
      return isFound && count === 0 ? none : null;
    },
  };
}
