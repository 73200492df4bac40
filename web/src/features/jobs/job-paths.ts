/** Addresses of the job screens (SPEC.md section 2, Jobs). */
export const jobPaths = {
  list: '/jobs/list',
  map: '/jobs/map/view',
  add: '/job/add',
  search: '/jobs/search',
  edit: (id: number) => `/job/edit/${id}`,
} as const;
