import { useEffect } from 'react';
import { ownDataOnceOpen } from '../../data/db/db.ts';
import { saveSetting, useSetting } from '../../data/settings/settings.ts';
import { useDelayed } from '../../ui/hooks/use-delayed.ts';
import { addRecentSearch } from './recent-searches.ts';
import { noFilters, type SearchFilters, type SearchState, withFilters } from './search-address.ts';
import { filtersOfSettings, settingOfFilter } from './search-request.ts';

/** The stored filters, live; undefined while they load. */
function useStoredFilters(): SearchFilters | undefined {
  const searchTerm = useSetting('jobSearch', 'searchTerm');
  const location = useSetting('jobSearch', 'location');
  const distance = useSetting('jobSearch', 'distance');
  const age = useSetting('jobSearch', 'age');
  const companyName = useSetting('jobSearch', 'companyName');
  const isLoading = [searchTerm, location, distance, age, companyName].includes(undefined);
  if (isLoading) return undefined;
  return filtersOfSettings({
    searchTerm: searchTerm ?? '',
    location: location ?? '',
    distance: distance ?? '',
    age: age ?? '',
    companyName: companyName ?? '',
  });
}

type Options = {
  state: SearchState;
  /** True for the address that names no search. */
  isBare: boolean;
  go: (next: SearchState, how: { replace: boolean }) => void;
};

/**
 * Turns the bare address into the search of last time (docs/spec/readings.md R28). False while it is not known yet which one that
 * is; when own data cannot be read the screen continues without it.
 */
export function useRememberedSearch({ state, isBare, go }: Options): boolean {
  const stored = useStoredFilters();
  const hasWaited = useDelayed(isBare && !stored, 800);
  const isOther = stored !== undefined && keys.some((key) => stored[key] !== noFilters[key]);
  const turns = isBare && isOther;
  useEffect(() => {
    if (turns && stored) go({ ...withFilters(state, stored), posting: state.posting }, { replace: true });
  });
  return !turns && (!isBare || stored !== undefined || hasWaited);
}

/**
 * Keeps the filters for the next visit, and the search among the recent ones. What could not be kept is no loss worth a
 * word: the address has it.
 */
export async function rememberSearch(filters: SearchFilters): Promise<void> {
  for (const key of keys) await saveSetting('jobSearch', settingOfFilter[key], String(filters[key]));
  const db = await ownDataOnceOpen();
  if (db) await addRecentSearch(db, filters);
}

const keys = ['term', 'place', 'distance', 'age', 'company'] as const;
