import type { Job } from '../entities/job/job.ts';
import { jobStatus } from '../entities/job/job-status.ts';
import { isOpenOffer, type Offer } from '../entities/offer/offer.ts';
import type { Task } from '../entities/task/task.ts';
import { isPreparable } from './is-preparable.ts';

/**
 * The days that stand on a job and are still to come or to do, each '' where there is none: until when to apply, and when
 * to ask. A deadline that an open task tells too is not told twice.
 */
export function jobDates(job: Job, tasks: readonly Task[]): { deadline: string; followUp: string } {
  if (jobStatus(job.status).group === 'complete') return { deadline: '', followUp: '' };
  const isTold = tasks.some(
    (task) =>
      task.jobId === job.internalId &&
      task.kind === 'deadline' &&
      !task.done &&
      task.dueDate === job.deadline,
  );
  return {
    deadline: isPreparable(job) && !isTold ? job.deadline : '',
    followUp: job.followUp > job.followedUpDate ? job.followUp : '',
  };
}

/** True for an offer that waits for an answer; a job that was closed by its status has had its answer. */
export function isOfferWaiting(offer: Offer, job: Job | undefined): job is Job {
  return job !== undefined && isOpenOffer(offer) && jobStatus(job.status).group !== 'complete';
}
