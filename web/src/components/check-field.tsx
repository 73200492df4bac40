import { type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from './form-field.tsx';
import { Tick } from './tick.tsx';

/** A yes or no of a form, its label beside it. */
export function CheckField<V extends FieldValues>({ control, name, label }: Omit<FieldProps<V>, 'help'>) {
  const { field } = useController({ control, name });
  return (
    <Tick checked={Boolean(field.value)} onChange={field.onChange} onBlur={field.onBlur} inputRef={field.ref}>
      {label}
    </Tick>
  );
}
