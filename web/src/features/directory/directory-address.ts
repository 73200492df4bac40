import { type CompanySort, companySorts } from '@foothold/core/contract/companies.ts';
import { nearestOption, placeDistances, searchLimits } from '@foothold/core/search/search.ts';
import type { SearchBox } from '@foothold/core/search/search-choices.ts';
import { mapParts, readBox, readSpot } from '../../maps/map-address.ts';
import type { MapPosition } from '../../maps/map-props.ts';

/** A search of the directory, as its address holds it. */
export type DirectoryState = {
  term: string;
  place: string;
  /** Miles around the place. */
  distance: number;
  /** Lower-case alpha-2; `us` is everywhere, the United States first (docs/spec/readings.md R34). */
  country: string;
  categories: readonly string[];
  hiring: boolean;
  sort: CompanySort;
  page: number;
  /** The row that is open: its number, or `own-` and the key of an own company. */
  open: string | null;
  /** The part of the world that is searched, in place of a place. */
  box: SearchBox | null;
  /** The pin of several companies whose list is open. */
  spot: MapPosition | null;
};

/** What a search is before anything was said. */
export const noSearch: DirectoryState = {
  ...{ term: '', place: '', distance: searchLimits.distance, country: 'us' },
  ...{ categories: [], hiring: false, sort: 'best', page: 1, open: null, box: null, spot: null },
};

const maxCategories = 20;

/** The search of an address; what is unknown or does not read is as if it were not there (docs/spec/readings.md R5). */
export function readDirectory(query: URLSearchParams): DirectoryState {
  const text = (name: string, most: number) => (query.get(name) ?? '').trim().slice(0, most);
  const page = Number(query.get('page'));
  const distance = Number(query.get('within'));
  const country = text('country', 2).toLowerCase();
  const categories = query.getAll('category').map((one) => one.trim().slice(0, 100));
  return {
    term: text('q', 200),
    place: text('in', 1000),
    distance: distance > 0 ? nearestOption(placeDistances, distance) : noSearch.distance,
    country: /^[a-z]{2}$/.test(country) ? country : noSearch.country,
    categories: [...new Set(categories)].filter(Boolean).slice(0, maxCategories),
    hiring: query.get('hiring') === 'now',
    sort: companySorts.find((sort) => sort === query.get('sort')) ?? noSearch.sort,
    page: Number.isSafeInteger(page) && page > 1 ? Math.min(page, 1_000_000) : 1,
    open: /^(?:own-)?\d{1,15}$/.test(query.get('open') ?? '') ? query.get('open') : null,
    box: readBox(query.get('box')),
    spot: readSpot(query.get('spot')),
  };
}

/** The address of a search, without its path; what is usual is left out. */
export function directoryQuery(state: DirectoryState): string {
  const { term, place, distance, country, categories, hiring, sort, page, open } = state;
  const query = new URLSearchParams({
    ...(term && { q: term }),
    ...(place && { in: place }),
    ...(distance !== noSearch.distance && { within: String(distance) }),
    ...(country !== noSearch.country && { country }),
    ...(hiring && { hiring: 'now' }),
    ...(sort !== noSearch.sort && { sort }),
    ...(page > 1 && { page: String(page) }),
    ...(open && { open }),
  });
  for (const category of categories) query.append('category', category);
  for (const [name, value] of Object.entries(mapParts(state))) query.set(name, value);
  const words = query.toString().replaceAll('%2C', ',');
  return words && `?${words}`;
}

/** True for an address that asks for nothing: it begins with the search of last time (docs/spec/readings.md R28). */
export function isBareSearch(state: DirectoryState): boolean {
  return directoryQuery({ ...state, page: 1, open: null, spot: null }) === '';
}

/** Another search: it begins on its first page, with nothing open. */
export function withSearch(state: DirectoryState, parts: Partial<DirectoryState>): DirectoryState {
  return { ...state, page: 1, open: null, spot: null, ...parts };
}

/** What the address calls an own company that is open. */
export const ownKey = (internalId: number) => `own-${internalId}`;
