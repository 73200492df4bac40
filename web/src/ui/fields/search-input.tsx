import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type InputHTMLAttributes, type KeyboardEventHandler, type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { token } from '../tokens.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { FieldLabel } from './field-label.tsx';

type Props = {
  label: string;
  /** Above the field; else the label is its placeholder and read out. */
  hasLabel: boolean;
  type?: 'search' | 'text';
  inputRef?: Ref<HTMLInputElement> | undefined;
  value: string;
  maxLength: number;
  onChange: (value: string) => void;
  icon: IconName;
  end?: ReactNode;
  /** What stands for it while it is empty: its placeholder, in the ink of a value. */
  meant?: string | undefined;
  /** What makes it complete itself (`useCombo`). */
  input?: InputHTMLAttributes<HTMLInputElement>;
  onKeyDown?: KeyboardEventHandler;
};

/** One of the fields that make a search. */
export function SearchInput({
  label,
  hasLabel,
  type = 'text',
  inputRef,
  maxLength,
  onChange,
  icon,
  end,
  meant,
  value,
  input,
  onKeyDown,
}: Props) {
  const id = useId();
  return (
    <div>
      {hasLabel && <FieldLabel htmlFor={id}>{label}</FieldLabel>}
      <OutlinedInput
        id={id}
        fullWidth
        notched={false}
        type={type}
        {...(inputRef && { inputRef })}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(onKeyDown && { onKeyDown })}
        {...((meant || !hasLabel) && { placeholder: meant ?? label })}
        inputProps={{
          ...(!hasLabel && { 'aria-label': label }),
          maxLength,
          autoComplete: 'off',
          enterKeyHint: 'search',
          ...(meant && value === '' && { 'aria-describedby': `${id}-meant` }),
          ...input,
        }}
        startAdornment={
          <InputAdornment position="start" sx={{ color: token('text-2'), marginInlineEnd: '7px' }}>
            <Icon name={icon} size="xs" />
          </InputAdornment>
        }
        endAdornment={
          value === '' &&
          (meant ? (
            <span
              id={`${id}-meant`}
              style={{ fontSize: '0.8125rem', whiteSpace: 'nowrap', color: token('text-3') }}
            >
              <VisuallyHidden>{meant} </VisuallyHidden>
              {end}
            </span>
          ) : (
            end
          ))
        }
        sx={{
          paddingInline: '14px',
          '& input': { paddingInline: 0 },
          ...(meant && { '& input::placeholder': { opacity: 1, color: token('text') } }),
          '& input::-webkit-search-cancel-button': { cursor: 'pointer', filter: 'grayscale(1)' },
        }}
      />
    </div>
  );
}
