import type { Home } from '@foothold/core/entities/place/home.ts';
import { type Point, pointOf } from '@foothold/core/geography/commute.ts';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { shownPlace } from '../../../shared/geography/shown-place.ts';

/** Where the person starts and what that is called; '' where it is not set or has no coordinates. */
export function useStartPoint(from: Home | null): { start: Point | null; name: string } {
  const { t } = useLingui();
  return useMemo(() => {
    const start = from && pointOf(from);
    return { start, name: from && start ? from.name || shownPlace(from) || t`your starting point` : '' };
  }, [from, t]);
}
