import type { SearchFacets } from '@foothold/core/search/search-choices.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { withValues } from '../../../shared/search/choices-address.ts';
import type { SearchFilters } from '../../../shared/search/search-address.ts';
import { useFilterDraft } from '../../../shared/search/use-filter-draft.ts';
import { FilterValues } from './filter-values.tsx';
import { CompanyField } from './search-fields.tsx';

type Props = {
  filters: SearchFilters;
  facets: SearchFacets | null;
  onClose: () => void;
  onSearch: (filters: SearchFilters) => void;
};

/** One company by its name, or some of those that the postings found are from. */
export function FilterCompanies({ filters, facets, onClose, onSearch }: Props) {
  const [draft, change] = useFilterDraft(filters);
  return (
    <Box sx={{ display: 'grid', gap: '12px' }}>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          const company = draft.company.trim();
          onSearch({ ...filters, company, only: withValues(filters.only, 'companies', []) });
        }}
        sx={{ display: 'flex', alignItems: 'end', gap: '8px', '& > div': { flexGrow: 1 } }}
      >
        <CompanyField draft={draft} onChange={change} hasLabels />
        <Button type="submit" variant="outlined" sx={{ minHeight: { xs: 48, md: 40 } }}>
          <Trans>Show jobs</Trans>
        </Button>
      </Box>
      {facets && <FilterValues field="companies" filters={filters} facets={facets} onSearch={onSearch} />}
    </Box>
  );
}
