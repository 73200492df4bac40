import type { Job } from '../../../../entities/job/job.ts';
import {
  type JobStatus,
  jobStatus,
  jobStatuses,
  statusesOfGroup,
} from '../../../../entities/job/job-status.ts';
import type { Application } from '../../../../tracking/application-path.ts';

/**
 * What a job can be said to be. `statuses` are those that a history enters with it, so that “rejected in October” has a
 * day; `is` says whether it holds now, from the status and the application that the history makes (decision 0035).
 */
type State = {
  statuses?: readonly JobStatus[];
  is?: (job: Job, application: Application | null) => boolean;
};

const closed = statusesOfGroup('complete');
const inProgress = statusesOfGroup('in-progress');
const talks = jobStatuses.filter(({ phase }) => phase === 'talk').map(({ value }) => value);
const waits = new Set<JobStatus>(['application-submitted', 'application-no-response']);

const states = {
  open: { is: ({ status }) => jobStatus(status).group !== 'complete' },
  active: { is: ({ status }) => inProgress.includes(status) },
  closed: { statuses: closed },
  archived: { statuses: ['archived'] },
  canceled: { statuses: ['filled-or-canceled'] },
  applied: { is: (_, application) => application !== null },
  'not-applied': { is: (_, application) => application === null },
  'to-apply': {
    is: ({ status }, application) => application === null && jobStatus(status).group !== 'complete',
  },
  'not-started': { statuses: ['application-not-started'] },
  started: { statuses: ['application-in-progress'] },
  submitted: { statuses: ['application-submitted'] },
  pending: { is: ({ status }, application) => application !== null && inProgress.includes(status) },
  waiting: {
    is: ({ status }, application) => status === 'application-submitted' && application?.repliedOn === null,
  },
  'no-response': { statuses: ['application-no-response'] },
  'no-reply': { is: ({ status }, application) => application?.repliedOn === null && waits.has(status) },
  replied: { is: (_, application) => application !== null && application.repliedOn !== null },
  rejected: { statuses: ['rejected-before-interview', 'rejected-after-interview'] },
  'rejected-before': { statuses: ['rejected-before-interview'] },
  'rejected-after': { statuses: ['rejected-after-interview'] },
  interviewing: { statuses: talks },
  'interview-requested': { statuses: ['interview-requested'] },
  'interview-scheduled': { statuses: ['interview-scheduled'] },
  'interview-in-progress': { statuses: ['interview-in-progress'] },
  interviewed: {
    statuses: talks,
    is: (_, application) => application?.interviewed === true,
  },
  offer: {
    statuses: ['offer-pending', 'offer-accepted', 'offer-rejected'],
    is: (_, application) => application?.stage === 'offer',
  },
  'offer-pending': { statuses: ['offer-pending'] },
  'offer-accepted': { statuses: ['offer-accepted'] },
  'offer-rejected': { statuses: ['offer-rejected'] },
} as const satisfies Record<string, State>;

/** The name of a state that jobs can be asked for by. */
export type JobStateName = keyof typeof states;

const table: Readonly<Record<JobStateName, State>> = states;

/** True for the name of a state that this version has. */
export const isJobStateName = (name: string): name is JobStateName => Object.hasOwn(states, name);

/** Whether a job is in a state now. */
export function isInState(name: JobStateName, job: Job, application: Application | null): boolean {
  const { is, statuses } = table[name];
  return is ? is(job, application) : (statuses?.includes(job.status) ?? false);
}

/** The statuses whose entry in a history is the day of a state; empty for a state that no entry begins. */
export function statusesOfState(name: JobStateName): readonly JobStatus[] {
  return table[name].statuses ?? [];
}
