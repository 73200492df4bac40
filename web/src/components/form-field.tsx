import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, useId, useRef } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Icon } from './icon.tsx';
import { Labeled } from './labeled.tsx';
import { token } from './tokens.ts';
import { noSuchDate, typedDate, useTypedDate } from './use-typed-date.ts';

/** What every field of a form takes. */
export type FieldProps<V extends FieldValues> = {
  control: Control<V>;
  name: FieldPath<V>;
  label: ReactNode;
  help?: ReactNode;
};

type TextProps<V extends FieldValues> = FieldProps<V> & {
  type?: 'text' | 'email' | 'url' | 'tel' | 'date' | 'number';
  multiline?: boolean;
  rows?: number;
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  inputMode?: 'text' | 'url' | 'email' | 'tel' | 'decimal' | 'numeric';
  /** Inside the field, before and after what is typed. */
  start?: ReactNode;
  end?: ReactNode;
  /** Limits of the input element, such as `max` of a date or `list` of its suggestions. */
  limits?: {
    min?: string | number;
    max?: string | number;
    step?: string | number;
    maxLength?: number;
    list?: string;
  };
};

/** A text of a form. `type="number"` writes a number, or null while the field is empty. */
export function TextField<V extends FieldValues>(props: TextProps<V>) {
  const { control, name, label, help, type = 'text', multiline, rows = 3, start, limits } = props;
  const isDate = type === 'date';
  const end = isDate ? <Icon name="calendar" size={16} color={token('text-2')} /> : props.end;
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const element = useRef<HTMLInputElement | null>(null);
  useTypedDate(element, field.value);
  // A day that does not exist makes no event of its own where nothing stood before.
  const lookAgain = () => {
    if (!isDate || !element.current) return;
    const typed = typedDate(element.current);
    if (typed !== (field.value ?? '')) field.onChange(typed);
  };
  const error = fieldState.error?.message;
  const input = {
    ...limits,
    'aria-describedby': error || help ? `${id}-help` : undefined,
    ...(props.inputMode && { inputMode: props.inputMode }),
  };
  const lines: OutlinedInputProps = multiline ? { multiline, minRows: rows, maxRows: 24 } : {};
  return (
    <Labeled id={id} label={label} help={help} error={error}>
      <OutlinedInput
        id={id}
        fullWidth
        type={type}
        name={field.name}
        inputRef={(made: HTMLInputElement | null) => {
          element.current = made;
          field.ref(made);
        }}
        value={field.value === noSuchDate ? '' : (field.value ?? '')}
        onKeyUp={lookAgain}
        onBlur={() => {
          lookAgain();
          field.onBlur();
        }}
        onChange={({ target }) => field.onChange(typedValue(target as HTMLInputElement, type))}
        error={error !== undefined}
        placeholder={props.placeholder ?? ''}
        autoComplete={props.autoComplete ?? 'off'}
        autoFocus={props.autoFocus ?? false}
        slotProps={{ input }}
        startAdornment={start}
        endAdornment={end}
        {...lines}
        sx={{
          ...(multiline && { padding: '9px 15px', '& textarea': { padding: 0 } }),
          ...(start ? { paddingInlineStart: '14px', gap: '8px', '& input': { paddingInlineStart: 0 } } : {}),
          ...(end ? { paddingInlineEnd: '14px', gap: '8px', '& input': { paddingInlineEnd: 0 } } : {}),
          ...(isDate && dateLook),
          ...(isDate && field.value === '' && { '& input:not(:focus)': { color: token('text-3') } }),
        }}
      />
    </Labeled>
  );
}

// The browser's own sign looks unlike the others: ours shows, and its target lies over it.
const dateLook = {
  position: 'relative',
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

/** A calendar date, YYYY-MM-DD or '' (the browser shows and takes it in the person's own form). */
export function DateField<V extends FieldValues>({
  max,
  min,
  ...props
}: FieldProps<V> & { max?: string; min?: string }) {
  return <TextField {...props} type="date" limits={{ ...(max && { max }), ...(min && { min }) }} />;
}

function typedValue(input: HTMLInputElement, type: string): string | number | null {
  if (type === 'number') return numberOf(input);
  return type === 'date' ? typedDate(input) : input.value;
}

function numberOf(input: HTMLInputElement): number | null {
  return Number.isNaN(input.valueAsNumber) ? null : input.valueAsNumber;
}
