import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { token } from '../tokens.ts';

/** The link in the first cell of a row that makes the whole row its target; put it once in a `DataTable` row. */
export const RowLink = styled(Link)({
  color: token('text'),
  fontWeight: 570,
  textDecoration: 'none',
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible::after': { outline: `2px solid ${token('accent')}`, outlineOffset: -3, borderRadius: 4 },
});
