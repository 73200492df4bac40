import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import { token } from '../tokens.ts';
import { FieldLabel } from './field-label.tsx';

const Frame = styled('span')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  paddingInline: '15px 12px',
  border: `1px solid ${token('control')}`,
  borderRadius: 20,
  backgroundColor: token('surface'),
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: token('text-2'),
  whiteSpace: 'nowrap',
  '&:hover': { borderColor: token('text-2') },
  '&:focus-within': { outline: `2px solid ${token('accent')}`, outlineOffset: -2 },
  '@media (max-width: 899.95px)': { minHeight: 48, fontSize: '1rem' },
});

const Choice = styled('select')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  font: 'inherit',
  '& option': { color: token('text'), backgroundColor: token('surface') },
});

type Props<V extends string | number> = {
  /** The word before the value: “Within”. */
  lead: string;
  label: string;
  /** Above the field, in place of the word before the value. */
  hasLabel: boolean;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
};

/** A short list in the form of a field, with the browser's own menu: “Within 25 miles”. */
export function Picker<V extends string | number>(props: Props<V>) {
  const { lead, label, hasLabel, value, options, onChange } = props;
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <div>
      {hasLabel && <FieldLabel htmlFor={id}>{label}</FieldLabel>}
      <Frame>
        {!hasLabel && <span aria-hidden>{lead}</span>}
        <Box
          component="span"
          aria-hidden
          sx={{ flexGrow: 1, color: token('text'), overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {chosen?.label}
        </Box>
        <Icon name="chevron-down" size={16} />
        <Choice
          id={id}
          {...(!hasLabel && { 'aria-label': label })}
          value={value}
          onChange={({ target }) => {
            const next = options.find((option) => String(option.value) === target.value);
            if (next) onChange(next.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Choice>
      </Frame>
    </div>
  );
}
