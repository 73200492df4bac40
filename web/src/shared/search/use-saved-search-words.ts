import { settingDefaults } from '@foothold/core/entities/setting/setting.ts';
import type { SavedSearch } from '@foothold/core/search/saved-search.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { stateOfSaved } from './saved-search-state.ts';
import { useSearchOptions } from './use-search-options.ts';

/** What a saved search asks for, in one line: “nurse · Columbus, OH · 25 miles · 2 filters”. */
export function useSavedSearchWords(): (saved: SavedSearch) => string {
  const { t, i18n } = useLingui();
  const { distanceWords, ageWords } = useSearchOptions();
  const countries = new Intl.DisplayNames([i18n.locale], { type: 'region', style: 'short' });
  return (saved) => {
    const { term, place, distance, age, company, only, exclude } = stateOfSaved(saved);
    const filters = [...Object.values(only), ...Object.values(exclude)].length;
    const { countrycode } = saved;
    const isAbroad = countrycode !== settingDefaults.jobSearch.countrycode && /^[a-z]{2}$/.test(countrycode);
    return [
      term || t`All jobs`,
      place,
      place && !/^\s*remote\s*$/i.test(place) && distanceWords(distance),
      age > 0 && ageWords(age),
      company,
      isAbroad && countries.of(countrycode.toUpperCase()),
      filters > 0 && t`${plural(filters, { one: '# filter', other: '# filters' })}`,
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
