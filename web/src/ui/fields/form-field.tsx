import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Labeled } from './labeled.tsx';

/** What every field of a form takes. */
export type FieldProps<V extends FieldValues> = {
  control: Control<V>;
  name: FieldPath<V>;
  label: ReactNode;
  help?: ReactNode;
};

type TextProps<V extends FieldValues> = FieldProps<V> & {
  type?: 'text' | 'email' | 'url' | 'tel';
  multiline?: boolean;
  rows?: number;
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  inputMode?: 'text' | 'url' | 'email' | 'tel' | 'decimal' | 'numeric';
  /** Inside the field, before what is typed. */
  start?: ReactNode;
  /** Limits of the input element. */
  limits?: { maxLength?: number; list?: string };
  /** What becomes of the text when the field is left or its form is sent by Enter. */
  tidy?: (text: string) => string;
};

/** A text of a form. */
export function TextField<V extends FieldValues>(props: TextProps<V>) {
  const { control, name, label, help, type = 'text', multiline, rows = 3, start, limits, tidy } = props;
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  const input = {
    ...limits,
    'aria-describedby': error || help ? `${id}-help` : undefined,
    ...(props.inputMode && { inputMode: props.inputMode }),
  };
  const settle = () => {
    const text = String(field.value ?? '');
    const tidied = tidy?.(text) ?? text;
    if (tidied !== text) field.onChange(tidied);
    return tidied;
  };
  const leave = () => {
    // An empty field that was only passed through shows no error.
    if (settle() !== '' || fieldState.isDirty || fieldState.isTouched) field.onBlur();
  };
  const lines: OutlinedInputProps = multiline ? { multiline, minRows: rows, maxRows: 24 } : {};
  return (
    <Labeled id={id} label={label} help={help} error={error}>
      <OutlinedInput
        id={id}
        fullWidth
        type={type}
        name={field.name}
        inputRef={field.ref}
        value={field.value ?? ''}
        onBlur={leave}
        onChange={field.onChange}
        onKeyDown={({ key }) => {
          if (tidy && key === 'Enter') settle();
        }}
        error={error !== undefined}
        placeholder={props.placeholder ?? ''}
        autoComplete={props.autoComplete ?? 'off'}
        autoFocus={props.autoFocus ?? false}
        slotProps={{ input }}
        startAdornment={start}
        {...lines}
        sx={{
          ...(multiline && { padding: '9px 15px', '& textarea': { padding: 0 } }),
          ...(start ? { paddingInlineStart: '14px', gap: '8px', '& input': { paddingInlineStart: 0 } } : {}),
        }}
      />
    </Labeled>
  );
}
