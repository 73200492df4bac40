/** What the JavaScript on the way to a screen may weigh: the screens of a route by file, and thousands of bytes, gzip. */
export type RouteBudget = { route: string; screens: readonly string[]; most: number };

const ownData = 'src/app/own-data-gate.tsx';
const screen = (name: string) => `src/features/${name}-screen.tsx`;

/** Every screen that loads on demand stands here; one that does not fails the check. */
export const routeBudgets: readonly RouteBudget[] = [
  { route: '/', screens: [screen('home/home')], most: 220 },
  { route: '/auth', screens: [screen('auth/auth')], most: 235 },
  { route: '/about', screens: [screen('home/about')], most: 220 },
  { route: '/privacy', screens: [screen('home/privacy')], most: 220 },
  { route: '/terms', screens: [screen('home/terms')], most: 220 },
  { route: '/support', screens: [screen('home/support')], most: 220 },
  { route: '(not found)', screens: [screen('home/not-found')], most: 220 },
  { route: '/work', screens: [ownData, screen('work/work')], most: 285 },
  { route: '/jobs/search', screens: [ownData, screen('search/search')], most: 328 },
  { route: '/jobs/list', screens: [ownData, screen('jobs/jobs')], most: 336 },
  { route: '/job/add', screens: [ownData, screen('jobs/job-add')], most: 320 },
  { route: '/job/edit', screens: [ownData, screen('jobs/job-edit')], most: 346 },
];
