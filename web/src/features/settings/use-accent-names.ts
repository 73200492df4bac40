import { useLingui } from '@lingui/react/macro';
import type { Accent } from '../../ui/tokens.ts';

/** The names of the accents as a person reads them. */
export function useAccentNames(): Record<Accent, string> {
  const { t } = useLingui();
  return {
    purple: t`Purple`,
    deeppurple: t`Deep purple`,
    indigo: t`Indigo`,
    blue: t`Blue`,
    lightblue: t`Light blue`,
    cyan: t`Cyan`,
    teal: t`Teal`,
    green: t`Green`,
    lightgreen: t`Light green`,
    grey: t`Grey`,
  };
}
