import { styled } from '@mui/material/styles';
import { token } from '../../components/tokens.ts';

/** The label above a field of the search. */
export const FieldLabel = styled('label')({
  display: 'block',
  marginBlockEnd: 4,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  fontWeight: 520,
  color: token('text-2'),
});
