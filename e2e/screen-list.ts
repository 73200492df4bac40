/** A screen that stands: its address as SPEC.md section 2 writes it, and one real address to open. */
export type Screen = { path: string; example: string };

const same = (path: string): Screen => ({ path, example: path });

/** Screens that anybody may open; the last one is the page for addresses that lead nowhere. */
export const openScreens: readonly Screen[] = [
  ...['/', '/auth', '/about', '/privacy', '/terms', '/support', '/settings'].map(same),
  { path: '*', example: '/nowhere' },
];

/** Screens of a signed-in person; the examples suit the example data. */
export const ownScreens: readonly Screen[] = [
  ...['/work', '/profile', '/resources', '/jobs/search', '/jobs/list', '/jobs/applications', '/job/add'].map(
    same,
  ),
  { path: '/jobs/search/{state}/{city}', example: '/jobs/search/TX/Austin' },
  { path: '/jobs/searchterm/{term}', example: '/jobs/searchterm/nurse' },
  {
    path: '/jobs/searchtermlocation/{state}/{city}/{term}',
    example: '/jobs/searchtermlocation/TX/Austin/nurse',
  },
  { path: '/jobs/applications/{status?}', example: '/jobs/applications/application-submitted' },
  { path: '/jobs/submissions/{submissionMethod?}', example: '/jobs/submissions/online' },
  { path: '/job/edit/{internalId}', example: '/job/edit/1' },
  { path: '/job/apply/{internalId}', example: '/job/apply/1' },
  {
    path: '/job/application/preparation/{internalId}',
    example: '/job/application/preparation/1',
  },
  { path: '/job/application/process', example: '/job/application/process' },
  { path: '/job/occupations', example: '/job/occupations' },
  ...['/jobs/map/search', '/jobs/map/view', '/job/locations'].map(same),
  { path: '/jobs/map/search/{state}/{city}', example: '/jobs/map/search/TX/Austin' },
  ...['/countries', '/cities', '/cities/resources'].map(same),
  // Before the next, whose shape it has as well.
  { path: '/city/details/{cityId}', example: '/city/details/4509177' },
  { path: '/city/{group}', example: '/city/us' },
  { path: '/city/{group}/{internalId}', example: '/city/capitals/1' },
  ...['/location/edit', '/location/from', '/location/mapcbsa'].map(same),
  {
    path: '/location/listworld/{locationType}/{initCountrySelection}',
    example: '/location/listworld/city/us',
  },
  { path: '/location/list/{locationType}', example: '/location/list/place' },
  { path: '/location/list/{locationType}/{countryCode?}/{stateCode?}', example: '/location/list/city/us/oh' },
  { path: '/location/manage/{locationType}/{internalId}', example: '/location/manage/place/1' },
  {
    path: '/location/map/{locationType}/{mapType?}/{countryCode?}/{stateCode?}',
    example: '/location/map/city/points/us/oh',
  },
];

/** A name for files: the address without signs. */
export function screenName({ path }: Screen): string {
  if (path === '/') return 'home';
  return path === '*' ? 'not-found' : path.slice(1).replace(/[{}?]/g, '').replaceAll('/', '-');
}
