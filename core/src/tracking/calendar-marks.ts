import { isCalendarDate } from '../dates/calendar-date.ts';
import type { Job } from '../entities/job/job.ts';
import { isOfferWaiting, jobDates } from './job-dates.ts';
import type { NextStepSources } from './next-steps.ts';

/** What stands on a day of the calendar beside interviews. */
export type CalendarMarkKind = 'deadline' | 'follow-up' | 'task' | 'answer-offer';

/** A day that somebody set for a job: it is due on that day, the whole of it. */
export type CalendarMark = {
  kind: CalendarMarkKind;
  /** Names it for good, also in a calendar file. */
  uid: string;
  /** Calendar date. */
  date: string;
  /** The person's own words of a task, else ''. */
  title: string;
  jobId: number | null;
  jobTitle: string;
  companyName: string;
  /** ISO instants of the record's making and last change. */
  createdAt: string;
  updatedAt: string;
  isExample: boolean;
};

/**
 * The days that stand on own jobs, open tasks and offers that wait for an answer, in their order. What is done, over or
 * without a day is left out.
 */
export function calendarMarks({
  jobs,
  tasks,
  offers = [],
}: Omit<NextStepSources, 'interviews'>): CalendarMark[] {
  const known = new Map(jobs.map((job) => [job.internalId, job]));
  const marks = [
    ...jobs.flatMap((job): CalendarMark[] => {
      const { deadline, followUp } = jobDates(job, tasks);
      return [
        { ...markOf(job, job), kind: 'deadline', uid: `${job.uid}-deadline`, date: deadline },
        { ...markOf(job, job), kind: 'follow-up', uid: `${job.uid}-follow-up`, date: followUp },
      ];
    }),
    ...tasks.flatMap((task): CalendarMark[] => {
      const job = task.jobId === null ? undefined : known.get(task.jobId);
      const kind = task.kind === 'deadline' ? 'deadline' : 'task';
      const mark = {
        ...markOf(task, job),
        kind,
        uid: task.uid,
        date: task.dueDate,
        title: task.title,
      } as const;
      return task.done ? [] : [mark];
    }),
    ...offers.flatMap((offer): CalendarMark[] => {
      const job = offer.jobId === null ? undefined : known.get(offer.jobId);
      if (!isOfferWaiting(offer, job)) return [];
      return [{ ...markOf(offer, job), kind: 'answer-offer', uid: offer.uid, date: offer.answerBy }];
    }),
  ];
  return marks
    .filter(({ date }) => isCalendarDate(date))
    .sort((a, b) => compare(a.date, b.date) || compare(a.kind, b.kind) || compare(a.uid, b.uid));
}

type Stamped = { createdAt: string; updatedAt: string; isExample: boolean };

function markOf({ createdAt, updatedAt, isExample }: Stamped, job: Job | undefined) {
  const { internalId: jobId = null, jobTitle = '', companyName = '' } = job ?? {};
  return { title: '', jobId, jobTitle, companyName, createdAt, updatedAt, isExample };
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);
