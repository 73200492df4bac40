/** Addresses that the maps of jobs lead to (SPEC.md section 2). */
export const jobMapPaths = {
  search: '/jobs/map/search',
  own: '/jobs/map/view',
  locations: '/job/locations',
  searchList: '/jobs/search',
  ownList: '/jobs/list',
  addJob: '/job/add',
  settings: '/settings',
  job: (id: number) => `/job/edit/${id}`,
  place: (id: number) => `/location/manage/job/${id}`,
} as const;
