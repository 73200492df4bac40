import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Ref } from 'react';
import type { SearchFilters } from '../../shared/search/search-address.ts';
import { useSearchForm } from '../../shared/search/use-search-form.ts';
import { DistanceAndAge, PlaceField, type SearchedArea } from './filters/search-fields.tsx';
import { TermField } from './filters/term-field.tsx';

type Props = {
  asked: SearchFilters;
  /** The place that was read out of the words; '' where there is none. */
  fromWords: string;
  /** What is searched whole, so that no distance counts; null where one does. */
  area: SearchedArea;
  onSearch: (filters: SearchFilters) => void;
  /** While there is nothing to save, searching is the primary action. */
  isPrimary: boolean;
  termRef: Ref<HTMLInputElement>;
};

/** The search in one row: what, where, how far, how old. The two lists and the suggestions search at once, the texts on Enter. */
export function SearchForm({ asked, fromWords, area, onSearch, isPrimary, termRef }: Props) {
  const { t } = useLingui();
  const { draft, change, choose, form } = useSearchForm(asked, onSearch);
  return (
    <Box
      component="form"
      {...form}
      aria-label={t`Job search`}
      sx={{
        display: 'grid',
        gap: '8px',
        gridTemplateColumns: 'minmax(0, 435fr) minmax(0, 326fr) minmax(340px, auto) auto',
        alignItems: 'center',
        flexShrink: 0,
        paddingBlockStart: '16px',
      }}
    >
      <TermField draft={draft} onChange={change} onTake={choose} ref={termRef} />
      <PlaceField draft={draft} fromWords={fromWords} onChange={change} onTake={choose} />
      <DistanceAndAge draft={draft} area={draft.place === asked.place ? area : null} onChange={choose} />
      <Button
        type="submit"
        variant={isPrimary ? 'contained' : 'outlined'}
        sx={{ minHeight: 40, paddingInline: '20px' }}
      >
        <Trans>Search jobs</Trans>
      </Button>
    </Box>
  );
}
