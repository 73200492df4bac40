import { styled } from '@mui/material/styles';

/** A list with a narrower column beside it, each scrolling by itself; on a phone they follow each other. */
export const Panes = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 900px)': {
    flexGrow: 1,
    minHeight: 0,
    gridTemplateColumns: 'minmax(0, 1fr) 340px',
    gridTemplateRows: 'minmax(0, 1fr)',
  },
  '@media (max-width: 899.95px)': { paddingBlockEnd: 72 },
});

/** The narrower column. What is hidden for the eye is within what scrolls, and makes the page no longer. */
export const Beside = styled('aside')({
  position: 'relative',
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  minHeight: 0,
  overflowY: 'auto',
  borderRadius: 20,
});
