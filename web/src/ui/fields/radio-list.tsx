import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { token } from '../tokens.ts';

const Row = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 32,
  cursor: 'pointer',
  fontSize: '0.875rem',
  '& > input': { width: 18, height: 18, margin: 0, flexShrink: 0, accentColor: token('accent') },
  '& > span:last-of-type:not(:only-of-type)': { color: token('text-2') },
  '@media (max-width: 899.95px)': { minHeight: 44, fontSize: '1rem' },
});

type Props<V extends string | number> = {
  label: string;
  value: V;
  options: readonly { value: V; label: string; count?: string }[];
  onChange: (value: V) => void;
};

/** One of a few values, all of them in sight, each with how many there are. */
export function RadioList<V extends string | number>({ label, value, options, onChange }: Props<V>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Row key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
          {option.count !== undefined && <span>{option.count}</span>}
        </Row>
      ))}
    </div>
  );
}
