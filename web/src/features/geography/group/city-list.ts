import type { CityGroup } from './city-group.ts';

/** The orders a list of cities can have, and what the server calls them. */
export const citySorts = {
  largest: { sort: 'population', ascending: 'false' },
  smallest: { sort: 'population', ascending: 'true' },
  'a-z': { sort: 'name', ascending: 'true' },
  'z-a': { sort: 'name', ascending: 'false' },
  nearest: { sort: 'distance', ascending: 'true' },
} as const;
export type CitySort = keyof typeof citySorts;

/** Everything that makes one list of cities, as its address holds it; `city` is the number of the open one. */
export type CityList = {
  text: string;
  /** Code of a state of the country, '' for all. */
  state: string;
  sort: CitySort;
  page: number;
  city: string | null;
};

/** Rows of one page (docs/spec/constants.md, Paging and limits). */
export const cityPageSize = 20;

/** Orders that mean something in a group: distance only where there is a point to count from. */
export function sortsOf(group: CityGroup): CitySort[] {
  const all: CitySort[] = ['largest', 'smallest', 'a-z', 'z-a'];
  return group.kind === 'near' ? ['nearest', ...all] : all;
}

/** The list of an address; what does not read falls back to its default (docs/spec/readings.md R5). */
export function readCityList(query: URLSearchParams, group: CityGroup): CityList {
  const sorts = sortsOf(group);
  const sort = sorts.find((one) => one === query.get('sort')) ?? defaultSort(group);
  const page = Number(query.get('page') ?? '1');
  const city = query.get('city') ?? '';
  return {
    text: (query.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, 100),
    state: group.kind === 'country' ? (query.get('state') ?? '').trim().slice(0, 10).toUpperCase() : '',
    sort,
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    city: /^\d{1,10}$/.test(city) ? city : null,
  };
}

/** The address of a list, below the path it stands on; defaults are left out. */
export function cityListAddress(pathname: string, list: CityList, group: CityGroup): string {
  const query = new URLSearchParams();
  if (list.text) query.set('q', list.text);
  if (list.state) query.set('state', list.state);
  if (list.sort !== defaultSort(group)) query.set('sort', list.sort);
  if (list.page > 1) query.set('page', String(list.page));
  if (list.city) query.set('city', list.city);
  const text = query.toString();
  return `${pathname}${text && `?${text}`}`;
}

/** What to ask the server for (`GET cities`); `from` is the point that `near` is around. */
export function citiesQueryOf(
  group: CityGroup,
  { text, state, sort, page }: CityList,
  from: { lat: number; lng: number } | null,
) {
  return {
    ...(group.kind === 'country' && { country: group.country }),
    ...(group.kind === 'capitals' && { capitals: 'true' as const }),
    ...(group.kind === 'near' && from && { near: nearText(from) }),
    ...(state && { state }),
    ...(text && { text }),
    ...citySorts[sort],
    offset: (page - 1) * cityPageSize,
    limit: cityPageSize,
  };
}

/** A hundredth of a degree is enough to sort cities, and tells the server less about where somebody lives. */
function nearText({ lat, lng }: { lat: number; lng: number }): string {
  return `${lat.toFixed(2)},${lng.toFixed(2)}`;
}

const defaultSort = (group: CityGroup): CitySort => (group.kind === 'near' ? 'nearest' : 'largest');
