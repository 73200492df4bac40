import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useForkRef } from '@mui/material/utils';
import { type Ref, useEffect, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import { token } from '../tokens.ts';

/**
 * What a date field holds while it shows a day that does not exist, such as February 30: the browser answers '' for it,
 * as if nothing had been typed, and the date it had would be dropped without a word.
 */
const noSuchDate = 'no such date';

type Props = Pick<
  OutlinedInputProps,
  'id' | 'name' | 'autoFocus' | 'error' | 'fullWidth' | 'onBlur' | 'slotProps' | 'sx'
> & {
  /** A calendar date, '' for none, or `noSuchDate`. */
  value: string;
  onChange: (date: string) => void;
  inputRef?: Ref<HTMLInputElement>;
};

/** A calendar date: the browser shows and takes it in the person's own form. What is typed stays, even if no such day exists. */
export function DateInput({ value, onChange, onBlur, inputRef, sx = [], ...props }: Props) {
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const shown = element.current;
    // A form put back to no date empties a field in which a day that does not exist is left.
    if (value === '' && shown?.validity.badInput && document.activeElement !== shown) shown.value = '';
  }, [value]);
  // A day that does not exist makes no event of its own where nothing stood before.
  const lookAgain = () => {
    const typed = element.current ? typedDate(element.current) : value;
    if (typed !== value) onChange(typed);
  };
  return (
    <OutlinedInput
      {...props}
      type="date"
      value={value === noSuchDate ? '' : value}
      inputRef={useForkRef(element, inputRef)}
      onChange={({ target }) => onChange(typedDate(target as HTMLInputElement))}
      onKeyUp={lookAgain}
      onBlur={(event) => {
        lookAgain();
        onBlur?.(event);
      }}
      endAdornment={<Icon name="calendar" size={16} color={token('text-2')} />}
      sx={[
        look,
        value === '' && { '& input:not(:focus)': { color: token('text-3') } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}

function typedDate(input: HTMLInputElement): string {
  return input.validity.badInput ? noSuchDate : input.value;
}

const look = {
  position: 'relative',
  gap: '8px',
  paddingInlineEnd: '14px',
  '& input': { paddingInlineEnd: 0 },
  // The browser's own sign looks unlike the others: ours shows, and its target is over it.
  '& input::-webkit-calendar-picker-indicator': {
    position: 'absolute',
    insetInlineEnd: 0,
    insetBlock: 0,
    width: 44,
    height: 'auto',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
} as const;
