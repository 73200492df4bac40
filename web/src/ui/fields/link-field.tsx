import { webScheme, withScheme } from '@foothold/core/text/web-address.ts';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, TextField } from './form-field.tsx';

/** An address of the web: what is left out before “example.com/jobs/1” is written when the field is left. */
export function LinkField<V extends FieldValues>(props: FieldProps<V>) {
  return <TextField {...props} type="url" inputMode="url" placeholder={webScheme} tidy={withScheme} />;
}
