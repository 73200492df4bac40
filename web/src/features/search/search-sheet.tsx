import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SearchFilters } from '../../shared/search/search-address.ts';
import { useSearchForm } from '../../shared/search/use-search-form.ts';
import { BottomSheet } from '../../ui/dialogs/bottom-sheet.tsx';
import { CompanyField, DistanceAndAge, PlaceField, type SearchedArea } from './filters/search-fields.tsx';
import { TermField } from './filters/term-field.tsx';

type Props = {
  open: boolean;
  asked: SearchFilters;
  /** What is searched whole, so that no distance counts; null where one does. */
  area: SearchedArea;
  onClose: () => void;
  onSearch: (filters: SearchFilters) => void;
};

/** The whole form on a phone, from the bottom edge; nothing is searched before the button. */
export function SearchSheet({ open, onClose, ...props }: Props) {
  const { t } = useLingui();
  return (
    <BottomSheet open={open} onClose={onClose} title={t`Search jobs`}>
      <SheetForm {...props} />
    </BottomSheet>
  );
}

function SheetForm({ asked, area, onSearch }: Pick<Props, 'asked' | 'area' | 'onSearch'>) {
  const { t } = useLingui();
  const { draft, change, form } = useSearchForm(asked, onSearch);
  const field = { draft, onChange: change, hasLabels: true };
  return (
    <Box
      component="form"
      {...form}
      aria-label={t`Job search`}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: '16px',
        padding: '8px 16px 16px',
        overflowY: 'auto',
      }}
    >
      <TermField {...field} />
      <PlaceField {...field} />
      <DistanceAndAge {...field} area={draft.place === asked.place ? area : null} />
      <CompanyField {...field} />
      <Button type="submit" variant="contained" fullWidth>
        <Trans>Search jobs</Trans>
      </Button>
    </Box>
  );
}
