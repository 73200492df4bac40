import { styled } from '@mui/material/styles';
import { token } from '../../components/tokens.ts';

/** The bar at the foot of a mobile screen that holds its primary action (UI.md, Layout); on desktop it is not there. */
export const FootBar = styled('div')({
  display: 'none',
  '@media (max-width: 899.95px)': {
    display: 'flex',
    gap: 8,
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: 1000,
    padding: '8px 16px',
    backgroundColor: token('page'),
    borderBlockStart: `1px solid ${token('line')}`,
  },
});
