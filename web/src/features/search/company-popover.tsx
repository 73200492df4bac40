import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { SearchFilters } from './search-address.ts';
import { CompanyField } from './search-fields.tsx';
import { useFilterDraft } from './use-filter-draft.ts';

type Props = {
  open: boolean;
  anchor: Element | null;
  asked: SearchFilters;
  onClose: () => void;
  onSearch: (filters: SearchFilters) => void;
};

/** Asks for the one company whose jobs are to be shown. */
export function CompanyPopover({ open, anchor, asked, onClose, onSearch }: Props) {
  const { t } = useLingui();
  const [draft, change] = useFilterDraft(asked);
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
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
          onClose();
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
  );
}
