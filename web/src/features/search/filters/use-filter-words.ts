import { useLingui } from '@lingui/react/macro';
import type { SearchFilters } from '../../../shared/search/search-address.ts';
import { useSearchOptions } from '../../../shared/search/use-search-options.ts';

/** Filters in words: the options of the two lists, and all of them in one line. */
export function useFilterWords() {
  const { t } = useLingui();
  const { distances, ages, distanceWords, ageWords } = useSearchOptions();
  return {
    distances,
    ages,
    /** “Columbus, OH · 25 miles · 14 days”: where and when, without the term; `isWhole`: of a state or country, no distance. */
    summary: (filters: SearchFilters, isWhole = false) =>
      [
        filters.place || t`Anywhere`,
        ...(filters.place && !isWhole && !/^\s*remote\s*$/i.test(filters.place)
          ? [distanceWords(filters.distance)]
          : []),
        ageWords(filters.age),
        ...(filters.company ? [filters.company] : []),
      ].join(' · '),
  };
}
