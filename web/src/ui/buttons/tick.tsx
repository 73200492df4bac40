import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../icons/icon.tsx';
import { token } from '../tokens.ts';

const Square = styled('span')({
  width: 18,
  height: 18,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 6,
  border: `1.5px solid ${token('control')}`,
  backgroundColor: token('surface'),
  '&[data-on]': { backgroundColor: token('accent'), borderColor: token('accent'), color: token('on-accent') },
});

type Props = {
  checked: boolean;
  /** Some of what it stands for is ticked. */
  some?: boolean;
  onChange: (checked: boolean) => void;
  /** Says how it stands and cannot be changed here. */
  disabled?: boolean;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Names it where no words are beside it. */
  label?: string;
  /** −1 where keys lead to it otherwise. */
  tabIndex?: number;
  children?: ReactNode;
};

/** The one checkbox, with or without words. */
export function Tick({
  checked,
  some,
  disabled,
  onChange,
  onBlur,
  inputRef,
  label,
  tabIndex,
  children,
}: Props) {
  const box = (
    <Checkbox
      checked={checked}
      indeterminate={some ?? false}
      disabled={disabled ?? false}
      onChange={(event) => onChange(event.target.checked)}
      {...(onBlur && { onBlur })}
      icon={<Square />}
      checkedIcon={
        <Square data-on="">
          <Icon name="check" size={14} />
        </Square>
      }
      indeterminateIcon={
        <Square data-on="">
          <Icon name="minus" size={14} />
        </Square>
      }
      slotProps={{
        input: {
          ...(label && { 'aria-label': label }),
          ...(inputRef && { ref: inputRef }),
          ...(tabIndex !== undefined && { tabIndex }),
        },
      }}
      sx={{ padding: { xs: '13px', md: '9px' }, margin: { xs: '-13px', md: '-9px' } }}
    />
  );
  if (children === undefined) return box;
  return (
    <Box
      component="label"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '8px',
        minHeight: { xs: 44, md: 32 },
        cursor: 'pointer',
        fontSize: { xs: '1rem', md: '0.875rem' },
      }}
    >
      {box}
      <span>{children}</span>
    </Box>
  );
}
