import type { SearchFacets } from '@foothold/core/search/search-choices.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';
import { useLingui } from '@lingui/react/macro';
import type { SearchFilters } from '../../../shared/search/search-address.ts';
import { RadioList } from '../../../ui/fields/radio-list.tsx';
import { useFilterWords } from './use-filter-words.ts';

type Props = {
  filters: SearchFilters;
  facets: SearchFacets | null;
  onSearch: (filters: SearchFilters) => void;
};

/** How old a posting may be, with how many are no older. */
export function FilterAge({ filters, facets, onSearch }: Props) {
  const { t, i18n } = useLingui();
  const { ages } = useFilterWords();
  const countOf = (days: number) =>
    facets?.ages.find(({ value }) => value === String(days))?.count ?? (facets ? 0 : null);
  return (
    <RadioList
      label={t`Posted within`}
      value={filters.age}
      options={ages
        .map(({ value, label }) => ({ value, label, count: value > 0 ? countOf(value) : null }))
        .filter(({ value, count }) => count !== 0 || value === filters.age)
        .map(({ count, ...option }) => ({
          ...option,
          ...(count !== null && { count: numberFormat(i18n.locale).format(count) }),
        }))}
      onChange={(age) => onSearch({ ...filters, age })}
    />
  );
}
