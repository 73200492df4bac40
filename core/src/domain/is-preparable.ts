import type { Job } from './job.ts';
import { jobStatus } from './job-status.ts';

/** True while an application can still be prepared: nothing was sent and the job is not over. */
export function isPreparable(job: Job): boolean {
  return !job.applied && job.dateApplied === '' && !jobStatus(job.status).impliesApplied;
}
