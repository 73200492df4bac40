import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { token } from '../tokens.ts';

const Item = styled('li')({
  position: 'relative',
  flexShrink: 0,
  listStyle: 'none',
  borderBlockEnd: `1px solid ${token('line')}`,
  '&[data-inset]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 21,
    insetBlock: 0,
    width: 1,
    zIndex: 1,
    backgroundColor: token('line-strong'),
  },
  '@media (max-width: 899.95px)': { '&[data-inset]::before': { insetInlineStart: 4 } },
});

const Whole = styled(ButtonBase)({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  width: '100%',
  minHeight: 40,
  padding: '8px 16px',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  fontWeight: 570,
  textAlign: 'start',
  color: token('accent'),
  '[data-inset] > &': { paddingInlineStart: 33 },
  '&:hover': { backgroundColor: token('hover') },
  '&:focus-visible': { outline: `2px solid ${token('accent')}`, outlineOffset: -3 },
  '@media (max-width: 899.95px)': {
    minHeight: 44,
    fontSize: '1rem',
    paddingInline: 0,
    '[data-inset] > &': { paddingInlineStart: 16 },
  },
});

type Props = {
  /** Its key in the `keys` of the list. */
  id: string;
  isOpen: boolean;
  /** What it unfolds is on its way. */
  isBusy?: boolean;
  /** It belongs to the row above it. */
  isInset?: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** A row of a list that stands for others and unfolds them below itself; the keys of the list lead to it. */
export function ListFold({ id, isOpen, isBusy = false, isInset = false, onToggle, children }: Props) {
  return (
    <Item data-row={id} data-fold="" {...(isInset && { 'data-inset': '' })}>
      <Whole aria-expanded={isOpen} {...(isBusy && { 'aria-busy': true })} onClick={onToggle}>
        <span>{children}</span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={14} />
      </Whole>
    </Item>
  );
}
