import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { token } from '../tokens.ts';
import { DrawerFade } from './drawer-fade.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  /** Stands on top and names it. */
  title: string;
  /** What it is about, in one line below the title. */
  subject?: string | undefined;
  children: ReactNode;
};

/** What a phone shows over the page, from the bottom edge: a title, the way to close it, and what can be chosen. */
export function BottomSheet({ open, onClose, title, subject, children }: Props) {
  const { t } = useLingui();
  return (
    <Drawer
      anchor="bottom"
      slots={{ transition: DrawerFade }}
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': title,
          sx: {
            borderRadius: '20px 20px 0 0',
            border: `1px solid ${token('line-strong')}`,
            borderBlockEnd: 0,
            maxHeight: 'calc(100dvh - 60px)',
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '8px',
          flexShrink: 0,
          paddingBlock: '8px 4px',
          paddingInline: '16px 8px',
        }}
      >
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="h2">{title}</Typography>
          {subject && (
            <Typography noWrap sx={{ fontSize: '0.8125rem', lineHeight: '18px', color: token('text-2') }}>
              {subject}
            </Typography>
          )}
        </Box>
        <IconButton aria-label={t`Close`} onClick={onClose}>
          <Icon name="close" size="sm" />
        </IconButton>
      </Box>
      {children}
    </Drawer>
  );
}
