import { searchLimits } from '@foothold/core/domain/search.ts';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import type { Ref } from 'react';
import { KeyCap } from '../../components/key-cap.tsx';
import { Picker } from '../../components/picker.tsx';
import type { SearchFilters } from './search-address.ts';
import { SearchInput } from './search-input.tsx';
import { useFilterWords } from './use-filter-words.ts';

type FieldProps = {
  draft: SearchFilters;
  onChange: (parts: Partial<SearchFilters>) => void;
  /** Labels stand above the fields; without it they are only read out. */
  hasLabels?: boolean;
};

/** What to search for; `/` leads here. */
export function TermField({ draft, onChange, hasLabels, ref }: FieldProps & { ref?: Ref<HTMLInputElement> }) {
  const { t } = useLingui();
  return (
    <SearchInput
      label={t`Job title, skill or company`}
      hasLabel={hasLabels ?? false}
      type="search"
      inputRef={ref}
      value={draft.term}
      maxLength={searchLimits.termLength}
      onChange={(term) => onChange({ term })}
      icon="search"
      end={
        <InputAdornment position="end" sx={{ display: { xs: 'none', md: 'flex' } }} aria-hidden>
          <KeyCap>/</KeyCap>
        </InputAdornment>
      }
    />
  );
}

/** Where: up to ten places joined by semicolons (READINGS R16). */
export function PlaceField({ draft, onChange, hasLabels }: FieldProps) {
  const { t } = useLingui();
  return (
    <SearchInput
      label={t`City, state, country or Remote`}
      hasLabel={hasLabels ?? false}
      value={draft.place}
      maxLength={1000}
      onChange={(place) => onChange({ place })}
      icon="pin"
    />
  );
}

/** At which company. */
export function CompanyField({ draft, onChange, hasLabels }: FieldProps) {
  const { t } = useLingui();
  return (
    <SearchInput
      label={t`Company name`}
      hasLabel={hasLabels ?? false}
      value={draft.company}
      maxLength={200}
      onChange={(company) => onChange({ company })}
      icon="companies"
    />
  );
}

/** How far from the place, and how old at most. */
export function DistanceAndAge({ draft, onChange, hasLabels }: FieldProps) {
  const { t } = useLingui();
  const { distances, ages } = useFilterWords();
  return (
    <Box
      sx={{ display: 'flex', gap: '8px', '& > *': { flex: { xs: '1 1 0', md: '1 1 auto' }, minWidth: 0 } }}
    >
      <Picker
        lead={t`Within`}
        hasLabel={hasLabels ?? false}
        label={t`Distance`}
        value={draft.distance}
        options={distances}
        onChange={(distance) => onChange({ distance })}
      />
      <Picker
        lead={t`Posted`}
        hasLabel={hasLabels ?? false}
        label={t`Posted within`}
        value={draft.age}
        options={ages}
        onChange={(age) => onChange({ age })}
      />
    </Box>
  );
}
