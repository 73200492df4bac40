import { href } from '../../platform/href.ts';

/** Addresses of the resume screens (docs/spec/screens.md, Resumes). */
export const resumePaths = {
  list: href('/resumes'),
  add: href('/resume/add'),
  import: href('/resume/import'),
  /** A new resume in a template. */
  addIn: (template: string) => href('/resume/add', { search: { template } }),
  open: (id: number) => href('/resumes', { search: { open: id } }),
  edit: (internalId: number) => href('/resume/edit/:internalId', { internalId }),
  review: (internalId: number) => href('/resume/review/:internalId', { internalId }),
  /** The editor at a field, such as `experience/12/title`. */
  field: (internalId: number, field: string) =>
    href('/resume/edit/:internalId', { internalId, search: { field } }),
} as const;

/** The key of a resume as an address has it; NaN, which no resume has, for anything else (docs/spec/readings.md R4). */
export function resumeIdOf(internalId: string): number {
  return /^\d{1,15}$/.test(internalId) ? Number(internalId) : Number.NaN;
}
