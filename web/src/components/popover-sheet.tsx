import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DrawerFade } from './drawer-fade.tsx';
import { Icon } from './icon.tsx';
import { token } from './tokens.ts';
import { useMobile } from './use-mobile.ts';

type Props = {
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Names it; on a phone it also stands on top. */
  title: string;
  /** On desktop, in px. */
  width?: number;
  children: ReactNode;
};

/** A panel below its button, on a phone from the bottom edge. What is chosen in it applies at once. */
export function PopoverSheet({ open, anchor, onClose, title, width, children }: Props) {
  const { t } = useLingui();
  const isMobile = useMobile();
  const dialog = { role: 'dialog', 'aria-label': title } as const;
  if (!isMobile)
    return (
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            ...dialog,
            sx: {
              display: 'flex',
              flexDirection: 'column',
              borderRadius: '20px',
              marginBlockStart: '6px',
              minWidth: 248,
              width: width ?? 'auto',
              maxWidth: `min(${width ?? 400}px, calc(100vw - 32px))`,
              maxHeight: 'calc(100dvh - 150px)',
            },
          },
        }}
      >
        {children}
      </Popover>
    );
  return (
    <Drawer
      anchor="bottom"
      slots={{ transition: DrawerFade }}
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          ...dialog,
          'aria-modal': true,
          sx: {
            borderRadius: '20px 20px 0 0',
            border: `1px solid ${token('line-strong')}`,
            borderBlockEnd: 0,
            maxHeight: 'calc(100dvh - 60px)',
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', paddingBlock: '8px 4px', paddingInline: '16px 8px' }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <IconButton aria-label={t`Close`} onClick={onClose}>
          <Icon name="close" size="sm" />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  );
}

/** What scrolls inside a `PopoverSheet`. */
export function SheetBody({ children }: { children: ReactNode }) {
  return <Box sx={{ padding: '12px 16px', overflowY: 'auto', minHeight: 0 }}>{children}</Box>;
}

/** The actions at the foot of a `PopoverSheet`, always in sight. */
export function SheetFoot({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '8px',
        padding: '8px 16px',
        borderBlockStart: `1px solid ${token('line')}`,
      }}
    >
      {children}
    </Box>
  );
}
