import { choiceLimits } from '@foothold/core/search/search-choices.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { withExcluded } from '../../../shared/search/choices-address.ts';
import type { SearchFilters } from '../../../shared/search/search-address.ts';
import { FilterChip } from '../../../ui/buttons/filter-chip.tsx';
import { SearchInput } from '../../../ui/fields/search-input.tsx';
import { token } from '../../../ui/tokens.ts';

type Props = { filters: SearchFilters; onSearch: (filters: SearchFilters) => void };

/** What a search leaves out: words or phrases anywhere in a posting, and companies. */
export function FilterExclude({ filters, onSearch }: Props) {
  const { t } = useLingui();
  const set = (field: 'words' | 'companies', values: readonly string[]) =>
    onSearch({ ...filters, exclude: withExcluded(filters.exclude, field, values) });
  return (
    <Box sx={{ display: 'grid', gap: '16px', width: { md: 340 }, maxWidth: '100%' }}>
      <Texts
        label={t`Words or phrases`}
        longest={60}
        most={choiceLimits.words}
        values={filters.exclude.words ?? []}
        onChange={(values) => set('words', values)}
      />
      <Texts
        label={t`Companies`}
        longest={200}
        most={choiceLimits.companies}
        values={filters.exclude.companies ?? []}
        onChange={(values) => set('companies', values)}
      />
    </Box>
  );
}

type TextsProps = {
  label: string;
  longest: number;
  most: number;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
};

function Texts({ label, longest, most, values, onChange }: TextsProps) {
  const [typed, setTyped] = useState('');
  const isFull = values.length >= most;
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFull || typed.trim() === '') return;
        onChange([...values, typed]);
        setTyped('');
      }}
      sx={{ display: 'grid', gap: '8px' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'end', gap: '8px', '& > div': { flexGrow: 1 } }}>
        <SearchInput
          label={label}
          hasLabel
          icon="minus-circle"
          value={typed}
          maxLength={longest}
          onChange={setTyped}
        />
        <Button type="submit" variant="outlined" disabled={isFull} sx={{ minHeight: { xs: 48, md: 40 } }}>
          <Trans>Leave out</Trans>
        </Button>
      </Box>
      {isFull && (
        <Box sx={{ fontSize: '0.8125rem', color: token('text-2') }}>
          <Trans>A search can exclude up to {most}.</Trans>
        </Box>
      )}
      {values.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
          {values.map((value) => (
            <FilterChip
              key={value}
              label={value}
              on
              onClick={() => onChange(values.filter((one) => one !== value))}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
