/** What the JavaScript on the way to a screen may weigh: the screens of a route by file, and thousands of bytes, gzip. */
export type RouteBudget = { route: string; screens: readonly string[]; most: number };

const ownData = 'src/app/own-data-gate.tsx';
const screen = (name: string) => `src/features/${name}-screen.tsx`;

/** Every screen that loads on demand stands here; one that does not fails the check. */
export const routeBudgets: readonly RouteBudget[] = [
  { route: '/', screens: [screen('home/home')], most: 184 },
  { route: '/auth', screens: [screen('auth/auth')], most: 200 },
  { route: '/about', screens: [screen('home/about')], most: 183 },
  { route: '/privacy', screens: [screen('home/privacy')], most: 183 },
  { route: '/terms', screens: [screen('home/terms')], most: 183 },
  { route: '/support', screens: [screen('home/support')], most: 208 },
  { route: '/resources', screens: [screen('resources/resources')], most: 184 },
  { route: '(not found)', screens: [screen('home/not-found')], most: 180 },
  { route: '/work', screens: [ownData, screen('work/work')], most: 216 },
  { route: '/profile', screens: [ownData, screen('profile/profile')], most: 238 },
  { route: '/settings', screens: [ownData, screen('settings/settings')], most: 264 },
  { route: '/jobs/search', screens: [ownData, screen('search/search')], most: 232 },
  { route: '/jobs/list', screens: [ownData, screen('jobs/jobs')], most: 252 },
  { route: '/job/add', screens: [ownData, screen('jobs/job-add')], most: 267 },
  { route: '/job/edit', screens: [ownData, screen('jobs/job-edit')], most: 281 },
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
