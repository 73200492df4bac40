/** Every address of the web as data (docs/spec/screens.md, Addresses). */
export declare const paths: {
  readonly home: '/';
  readonly auth: '/auth';
  readonly about: '/about';
  readonly privacy: '/privacy';
  readonly terms: '/terms';
  readonly support: '/support';
  readonly settings: '/settings';
  readonly work: '/work';
  readonly jobSearch: '/jobs/search';
  readonly jobs: '/jobs/list';
  readonly applications: '/jobs/applications';
  readonly jobAdd: '/job/add';
  readonly jobEdit: '/job/edit';
  readonly jobProcess: '/job/application/process';
  readonly jobsMap: '/jobs/map/view';
  readonly jobSearchMap: '/jobs/map/search';
  readonly jobLocations: '/job/locations';
  readonly companies: '/companies';
  readonly resumes: '/resumes';
  readonly interviews: '/interviews';
  readonly counseling: '/career/counseling';
  readonly places: '/places';
  readonly placeGroups: '/place/groups';
  readonly occupations: '/job/occupations';
  readonly countries: '/countries';
  readonly cities: '/cities';
  readonly cityResources: '/cities/resources';
  readonly location: '/location/from';
  readonly locationEdit: '/location/edit';
  readonly metroMap: '/location/mapcbsa';
  readonly resources: '/resources';
  readonly subscribe: '/subscribe';
  readonly profile: '/profile';
};
/** The sign-in screen, with the address to go on to afterwards. */
export declare function signInPath(next: string): string;
