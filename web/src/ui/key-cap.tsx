import { styled } from '@mui/material/styles';
import { token } from './tokens.ts';

/** A key as a small cap: hints only, hidden from assistive technology by its users. */
export const KeyCap = styled('kbd')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 20,
  height: 20,
  paddingInline: 5,
  border: `1px solid ${token('line-strong')}`,
  borderRadius: 6,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: token('text-2'),
  backgroundColor: token('surface'),
});
