import { href } from '../../platform/href.ts';

/** Addresses that the public pages lead to. */
export const homePaths = {
  home: href('/'),
  auth: href('/auth'),
  about: href('/about'),
  privacy: href('/privacy'),
  terms: href('/terms'),
  support: href('/support'),
  settings: href('/settings'),
  profile: href('/profile'),
  work: href('/work'),
  search: href('/jobs/search'),
} as const;
