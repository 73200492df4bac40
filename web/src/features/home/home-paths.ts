/** Addresses that the public pages lead to. */
export const homePaths = {
  home: '/',
  auth: '/auth',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  support: '/support',
  settings: '/settings',
  profile: '/profile',
  work: '/work',
  search: '/jobs/search',
} as const;
