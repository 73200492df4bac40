import type { JobStatus, JobStatusGroup } from '@foothold/core/entities/job/job-status.ts';
import type { NextStep } from '@foothold/core/tracking/next-steps.ts';
import { href } from '../../platform/href.ts';

/** Addresses that /work leads to (docs/spec/screens.md, Addresses). */
export const workPaths = {
  search: href('/jobs/search'),
  add: href('/job/add'),
  jobs: href('/jobs/list'),
  applied: href('/jobs/applications/:status?'),
  process: href('/job/application/process'),
  work: href('/work'),
  contacts: href('/contacts'),
  assistant: href('/job/search/assistant/:jobId?'),
  offers: href('/jobs/offers'),
  review: href('/work/review'),
  reviewOf: (week: string) => href('/work/review', { search: { week } }),
  cities: href('/cities'),
  location: href('/location/from'),
  places: href('/places'),
  import: href('/settings', { hash: 'import' }),
  importResume: href('/resume/import'),
  backup: href('/settings', { hash: 'backup' }),
  savedSearches: href('/settings', { hash: 'saved-searches' }),
  group: (group: JobStatusGroup) => href('/jobs/list', { search: { group } }),
  /** The jobs applied for that have one of these statuses. */
  appliedOf: (statuses: readonly JobStatus[]) =>
    href('/jobs/list', { search: { status: statuses.join(','), applied: 'yes' } }),
  status: (status: JobStatus) => href('/jobs/list', { search: { status } }),
  submission: (method: string) => href('/jobs/submissions/:method?', { method }),
  job: (internalId: number) => href('/job/edit/:internalId', { internalId }),
  prepare: (internalId: number) => href('/job/application/preparation/:internalId', { internalId }),
  prepareInterview: (internalId: number) => href('/interview/prepare/:internalId', { internalId }),
  debrief: (internalId: number) => href('/interview/debrief/:internalId', { internalId }),
  apply: (internalId: number) => href('/job/apply/:internalId', { internalId }),
} as const;

/**
 * Where a step is taken: an interview is prepared, and told of afterwards; what is not begun is prepared, what is half done is
 * finished, the rest is at its job.
 */
export function stepPath({
  kind,
  jobId,
  interviewId,
}: Pick<NextStep, 'kind' | 'jobId' | 'interviewId'>): string | null {
  if (interviewId !== null)
    return kind === 'interview' ? workPaths.prepareInterview(interviewId) : workPaths.debrief(interviewId);
  if (jobId === null) return null;
  if (kind === 'start') return workPaths.prepare(jobId);
  return kind === 'finish' ? workPaths.apply(jobId) : workPaths.job(jobId);
}
