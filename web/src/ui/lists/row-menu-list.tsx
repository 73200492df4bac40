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
};

/** What can be done with one row. */
export function RowMenuList({ open, anchor, actions, onClose }: Props) {
  return (
    <Menu anchorEl={anchor} open={open} onClose={onClose}>
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
