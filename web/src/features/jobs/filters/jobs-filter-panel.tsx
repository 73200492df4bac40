import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PopoverSheet, SheetBody, SheetFoot } from '../../../ui/dialogs/popover-sheet.tsx';
import { token } from '../../../ui/tokens.ts';
import { isNarrowed, type JobsView, unfiltered } from '../list/jobs-view.ts';
import { FilterCommute } from './jobs-filter-commute.tsx';
import { FilterDays } from './jobs-filter-days.tsx';
import { FilterKinds } from './jobs-filter-kinds.tsx';
import { FilterStatuses } from './jobs-filter-statuses.tsx';

type Props = {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
  view: JobsView;
  shown: number | undefined;
  onChange: (next: JobsView) => void;
};

/** What the list can be narrowed to, each with its count. It stays open, since several may be chosen. */
export function JobsFilterPanel({ open, anchor, onClose, view, shown, onChange }: Props) {
  const { t } = useLingui();
  const part = { view, onChange };
  return (
    <PopoverSheet open={open} anchor={anchor} onClose={onClose} title={t`Filter jobs`} width={680}>
      <SheetBody>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
            gap: '8px 32px',
            alignItems: 'start',
          }}
        >
          <FilterStatuses {...part} />
          <div>
            <FilterDays {...part} />
            <FilterCommute {...part} />
            <FilterKinds {...part} />
          </div>
        </Box>
      </SheetBody>
      <SheetFoot>
        {/* Not disabled: the focus would be lost with the press, and Escape with it. */}
        <Button
          variant="text"
          aria-disabled={!isNarrowed(view)}
          onClick={() => isNarrowed(view) && onChange({ ...unfiltered(view), text: view.text })}
          sx={{ ...(!isNarrowed(view) && { color: token('text-3') }) }}
        >
          <Trans>Clear filters</Trans>
        </Button>
        <Box sx={{ flexGrow: 1 }} />
        <Button variant="outlined" onClick={onClose}>
          {shown === undefined ? (
            <Trans>Show jobs</Trans>
          ) : (
            <Plural value={shown} _0="No jobs match" one="Show # job" other="Show # jobs" />
          )}
        </Button>
      </SheetFoot>
    </PopoverSheet>
  );
}
