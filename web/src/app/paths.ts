/** Every address of the web as data (SPEC.md section 2). */
export const paths = {
  home: '/',
  auth: '/auth',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  support: '/support',
  settings: '/settings',
  work: '/work',
  jobSearch: '/jobs/search',
  jobs: '/jobs/list',
  applications: '/jobs/applications',
  jobAdd: '/job/add',
  jobEdit: '/job/edit',
  jobProcess: '/job/application/process',
  jobsMap: '/jobs/map/view',
  jobSearchMap: '/jobs/map/search',
  jobLocations: '/job/locations',
  companies: '/companies',
  resumes: '/resumes',
  interviews: '/interviews',
  counseling: '/career/counseling',
  places: '/places',
  placeGroups: '/place/groups',
  occupations: '/job/occupations',
  countries: '/countries',
  cities: '/cities',
  cityResources: '/cities/resources',
  location: '/location/from',
  locationEdit: '/location/edit',
  metroMap: '/location/mapcbsa',
  resources: '/resources',
  subscribe: '/subscribe',
  profile: '/profile',
} as const;

/** The sign-in screen, with the address to go on to afterwards. */
export function signInPath(next: string): string {
  return next === '/' ? paths.auth : `${paths.auth}?next=${encodeURIComponent(next)}`;
}
