import { useLingui } from '@lingui/react/macro';
import type { LocationSort } from './locations-view.ts';

/** What the orders of a list are called. */
export function useSortNames(): Record<LocationSort, string> {
  const { t } = useLingui();
  return {
    largest: t`Largest first`,
    smallest: t`Smallest first`,
    newest: t`Newest first`,
    'a-z': t`A to Z`,
    'z-a': t`Z to A`,
  };
}
