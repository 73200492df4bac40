import type { JobSearchResult } from '@foothold/core/entities/posting/posting.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import type { SaveResult } from '../../../data/rows/save-result.ts';
import { hideCompany } from '../../../data/settings/hidden-companies.ts';
import { hidePosting } from '../../../data/settings/hidden-postings.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

type Props = {
  open: boolean;
  anchor: HTMLElement | null;
  posting: Pick<JobSearchResult, 'id' | 'jobTitle' | 'companyName'>;
  onClose: () => void;
  onHidden: () => void;
};

/** Hides a posting, or all of its company: searches leave it out from now on, until Undo or the settings bring it back. */
export function PostingMenuChoices({ open, anchor, posting, onClose, onHidden }: Props) {
  const { t } = useLingui();
  const { jobTitle, companyName } = posting;
  const hide = async (saved: Promise<SaveResult>, words: ReactNode) => {
    onClose();
    if (toastResult(await saved, words)) onHidden();
  };
  return (
    <Menu open={open} anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': t`More` } }}>
      <MenuItem
        onClick={() => void hide(hidePosting(posting), <Trans>{jobTitle} is hidden.</Trans>)}
        sx={{ gap: '8px' }}
      >
        <Icon name="eye-off" size="xs" />
        <Trans>Hide this posting</Trans>
      </MenuItem>
      {companyName.trim() !== '' && (
        <MenuItem
          onClick={() => void hide(hideCompany(companyName), <Trans>{companyName} is hidden.</Trans>)}
          sx={{ gap: '8px' }}
        >
          <Icon name="ban" size="xs" />
          <Trans>Hide this company</Trans>
        </MenuItem>
      )}
    </Menu>
  );
}
