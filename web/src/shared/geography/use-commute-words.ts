import {
  commuteMinutes,
  commuteReachKm,
  commuteSpeed,
  longestCommute,
} from '@foothold/core/geography/commute.ts';
import { useLingui } from '@lingui/react/macro';

/**
 * A commute in words with what it assumes: “about 12 min by car, estimated at 35 km/h in a straight line”; “over 2 h by car”
 * and “too far to commute” where that is all an estimate can say; '' for a distance that is none. `brief` leaves the
 * assumption out; then it has to be beside it (docs/spec/constants.md, Commute estimate).
 */
export function useCommuteWords(): (km: number, mode?: string, how?: { brief?: boolean }) => string {
  const { t } = useLingui();
  const lengthOf = (minutes: number) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return t`${rest} min`;
    return rest === 0 ? t`${hours} h` : t`${hours} h ${rest} min`;
  };
  return (km, mode = 'driving', { brief = false } = {}) => {
    const minutes = commuteMinutes(km, mode);
    if (minutes === null) return '';
    if (km > commuteReachKm) return t`too far to commute`;
    const time =
      minutes > longestCommute ? t`over ${lengthOf(longestCommute)}` : t`about ${lengthOf(minutes)}`;
    const speed = commuteSpeed(mode);
    const way =
      mode === 'bicycling'
        ? t`${time} by bicycle`
        : mode === 'walking'
          ? t`${time} on foot`
          : t`${time} by car`;
    return brief ? way : t`${way}, estimated at ${speed} km/h in a straight line`;
  };
}
