import { addDays, type CalendarDate, calendarDate, daysBetween, weekDayOf } from '../dates/calendar-date.ts';
import { instantOfWallTime, wallTimeAt } from '../dates/wall-time.ts';
import type { Interview } from '../entities/interview/interview.ts';
import { isOpenInterview, minutesBetween, type TravelOptions } from './interview-clashes.ts';
import { interviewSpan } from './interview-span.ts';
import { usHoliday } from './us-holidays.ts';

const minuteMs = 60_000;
/** Minutes to breathe between two interviews, at least. */
const restMinutes = 30;
/** The hours in which an interview is offered, by the clock of either side. */
const office = { from: 9, until: 17 };
/** Days that are looked through, beginning with the present one. */
const daysAhead = 21;

type FreeOptions = TravelOptions & {
  now: Date;
  /** How many are wanted. */
  most?: number;
};

/**
 * Times to offer for an interview in place of its own: on a working day after today that is no holiday, in office hours of the person and
 * of the interview, with no other interview within half an hour or the way to it. The first is the nearest to its own day,
 * each on a day of its own, as near to its own hour as that day allows. Empty while no hour is agreed.
 */
export function freeTimes(
  interview: Interview,
  interviews: readonly Interview[],
  { now, most = 2, ...options }: FreeOptions,
): Date[] {
  const { home } = options;
  const span = interviewSpan(interview, home);
  if (!span) return [];
  const taken = interviews.flatMap((other) => {
    const theirs = other.uid === interview.uid || !isOpenInterview(other) ? null : interviewSpan(other, home);
    if (!theirs) return [];
    const gap = Math.max(restMinutes, minutesBetween(interview, other, options)) * minuteMs;
    return [{ start: theirs.start - gap, end: theirs.end + gap }];
  });
  const length = span.end - span.start;
  const isFree = (start: number) => !taken.some((one) => start < one.end && start + length > one.start);
  const own = calendarDate(new Date(span.start), home);
  const tomorrow = addDays(calendarDate(now, home), 1);
  const first = addDays(tomorrow, Math.max(0, daysBetween(tomorrow, own)));
  const found: Date[] = [];
  for (let at = 0; at < daysAhead && found.length < most; at += 1) {
    const starts = startsOf(addDays(first, at), length, { home, theirs: interview.timeZone || home });
    const [nearest] = starts
      .filter((start) => start !== span.start && isFree(start))
      .sort((a, b) => hourApart(a, span.start, home) - hourApart(b, span.start, home) || a - b);
    if (nearest !== undefined) found.push(new Date(nearest));
  }
  return found;
}

/** The instants of a day at which an interview of this length can begin: each half hour within both office hours. */
function startsOf(
  date: CalendarDate,
  length: number,
  { home, theirs }: { home: string; theirs: string },
): number[] {
  if (weekDayOf(date) > 5 || usHoliday(date, home)) return [];
  const isInOffice = (start: number) => {
    const minutes = minutesOfDay(start, theirs);
    return minutes >= office.from * 60 && minutes + length / minuteMs <= office.until * 60;
  };
  const last = office.until * 60 - length / minuteMs;
  const halves = Math.max(0, Math.floor((last - office.from * 60) / 30) + 1);
  return Array.from({ length: halves }, (_, half) => office.from * 60 + half * 30).flatMap((minutes) => {
    const clock = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
    const start = instantOfWallTime(`${date}T${clock}`, home)?.getTime();
    return start !== undefined && (theirs === home || isInOffice(start)) ? [start] : [];
  });
}

const two = (value: number) => String(value).padStart(2, '0');

function minutesOfDay(at: number, zone: string): number {
  const [hours = 0, minutes = 0] = wallTimeAt(new Date(at), zone).slice(11).split(':').map(Number);
  return hours * 60 + minutes;
}

const hourApart = (a: number, b: number, home: string) =>
  Math.abs(minutesOfDay(a, home) - minutesOfDay(b, home));
