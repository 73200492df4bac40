import type { SavedSearch } from '@foothold/core/search/saved-search.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { systemClock } from '../../data/rows/clock.ts';
import { saveSearch } from '../../data/settings/saved-searches.ts';
import { useSetting } from '../../data/settings/settings.ts';
import { serverInstant } from '../../platform/server/server-clock.ts';
import { SavedSearchName } from '../../shared/search/saved-search-name.tsx';
import { SavedSearchRows } from '../../shared/search/saved-search-rows.tsx';
import { savedOfState } from '../../shared/search/saved-search-state.ts';
import type { SearchState } from '../../shared/search/search-address.ts';
import { endSide } from '../../ui/direction.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { toastResult } from '../../ui/toasts/result-toast.tsx';

type Props = {
  open: boolean;
  anchor: HTMLElement | null;
  /** Asks for a name; else shows the list. */
  isNaming: boolean;
  onNaming: (isNaming: boolean) => void;
  state: SearchState;
  all: readonly SavedSearch[];
  shown: SavedSearch | null;
  /** Instant of the server that the postings on the screen are of; '' while there are none. */
  at: string;
  onClose: () => void;
};

/** The saved searches, or the name that the one on the screen is to have. */
export function SavedSearchPopover(props: Props) {
  const { open, anchor, isNaming, onNaming, all, shown, onClose } = props;
  const titleId = useId();
  const asksName = isNaming && !shown;
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: endSide() }}
      transformOrigin={{ vertical: 'top', horizontal: endSide() }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: {
            borderRadius: '20px',
            marginBlockStart: '6px',
            padding: '14px 16px',
            width: 400,
            maxWidth: 'calc(100vw - 32px)',
            maxHeight: 'min(560px, calc(100dvh - 140px))',
          },
        },
      }}
    >
      <Typography id={titleId} variant="h2" sx={{ marginBlockEnd: asksName ? '12px' : '4px' }}>
        {asksName ? <Trans>Save search</Trans> : <Trans>Saved searches</Trans>}
      </Typography>
      {asksName ? (
        <Naming {...props} />
      ) : (
        <>
          {all.length === 0 && (
            <Typography variant="body2">
              <Trans>None yet. A saved search shows how many jobs are new since you last looked.</Trans>
            </Typography>
          )}
          <SavedSearchRows searches={all} isEditable openId={shown?.internalId} onDone={onClose} />
          {!shown && (
            <Box sx={{ marginBlockStart: '12px' }}>
              <Button
                variant="outlined"
                fullWidth
                onClick={() => onNaming(true)}
                startIcon={<Icon name="bookmark" size="xs" />}
              >
                <Trans>Save this search</Trans>
              </Button>
            </Box>
          )}
        </>
      )}
    </Popover>
  );
}

function Naming({ state, at, onClose }: Props) {
  const { t } = useLingui();
  const country = useSetting('jobSearch', 'countrycode');
  const { term, place, company } = state;
  const proposed = [term, place, company].filter(Boolean).join(' · ') || t`All jobs`;
  const save = async (name: string) => {
    const seen = at || serverInstant(systemClock.now().getTime());
    const fields = { ...savedOfState(state, country), name, lastRunAt: seen, runBeforeAt: seen };
    const isDone = toastResult(await saveSearch(fields), <Trans>Search saved.</Trans>);
    if (isDone) onClose();
    return isDone;
  };
  return (
    <SavedSearchName
      proposed={proposed}
      action={<Trans>Save search</Trans>}
      onName={save}
      onCancel={onClose}
    />
  );
}
