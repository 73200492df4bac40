import { searchLimits } from '@foothold/core/search/search.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SearchFilters } from '../../shared/search/search-address.ts';
import { useSearchForm } from '../../shared/search/use-search-form.ts';
import { useSearchOptions } from '../../shared/search/use-search-options.ts';
import { useSearchTitle } from '../../shared/search/use-search-title.ts';
import { Picker } from '../../ui/fields/picker.tsx';
import { SearchInput } from '../../ui/fields/search-input.tsx';
import { MobileFold } from '../../ui/forms/mobile-fold.tsx';

type Props = {
  asked: SearchFilters;
  /** A part of the map is searched in place of a place. */
  isArea: boolean;
  onSearch: (filters: SearchFilters) => void;
};

/** What, where, how far and how old, in one row; on a phone one line that unfolds. */
export function MapSearchForm({ asked, isArea, onSearch }: Props) {
  const { t } = useLingui();
  const title = useSearchTitle();
  const words = isEverything(asked) ? t`All jobs` : title(asked);
  return (
    <MobileFold line={isArea ? t`${words} in this area` : words}>
      {(fold) => (
        <Fields
          asked={asked}
          onSearch={(filters) => {
            fold();
            onSearch(filters);
          }}
        />
      )}
    </MobileFold>
  );
}

const isEverything = ({ term, place, age, company }: SearchFilters) =>
  term === '' && place === '' && age <= 0 && company === '';

function Fields({ asked, onSearch }: Omit<Props, 'isArea'>) {
  const { t } = useLingui();
  const { distances, ages } = useSearchOptions();
  const { draft, change, choose, form } = useSearchForm(asked, onSearch);
  return (
    <Box
      component="form"
      {...form}
      aria-label={t`Job search on the map`}
      sx={{
        display: 'grid',
        gap: '8px',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) minmax(0, 1fr)',
          md: 'minmax(0, 435fr) minmax(0, 326fr) 170px 170px auto',
        },
        alignItems: 'center',
        '& > div:nth-of-type(-n + 2), & > button': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      <SearchInput
        label={t`Job title, skill or company`}
        hasLabel={false}
        type="search"
        value={draft.term}
        maxLength={searchLimits.termLength}
        onChange={(term) => change({ term })}
        icon="search"
      />
      <SearchInput
        label={t`City, state, country or Remote`}
        hasLabel={false}
        value={draft.place}
        maxLength={1000}
        onChange={(place) => change({ place })}
        icon="pin"
      />
      <Picker
        lead={t`Within`}
        label={t`Distance`}
        hasLabel={false}
        value={draft.distance}
        options={distances}
        onChange={(distance) => choose({ distance })}
      />
      <Picker
        lead={t`Posted`}
        label={t`Posted within`}
        hasLabel={false}
        value={draft.age}
        options={ages}
        onChange={(age) => choose({ age })}
      />
      <Button type="submit" variant="outlined" sx={{ minHeight: 40, paddingInline: '20px' }}>
        <Trans>Search jobs</Trans>
      </Button>
    </Box>
  );
}
