import { useLingui } from '@lingui/react/macro';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import { token } from '../tokens.ts';

const Base = styled(ButtonBase)({
  display: 'inline-flex',
  gap: 6,
  height: 32,
  // A name of two hundred letters is cut and not the page.
  maxWidth: '100%',
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

const Label = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

type Props = { label: ReactNode; count?: ReactNode; on?: boolean; onClick: () => void };

/** A filter as a button with its count; when on it is tinted and shows the cross that takes it off. */
export function FilterChip({ label, count, on, onClick }: Props) {
  return (
    <Base
      type="button"
      {...(typeof label === 'string' && { title: label })}
      {...(on !== undefined && { 'aria-pressed': on })}
      onClick={onClick}
      // In a row that scrolls a chip is whole.
      style={{ flexShrink: 0 }}
    >
      <Label>{label}</Label>
      {count !== undefined && !on && <span style={{ color: token('text-2'), fontWeight: 400 }}>{count}</span>}
      {on && <Icon name="close" size={14} />}
    </Base>
  );
}

const Split = styled('span')({
  display: 'inline-flex',
  flexShrink: 0,
  maxWidth: '100%',
  borderRadius: 20,
  '&[data-on]': { backgroundColor: token('tint') },
  '&[data-on] > button': { backgroundColor: 'transparent', borderColor: token('tint-line') },
  '&[data-on] > button:first-of-type': {
    minWidth: 0,
    paddingInlineEnd: 4,
    borderInlineEnd: 0,
    borderStartEndRadius: 0,
    borderEndEndRadius: 0,
  },
  '&[data-on] > button:last-of-type': {
    paddingInline: '6px 10px',
    borderInlineStart: 0,
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
  },
  '@media (max-width: 899.95px)': { '&[data-on] > button:last-of-type': { paddingInline: '14px 16px' } },
});

type OpenProps = {
  /** What it narrows by while nothing is chosen, else what was chosen. */
  label: string;
  on: boolean;
  /** Says that there is more behind it than itself. */
  hasArrow?: boolean;
  isOpen: boolean;
  /** Opens what is to be chosen from, at the element. */
  onOpen: (anchor: HTMLElement) => void;
  onClear: () => void;
};

/** A filter of several values: the button opens what can be chosen; once something is, a cross of its own takes it off. */
export function FilterChipOpen({ label, on, hasArrow = false, isOpen, onOpen, onClear }: OpenProps) {
  const { t } = useLingui();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Split {...(on && { 'data-on': '' })}>
      <Base
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => onOpen(event.currentTarget)}
      >
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{label}</span>
        {hasArrow && <Icon name="chevron-down" size={14} />}
      </Base>
      {on && (
        <Base
          type="button"
          aria-label={t`Remove: ${label}`}
          onClick={() => {
            // The cross is about to go; the keyboard stays with the filter.
            opener.current?.focus();
            onClear();
          }}
        >
          <Icon name="close" size={14} />
        </Base>
      )}
    </Split>
  );
}
