import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { token } from './tokens.ts';

const Base = styled(ButtonBase)({
  display: 'inline-flex',
  gap: 6,
  height: 32,
  paddingInline: 12,
  borderRadius: 20,
  border: `1px solid ${token('line-strong')}`,
  backgroundColor: token('surface'),
  color: token('text'),
  fontSize: '0.8125rem',
  lineHeight: '18px',
  fontWeight: 570,
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: token('hover') },
  '&[aria-pressed="true"]': { backgroundColor: token('tint'), borderColor: token('tint-line') },
  '@media (max-width: 899.95px)': { height: 44 },
});

type Props = { label: ReactNode; count?: ReactNode; on?: boolean; onClick: () => void };

/** A filter as a button with its count; when on it is tinted and shows the cross that takes it off. */
export function FilterChip({ label, count, on, onClick }: Props) {
  return (
    <Base type="button" {...(on !== undefined && { 'aria-pressed': on })} onClick={onClick}>
      {label}
      {count !== undefined && !on && <span style={{ color: token('text-2'), fontWeight: 400 }}>{count}</span>}
      {on && <Icon name="close" size={14} />}
    </Base>
  );
}
