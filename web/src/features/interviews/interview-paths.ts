import { href } from '../../platform/href.ts';

/** Addresses of the interview screens (SPEC.md section 2, Interviews). */
export const interviewPaths = {
  all: href('/interviews'),
  add: (jobId?: number) => href('/interview/add/:jobId?', { jobId }),
  edit: (internalId: number) => href('/interview/edit/:internalId', { internalId }),
  addOn: (date: string) => href('/interview/add/:jobId?', { search: { date } }),
  work: href('/work'),
  job: (internalId: number) => href('/job/edit/:internalId', { internalId }),
} as const;

/** The key in an address; NaN, which no record has, for anything else (READINGS R4). */
export function keyOf(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}
