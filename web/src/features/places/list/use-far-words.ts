import { commuteReachKm } from '@foothold/core/geography/commute.ts';
import { distanceText } from '@foothold/core/geography/distance-text.ts';
import { useLingui } from '@lingui/react/macro';
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
  return {
    distance: (km) =>
      km === null ? '' : distanceText(km, { country: country || chosen, locale: i18n.locale }),
    time: (km) => (km === null || km > commuteReachKm ? '' : words(km, 'driving', { brief: true })),
  };
}
