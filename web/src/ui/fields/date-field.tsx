import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { DateInput } from './date-input.tsx';
import type { FieldProps } from './form-field.tsx';
import { Labeled } from './labeled.tsx';

/** A calendar date of a form, YYYY-MM-DD or ''. */
export function DateField<V extends FieldValues>({ control, name, label, help }: FieldProps<V>) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  return (
    <Labeled id={id} label={label} help={help} error={error}>
      <DateInput
        id={id}
        fullWidth
        name={field.name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={error !== undefined}
        slotProps={{ input: { 'aria-describedby': error || help ? `${id}-help` : undefined } }}
      />
    </Labeled>
  );
}
