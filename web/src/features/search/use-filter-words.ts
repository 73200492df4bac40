import { jobAges, jobDistances } from '@foothold/core/domain/search.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SearchFilters } from './search-address.ts';

/** Filters in words: the options of the two lists, and all of them in one line. */
export function useFilterWords() {
  const { t } = useLingui();
  const distance = (miles: number) => t`${plural(miles, { one: '# mile', other: '# miles' })}`;
  const age = (days: number) =>
    days > 0 ? t`${plural(days, { one: '# day', other: '# days' })}` : t`Anytime`;
  return {
    distances: jobDistances.map((value) => ({ value, label: distance(value) })),
    ages: jobAges.map((value) => ({ value, label: age(value) })),
    /** “Columbus, OH · 25 miles · 14 days”: where and when, without the term. */
    summary: (filters: SearchFilters) =>
      [
        filters.place || t`Anywhere`,
        ...(filters.place && !/^\s*remote\s*$/i.test(filters.place) ? [distance(filters.distance)] : []),
        age(filters.age),
        ...(filters.company ? [filters.company] : []),
      ].join(' · '),
  };
}
