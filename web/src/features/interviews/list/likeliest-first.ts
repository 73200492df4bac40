import type { CalendarEvent } from '@foothold/core/calendar/calendar-event.ts';
import { isSameEvent } from '@foothold/core/calendar/newest-event.ts';
import { type CalendarDate, isCalendarDate } from '@foothold/core/dates/calendar-date.ts';
import { startOfDay } from '@foothold/core/dates/day-bounds.ts';
import { instantOfWallTime } from '@foothold/core/dates/wall-time.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';

/**
 * The events of a file in the order in which one is likely looked for: those of known interviews, those to come with the
 * next first, those that are over with the last first.
 */
export function likeliestFirst(
  events: readonly CalendarEvent[],
  interviews: readonly Interview[],
  { now, home }: { now: number; home: string },
): CalendarEvent[] {
  const copies = interviews.flatMap(({ invitations }) => invitations);
  const placed = events.map((event) => {
    const at = startOf(event, home);
    const isKnown = copies.some((copy) => isSameEvent(copy, event));
    return { event, at, rank: isKnown ? 0 : at >= now ? 1 : 2 };
  });
  placed.sort((a, b) => a.rank - b.rank || (a.rank === 2 ? b.at - a.at : a.at - b.at));
  return placed.map(({ event }) => event);
}

function startOf({ start, timeZone }: CalendarEvent, home: string): number {
  if (isCalendarDate(start)) return startOfDay(start as CalendarDate, home).getTime();
  return instantOfWallTime(start, timeZone || home)?.getTime() ?? 0;
}
