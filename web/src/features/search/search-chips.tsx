import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { FilterChip } from '../../components/filter-chip.tsx';
import { useMobile } from '../../components/use-mobile.ts';
import { noFilters, type SearchFilters } from './search-address.ts';
import { CompanyField } from './search-fields.tsx';
import { useFilterDraft } from './use-filter-draft.ts';

type Props = { asked: SearchFilters; onSearch: (filters: SearchFilters) => void };

const isRemoteOnly = (place: string) => /^\s*remote\s*$/i.test(place);

/** Filters as buttons under the search: remote only, one company, and the way back to none. */
export function SearchChips({ asked, onSearch }: Props) {
  const isMobile = useMobile();
  const [before, setBefore] = useState('');
  const isRemote = isRemoteOnly(asked.place);
  const toggleRemote = () => {
    if (!isRemote) setBefore(asked.place);
    onSearch({ ...asked, place: isRemote ? before : 'Remote' });
  };
  const isNarrow = isRemote || asked.place !== '' || asked.age > 0 || asked.company !== '';
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
      <FilterChip label={<Trans>Remote</Trans>} on={isRemote} onClick={toggleRemote} />
      {asked.company ? (
        <FilterChip
          label={<Trans>At {asked.company}</Trans>}
          on
          onClick={() => onSearch({ ...asked, company: '' })}
        />
      ) : (
        !isMobile && <CompanyChip asked={asked} onSearch={onSearch} />
      )}
      {isNarrow && (
        <Button
          variant="text"
          onClick={() => onSearch({ ...noFilters, term: asked.term })}
          sx={{ minHeight: { md: 32 }, paddingBlock: '4px', flexShrink: 0 }}
        >
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </Box>
  );
}

function CompanyChip({ asked, onSearch }: Props) {
  const { t } = useLingui();
  const [holder, setHolder] = useState<Element | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [draft, change] = useFilterDraft(asked);
  return (
    <>
      <span ref={setHolder}>
        <FilterChip label={<Trans>Company</Trans>} onClick={() => setOpen(true)} />
      </span>
      <Popover
        open={isOpen}
        anchorEl={holder}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t`Company`,
            sx: { borderRadius: '20px', marginBlockStart: '6px' },
          },
        }}
      >
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            setOpen(false);
            onSearch({ ...asked, company: draft.company });
          }}
          sx={{
            display: 'flex',
            alignItems: 'end',
            gap: '8px',
            padding: '14px',
            width: 400,
            maxWidth: 'calc(100vw - 32px)',
            '& > div': { flexGrow: 1 },
          }}
        >
          <CompanyField draft={draft} onChange={change} hasLabels />
          <Button type="submit" variant="outlined" sx={{ minHeight: 40 }}>
            <Trans>Show jobs</Trans>
          </Button>
        </Box>
      </Popover>
    </>
  );
}
