import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from './form-field.tsx';
import { Labeled } from './labeled.tsx';

/** An hour of the day of a form, `HH:mm` or ''. */
export function TimeField<V extends FieldValues>({ control, name, label, help }: FieldProps<V>) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  return (
    <Labeled id={id} label={label} help={help} error={error}>
      <OutlinedInput
        id={id}
        fullWidth
        type="time"
        name={field.name}
        inputRef={field.ref}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={error !== undefined}
        slotProps={{ input: { 'aria-describedby': error || help ? `${id}-help` : undefined } }}
      />
    </Labeled>
  );
}
