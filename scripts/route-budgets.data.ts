/** What the JavaScript on the way to a screen may weigh: the screens of a route by file, and thousands of bytes, gzip. */
export type RouteBudget = { route: string; screens: readonly string[]; most: number };

// What every screen over own data needs: one file of many (web/vite.config.ts).
const ownData = '_own-data-';
const screen = (name: string) => `src/features/${name}-screen.tsx`;

/** Every screen that loads on demand stands here; one that does not fails the check. */
export const routeBudgets: readonly RouteBudget[] = [
  { route: '/', screens: [screen('home/home')], most: 188 },
  { route: '/auth', screens: [screen('auth/auth')], most: 200 },
  { route: '/about', screens: [screen('home/about')], most: 186 },
  { route: '/privacy', screens: [screen('home/privacy')], most: 188 },
  { route: '/terms', screens: [screen('home/terms')], most: 186 },
  { route: '/support', screens: [screen('home/support')], most: 211 },
  { route: '/resources', screens: [screen('resources/resources')], most: 185 },
  { route: '(not found)', screens: [screen('home/not-found')], most: 183 },
  { route: '/work', screens: [ownData, screen('work/work')], most: 221 },
  { route: '/profile', screens: [ownData, screen('profile/profile')], most: 240 },
  { route: '/settings', screens: [ownData, screen('settings/settings')], most: 281 },
  { route: '/jobs/search', screens: [ownData, screen('search/search')], most: 260 },
  { route: '/jobs/list', screens: [ownData, screen('jobs/jobs')], most: 271 },
  { route: '/jobs/map/search', screens: [ownData, screen('job-maps/posting-map')], most: 260 },
  { route: '/jobs/map/view', screens: [ownData, screen('job-maps/own-map')], most: 239 },
  { route: '/job/locations', screens: [ownData, screen('job-maps/job-locations')], most: 252 },
  { route: '/job/add', screens: [ownData, screen('jobs/job-add')], most: 272 },
  { route: '/job/edit', screens: [ownData, screen('jobs/job-edit')], most: 284 },
  { route: '/job/apply', screens: [ownData, screen('jobs/job-apply')], most: 293 },
  { route: '/job/application/preparation', screens: [ownData, screen('jobs/job-prepare')], most: 272 },
  { route: '/job/application/process', screens: [ownData, screen('work/process')], most: 213 },
  { route: '/job/occupations', screens: [ownData, screen('occupations/occupations')], most: 234 },
  { route: '/countries', screens: [ownData, screen('geography/countries')], most: 234 },
  { route: '/cities', screens: [ownData, screen('geography/cities')], most: 228 },
  { route: '/cities/resources', screens: [ownData, screen('geography/city-resources')], most: 206 },
  { route: '/city', screens: [ownData, screen('geography/city-group')], most: 247 },
  { route: '/city/details', screens: [ownData, screen('geography/city-details')], most: 239 },
  { route: '/location/edit', screens: [ownData, screen('locations/location-edit')], most: 274 },
  { route: '/location/from', screens: [ownData, screen('locations/location-from')], most: 274 },
  { route: '/location/listworld', screens: [ownData, screen('locations/location-world')], most: 236 },
  { route: '/location/list', screens: [ownData, screen('locations/location-list')], most: 259 },
  { route: '/location/manage', screens: [ownData, screen('locations/location-manage')], most: 295 },
  { route: '/location/mapcbsa', screens: [ownData, screen('locations/map-cbsa')], most: 258 },
  { route: '/location/map', screens: [ownData, screen('locations/location-map')], most: 264 },
];

/**
 * Packages that may only arrive after a screen has been shown, through import(): the local database, what sanitises
 * markup, maps, charts, documents. A name ending in / stands for a whole family.
 */
export const laterPackages: readonly string[] = [
  'dexie',
  'dompurify',
  'notistack',
  'maplibre-gl',
  'leaflet',
  'us-atlas',
  'world-atlas',
  'topojson-client',
  'recharts',
  'd3-sankey',
  'd3-geo',
  'chart.js',
  '@react-pdf/',
  'pdfjs-dist',
  'unpdf',
  'pdf-lib',
  'jspdf',
  'docx',
  'mammoth',
  'jszip',
  'papaparse',
  'ical-generator',
];
