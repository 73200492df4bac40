import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { FilterChip } from '../../components/filter-chip.tsx';
import { opensLater } from '../../components/opens-later.tsx';
import { token } from '../../components/tokens.ts';
import { useMobile } from '../../components/use-mobile.ts';
import { CountryChip } from './country-chip.tsx';
import { noFilters, type SearchFilters } from './search-address.ts';

type Props = { asked: SearchFilters; onSearch: (filters: SearchFilters) => void };
type ChipProps = Props & {
  /** Another country is searched: back to the first page. */ onCountry: () => void;
};

const CompanyPopover = opensLater(async () => (await import('./company-popover.tsx')).CompanyPopover);

const isRemoteOnly = (place: string) => /^\s*remote\s*$/i.test(place);

/** Filters as buttons under the search: remote only, one company, one country, and the way back to none. */
export function SearchChips({ asked, onSearch, onCountry }: ChipProps) {
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
      <CountryChip onChange={onCountry} />
      {isNarrow && (
        <Button
          variant="text"
          onClick={() => onSearch({ ...noFilters, term: asked.term })}
          sx={{ minHeight: { md: 32 }, paddingBlock: '4px', flexShrink: 0 }}
        >
          <Trans>Clear filters</Trans>
        </Button>
      )}
      <Button
        variant="text"
        component={Link}
        to="/job/occupations"
        sx={{
          minHeight: { md: 32 },
          paddingBlock: '4px',
          flexShrink: 0,
          marginInlineStart: 'auto',
          color: token('text-2'),
        }}
      >
        <Trans>Browse occupations</Trans>
      </Button>
    </Box>
  );
}

function CompanyChip({ asked, onSearch }: Props) {
  const [holder, setHolder] = useState<Element | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span ref={setHolder}>
        <FilterChip label={<Trans>Company</Trans>} onClick={() => setOpen(true)} />
      </span>
      <CompanyPopover
        open={isOpen}
        anchor={holder}
        asked={asked}
        onClose={() => setOpen(false)}
        onSearch={onSearch}
      />
    </>
  );
}
