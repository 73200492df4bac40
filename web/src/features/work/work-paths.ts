import type { JobStatus, JobStatusGroup } from '@foothold/core/domain/job-status.ts';
import type { NextStep } from '@foothold/core/domain/next-steps.ts';

/** Addresses that /work leads to (SPEC.md section 2, Jobs, Geography, Locations). */
export const workPaths = {
  search: '/jobs/search',
  add: '/job/add',
  jobs: '/jobs/list',
  applied: '/jobs/applications',
  process: '/job/application/process',
  work: '/work',
  cities: '/cities',
  location: '/location/from',
  savedPlaces: '/location/list/place',
  savedSearches: '/settings#saved-searches',
  group: (group: JobStatusGroup) => `/jobs/list?group=${group}`,
  /** The jobs applied for that have one of these statuses. */
  appliedOf: (statuses: readonly JobStatus[]) => `/jobs/list?status=${statuses.join(',')}&applied=yes`,
  status: (status: JobStatus) => `/jobs/list?status=${status}`,
  submission: (method: string) => `/jobs/submissions/${method}`,
  job: (id: number) => `/job/edit/${id}`,
  prepare: (id: number) => `/job/application/preparation/${id}`,
  apply: (id: number) => `/job/apply/${id}`,
} as const;

/** Where a step is taken: what is not begun is prepared, what is half done is finished, the rest is at its job. */
export function stepPath({ kind, jobId }: Pick<NextStep, 'kind' | 'jobId'>): string | null {
  if (jobId === null) return null;
  if (kind === 'start') return workPaths.prepare(jobId);
  return kind === 'finish' ? workPaths.apply(jobId) : workPaths.job(jobId);
}
