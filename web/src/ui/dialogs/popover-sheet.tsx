import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';
import { startSide } from '../direction.ts';
import { useMobile } from '../hooks/use-mobile.ts';
import { token } from '../tokens.ts';
import { BottomSheet } from './bottom-sheet.tsx';

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
  const isMobile = useMobile();
  if (!isMobile)
    return (
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: startSide() }}
        transformOrigin={{ vertical: 'top', horizontal: startSide() }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': title,
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
    <BottomSheet open={open} onClose={onClose} title={title}>
      {children}
    </BottomSheet>
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
