import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type Ref, useState } from 'react';
import type { SearchFilters } from '../../shared/search/search-address.ts';
import { opensLater } from '../../ui/dialogs/opens-later.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { token } from '../../ui/tokens.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { SearchedArea } from './filters/search-fields.tsx';
import { useFilterWords } from './filters/use-filter-words.ts';

const SearchSheet = opensLater(async () => (await import('./search-sheet.tsx')).SearchSheet);

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

type Props = {
  asked: SearchFilters;
  /** The place that was read out of the words; '' where there is none. */
  fromWords: string;
  /** What is searched whole, so that no distance counts; null where one does. */
  area: SearchedArea;
  onSearch: (filters: SearchFilters) => void;
  foldRef: Ref<HTMLButtonElement>;
};

/** The search on a phone: one field that says what was asked and opens the whole form. */
export function SearchFold({ asked, fromWords, area, onSearch, foldRef }: Props) {
  const { summary } = useFilterWords();
  const [isOpen, setOpen] = useState(false);
  const where = summary({ ...asked, place: asked.place || fromWords }, area !== null);
  return (
    <>
      <ButtonBase
        ref={foldRef}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{
          display: 'flex',
          width: '100%',
          minHeight: 48,
          marginBlockStart: '12px',
          gap: '12px',
          paddingBlock: '4px',
          paddingInline: '16px 18px',
          textAlign: 'start',
          border: `1px solid ${token('control')}`,
          borderRadius: '24px',
          backgroundColor: token('surface'),
          color: token('text-2'),
        }}
      >
        <Icon name="search" size="sm" />
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Box
            sx={{
              ...cut,
              fontSize: '1rem',
              lineHeight: '20px',
              color: token(asked.term ? 'text' : 'text-2'),
            }}
          >
            {asked.term || <Trans>All jobs</Trans>}
          </Box>
          <Box sx={{ ...cut, fontSize: '0.75rem', lineHeight: '16px' }}>{where}</Box>
        </Box>
        <VisuallyHidden>
          <Trans>Change search</Trans>
        </VisuallyHidden>
        <Icon name="sliders" size="sm" />
      </ButtonBase>
      <SearchSheet
        open={isOpen}
        asked={asked}
        area={area}
        onClose={() => setOpen(false)}
        onSearch={(filters) => {
          setOpen(false);
          onSearch(filters);
        }}
      />
    </>
  );
}
