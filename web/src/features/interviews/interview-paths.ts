import { href } from '../../platform/href.ts';

/** Addresses of the interview screens (docs/spec/screens.md, Interviews). */
export const interviewPaths = {
  all: href('/interviews'),
  /** Its place in the calendar, or in the list on a phone. */
  open: (internalId: number) => href('/interviews', { search: { open: internalId } }),
  add: (jobId?: number) => href('/interview/add/:jobId?', { jobId }),
  edit: (internalId: number) => href('/interview/edit/:internalId', { internalId }),
  prepare: (internalId: number) => href('/interview/prepare/:internalId', { internalId }),
  debrief: (internalId: number) => href('/interview/debrief/:internalId', { internalId }),
  practice: (jobId?: number | null) => href('/interview/practice/:jobId?', { jobId: jobId ?? undefined }),
  session: (session: number) => href('/interview/practice/:jobId?', { search: { session } }),
  stories: (story?: number | 'new') => href('/interview/stories', { search: { story } }),
  tips: href('/interview/tips'),
  addOn: (date: string) => href('/interview/add/:jobId?', { search: { date } }),
  work: href('/work'),
  process: href('/job/application/process'),
  job: (internalId: number) => href('/job/edit/:internalId', { internalId }),
} as const;

/** The key in an address; NaN, which no record has, for anything else (docs/spec/readings.md R4). */
export function keyOf(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}
