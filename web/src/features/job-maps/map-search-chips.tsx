import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { type SearchFilters, withFilters } from '../../shared/search/search-address.ts';
import { FilterChip } from '../../ui/buttons/filter-chip.tsx';
import type { JobMapState } from './job-map-address.ts';

type Props = { state: JobMapState; onChange: (next: JobMapState) => void };

/** What narrows the search beside its fields, each with the cross that takes it off; nothing where nothing does. */
export function MapSearchChips({ state, onChange }: Props) {
  const { t } = useLingui();
  const { company, box } = state;
  const count = [...Object.values(state.only), ...Object.values(state.exclude)].reduce<number>(
    (sum, value) => sum + (Array.isArray(value) ? value.length : 1),
    0,
  );
  if (!company && !box && count === 0) return null;
  const change = (filters: Partial<SearchFilters>) =>
    onChange({ ...state, ...withFilters(state, filters), spot: null });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: '8px' }}>
      {box && (
        <FilterChip
          label={<Trans>In the area you chose</Trans>}
          on
          onClick={() => onChange({ ...state, box: null, spot: null, posting: null })}
        />
      )}
      {company && (
        <FilterChip label={<Trans>At {company}</Trans>} on onClick={() => change({ company: '' })} />
      )}
      {count > 0 && (
        <FilterChip
          label={t`${plural(count, { one: '# filter of the list', other: '# filters of the list' })}`}
          on
          onClick={() => change({ only: {}, exclude: {} })}
        />
      )}
    </Box>
  );
}
