import { href } from '../../../platform/href.ts';

/** Addresses of the job screens (SPEC.md section 2, Jobs). */
export const jobPaths = {
  list: href('/jobs/list'),
  map: href('/jobs/map/view'),
  add: href('/job/add'),
  mail: href('/jobs/mail'),
  search: href('/jobs/search'),
  import: href('/settings', { hash: 'import' }),
  edit: (internalId: number) => href('/job/edit/:internalId', { internalId }),
  apply: (internalId: number) => href('/job/apply/:internalId', { internalId }),
  letter: (internalId: number) => href('/job/apply/:internalId', { internalId, search: { part: 'letter' } }),
  interview: (interviewId: number) => href('/interview/edit/:internalId', { internalId: interviewId }),
  addInterview: (jobId: number) => href('/interview/add/:jobId?', { jobId }),
  prepare: (internalId: number) => href('/job/application/preparation/:internalId', { internalId }),
} as const;

/** The key of a job as an address has it; NaN, which no job has, for anything else (READINGS R4). */
export function jobIdOf(internalId: string): number {
  return /^\d{1,15}$/.test(internalId) ? Number(internalId) : Number.NaN;
}
