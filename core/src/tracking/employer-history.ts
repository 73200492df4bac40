import { daysBetween } from '../dates/calendar-date.ts';
import type { Application } from './application-path.ts';

/** An own job at an employer: its application, where one was made. */
export type EmployerJob = {
  jobId: number;
  jobTitle: string;
  /** Calendar date on which it was saved, '' when not known. */
  savedOn: string;
  application: Application | null;
};

/** What applying to an employer came to so far. */
export type EmployerHistory = {
  saved: number;
  sent: number;
  heard: number;
  interviewed: number;
  offered: number;
  /** Days from each application to its first reply, shortest first; of those whose two days are known. */
  replyDays: readonly number[];
  /** The middle of `replyDays`; null while there are too few to say. */
  usualDays: number | null;
  /** The applications, newest first. */
  applications: readonly EmployerApplication[];
};

/** One application there. `days`: until the reply, or, while there is none, until today; null where a day is not known. */
export type EmployerApplication = {
  jobId: number;
  jobTitle: string;
  sentOn: string;
  answer: 'waiting' | 'none' | 'heard' | 'rejected' | 'interview' | 'offer' | 'canceled';
  days: number | null;
};

/** Fewer replies than this say nothing typical. */
export const minReplies = 5;

/** Counts the own jobs at one employer; `today` is the person's calendar date. */
export function employerHistory(jobs: readonly EmployerJob[], today: string): EmployerHistory {
  const sent = jobs.flatMap(({ application, ...job }) => (application ? [{ ...job, application }] : []));
  const applications = sent
    .map(
      ({ jobId, jobTitle, application }): EmployerApplication => ({
        jobId,
        jobTitle,
        sentOn: application.sentOn,
        answer: answerOf(application),
        days: daysOf(application, today),
      }),
    )
    .sort((a, b) => (a.sentOn === b.sentOn ? b.jobId - a.jobId : a.sentOn < b.sentOn ? 1 : -1));
  const replied = sent.filter(({ application }) => application.repliedOn !== null);
  const replyDays = replied
    .flatMap(({ application }) => daysOf(application, today) ?? [])
    .sort((a, b) => a - b);
  return {
    saved: jobs.length,
    sent: sent.length,
    heard: replied.length,
    interviewed: sent.filter(({ application }) => application.interviewed).length,
    offered: sent.filter(({ application }) => application.stage === 'offer').length,
    replyDays,
    usualDays: replyDays.length < minReplies ? null : middle(replyDays),
    applications,
  };
}

function answerOf({ stage, outcome, repliedOn }: Application): EmployerApplication['answer'] {
  if (stage === 'offer') return 'offer';
  if (outcome === 'rejected') return 'rejected';
  if (stage === 'interview') return 'interview';
  if (outcome === 'canceled') return 'canceled';
  if (outcome === 'no-response') return 'none';
  return repliedOn === null ? 'waiting' : 'heard';
}

function daysOf({ sentOn, repliedOn, outcome }: Application, today: string): number | null {
  if (sentOn === '' || repliedOn === '') return null;
  if (repliedOn === null && outcome !== 'open') return null;
  const days = daysBetween(sentOn, repliedOn ?? today);
  return days >= 0 ? days : null;
}

function middle(sorted: readonly number[]): number {
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const high = sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0;
  return Math.round((low + high) / 2);
}
