import { searchLocations, withoutLocation } from '@foothold/core/search/search-locations.ts';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  noFilters,
  type SearchFilters,
  type SearchState,
  searchAddress,
} from '../../../shared/search/search-address.ts';
import { FilterChip, FilterChipOpen } from '../../../ui/buttons/filter-chip.tsx';
import { opensLater } from '../../../ui/dialogs/opens-later.tsx';
import { useMobile } from '../../../ui/hooks/use-mobile.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { token } from '../../../ui/tokens.ts';
import { CountryChip } from './country-chip.tsx';
import { type FilterField, filterFields, isChosen, isNarrowed, withoutField } from './filter-fields.ts';
import { useChoiceWords } from './use-choice-words.ts';

type Props = {
  state: SearchState;
  onSearch: (filters: SearchFilters) => void;
  /** Another country is searched: back to the first page. */
  onCountry: () => void;
};

const FilterPopover = opensLater(async () => (await import('./filter-popover.tsx')).FilterPopover);

const quiet = { minHeight: { md: 32 }, paddingBlock: '4px', paddingInline: '8px', flexShrink: 0 } as const;

/** Filters as buttons under the search, what is chosen in them, the way back to none; and the ways to other views. */
export function SearchChips({ state, onSearch, onCountry }: Props) {
  const [open, setOpen] = useState<{ field: FilterField; anchor: HTMLElement } | null>(null);
  const [last, setLast] = useState<FilterField>('workplaces');
  const { titles, chosenWords } = useChoiceWords();
  const isMobile = useMobile();
  // A phone shows the beginning of the row: what is chosen comes first.
  const fields = isMobile
    ? [...filterFields].sort((a, b) => Number(isChosen(state, b)) - Number(isChosen(state, a)))
    : filterFields;
  const [, ...otherPlaces] = searchLocations(state.place);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '8px',
        flexShrink: 0,
        flexWrap: { xs: 'nowrap', md: 'wrap' },
        overflowX: { xs: 'auto', md: 'visible' },
        scrollbarWidth: 'none',
        marginInline: { xs: '-16px', md: 0 },
        padding: { xs: '8px 16px', md: '12px 0 14px' },
      }}
    >
      {otherPlaces.map((place, at) => (
        <FilterChip
          key={place}
          label={<Trans>Also {place}</Trans>}
          on
          onClick={() => onSearch({ ...state, place: withoutLocation(state.place, at + 1) })}
        />
      ))}
      {fields.map((field) => (
        <FilterChipOpen
          key={field}
          label={chosenWords(state, field) || titles[field]}
          on={isChosen(state, field)}
          isOpen={open?.field === field}
          onOpen={(anchor) => {
            setLast(field);
            setOpen({ field, anchor });
          }}
          onClear={() => onSearch(withoutField(state, field))}
        />
      ))}
      <FilterPopover
        open={open !== null}
        // Stays what it was while it closes.
        field={open?.field ?? last}
        anchor={open?.anchor ?? null}
        state={state}
        onClose={() => setOpen(null)}
        onSearch={onSearch}
      />
      <CountryChip state={state} onSearch={onSearch} onChange={onCountry} />
      {isNarrowed(state) && (
        <Button variant="text" onClick={() => onSearch({ ...noFilters, term: state.term })} sx={quiet}>
          <Trans>Clear filters</Trans>
        </Button>
      )}
      <Box
        component="span"
        sx={{ display: 'flex', flexShrink: 0, marginInlineStart: 'auto', marginInlineEnd: '-8px' }}
      >
        <Button
          variant="text"
          component={Link}
          to={searchAddress({ ...state, page: 1, posting: null }, { root: '/jobs/map/search' })}
          startIcon={<Icon name="map" size={16} />}
          sx={{ ...quiet, color: token('text-2') }}
        >
          <Trans>Map</Trans>
        </Button>
        {/* Whoever has narrowed a search is past looking around, and the row has no room for both. */}
        {!isNarrowed(state) && (
          <Button
            variant="text"
            component={Link}
            to="/job/occupations"
            sx={{ ...quiet, color: token('text-2') }}
          >
            <Trans>Browse occupations</Trans>
          </Button>
        )}
      </Box>
    </Box>
  );
}
