import type { JobStatus, JobStatusGroup } from '@foothold/core/domain/job-status.ts';

/** Addresses that /work leads to (SPEC.md section 2, Jobs, Geography, Locations). */
export const workPaths = {
  search: '/jobs/search',
  add: '/job/add',
  jobs: '/jobs/list',
  applied: '/jobs/applications',
  cities: '/cities',
  location: '/location/from',
  savedPlaces: '/location/list/place',
  savedSearches: '/settings#saved-searches',
  group: (group: JobStatusGroup) => `/jobs/list?group=${group}`,
  status: (status: JobStatus) => `/jobs/list?status=${status}`,
  job: (id: number) => `/job/edit/${id}`,
} as const;
