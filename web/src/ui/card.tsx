import { styled } from '@mui/material/styles';
import { token } from './tokens.ts';

/** A card on the page: hairline and surface, no shadow. */
export const Card = styled('section')({
  minWidth: 0,
  border: `1px solid ${token('line')}`,
  borderRadius: 20,
  backgroundColor: token('surface'),
});

/** The head of a card: title left, one quiet thing right. */
export const CardHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 44,
  paddingInline: 16,
});
