import { afterLook, type SavedSearch } from '@foothold/core/search/saved-search.ts';
import { useEffect, useMemo } from 'react';
import { markSearchSeen, useSavedSearches } from '../../data/settings/saved-searches.ts';
import { useSetting } from '../../data/settings/settings.ts';
import { serverInstant } from '../../platform/server/server-clock.ts';
import { searchKey, stateOfSaved } from '../../shared/search/saved-search-state.ts';
import { filtersOf, type SearchState } from '../../shared/search/search-address.ts';
import { rememberSearch } from '../../shared/search/use-remembered-search.ts';
import type { SearchResults } from './use-search-results.ts';

const none: ReadonlySet<number> = new Set();

/** What the saved searches say of the search that is shown. */
export type SavedSearchLook = {
  /** All of them, newest first; undefined while they load. */
  all: readonly SavedSearch[] | undefined;
  /** The one that is shown; null when this search is not saved. */
  shown: SavedSearch | null;
  /** Numbers of the postings that came since it was looked at last. */
  newIds: ReadonlySet<number>;
  /** Instant of the server that the postings are of; '' while they are not there. */
  at: string;
};

/**
 * Finds the search that is shown among the saved ones and, once its first postings are there, notes that it was looked
 * at. What came since the look before stays marked during this one.
 */
export function useSavedSearchLook(state: SearchState, results: SearchResults): SavedSearchLook {
  const country = useSetting('jobSearch', 'countrycode');
  const all = useSavedSearches()?.rows;
  const key = searchKey(state, country);
  const shown = useMemo(
    () =>
      (country !== undefined &&
        all?.find((saved) => searchKey(stateOfSaved(saved), saved.countrycode) === key)) ||
      null,
    [all, key, country],
  );
  const { phase, shown: answered, isFormer } = results;
  const isThere = phase === 'ready' && answered !== null && !isFormer;
  const at = isThere ? serverInstant(answered.at) : '';
  const id = shown?.internalId;
  const isFirstPage = state.page === 1;
  useEffect(() => {
    if (id === undefined || at === '' || !isFirstPage) return;
    // When this cannot be noted, its postings count as new once more.
    void markSearchSeen(id, at);
    void rememberSearch(filtersOf(state));
    // The filters are those of the saved search, whichever posting of it is open.
  }, [id, at, isFirstPage]);
  const newIds = useMemo(() => {
    if (!shown || !answered || isFormer) return none;
    const since = Date.parse((afterLook(shown, at) ?? shown).runBeforeAt);
    return new Set(
      answered.answer.results.filter(({ dateAdded }) => Date.parse(dateAdded) > since).map((row) => row.id),
    );
  }, [shown, answered, isFormer, at]);
  return { all, shown, newIds, at };
}
