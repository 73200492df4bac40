import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';

/** One thing to do with a row; `name` tells it from the others of its menu. */
export type RowAction = { name: string; label: ReactNode; onClick: () => void };

type Props = {
  open: boolean;
  anchor: HTMLElement | null;
  actions: readonly RowAction[];
  onClose: () => void;
  /** A line above the actions that says what they are about. */
  note?: ReactNode;
};

/** What can be done with one row. */
export function RowMenuList({ open, anchor, actions, onClose, note }: Props) {
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose}>
      {note && (
        <MenuItem
          disabled
          sx={{ whiteSpace: 'normal', maxWidth: 320, fontSize: '0.8125rem', lineHeight: '18px' }}
        >
          {note}
        </MenuItem>
      )}
      {actions.map(({ name, label, onClick }) => (
        <MenuItem
          key={name}
          onClick={() => {
            onClose();
            onClick();
          }}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
