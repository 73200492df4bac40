import type { NewRecord } from '@foothold/core/entities/record.ts';
import { settingDefaults } from '@foothold/core/entities/setting/setting.ts';
import type { SavedSearch } from '@foothold/core/search/saved-search.ts';
import { SearchChoices, SearchExclusions } from '@foothold/core/search/search-choices.ts';
import type * as z from 'zod/mini';
import { defaultSort, readSearch, type SearchState, searchAddress } from './search-address.ts';

/** The country that a search keeps to, as it is stored: lower-case, the usual one where nothing else is said. */
export const savedCountry = (code: string | undefined) =>
  code?.trim().toLowerCase() || settingDefaults.jobSearch.countrycode;

/** The fields of a search that is saved as it is; the page and the open posting are no part of it. */
export function savedOfState(state: SearchState, countryCode: string | undefined): NewRecord<SavedSearch> {
  return {
    searchTerm: state.term,
    companyName: state.company,
    location: state.place,
    distance: state.distance,
    age: state.age,
    countrycode: savedCountry(countryCode),
    sort: state.sort === defaultSort(state.term) ? '' : state.sort,
    exactTerm: state.exact,
    literal: [...state.literal],
    namesOff: [...state.namesOff],
    only: state.only,
    exclude: state.exclude,
  };
}

/** The address that a saved search opens on. */
export function savedAddress(saved: SavedSearch): string {
  return searchAddress({
    term: saved.searchTerm,
    place: saved.location,
    distance: saved.distance,
    age: saved.age,
    company: saved.companyName,
    only: readable(SearchChoices, saved.only),
    exclude: readable(SearchExclusions, saved.exclude),
    exact: saved.exactTerm,
    literal: saved.literal,
    namesOff: saved.namesOff,
    withOld: false,
    sort: saved.sort || defaultSort(saved.searchTerm),
    page: 1,
    posting: null,
  });
}

/** The fields of a stored object that this version reads; a newer one may have written others. */
function readable<T extends typeof SearchChoices | typeof SearchExclusions>(
  schema: T,
  stored: Record<string, unknown>,
): z.infer<T> {
  const fields = Object.entries(stored).filter(([name, value]) => {
    const field = (schema.shape as Record<string, z.ZodMiniType>)[name];
    return field?.safeParse(value).success;
  });
  return Object.fromEntries(fields) as z.infer<T>;
}

/** A saved search as its address is read, so that a stored number outside the lists snaps to one of them. */
export function stateOfSaved(saved: SavedSearch): SearchState {
  return readSearch(new URLSearchParams(savedAddress(saved).split('?')[1]));
}

/** A text that two searches share exactly when they ask the same of the same country. */
export function searchKey(state: SearchState, countryCode: string | undefined): string {
  return `${savedCountry(countryCode)} ${searchAddress({ ...state, withOld: false, page: 1, posting: null })}`;
}
