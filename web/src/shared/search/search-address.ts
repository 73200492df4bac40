import {
  jobAges,
  jobDistances,
  nearestOption,
  type SearchSort,
  searchLimits,
  searchSorts,
} from '@foothold/core/search/search.ts';
import type { SearchChoices, SearchExclusions } from '@foothold/core/search/search-choices.ts';
import { href } from '../../platform/href.ts';
import { choiceNames, readChoices, writeChoices } from './choices-address.ts';

/** Everything that makes one search, as the address holds it; `posting` is the number of the open one. */
export type SearchState = {
  term: string;
  place: string;
  /** Miles around the place. */
  distance: number;
  /** Days since posting; −1 is any time. */
  age: number;
  company: string;
  /** Values kept to, field by field (`SearchChoices`); a field without any is not there. */
  only: SearchChoices;
  /** Words and companies left out. */
  exclude: SearchExclusions;
  /** The term is meant as it is typed, also where it finds nothing; ends with the next term. */
  exact: boolean;
  /** Parts of the term whose readings were dropped: nothing but words (docs/spec/readings.md R37); ends with the next term. */
  literal: readonly string[];
  /** Names of trades whose ticks were taken off; ends with the next term. */
  namesOff: readonly string[];
  /** Also what was posted over a year ago; ends with the next term. */
  withOld: boolean;
  sort: SearchSort;
  page: number;
  posting: string | null;
};

/** What a person fills in; order, page and the open posting follow from it. */
export type SearchFilters = Omit<SearchState, 'sort' | 'page' | 'posting'>;

/** A search for everything. */
export const noFilters: SearchFilters = {
  term: '',
  place: '',
  distance: searchLimits.distance,
  age: searchLimits.age,
  company: '',
  only: {},
  exclude: {},
  exact: false,
  literal: [],
  namesOff: [],
  withOld: false,
};

/** The parts of a search that an address may name in its path (docs/spec/screens.md, Addresses), percent-decoded. */
export type PathParts = Partial<Record<'state' | 'city' | 'term', string>>;

const searchRoot = href('/jobs/search');
const names = {
  term: 'term',
  place: 'in',
  distance: 'within',
  age: 'days',
  company: 'company',
  exact: 'exact',
  literal: 'words',
  namesOff: 'not-named',
  withOld: 'old',
  sort: 'sort',
  page: 'page',
  posting: 'job',
} as const;
const filterNames = [
  names.term,
  names.place,
  names.distance,
  names.age,
  names.company,
  ...choiceNames,
] as const;

const clean = (text: string | null | undefined, max: number) =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, max);
const maxTexts = 20;
const number = (text: string | null) => (text?.trim() ? Number(text) : Number.NaN);

/** The order of a search that names none: the best match first for a term, else the newest. */
export function defaultSort(term: string): SearchSort {
  return term ? 'relevance' : 'newest';
}

/**
 * The search of an address. What it does not name has its default; what does not read (a distance of “x”, page −3)
 * falls back to it, and an unlisted distance or age to the nearest listed one (docs/spec/readings.md R5, R6).
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
    ...readChoices(query),
    exact: term !== '' && query.get(names.exact) === '1',
    literal: term ? textsOf(query.getAll(names.literal), searchLimits.termLength) : [],
    namesOff: term ? textsOf(query.getAll(names.namesOff), 100) : [],
    withOld: query.get(names.withOld) === '1',
    sort: searchSorts.find((one) => one === sort && (term || one !== 'relevance')) ?? defaultSort(term),
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
export function searchAddress(
  state: SearchState,
  { root = searchRoot, pathname = root, path = {} }: AddressNow = {},
): string {
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
  writeChoices(query, state);
  if (state.exact && state.term) query.set(names.exact, '1');
  if (state.term) for (const text of state.literal) query.append(names.literal, text);
  if (state.term) for (const name of state.namesOff) query.append(names.namesOff, name);
  if (state.withOld) query.set(names.withOld, '1');
  if (state.sort !== defaultSort(state.term)) query.set(names.sort, state.sort);
  if (state.page > 1) query.set(names.page, String(state.page));
  if (state.posting) query.set(names.posting, state.posting);
  const text = query.toString();
  return `${keeps ? pathname : root}${text && `?${text}`}`;
}

/** Where the person is now: its path and what that names; `root` is the screen's address without parts, the search's where it is not given. */
export type AddressNow = { root?: string; pathname?: string; path?: PathParts };

/** The search that changed filters make: page 1, nothing open, the order kept only while it still means something. */
export function withFilters(state: SearchState, filters: Partial<SearchFilters>): SearchState {
  const next = { ...state, ...filters, page: 1, posting: null };
  if (next.term !== state.term)
    Object.assign(next, { exact: false, literal: [], namesOff: [], withOld: false });
  const hadDefault = state.sort === defaultSort(state.term);
  const keeps = !hadDefault && (next.term !== '' || state.sort !== 'relevance');
  return { ...next, sort: keeps ? state.sort : defaultSort(next.term) };
}

/** Each text once, as typed: blanks within it are part of the term. */
function textsOf(given: readonly string[], most: number): string[] {
  const texts = given.map((text) => clean(text, most)).filter(Boolean);
  return [...new Set(texts)].slice(0, maxTexts);
}

function pathFilters({ state = '', city = '', term = '' }: PathParts): { term: string; place: string } {
  const place = [clean(city, 200), clean(state, 200)].filter(Boolean).join(', ');
  return { term: clean(term, searchLimits.termLength), place };
}

/** The filters of a search, without order, page and posting. */
export function filtersOf(state: SearchFilters): SearchFilters {
  const { term, place, distance, age, company, only, exclude, exact, literal, namesOff, withOld } = state;
  return { term, place, distance, age, company, only, exclude, exact, literal, namesOff, withOld };
}
