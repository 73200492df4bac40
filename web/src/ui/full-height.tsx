import { styled } from '@mui/material/styles';

/**
 * The column of a screen whose panes scroll by themselves: from the bar to 20 px above the window's edge, 40 px into
 * the room of 60 that a screen ends with. A window too low for it scrolls as usual; on mobile it is plain flow.
 */
export const FullHeight = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media (min-width: 900px)': {
    height: 'calc(100dvh - 80px - var(--toast-room, 0px) - var(--extension-room, 0px))',
    minHeight: 420,
    marginBlockEnd: -40,
    '& > header': { flexShrink: 0 },
  },
});
