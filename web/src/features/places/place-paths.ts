import { href } from '../../platform/href.ts';

/** What a map of places shows (docs/spec/readings.md R10). */
export const placeMapModes = ['all', 'saved', 'group', 'search'] as const;
export type PlaceMapMode = (typeof placeMapModes)[number];

/** The mode a word of the address names; the first one where it names none (docs/spec/readings.md R5). */
export function placeMapMode(word: string | undefined): PlaceMapMode {
  return placeMapModes.find((mode) => mode === word?.toLowerCase()) ?? 'all';
}

/** Addresses of the screens of places (docs/spec/screens.md, Places), and of what they lead to. */
export const placePaths = {
  overview: href('/places'),
  list: href('/places/list'),
  listOf: (search: Readonly<Record<string, string | number | undefined>>) => href('/places/list', { search }),
  search: href('/places/search'),
  map: (mode: PlaceMapMode, groupId?: number) =>
    href('/places/map/:mode/:groupId?', { mode, ...(groupId !== undefined && { groupId }) }),
  discover: href('/places/discover'),
  add: href('/place/add'),
  addIn: (group: number | undefined) => href('/place/add', { search: { group } }),
  addLocation: (group: number | undefined) => href('/place/location/add', { search: { group } }),
  edit: (internalId: number) => href('/place/edit/:internalId', { internalId }),
  groups: href('/place/groups'),
  group: (open: number | 'new') => href('/place/groups', { search: { open } }),
  city: (cityId: string) => href('/city/details/:cityId', { cityId }),
  cities: href('/cities'),
  compare: href('/places/compare'),
  moving: href('/cities/resources'),
  home: href('/location/edit'),
  from: href('/location/from'),
  jobs: href('/jobs/list'),
  job: (internalId: number) => href('/job/edit/:internalId', { internalId }),
  jobSearch: (location: string) => href('/jobs/search', { search: { location } }),
  searches: href('/settings', { hash: 'saved-searches' }),
} as const;

/** A key out of an address; NaN for what is none, which no record has. */
export function keyOf(text: string | undefined | null): number {
  return /^\d{1,15}$/.test(text ?? '') ? Number(text) : Number.NaN;
}
