import { commuteReachKm, greatCircleKm, type Point, pointOf } from '@foothold/core/geography/commute.ts';
import { distanceText } from '@foothold/core/geography/distance-text.ts';
import { useLingui } from '@lingui/react/macro';
import { useTravelFrom } from '../../data/places/homes.ts';
import { useSetting } from '../../data/settings/settings.ts';
import { shownPlace } from './shown-place.ts';
import { useCommuteWords } from './use-commute-words.ts';

/** How far a point is from where the person starts: “12 mi from Home”, and the commute with what it assumes; null while neither can be told. */
export function useDistanceWords(point: Point | null): { distance: string; commute: string } | null {
  const { t, i18n } = useLingui();
  const commuteWords = useCommuteWords();
  const from = useTravelFrom()?.from ?? null;
  const chosen = useSetting('jobSearch', 'countrycode') ?? 'us';
  const start = from && pointOf(from);
  if (!point || !from || !start) return null;
  const km = greatCircleKm(start, point);
  const far = distanceText(km, { country: from.country || chosen, locale: i18n.locale });
  const name = from.name || shownPlace(from);
  return {
    distance: name ? t`${far} from ${name}` : t`${far} from your starting point`,
    // Of a city or country so far away nobody asks.
    commute: km <= commuteReachKm ? commuteWords(km) : '',
  };
}
