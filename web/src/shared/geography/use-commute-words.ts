import { commuteMinutes, commuteSpeed } from '@foothold/core/geography/commute.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/**
 * A commute in words with what it assumes: “about 12 min by car, estimated at 35 km/h in a straight line”; '' for a
 * distance that is none. `brief` leaves the assumption out; then it has to stand beside it (SPEC.md section 9).
 */
export function useCommuteWords(): (km: number, mode?: string, how?: { brief?: boolean }) => string {
  const { t } = useLingui();
  const lengthOf = (minutes: number) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return t`${rest} min`;
    if (hours >= 24) return t`${plural(Math.round(hours / 24), { one: '# day', other: '# days' })}`;
    return rest === 0 ? t`${hours} h` : t`${hours} h ${rest} min`;
  };
  return (km, mode = 'driving', { brief = false } = {}) => {
    const minutes = commuteMinutes(km, mode);
    if (minutes === null) return '';
    const time = lengthOf(minutes);
    const speed = commuteSpeed(mode);
    const way =
      mode === 'bicycling'
        ? t`about ${time} by bicycle`
        : mode === 'walking'
          ? t`about ${time} on foot`
          : t`about ${time} by car`;
    return brief ? way : t`${way}, estimated at ${speed} km/h in a straight line`;
  };
}
