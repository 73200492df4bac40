import { styled } from '@mui/material/styles';
import { token } from '../../ui/tokens.ts';

/** Words that only the later text has. */
export const Added = styled('ins')({
  color: token('good'),
  backgroundColor: token('good-ground'),
  textDecoration: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: 3,
  borderRadius: 3,
});

/** Words that only the earlier text has. */
export const Removed = styled('del')({
  color: token('text-2'),
  backgroundColor: token('sunken'),
  textDecoration: 'line-through',
  borderRadius: 3,
});
