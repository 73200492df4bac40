import { styled } from '@mui/material/styles';
import { token } from '../../../ui/tokens.ts';

/** The ground of a card, as it is in a column and as it hangs on the pointer. */
export const CardGround = styled('div')({
  position: 'relative',
  padding: '12px 14px',
  border: `1px solid ${token('line')}`,
  borderRadius: 20,
  backgroundColor: token('surface'),
  touchAction: 'manipulation',
  '&:hover': { borderColor: token('line-strong') },
  '&[data-on]': { borderColor: token('accent'), backgroundColor: token('tint') },
  '&[data-moving]': { opacity: 0.45 },
  '& a:focus-visible::after': { borderRadius: 19, outlineOffset: -2 },
  // Drawn when it is looked for; it can be pressed anyway.
  '& [data-tick]': {
    position: 'absolute',
    insetBlockStart: 11,
    insetInlineEnd: 13,
    zIndex: 1,
    opacity: 0,
  },
  '&:hover [data-tick], &:focus-within [data-tick], &[data-on] [data-tick]': { opacity: 1 },
  '@media (hover: none)': { '& [data-tick]': { opacity: 1 } },
});
