import { styled } from '@mui/material/styles';
import { token } from '../tokens.ts';

/** The label above a field that is no part of a form. */
export const FieldLabel = styled('label')({
  display: 'block',
  marginBlockEnd: 4,
  fontSize: '0.8125rem',
  lineHeight: '18px',
  fontWeight: 520,
  color: token('text-2'),
});
