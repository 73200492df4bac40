import { href } from '../../../platform/href.ts';

/** Addresses of the job screens (docs/spec/screens.md, Jobs). */
export const jobPaths = {
  list: href('/jobs/list'),
  map: href('/jobs/map/view'),
  add: href('/job/add'),
  offers: href('/jobs/offers'),
  /** The offers of these jobs, side by side. */
  offersOf: (ids: readonly number[]) => href('/jobs/offers', { search: { jobs: ids.join(',') } }),
  mail: href('/jobs/mail'),
  search: href('/jobs/search'),
  import: href('/settings', { hash: 'import' }),
  edit: (internalId: number) => href('/job/edit/:internalId', { internalId }),
  apply: (internalId: number) => href('/job/apply/:internalId', { internalId }),
  letter: (internalId: number) => href('/job/apply/:internalId', { internalId, search: { part: 'letter' } }),
  interview: (interviewId: number) => href('/interview/edit/:internalId', { internalId: interviewId }),
  prepareInterview: (interviewId: number) =>
    href('/interview/prepare/:internalId', { internalId: interviewId }),
  debrief: (interviewId: number) => href('/interview/debrief/:internalId', { internalId: interviewId }),
  addInterview: (jobId: number) => href('/interview/add/:jobId?', { jobId }),
  /** How well a resume fits: the one that the job names, or another that is looked at. */
  fit: (internalId: number, resume?: number) =>
    href('/job/apply/:internalId', { internalId, search: { part: 'fit', resume } }),
  /** Other words for the resume that the job names, or for another that is looked at. */
  optimize: (internalId: number, resume?: number) =>
    href('/job/apply/:internalId', { internalId, search: { part: 'optimize', resume } }),
  /** The assistant, about this job. */
  ask: (jobId: number) => href('/job/search/assistant/:jobId?', { jobId }),
  prepare: (internalId: number) => href('/job/application/preparation/:internalId', { internalId }),
} as const;

/** The key of a job as an address has it; NaN, which no job has, for anything else (docs/spec/readings.md R4). */
export function jobIdOf(internalId: string): number {
  return /^\d{1,15}$/.test(internalId) ? Number(internalId) : Number.NaN;
}
