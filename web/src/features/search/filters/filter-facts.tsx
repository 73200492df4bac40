import { keysOf } from '@foothold/core/entities/keys-of.ts';
import { factFields } from '@foothold/core/search/fact-fields.ts';
import type { SearchFacets } from '@foothold/core/search/search-choices.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { SearchFilters } from '../../../shared/search/search-address.ts';
import { token } from '../../../ui/tokens.ts';
import { useFactWords } from '../facts/use-fact-words.ts';
import { choiceCounts } from './choice-counts.ts';
import { FilterValues } from './filter-values.tsx';

type Props = {
  filters: SearchFilters;
  /** Null while there are no counts. */
  facets: SearchFacets | null;
  onSearch: (filters: SearchFilters) => void;
};

/** What postings state beside pay, place and kind of work, each fact with its values; a fact that none states is left out. */
export function FilterFacts({ filters, facets, onSearch }: Props) {
  const { titles } = useFactWords();
  const fields = keysOf(factFields).filter(
    (field) => filters.only[field] || choiceCounts(facets, field).some(({ value }) => value !== 'unknown'),
  );
  if (facets && fields.length === 0)
    return (
      <Box sx={{ fontSize: '0.875rem', color: token('text-2') }}>
        <Trans>None of these jobs states a shift, degree, language or the like.</Trans>
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', gap: '16px' }}>
      {fields.map((field) => {
        const title = titles[factFields[field]];
        return (
          <Box key={field} role="group" aria-label={title}>
            <Box sx={{ fontSize: '0.8125rem', lineHeight: '18px', fontWeight: 520, marginBlockEnd: '4px' }}>
              {title}
            </Box>
            <FilterValues field={field} filters={filters} facets={facets} onSearch={onSearch} />
          </Box>
        );
      })}
    </Box>
  );
}
