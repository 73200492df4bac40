import { commuteReachKm } from '@foothold/core/geography/commute.ts';
import { distanceText } from '@foothold/core/geography/distance-text.ts';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useSetting } from '../../../data/settings/settings.ts';
import { useCommuteWords } from '../../../shared/geography/use-commute-words.ts';

/** “12 mi”, and “about 12 min by car”, which needs its assumption said once beside it; '' for what is not known. */
export function useFarWords(country = ''): {
  distance: (km: number | null) => string;
  time: (km: number | null) => string;
} {
  const { i18n } = useLingui();
  const words = useCommuteWords();
  const chosen = useSetting('jobSearch', 'countrycode') ?? 'us';
  const { locale } = i18n;
  // The same from render to render: rows of thousands of places are made again when it changes.
  const distance = useCallback(
    (km: number | null) => (km === null ? '' : distanceText(km, { country: country || chosen, locale })),
    [country, chosen, locale],
  );
  return {
    distance,
    time: (km) => (km === null || km > commuteReachKm ? '' : words(km, 'driving', { brief: true })),
  };
}
