import { href } from '../../platform/href.ts';

/** Addresses that the maps of jobs lead to (docs/spec/screens.md, Addresses). */
export const jobMapPaths = {
  search: href('/jobs/map/search'),
  own: href('/jobs/map/view'),
  locations: href('/job/locations'),
  searchList: href('/jobs/search'),
  ownList: href('/jobs/list'),
  addJob: href('/job/add'),
  settings: href('/settings'),
  job: (internalId: number) => href('/job/edit/:internalId', { internalId }),
  place: (internalId: number) =>
    href('/location/manage/:locationType/:internalId', { locationType: 'job', internalId }),
} as const;
