import type { Interview } from '../entities/interview/interview.ts';
import type { JobStatus } from '../entities/job/job-status.ts';

/** Statuses of a job that an interview goes beyond. */
const before: ReadonlySet<JobStatus> = new Set<JobStatus>([
  'application-not-started',
  'application-in-progress',
  'application-submitted',
  'application-no-response',
]);

/**
 * The status of a job that an interview of it means, to be offered with the interview; null where the job is there
 * already or beyond. An interview with a day is scheduled, one without is asked for, one that was held is in progress.
 */
export function fittingJobStatus(
  { status, dateOfInterview }: Pick<Interview, 'status' | 'dateOfInterview'>,
  present: JobStatus,
): JobStatus | null {
  if (status === 'Cancelled') return null;
  const asked: JobStatus =
    status === 'Completed'
      ? 'interview-in-progress'
      : dateOfInterview === ''
        ? 'interview-requested'
        : 'interview-scheduled';
  const order: JobStatus[] = ['interview-requested', 'interview-scheduled', 'interview-in-progress'];
  if (before.has(present)) return asked;
  const at = order.indexOf(present);
  return at >= 0 && order.indexOf(asked) > at ? asked : null;
}
