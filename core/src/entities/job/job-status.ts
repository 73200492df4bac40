import * as z from 'zod/mini';

/**
 * Where a status stands: not begun, in hand, or over. docs/spec/states.md, Job status, names In-Progress and Complete;
 * Application Not Started is in neither.
 */
export type JobStatusGroup = 'not-started' | 'in-progress' | 'complete';

/** Which part of the hunt a status belongs to; it decides the color of its mark (docs/spec/interface.md, Status marks). */
export type JobStatusPhase = 'application' | 'talk' | 'offer' | 'closed';

type Line = {
  readonly value: string;
  readonly label: string;
  readonly group: JobStatusGroup;
  readonly phase: JobStatusPhase;
  /** True when a job can only get there by an application (docs/spec/readings.md R12). */
  readonly impliesApplied: boolean;
};

const line = <const V extends string>(
  value: V,
  label: string,
  group: JobStatusGroup,
  phase: JobStatusPhase,
  impliesApplied: boolean,
) => ({ value, label, group, phase, impliesApplied }) satisfies Line;

/** The 14 statuses of a job in the order of docs/spec/states.md, Job status, with their label, group and phase. */
export const jobStatuses = [
  line('application-not-started', 'Application Not Started', 'not-started', 'application', false),
  line('application-in-progress', 'Application In-Progress', 'in-progress', 'application', false),
  line('application-submitted', 'Application Submitted', 'in-progress', 'application', true),
  line('application-no-response', 'Application No Response', 'complete', 'closed', true),
  line('rejected-before-interview', 'Rejected Before Interview', 'complete', 'closed', true),
  line('interview-requested', 'Interview Requested', 'in-progress', 'talk', true),
  line('interview-scheduled', 'Interview Scheduled', 'in-progress', 'talk', true),
  line('interview-in-progress', 'Interview In-Progress', 'in-progress', 'talk', true),
  line('rejected-after-interview', 'Rejected After Interview', 'complete', 'closed', true),
  line('offer-pending', 'Offer Pending', 'in-progress', 'offer', true),
  line('offer-rejected', 'Offer Rejected', 'complete', 'closed', true),
  line('offer-accepted', 'Offer Accepted', 'complete', 'offer', true),
  line('filled-or-canceled', 'Canceled', 'complete', 'closed', false),
  line('archived', 'Archived', 'complete', 'closed', false),
] as const;

/** The stored value of a job's status. */
export type JobStatus = (typeof jobStatuses)[number]['value'];

/** One of the 14 values. */
export const JobStatus = z.enum(jobStatuses.map(({ value }) => value) as [JobStatus, ...JobStatus[]]);

/** The status of a job that has none (docs/spec/states.md, Job status). */
export const defaultJobStatus: JobStatus = 'application-not-started';

/** Labels of the groups as screens name them (docs/spec/states.md, Metrics). */
export const jobStatusGroups = {
  'not-started': 'To apply',
  'in-progress': 'In-Progress',
  complete: 'Complete',
} as const satisfies Record<JobStatusGroup, string>;

const byValue = new Map<string, (typeof jobStatuses)[number]>(jobStatuses.map((s) => [s.value, s]));

/** True for one of the 14 values; route words and stored texts are checked with it. */
export function isJobStatus(value: unknown): value is JobStatus {
  return typeof value === 'string' && byValue.has(value);
}

/** Label, group and phase of a status. */
export function jobStatus(value: JobStatus): (typeof jobStatuses)[number] {
  const found = byValue.get(value);
  if (!found) throw new RangeError(`No job status is called ${value}.`);
  return found;
}

/** The statuses of one group, in their order. */
export function statusesOfGroup(group: JobStatusGroup): JobStatus[] {
  return jobStatuses.filter((s) => s.group === group).map((s) => s.value);
}
