import {
  addDays,
  type CalendarDate,
  calendarDateOf,
  daysBetween,
  isCalendarDate,
  weekDayOf,
} from '@foothold/core/dates/calendar-date.ts';
import { startOfDay } from '@foothold/core/dates/day-bounds.ts';
import { wallTimeAt } from '@foothold/core/dates/wall-time.ts';
import type { Interview } from '@foothold/core/entities/interview/interview.ts';
import { interviewSpan } from '@foothold/core/interviews/interview-span.ts';
import { foldText } from '@foothold/core/text/company-name.ts';
import { type InterviewsLook, interviewLooks } from '../../../platform/interviews-look.ts';

/** How the interviews are shown, as the address says it. */
export type InterviewsView = {
  /** Null is the way this browser showed them last. */
  as: InterviewsLook | null;
  /** Calendar date within the week or month that is shown; '' is that of the open interview, else today. */
  date: string;
  text: string;
  open: number | null;
};

/** Reads a view from an address; what does not read is as if it were not there. */
export function readInterviewsView(query: URLSearchParams): InterviewsView {
  const date = query.get('date') ?? '';
  const open = query.get('open') ?? '';
  return {
    as: interviewLooks.find((look) => look === query.get('as')) ?? null,
    date: isCalendarDate(date) ? date : '',
    text: (query.get('q') ?? '').slice(0, 200),
    open: /^\d{1,15}$/.test(open) ? Number(open) : null,
  };
}

/** The address of a view, without what goes without saying. */
export function writeInterviewsView({ as, date, text, open }: InterviewsView): URLSearchParams {
  return new URLSearchParams({
    ...(as !== null && { as }),
    ...(date && { date }),
    ...(text && { q: text }),
    ...(open !== null && { open: String(open) }),
  });
}

/** The day whose week or month is shown: the one in the address, else of the interview that is open, else today. */
export function shownDay(
  { date, open }: Pick<InterviewsView, 'date' | 'open'>,
  placed: readonly Placed[],
  today: string,
): string {
  const opened = placed.find(({ interview }) => interview.internalId === open);
  return date || (opened?.date ?? today);
}

/** The Monday of the week of a date. */
export function weekStart(date: string): CalendarDate {
  return addDays(date, 1 - weekDayOf(date));
}

/** The dates of the columns of a week: to Friday, and to the day of the weekend that something stands on. */
export function shownDays(monday: string, used: ReadonlySet<string>): CalendarDate[] {
  const last = used.has(addDays(monday, 6)) ? 7 : used.has(addDays(monday, 5)) ? 6 : 5;
  return Array.from({ length: last }, (_, at) => addDays(monday, at));
}

/** The weeks that a month is in, each from its Monday to its Sunday; `date` is any day of the month. */
export function weeksOfMonth(date: string): CalendarDate[][] {
  const first = weekStart(`${date.slice(0, 7)}-01`);
  const count = Math.ceil(daysBetween(first, monthAfter(date, 1)) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(first, week * 7 + day)),
  );
}

/** The first day of the month that lies so many months after that of a date. */
export function monthAfter(date: string, months: number): CalendarDate {
  const at = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  return calendarDateOf(Math.floor(at / 12), (at % 12) + 1, 1) ?? (date as CalendarDate);
}

/** An interview within a day of the calendar: minutes from midnight by the clock of the person, null without an hour. */
export type Placed = { interview: Interview; date: string; from: number | null; until: number };

/** Where interviews are in the person's own calendar, those with a day; `home` is the person's IANA zone. */
export function placedInterviews(interviews: readonly Interview[], home: string): Placed[] {
  return interviews.flatMap((interview): Placed[] => {
    const span = interviewSpan(interview, home);
    if (!span) {
      const date = interview.dateOfInterview.slice(0, 10);
      return isCalendarDate(date) ? [{ interview, date, from: null, until: 0 }] : [];
    }
    const [date = '', clock = ''] = wallTimeAt(new Date(span.start), home).split('T');
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    const from = hours * 60 + minutes;
    return [{ interview, date, from, until: Math.min(1440, from + (span.end - span.start) / 60_000) }];
  });
}

/** The interviews that have every word of a search in what is written of them. */
export function findInterviews(interviews: readonly Interview[], typed: string): Interview[] {
  const words = foldText(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [...interviews];
  return interviews.filter((one) => {
    const { companyName, jobTitle, interviewers, notes, location, city, contactInfo } = one;
    const text = foldText(
      [companyName, jobTitle, interviewers, notes, location, city, contactInfo].join(' '),
    );
    return words.every((word) => text.includes(word));
  });
}

/** Those to come, the next first, and those that are over, the last first; without a day one is to come. */
export function upcomingAndPast(
  interviews: readonly Interview[],
  { now, home }: { now: number; home: string },
): { upcoming: Interview[]; past: Interview[] } {
  // Once each: a zone is asked for every instant.
  const ended = interviews.map((one) => {
    const end = endOf(one, home);
    return { one, end, isOver: ['Completed', 'Cancelled'].includes(one.status) || end < now };
  });
  const past = ended.filter(({ isOver }) => isOver).sort((a, b) => b.end - a.end);
  const upcoming = ended.filter(({ isOver }) => !isOver).sort((a, b) => a.end - b.end);
  return { upcoming: upcoming.map(({ one }) => one), past: past.map(({ one }) => one) };
}

/** When an interview is over; the end of its day where no hour is agreed. */
function endOf(interview: Interview, home: string): number {
  const span = interviewSpan(interview, home);
  if (span) return span.end;
  const day = interview.dateOfInterview.slice(0, 10);
  return isCalendarDate(day) ? startOfDay(addDays(day, 1), home).getTime() : Number.MAX_SAFE_INTEGER;
}
