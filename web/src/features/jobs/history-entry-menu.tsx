import { Trans } from '@lingui/react/macro';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

type Props = {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** What can be done with one entry of a job's history. */
export function HistoryEntryMenu({ open, anchor, onClose, onEdit, onDelete }: Props) {
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose}>
      <MenuItem onClick={onEdit}>
        <Trans>Correct date or note</Trans>
      </MenuItem>
      <MenuItem onClick={onDelete}>
        <Trans>Delete entry</Trans>
      </MenuItem>
    </Menu>
  );
}
