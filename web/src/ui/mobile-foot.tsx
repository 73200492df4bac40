import { styled } from '@mui/material/styles';
import { token } from './tokens.ts';

/** The bar at the foot of a mobile screen for its one or two main actions; not there on desktop. */
export const MobileFoot = styled('div')({
  display: 'none',
  '@media (max-width: 899.95px)': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: 1000,
    padding: '10px 16px',
    backgroundColor: token('page'),
    borderBlockStart: `1px solid ${token('line')}`,
    '& > *': { flex: 1 },
    // Never narrower than their words: three of them, or long ones, take another line.
    '& > a, & > button': { minWidth: 'max-content' },
  },
});
