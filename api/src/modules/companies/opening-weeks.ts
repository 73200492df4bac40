import { type CalendarDate, calendarDate } from '@foothold/core/dates/calendar-date.ts';
import { dayMs } from '@foothold/core/dates/dates.ts';

/** One posting of an employer: which job it is of, when it came and went, in epoch milliseconds. */
export type OpeningSpan = {
  /** The same job at several sources is one. */
  job: string;
  /** Title, company and place. */
  place: string;
  opened: number;
  /** Null while it is open. */
  closed: number | null;
  /** It says itself when it was posted. */
  isDated: boolean;
};

const week = 7 * dayMs;
/** 5 January 1970 was a Monday. */
const firstMonday = 4 * dayMs;

/** The Monday 0:00 UTC of an instant. */
function mondayOf(at: number): number {
  return Math.floor((at - firstMonday) / week) * week + firstMonday;
}

type Week = { week: CalendarDate; opened: number; closed: number; open: number };

/** How openings grew and fell in the last weeks: oldest first, without a gap, the present one last and not over. */
export function openingWeeks(spans: readonly OpeningSpan[], now: number, count: number): Week[] {
  const present = mondayOf(now);
  return Array.from({ length: count }, (_, n) => {
    const from = present - (count - 1 - n) * week;
    const to = Math.min(from + week, now + 1);
    const jobs = (is: (span: OpeningSpan) => boolean) => new Set(spans.filter(is).map(({ job }) => job)).size;
    return {
      week: calendarDate(new Date(from), 'UTC'),
      opened: jobs(({ opened }) => opened >= from && opened < to),
      closed: jobs(({ closed }) => closed !== null && closed >= from && closed < to),
      open: jobs(({ opened, closed }) => opened < to && (closed === null || closed >= to)),
    };
  });
}

/** How many days postings were open, over those that were closed and say when they were posted; null without any. */
export function daysOpen(
  spans: readonly OpeningSpan[],
): { count: number; median: number; shortest: number; longest: number } | null {
  const days = spans
    .flatMap(({ opened, closed, isDated }) =>
      isDated && closed !== null && closed >= opened ? [(closed - opened) / dayMs] : [],
    )
    .map(Math.round)
    .sort((a, b) => a - b);
  const [shortest] = days;
  const longest = days.at(-1);
  if (shortest === undefined || longest === undefined) return null;
  const middle = days.length / 2;
  const median =
    days.length % 2 === 1
      ? (days[Math.floor(middle)] ?? 0)
      : ((days[middle - 1] ?? 0) + (days[middle] ?? 0)) / 2;
  return { count: days.length, median, shortest, longest };
}

/** Jobs that were closed, and those of them that came again after that: how often, the most often first. */
export function cameAgain(spans: readonly OpeningSpan[]): {
  closedJobs: number;
  again: { place: string; times: number }[];
} {
  const byPlace = Map.groupBy(spans, ({ place }) => place);
  const again: { place: string; times: number }[] = [];
  let closedJobs = 0;
  for (const [place, own] of byPlace) {
    if (!own.some(({ closed }) => closed !== null)) continue;
    closedJobs += 1;
    const inOrder = own.toSorted((a, b) => a.opened - b.opened);
    let times = 0;
    // Copies at other sources overlap; it came again only after all that were known had gone.
    let openUntil = Number.POSITIVE_INFINITY;
    for (const [n, { opened, closed }] of inOrder.entries()) {
      const until = closed ?? Number.POSITIVE_INFINITY;
      if (n > 0 && opened > openUntil) times += 1;
      openUntil = n === 0 ? until : Math.max(openUntil, until);
    }
    if (times > 0) again.push({ place, times });
  }
  return { closedJobs, again: again.sort((a, b) => b.times - a.times || (a.place < b.place ? -1 : 1)) };
}
