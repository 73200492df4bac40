import { useLingui } from '@lingui/react/macro';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';
import { Icon } from '../icons/icon.tsx';
import { token } from '../tokens.ts';

const Bar = styled('div')({
  position: 'fixed',
  insetBlockEnd: 24,
  insetInline: 12,
  width: 'fit-content',
  marginInline: 'auto',
  zIndex: 1100,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: 'calc(100% - 24px)',
  overflowX: 'auto',
  paddingBlock: 6,
  paddingInline: '20px 12px',
  borderRadius: 20,
  // Seen where a person's own few colors take the ground away.
  border: '1px solid transparent',
  backgroundColor: token('inverse'),
  color: token('inverse-text'),
  fontSize: '0.875rem',
  // The accent is too close to this ground.
  '& :focus-visible:focus-visible': { outlineColor: token('inverse-link') },
  '@media (max-width: 899.95px)': { gap: 0, paddingInline: '14px 4px' },
});

/** A verb of the bulk bar. */
export const BulkAction = styled(ButtonBase)({
  minHeight: 36,
  paddingInline: 14,
  borderRadius: 18,
  fontSize: '0.8125rem',
  fontWeight: 570,
  whiteSpace: 'nowrap',
  color: 'inherit',
  '&[data-first]': { backgroundColor: token('page'), color: token('text') },
  '@media (max-width: 899.95px)': { minHeight: 44, minWidth: 44, paddingInline: 11 },
});

const Count = styled('span')({
  fontWeight: 520,
  whiteSpace: 'nowrap',
  paddingInlineEnd: 14,
  marginInlineEnd: 8,
  borderInlineEnd: `1px solid ${token('text-3')}`,
  lineHeight: '24px',
  '@media (max-width: 899.95px)': { paddingInlineEnd: 10, marginInlineEnd: 4 },
});

type Props = {
  /** What is ticked: “Selected companies”; jobs where it is left out. */
  label?: string;
  /** “3 selected” */
  count: ReactNode;
  /** Left out while a change is under way: there is nothing to clear then. */
  onClear?: () => void;
  children: ReactNode;
};

/** What can be done with the ticked rows; Escape or the cross clears them. */
export function BulkBar({ label, count, onClear, children }: Props) {
  const { t } = useLingui();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClear?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onClear]);
  return (
    <Bar role="toolbar" aria-label={label ?? t`Selected jobs`}>
      <Count aria-live="polite">{count}</Count>
      {children}
      {onClear && (
        <BulkAction aria-label={t`Clear selection`} onClick={onClear}>
          <Icon name="close" size="xs" />
        </BulkAction>
      )}
    </Bar>
  );
}
