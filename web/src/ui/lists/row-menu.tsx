import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { opensLater } from '../dialogs/opens-later.tsx';
import { Icon } from '../icons/icon.tsx';
import type { RowAction } from './row-menu-list.tsx';

const RowMenuList = opensLater(async () => (await import('./row-menu-list.tsx')).RowMenuList);

type Props = {
  /** What the button is called: “Change task: Call Dana”. */
  label: string;
  actions: readonly RowAction[];
  /** It shows whether or not the pointer is on the row. */
  isAlwaysSeen?: boolean;
  /** It is among buttons in a line, and not at the end of a row whose room it takes. */
  isInline?: boolean;
};

/** The menu at the end of a row: with a mouse it shows on the row under it, or with the focus; a finger always finds it. */
export function RowMenu({ label, actions, isAlwaysSeen = false, isInline = false }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(click) => setAnchor(click.currentTarget)}
        sx={{
          ...(!isInline && {
            marginBlock: { xs: '-12px', md: '-8px' },
            marginInline: { xs: '-10px -14px', md: '-12px -10px' },
          }),
          ...(!isAlwaysSeen && quietUntilNear),
        }}
      >
        <Icon name="more" size="xs" />
      </IconButton>
      <RowMenuList open={anchor !== null} anchor={anchor} actions={actions} onClose={() => setAnchor(null)} />
    </Box>
  );
}

const quietUntilNear = {
  '@media (hover: hover)': {
    opacity: 0,
    'li:hover &, &:focus-visible, &[aria-expanded="true"]': { opacity: 1 },
  },
};
