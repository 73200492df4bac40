import { href } from '../../platform/href.ts';

/** Addresses of the screens of own companies (docs/spec/screens.md, Companies). */
export const companyPaths = {
  overview: href('/companies'),
  discover: href('/companies/discover'),
  search: href('/companies/search'),
  map: (mode?: string) => href('/companies/map/:mode?', { mode }),
  group: (group: string) => href('/companies/group/list/:group?', { group }),
  employers: (words = '') => href('/companies/group/list/:group?', { search: { q: words || undefined } }),
  list: (loadcompanies: 'all' | 'saved' | 'directory', search: { watched?: 'yes' } = {}) =>
    href('/companies/list/:loadcompanies', { loadcompanies, search }),
  add: (companyName?: string) => href('/company/add', { search: { name: companyName || undefined } }),
  edit: (internalId: number) => href('/company/edit/:internalId', { internalId }),
  details: (internalId: number) => href('/company/details/:internalId', { internalId }),
  research: (internalId: number) => href('/company/research/:internalId', { internalId }),
  /** The search for open postings of an employer. */
  postings: (companyName: string) => href('/jobs/search', { search: { company: companyName } }),
  location: (internalId: number) => href('/company/location/:internalId', { internalId }),
} as const;

/** The key in an address, NaN for what is none (docs/spec/readings.md R4). */
export const companyKeyOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);
