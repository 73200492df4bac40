import { type CommuteMode, commuteSpeeds, type Point, pointOf } from '@foothold/core/geography/commute.ts';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useTravelFrom } from '../../data/places/homes.ts';
import { saveSetting, useSetting } from '../../data/settings/settings.ts';
import { toastFailure } from '../../ui/toasts/result-toast.tsx';

/** The times that rings are drawn for, minutes. */
export const ringMinutes = [15, 30, 60] as const;

const modes = Object.keys(commuteSpeeds) as CommuteMode[];

export type TimeRings = {
  /** Where they are counted from; null where the person set neither home nor travel-from place: there are no rings then. */
  start: (Point & { name: string }) | null;
  /** How the person travels; null: no rings. */
  mode: CommuteMode | null;
  choose: (mode: CommuteMode | null) => void;
  rings: { center: Point; km: number; label: string }[];
};

/**
 * Rings of time around where the person starts, on every map once they are turned on (docs/spec/constants.md, Commute
 * estimate).
 */
export function useTimeRings(): TimeRings {
  const { t } = useLingui();
  const from = useTravelFrom()?.from ?? null;
  const stored = useSetting('maps', 'timeRings');
  const mode = modes.find((one) => one === stored) ?? null;
  return useMemo(() => {
    const point = from && pointOf(from);
    const start = from && point ? { ...point, name: from.name || from.city } : null;
    const rings =
      start && mode
        ? ringMinutes.map((minutes) => ({
            center: { lat: start.lat, lng: start.lng },
            km: (commuteSpeeds[mode] * minutes) / 60,
            label: t`${minutes} min`,
          }))
        : [];
    const choose = async (next: CommuteMode | null) => {
      const result = await saveSetting('maps', 'timeRings', next ?? '');
      if (!result.ok) toastFailure(result);
    };
    return { start, mode, rings, choose: (next) => void choose(next) };
  }, [from, mode, t]);
}
