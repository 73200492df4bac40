/** Addresses of the job screens (SPEC.md section 2, Jobs). */
export const jobPaths = {
  list: '/jobs/list',
  map: '/jobs/map/view',
  add: '/job/add',
  search: '/jobs/search',
  import: '/settings#import',
  edit: (id: number) => `/job/edit/${id}`,
  apply: (id: number) => `/job/apply/${id}`,
  prepare: (id: number) => `/job/application/preparation/${id}`,
} as const;

/** The key of a job as an address has it; NaN, which no job has, for anything else (READINGS R4). */
export function jobIdOf(internalId: string): number {
  return /^\d{1,15}$/.test(internalId) ? Number(internalId) : Number.NaN;
}
