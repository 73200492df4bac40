import { addDays, dateOfText, daysBetween } from '../dates/calendar-date.ts';
import type { Interview } from '../entities/interview/interview.ts';
import type { Job } from '../entities/job/job.ts';
import type { Offer } from '../entities/offer/offer.ts';
import type { Task } from '../entities/task/task.ts';
import { isInterviewOver } from '../interviews/interview-over.ts';
import { isOfferWaiting, jobDates } from './job-dates.ts';

/**
 * What could be done next, read from the person's own data:
 * `interview` is coming, `after-interview` took place and nothing was noted since, `send-thanks` was held within three days and
 * nobody was thanked, `task` and `deadline` were entered,
 * `answer-offer`, `answer-request`, `finish` (in preparation for days), `follow-up` (on the day that was set, else with no
 * answer for 14 days),
 * `no-answer` (none for 30 days: close it), `start` (saved, nothing done yet).
 */
export type NextStepKind =
  | 'interview'
  | 'after-interview'
  | 'send-thanks'
  | 'task'
  | 'deadline'
  | 'answer-offer'
  | 'answer-request'
  | 'finish'
  | 'follow-up'
  | 'no-answer'
  | 'start';

export type NextStep = {
  kind: NextStepKind;
  jobId: number | null;
  interviewId: number | null;
  taskId: number | null;
  jobTitle: string;
  companyName: string;
  /** The person's own words of a task, the type of an interview, else ''; a deadline without any is that of the application. */
  title: string;
  /** Calendar date it is due, '' when any day will do. */
  due: string;
  /** Wall time `HH:mm` of an interview that is coming, '' while the hour is open and for everything else. */
  time: string;
  /** IANA zone of `time`; '' is the zone the person is in. */
  timeZone: string;
  /** Days from today to `due`: negative is overdue, null without a date. */
  daysLeft: number | null;
  /** Calendar date the wait began (sent, asked, saved), '' when it does not apply. */
  since: string;
  isExample: boolean;
};

/** After how many days a step is offered (two weeks without an answer is when most people follow up). */
export const nextStepDays = {
  ahead: 7,
  followUp: 14,
  noAnswer: 30,
  finish: 2,
  start: 3,
  answer: 2,
  thank: 3,
} as const;

/**
 * The one step each job needs first, by its key: what a card of it or its row says. Unlike `nextSteps`, a date further
 * ahead than a week counts too, since here nothing more pressing is beside it.
 */
export function nextStepByJob(sources: NextStepSources, today: string): Map<number, NextStep> {
  const first = new Map<number, NextStep>();
  for (const step of nextSteps(sources, today, Number.POSITIVE_INFINITY))
    if (step.jobId !== null && !first.has(step.jobId)) first.set(step.jobId, step);
  return first;
}

/** Where next steps are read from: jobs that are not complete, interviews from two weeks ago on, open tasks and offers. */
export type NextStepSources = {
  jobs: readonly Job[];
  interviews: readonly Interview[];
  tasks: readonly Task[];
  offers?: readonly Offer[];
  /** The present instant: an interview of today is over by its hour. Without it, by its day. */
  now?: Date;
};

/**
 * The steps in the order to take them: overdue and due first, then by date, then those without one.
 * `today` is the person's calendar date, `ahead` how many days from it a date may lie. A job with an open interview or task ahead is not nagged about.
 */
export function nextSteps(
  { jobs, interviews, tasks, offers = [], now }: NextStepSources,
  today: string,
  ahead: number = nextStepDays.ahead,
): NextStep[] {
  const known = new Map(jobs.map((job) => [job.internalId, job]));
  const planned = [
    ...interviews.flatMap((interview) => interviewStep(interview, { today, ahead, now })),
    ...tasks.flatMap((task) => taskStep(task, known, { today, ahead })),
    ...offers.flatMap((offer) => offerStep(offer, known, today)),
    ...jobs.flatMap((job) => datedSteps(job, tasks, { today, ahead })),
  ];
  const busy = new Set(planned.map((step) => step.jobId));
  const waiting = jobs.filter((job) => !busy.has(job.internalId)).flatMap((job) => jobStep(job, today));
  return [...planned, ...waiting].sort(
    (a, b) =>
      pressing(a) - pressing(b) ||
      order.indexOf(a.kind) - order.indexOf(b.kind) ||
      a.since.localeCompare(b.since) ||
      a.companyName.localeCompare(b.companyName),
  );
}

/** A step that nobody set a date for is never later than today: an interview today comes before an old reminder. */
function pressing({ kind, daysLeft }: NextStep): number {
  if (daysLeft === null) return Infinity;
  return kind === 'task' || kind === 'deadline' ? daysLeft : Math.max(0, daysLeft);
}

const order: readonly NextStepKind[] = [
  'interview',
  'deadline',
  'answer-offer',
  'answer-request',
  'after-interview',
  'send-thanks',
  'task',
  'finish',
  'follow-up',
  'no-answer',
  'start',
];

type Around = { today: string; ahead: number; now: Date | undefined };

function interviewStep(interview: Interview, { today, ahead, now }: Around): NextStep[] {
  const date = interview.dateOfInterview.slice(0, 10);
  const daysLeft = date ? daysBetween(today, date) : Number.NaN;
  const isCancelled = interview.status === 'Cancelled';
  if (isCancelled || Number.isNaN(daysLeft) || daysLeft > ahead || daysLeft < -nextStepDays.followUp)
    return [];
  const step = {
    jobId: interview.jobId,
    interviewId: interview.internalId,
    taskId: null,
    jobTitle: interview.jobTitle,
    companyName: interview.companyName,
    title: interview.interviewType,
    timeZone: interview.timeZone,
    isExample: interview.isExample,
  };
  const past = { ...step, due: today, time: '', daysLeft: 0, since: date };
  if (interview.status === 'Completed') {
    // After some days thanks are late, and the person has chosen not to send any.
    const isTimely = daysLeft <= 0 && daysLeft >= -nextStepDays.thank;
    return interview.thankedDate === '' && isTimely ? [{ ...past, kind: 'send-thanks' }] : [];
  }
  const isOver = daysLeft < 0 || (now !== undefined && isInterviewOver(interview, { now, home: '' }));
  if (isOver) return [{ ...past, kind: 'after-interview' }];
  const time = interview.dateOfInterview.slice(11, 16);
  return [{ ...step, kind: 'interview', due: date, time, daysLeft, since: '' }];
}

function taskStep(
  task: Task,
  jobs: ReadonlyMap<number, Job>,
  { today, ahead }: { today: string; ahead: number },
): NextStep[] {
  if (task.done) return [];
  const daysLeft = task.dueDate ? daysBetween(today, task.dueDate) : null;
  if (daysLeft !== null && daysLeft > ahead) return [];
  const job = task.jobId === null ? undefined : jobs.get(task.jobId);
  return [
    {
      kind: task.kind === 'deadline' ? 'deadline' : 'task',
      jobId: task.jobId,
      interviewId: null,
      taskId: task.internalId,
      jobTitle: job?.jobTitle ?? '',
      companyName: job?.companyName ?? '',
      title: task.title,
      due: task.dueDate,
      time: '',
      timeZone: '',
      daysLeft,
      since: '',
      isExample: task.isExample,
    },
  ];
}

/** An offer with a day to answer by is told however far ahead that is; one without is told by its job's status. */
function offerStep(offer: Offer, jobs: ReadonlyMap<number, Job>, today: string): NextStep[] {
  const job = offer.jobId === null ? undefined : jobs.get(offer.jobId);
  const daysLeft = daysBetween(today, offer.answerBy);
  if (!isOfferWaiting(offer, job) || Number.isNaN(daysLeft)) return [];
  const since = offer.receivedOn || dateOfText(offer.createdAt);
  return [stepOf(job, { kind: 'answer-offer', due: offer.answerBy, daysLeft, since })];
}

/** The days that stand on a job: until when to apply, and when to ask. */
function datedSteps(
  job: Job,
  tasks: readonly Task[],
  { today, ahead }: { today: string; ahead: number },
): NextStep[] {
  const { deadline, followUp } = jobDates(job, tasks);
  return [
    ...datedStep('deadline', deadline, job, { today, ahead }),
    ...datedStep('follow-up', followUp, job, { today, ahead }),
  ];
}

function datedStep(
  kind: 'deadline' | 'follow-up',
  due: string,
  job: Job,
  { today, ahead }: { today: string; ahead: number },
): NextStep[] {
  const daysLeft = due === '' ? Number.NaN : daysBetween(today, due);
  // A deadline that is long over has closed the posting.
  const isOver = kind === 'deadline' && daysLeft < -nextStepDays.followUp;
  if (Number.isNaN(daysLeft) || daysLeft > ahead || isOver) return [];
  const since = kind === 'follow-up' ? job.followedUpDate || job.statusDate || job.dateApplied : '';
  return [stepOf(job, { kind, due, daysLeft, since })];
}

function stepOf(job: Job, step: Pick<NextStep, 'kind' | 'due' | 'daysLeft' | 'since'>): NextStep {
  return {
    ...step,
    jobId: job.internalId,
    interviewId: null,
    taskId: null,
    jobTitle: job.jobTitle,
    companyName: job.companyName,
    title: '',
    time: '',
    timeZone: '',
    isExample: job.isExample,
  };
}

function jobStep(job: Job, today: string): NextStep[] {
  // The person has set the day to ask.
  if (waitsForAnswer(job) && job.followUp > today) return [];
  const begun = job.statusDate || job.dateApplied || dateOfText(job.dateAdded);
  // Whoever asked waits again; an older question changes nothing.
  const since = waitsForAnswer(job) && job.followedUpDate > begun ? job.followedUpDate : begun;
  const age = since ? daysBetween(since, today) : Number.NaN;
  if (Number.isNaN(age)) return [];
  const rule = ruleOf(job, age);
  if (!rule) return [];
  const due = addDays(since, rule.after);
  return [stepOf(job, { kind: rule.kind, due, daysLeft: daysBetween(today, due), since })];
}

const waitsForAnswer = ({ status }: Job) =>
  status === 'application-submitted' || status === 'interview-in-progress';

function ruleOf(job: Job, age: number): { kind: NextStepKind; after: number } | null {
  const { followUp, noAnswer, finish, start, answer } = nextStepDays;
  const after = (kind: NextStepKind, days: number) => (age >= days ? { kind, after: days } : null);
  switch (job.status) {
    case 'application-not-started':
      return after('start', start);
    case 'application-in-progress':
      return after('finish', finish);
    case 'application-submitted':
      return after('no-answer', noAnswer) ?? after('follow-up', followUp);
    case 'interview-requested':
      return { kind: 'answer-request', after: answer };
    case 'interview-in-progress':
      return after('follow-up', followUp);
    case 'offer-pending':
      return { kind: 'answer-offer', after: followUp };
    default:
      return null;
  }
}
