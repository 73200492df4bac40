import type { Home } from '@foothold/core/entities/place/home.ts';
import { greatCircleKm, pointOf } from '@foothold/core/geography/commute.ts';
import { distanceText } from '@foothold/core/geography/distance-text.ts';
import type { GeoRow } from '@foothold/core/geography/geo.ts';
import { useLingui } from '@lingui/react/macro';

/** How far a place is from where the person travels from, in their country's measure; null where either is not known. */
export function useDistance(from: Home | null) {
  const { i18n } = useLingui();
  const start = from && pointOf(from);
  return ({ lat, lng }: Pick<GeoRow, 'lat' | 'lng'>): { km: number; text: string } | null => {
    if (!from || !start || lat === null || lng === null) return null;
    const km = greatCircleKm(start, { lat, lng });
    return { km, text: distanceText(km, { country: from.country || 'us', locale: i18n.locale }) };
  };
}
