import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';
import { token } from '../tokens.ts';

type Props<V extends string> = {
  label: string;
  value: V;
  options: readonly { value: V; label: ReactNode; icon?: ReactNode }[];
  onChange: (value: V) => void;
  fullWidth?: boolean;
  /** Pressing what is chosen takes the choice back: '' is then the value. */
  canBeNone?: boolean;
};

/** One choice out of a few, as an inset track. */
export function Segment<V extends string>({
  label,
  value,
  options,
  onChange,
  fullWidth,
  canBeNone = false,
}: Props<V>) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={value}
      fullWidth={fullWidth ?? false}
      onChange={(_event, next: V | null) => {
        if (next !== null || canBeNone) onChange(next ?? ('' as V));
      }}
      sx={{
        padding: '2px',
        border: `1px solid ${token('line-strong')}`,
        borderRadius: '20px',
        backgroundColor: token('sunken'),
        '& .MuiToggleButton-root': {
          border: '1px solid transparent',
          borderRadius: '18px !important',
          margin: 0,
          gap: '6px',
          padding: '4px 14px',
          textTransform: 'none',
          fontWeight: 570,
          fontSize: '0.8125rem',
          lineHeight: '20px',
          color: token('text-2'),
          '@media (max-width: 899.95px)': { minHeight: 40, paddingInline: '8px' },
        },
        '& .MuiToggleButton-root.Mui-selected, & .MuiToggleButton-root.Mui-selected:hover': {
          backgroundColor: token('surface'),
          borderColor: token('line-strong'),
          color: token('text'),
        },
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} value={option.value}>
          {option.icon}
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
