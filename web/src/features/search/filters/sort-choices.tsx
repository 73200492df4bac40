import type { SearchSort } from '@foothold/core/search/search.ts';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { endSide } from '../../../ui/direction.ts';

type Props = {
  open: boolean;
  /** The button that opens it, and its id. */
  anchor: HTMLElement | null;
  labelId: string;
  labels: Record<SearchSort, ReactNode>;
  /** The orders there are to choose from. */
  sorts: readonly SearchSort[];
  sort: SearchSort;
  onSort: (sort: SearchSort) => void;
  onClose: () => void;
};

/** The orders that postings can have. */
export function SortChoices({ open, anchor, labelId, labels, sorts, sort, onSort, onClose }: Props) {
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: endSide() }}
      transformOrigin={{ vertical: 'top', horizontal: endSide() }}
      slotProps={{ list: { 'aria-labelledby': labelId } }}
    >
      {sorts.map((value) => (
        <MenuItem
          key={value}
          selected={value === sort}
          onClick={() => {
            onClose();
            onSort(value);
          }}
        >
          {labels[value]}
        </MenuItem>
      ))}
    </Menu>
  );
}
