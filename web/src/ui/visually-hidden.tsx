import { styled } from '@mui/material/styles';

/** What takes something from sight and leaves it to assistive technology. */
export const hidden = {
  position: 'absolute',
  // As text: a number of 1 or less is a share of the whole in `sx`.
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Words for assistive technology only. */
export const VisuallyHidden = styled('span')(hidden);
