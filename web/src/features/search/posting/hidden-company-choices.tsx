import { Trans, useLingui } from '@lingui/react/macro';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { hideCompany } from '../../../data/settings/hidden-companies.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { toastResult } from '../../../ui/toasts/result-toast.tsx';

type Props = {
  open: boolean;
  anchor: HTMLElement | null;
  companyName: string;
  onClose: () => void;
  onHidden: () => void;
};

/** Hides the company of a posting: searches leave it out from now on, until Undo or the settings bring it back. */
export function HiddenCompanyChoices({ open, anchor, companyName, onClose, onHidden }: Props) {
  const { t } = useLingui();
  const hide = async () => {
    onClose();
    if (toastResult(await hideCompany(companyName), <Trans>{companyName} is hidden.</Trans>)) onHidden();
  };
  return (
    <Menu open={open} anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': t`More` } }}>
      <MenuItem onClick={() => void hide()} sx={{ gap: '8px' }}>
        <Icon name="eye-off" size="xs" />
        <Trans>Hide this company</Trans>
      </MenuItem>
    </Menu>
  );
}
