import { href } from '../../platform/href.ts';

/** Addresses that the screens over the directory lead to (docs/spec/screens.md, Addresses). */
export const directoryPaths = {
  shared: href('/companies/shared'),
  groups: href('/companies/group/list/:group?'),
  groupMap: (group: string) => href('/companies/group/map/:group', { group }),
  addLocation: (companyGroupName: string) =>
    href('/company/locationadd/:companyGroupName', { companyGroupName }),
  editLocation: (companyGroupName: string, id: number) =>
    href('/company/locationedit/:companyGroupName/:id', { companyGroupName, id }),
  from: href('/location/from'),
  searchJobs: href('/jobs/search'),
  resumes: href('/resumes'),
} as const;
