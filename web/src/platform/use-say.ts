import type { Say } from '@foothold/core/text/messages.ts';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { sayIn } from './say.ts';

/** Turns messages of core and of the server into words of the language of the person. */
export function useSay(): Say {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(() => sayIn(i18n), [i18n, locale]);
}
