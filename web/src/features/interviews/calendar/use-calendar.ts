import { addDays } from '@foothold/core/dates/calendar-date.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import type { Point } from '@foothold/core/geography/commute.ts';
import {
  type Clash,
  interviewClashes,
  isOpenInterview,
  type TravelOptions,
  type Way,
  wayTo,
} from '@foothold/core/interviews/interview-clashes.ts';
import { interviewSpan } from '@foothold/core/interviews/interview-span.ts';
import { useCallback, useMemo } from 'react';
import { useTravelFrom } from '../../../data/places/homes.ts';
import { systemClock } from '../../../data/rows/clock.ts';
import { useKnownRoutes } from '../../../shared/geography/known-routes.ts';
import { homeZone } from '../shared/home-zone.ts';
import type { Placed } from './interviews-view.ts';

/** By what ways of this person are told: their zone, where they set out from, and the routes that were asked for. */
export function useTravelOptions(): TravelOptions & { fromName: string } {
  const from = useTravelFrom()?.from ?? null;
  const routeOf = useKnownRoutes();
  const byRoad = useCallback((start: Point, end: Point) => routeOf(start, end)?.minutes ?? null, [routeOf]);
  return {
    home: homeZone(),
    from: from && { lat: from.latitude, lng: from.longitude },
    fromName: from?.name ?? '',
    byRoad,
  };
}

/** The clashes of an interview that is still to come; of one that is over nothing can be changed anymore. */
export function openClashes(
  interview: Interview,
  others: readonly Interview[],
  options: TravelOptions,
): Clash[] {
  const end = interviewSpan(interview, options.home)?.end ?? 0;
  return end > systemClock.now().getTime() ? interviewClashes(interview, others, options) : [];
}

/** The interviews of a range of days, the ways to them, and which of them clash with any other. */
export function useCalendar(
  placed: readonly Placed[],
  first: string,
  last: string,
): { shown: Placed[]; clashing: Set<number>; ways: Map<number, Way> } {
  const options = useTravelOptions();
  const { home, from, byRoad } = options;
  return useMemo(() => {
    const within = (days: number) =>
      placed.filter(({ date }) => date >= addDays(first, -days) && date <= addDays(last, days));
    const shown = within(0);
    // One of the day before or after may clash across midnight, or by a long way.
    const near: Interview[] = within(2).map(({ interview }) => interview);
    const clashing = new Set<number>();
    const ways = new Map<number, Way>();
    for (const { interview } of shown) {
      if (openClashes(interview, near, options).length > 0) clashing.add(interview.internalId);
      const way = isOpenInterview(interview) ? wayTo(interview, from ?? null, options) : null;
      if (way) ways.set(interview.internalId, way);
    }
    return { shown, clashing, ways };
  }, [placed, first, last, home, from?.lat, from?.lng, byRoad]);
}
