import {
  addDays,
  type CalendarDate,
  daysBetween,
  isCalendarDate,
  weekDayOf,
} from '../dates/calendar-date.ts';
import type { Interview } from '../entities/interview/interview.ts';
import type { Job } from '../entities/job/job.ts';
import type { JobEvent } from '../entities/job/job-event.ts';
import { inOrder } from '../entities/job/job-history.ts';
import type { JobStatus } from '../entities/job/job-status.ts';
import { nextStepDays } from './next-steps.ts';
import { type WeekDay, weekStart } from './weekly-activity.ts';

/** A job that is elsewhere at the end of the week than before it. */
export type Movement = { job: Job; from: JobStatus | null; to: JobStatus; date: string };

/** A job that waits for an answer, and for how many days nobody has written. */
export type QuietJob = { job: Job; days: number };

/** What a week held, beside its counts. */
export type WeekReview = {
  /** In the order it happened. */
  moved: Movement[];
  interviews: Interview[];
  followUps: number;
  /** Messages of employers that set no status. */
  heard: number;
  /** Jobs whose wait passed two weeks in this week, the longest first, and that wait still. */
  wentQuiet: QuietJob[];
  /** Jobs that were quiet before this week and wait still, the longest first. */
  stillQuiet: QuietJob[];
};

export type ReviewSources = {
  /** Jobs with an entry in the week, and those that wait now. */
  jobs: readonly Job[];
  /** The whole histories of these jobs. */
  events: readonly JobEvent[];
  interviews: readonly Interview[];
};

const waiting: ReadonlySet<JobStatus> = new Set(['application-submitted', 'interview-in-progress']);

/** Looks back on the week from `start`; of the present one as far as `today`. */
export function weekReview(
  { jobs, events, interviews }: ReviewSources,
  { start, today }: { start: string; today: string },
): WeekReview {
  const last = lastDay(start, today);
  const isIn = (date: string) => date >= start && date <= last;
  const histories = Map.groupBy(events, ({ jobId }) => jobId);
  const moved: Movement[] = [];
  const quiet: QuietJob[] = [];
  for (const job of jobs) {
    const history = inOrder(histories.get(job.internalId) ?? []);
    const steps = history.filter(({ statusTo, date }) => statusTo !== null && date <= last);
    const [first] = steps.filter(({ date }) => isIn(date));
    const end = steps.at(-1);
    const from = first ? (steps[steps.indexOf(first) - 1]?.statusTo ?? first.statusFrom) : null;
    if (first && end?.statusTo && end.statusTo !== from)
      moved.push({ job, from, to: end.statusTo, date: end.date });
    const sign = lastSign(history, last) || (end ? '' : job.dateApplied);
    // What was answered since is no quiet job anymore, whatever the end of that week was like.
    const isAnswered = lastSign(history, today) > last;
    if (!waiting.has(job.status) || !sign || isAnswered) continue;
    const days = daysBetween(sign, last);
    if (days >= nextStepDays.followUp) quiet.push({ job, days });
  }
  const byDays = quiet.sort((a, b) => b.days - a.days || a.job.companyName.localeCompare(b.job.companyName));
  // On the day before the week it was no wait of two weeks yet.
  const isNew = ({ days }: QuietJob) => days - (daysBetween(start, last) + 1) < nextStepDays.followUp;
  const inWeek = events.filter(({ date }) => isIn(date));
  return {
    moved: moved.sort((a, b) => a.date.localeCompare(b.date)),
    interviews: interviews
      .filter(({ dateOfInterview, status }) => isIn(dateOfInterview.slice(0, 10)) && status !== 'Cancelled')
      .sort((a, b) => a.dateOfInterview.localeCompare(b.dateOfInterview)),
    followUps: inWeek.filter(({ kind }) => kind === 'follow-up').length,
    heard: inWeek.filter(({ kind }) => kind === 'heard').length,
    wentQuiet: byDays.filter(isNew),
    stillQuiet: byDays.filter((one) => !isNew(one)),
  };
}

/** The day of the newest entry up to `until` that is a sign of life of either side; '' for none. */
function lastSign(history: readonly JobEvent[], until: string): string {
  const signs = history.filter(
    ({ kind, statusTo, date }) =>
      date <= until && (statusTo !== null || kind === 'applied' || kind === 'follow-up' || kind === 'heard'),
  );
  return (
    signs
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? ''
  );
}

const lastDay = (start: string, today: string) => {
  const end = addDays(start, 6);
  return end < today ? end : today;
};

/**
 * The week a review begins with: the present one from its fifth day on, before that the one before. An asked week is that
 * of the day asked for, and never one that has not begun; what is no day asks for none.
 */
export function reviewedWeek(asked: string, today: string, firstDay: WeekDay): CalendarDate {
  const present = weekStart(today, firstDay);
  const start = isCalendarDate(asked) ? weekStart(asked, firstDay) : '';
  if (start && start <= present) return start;
  const dayOfWeek = (weekDayOf(today) - firstDay + 7) % 7;
  return start || dayOfWeek >= 4 ? present : addDays(present, -7);
}
