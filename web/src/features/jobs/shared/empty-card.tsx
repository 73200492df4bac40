import { styled } from '@mui/material/styles';
import { token } from '../../../ui/tokens.ts';

/** The frame of a list stays around its empty state, so that nothing jumps when the first row comes. */
export const EmptyCard = styled('div')({
  '@media (min-width: 900px)': {
    flexGrow: 1,
    display: 'grid',
    border: `1px solid ${token('line')}`,
    borderRadius: 20,
    backgroundColor: token('surface'),
  },
});
