import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { token } from '../tokens.ts';

const Item = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  flexShrink: 0,
  minHeight: 48,
  padding: '6px 16px',
  listStyle: 'none',
  borderBlockEnd: `1px solid ${token('line')}`,
  backgroundColor: token('sunken'),
  fontSize: '0.8125rem',
  lineHeight: '18px',
  color: token('text-2'),
  '& > h2': { margin: 0, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 600, color: token('text') },
  '@media (max-width: 899.95px)': { marginInline: -16 },
});

type Props = {
  title: ReactNode;
  /** Why what follows stands apart, and how much it is. */
  children?: ReactNode;
};

/** Between the rows of a list: what follows is of another kind. A heading; the keys pass it by. */
export function ListDivider({ title, children }: Props) {
  return (
    <Item data-divider="">
      <h2>{title}</h2>
      {children && <span>{children}</span>}
    </Item>
  );
}
