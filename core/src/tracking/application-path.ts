import { type JobStatus, jobStatus } from '../entities/job/job-status.ts';

/** A status that a job took, and the calendar date of it; the steps of a history stand oldest first. */
export type StatusStep = { readonly status: JobStatus; readonly date: string };

/** What is known of a job's applying: its present status, whether it is marked as applied, when, and its history. */
export type ApplicationFacts = {
  readonly status: JobStatus;
  readonly applied: boolean;
  /** Calendar date, '' when not known. */
  readonly dateApplied: string;
  /** In the order of `inOrder`; empty for a job that came with a status and no history. */
  readonly steps: readonly StatusStep[];
};

/** How far an application ever came. */
export type ApplicationStage = 'sent' | 'interview' | 'offer';

/** How it stands now. An open one is waited for, talked about or has an offer pending, by its stage. */
export type ApplicationOutcome =
  | 'open'
  | 'no-response'
  | 'rejected'
  | 'canceled'
  | 'offer-accepted'
  | 'offer-rejected';

/** One application, read from its history. A job has one at most, however often it was reopened. */
export type Application = {
  readonly stage: ApplicationStage;
  /** False for an offer that came without an interview in the history. */
  readonly interviewed: boolean;
  readonly outcome: ApplicationOutcome;
  /** The newest status of the history. */
  readonly status: JobStatus;
  /** Marked as applied, as the list of applications counts it. */
  readonly applied: boolean;
  /** Calendar date of the application, '' when not known. */
  readonly sentOn: string;
  /** Calendar date of the first reply; null without one, '' when its day is not known. */
  readonly repliedOn: string | null;
};

/**
 * The application of a job, or null when none was made (docs/decisions/0035). It was made when the job is marked as
 * applied or a status of its history implies it, unless the job went back to before the application and is not marked.
 * The stage is the furthest that the history ever reached, in whatever order its entries were written; the outcome is
 * that of the newest entry, looking through Archived, which tidies up and answers nothing.
 */
export function applicationOf(facts: ApplicationFacts): Application | null {
  const steps = facts.steps.length > 0 ? facts.steps : [{ status: facts.status, date: facts.dateApplied }];
  const status = steps.at(-1)?.status ?? facts.status;
  const first = steps.find((step) => jobStatus(step.status).impliesApplied);
  if (!facts.applied && (!first || isBefore(status))) return null;
  const stages = steps.map((step) => stageOf(step.status));
  const interviewed = stages.includes('interview');
  const reply = steps.find((step) => isReply(step.status));
  return {
    stage: stages.includes('offer') ? 'offer' : interviewed ? 'interview' : 'sent',
    interviewed,
    outcome: outcomeOf(steps),
    status,
    applied: facts.applied,
    sentOn: facts.dateApplied || (first?.date ?? ''),
    repliedOn: reply ? (facts.steps.length > 0 ? reply.date : '') : null,
  };
}

/**
 * True for a status that an employer's answer brings: an interview, an offer, a rejection. Canceled is none: it may as
 * well be the person who withdrew.
 */
export function isReply(status: JobStatus): boolean {
  return stageOf(status) !== 'sent' || status === 'rejected-before-interview';
}

function stageOf(status: JobStatus): ApplicationStage {
  if (status === 'offer-pending' || status === 'offer-accepted' || status === 'offer-rejected')
    return 'offer';
  return jobStatus(status).phase === 'talk' || status === 'rejected-after-interview' ? 'interview' : 'sent';
}

function outcomeOf(steps: readonly StatusStep[]): ApplicationOutcome {
  const newest = steps.at(-1)?.status;
  if (newest !== 'archived') return newest ? outcomes[newest] : 'open';
  const before = steps.findLast((step) => step.status !== 'archived');
  const outcome = before ? outcomes[before.status] : 'open';
  return outcome === 'open' ? 'canceled' : outcome;
}

const outcomes: Readonly<Record<JobStatus, ApplicationOutcome>> = {
  'application-not-started': 'open',
  'application-in-progress': 'open',
  'application-submitted': 'open',
  'application-no-response': 'no-response',
  'rejected-before-interview': 'rejected',
  'interview-requested': 'open',
  'interview-scheduled': 'open',
  'interview-in-progress': 'open',
  'rejected-after-interview': 'rejected',
  'offer-pending': 'open',
  'offer-rejected': 'offer-rejected',
  'offer-accepted': 'offer-accepted',
  'filled-or-canceled': 'canceled',
  archived: 'canceled',
};

const isBefore = (status: JobStatus) =>
  status === 'application-not-started' || status === 'application-in-progress';
