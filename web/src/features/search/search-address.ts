import { jobAges, jobDistances, nearestOption, searchLimits } from '@foothold/core/domain/search.ts';

/** Everything that makes one search, as the address holds it; `posting` is the number of the open one. */
export type SearchState = {
  term: string;
  place: string;
  /** Miles around the place. */
  distance: number;
  /** Days since posting; −1 is any time. */
  age: number;
  company: string;
  sort: SearchSort;
  page: number;
  posting: string | null;
};
export type SearchSort = 'relevance' | 'newest';

/** What a person fills in; order, page and the open posting follow from it. */
export type SearchFilters = Pick<SearchState, 'term' | 'place' | 'distance' | 'age' | 'company'>;

/** A search for everything. */
export const noFilters: SearchFilters = {
  term: '',
  place: '',
  distance: searchLimits.distance,
  age: searchLimits.age,
  company: '',
};

/** The parts of a search that an address may name in its path (SPEC.md section 2), percent-decoded. */
export type PathParts = Partial<Record<'state' | 'city' | 'term', string>>;

const root = '/jobs/search';
const names = {
  term: 'term',
  place: 'in',
  distance: 'within',
  age: 'days',
  company: 'company',
  sort: 'sort',
  page: 'page',
  posting: 'job',
} as const;
const filterNames = [names.term, names.place, names.distance, names.age, names.company] as const;

const clean = (text: string | null | undefined, max: number) =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, max);
const number = (text: string | null) => (text?.trim() ? Number(text) : Number.NaN);

/** The order of a search that names none: the best match first for a term, else the newest. */
export function defaultSort(term: string): SearchSort {
  return term ? 'relevance' : 'newest';
}

/**
 * The search of an address. What it does not name has its default; what does not read (a distance of “x”, page −3)
 * falls back to it, and an unlisted distance or age to the nearest listed one (READINGS R5, R6).
 */
export function readSearch(query: URLSearchParams, path: PathParts = {}): SearchState {
  const inPath = pathFilters(path);
  const term = clean(query.get(names.term) ?? inPath.term, searchLimits.termLength);
  const distance = number(query.get(names.distance));
  const age = number(query.get(names.age));
  const sort = query.get(names.sort);
  const page = number(query.get(names.page));
  const posting = query.get(names.posting) ?? '';
  return {
    term,
    place: clean(query.get(names.place) ?? inPath.place, 1000),
    distance: distance > 0 ? nearestOption(jobDistances, distance) : searchLimits.distance,
    age: age > 0 ? nearestOption(jobAges, age) : searchLimits.age,
    company: clean(query.get(names.company), 200),
    sort: term && (sort === 'newest' || sort === 'relevance') ? sort : defaultSort(term),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    posting: /^\d{1,15}$/.test(posting) ? posting : null,
  };
}

/** False for the bare address, which stands for the search of last time. */
export function namesSearch(query: URLSearchParams, path: PathParts = {}): boolean {
  const inPath = pathFilters(path);
  return inPath.term !== '' || inPath.place !== '' || filterNames.some((name) => query.has(name));
}

/**
 * The address of a search, for links and history. A path that names a place or term stays while it still says what is
 * searched for. The term is always named, so that an emptied search is not taken for the bare address.
 */
export function searchAddress(state: SearchState, { pathname = root, path = {} }: AddressNow = {}): string {
  const inPath = pathFilters(path);
  const keeps = inPath.term === state.term && inPath.place === state.place;
  const query = new URLSearchParams();
  if (!keeps) {
    query.set(names.term, state.term);
    if (state.place) query.set(names.place, state.place);
  } else if (pathname === root) query.set(names.term, state.term);
  if (state.distance !== searchLimits.distance) query.set(names.distance, String(state.distance));
  if (state.age !== searchLimits.age) query.set(names.age, String(state.age));
  if (state.company) query.set(names.company, state.company);
  if (state.sort !== defaultSort(state.term)) query.set(names.sort, state.sort);
  if (state.page > 1) query.set(names.page, String(state.page));
  if (state.posting) query.set(names.posting, state.posting);
  const text = query.toString();
  return `${keeps ? pathname : root}${text && `?${text}`}`;
}

/** Where the person is now: its path and what that names. */
export type AddressNow = { pathname?: string; path?: PathParts };

/** The search that changed filters make: page 1, nothing open, the order kept only while it still means something. */
export function withFilters(state: SearchState, filters: Partial<SearchFilters>): SearchState {
  const next = { ...state, ...filters, page: 1, posting: null };
  const hadDefault = state.sort === defaultSort(state.term);
  return { ...next, sort: hadDefault || next.term === '' ? defaultSort(next.term) : state.sort };
}

function pathFilters({ state = '', city = '', term = '' }: PathParts): { term: string; place: string } {
  const place = [clean(city, 200), clean(state, 200)].filter(Boolean).join(', ');
  return { term: clean(term, searchLimits.termLength), place };
}

/** The filters of a search, without order, page and posting. */
export function filtersOf({ term, place, distance, age, company }: SearchFilters): SearchFilters {
  return { term, place, distance, age, company };
}
