import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { DrawerFade } from '../../components/drawer-fade.tsx';
import { Icon } from '../../components/icon.tsx';
import type { SearchFilters } from '../../components/search-address.ts';
import { token } from '../../components/tokens.ts';
import { useFilterDraft } from '../../components/use-filter-draft.ts';
import { CompanyField, DistanceAndAge, PlaceField, TermField } from './search-fields.tsx';

type Props = {
  open: boolean;
  asked: SearchFilters;
  onClose: () => void;
  onSearch: (filters: SearchFilters) => void;
};

/** The whole form on a phone, from the bottom edge; nothing is searched before the button. */
export function SearchSheet({ open, ...props }: Props) {
  const titleId = useId();
  return (
    <Drawer
      anchor="bottom"
      slots={{ transition: DrawerFade }}
      open={open}
      onClose={props.onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: {
            borderRadius: '20px 20px 0 0',
            border: `1px solid ${token('line-strong')}`,
            borderBlockEnd: 0,
            maxHeight: 'calc(100dvh - 60px)',
          },
        },
      }}
    >
      <SheetForm {...props} titleId={titleId} />
    </Drawer>
  );
}

function SheetForm({ asked, onClose, onSearch, titleId }: Omit<Props, 'open'> & { titleId: string }) {
  const { t } = useLingui();
  const [draft, change] = useFilterDraft(asked);
  const field = { draft, onChange: change, hasLabels: true };
  return (
    <Box
      component="form"
      role="search"
      aria-label={t`Job search`}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(draft);
      }}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', padding: '8px 16px 16px' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="h2" id={titleId} sx={{ flexGrow: 1 }}>
          <Trans>Search jobs</Trans>
        </Typography>
        <IconButton aria-label={t`Close`} onClick={onClose} sx={{ marginInlineEnd: '-8px' }}>
          <Icon name="close" size="sm" />
        </IconButton>
      </Box>
      <TermField {...field} />
      <PlaceField {...field} />
      <DistanceAndAge {...field} />
      <CompanyField {...field} />
      <Button type="submit" variant="contained" fullWidth>
        <Trans>Search jobs</Trans>
      </Button>
    </Box>
  );
}
