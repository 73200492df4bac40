import type { Job } from '../entities/job/job.ts';
import { jobStatus } from '../entities/job/job-status.ts';

/** True while an application can still be prepared: nothing was sent and the job is not over. */
export function isPreparable(job: Job): boolean {
  return !job.applied && job.dateApplied === '' && !jobStatus(job.status).impliesApplied;
}
