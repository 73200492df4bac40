import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { type ReactNode, useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { Icon } from '../icons/icon.tsx';
import { token } from '../tokens.ts';
import type { FieldProps } from './form-field.tsx';
import { Labeled } from './labeled.tsx';

/** A choice of a select; null and '' stand for none. */
export type SelectOption = { value: string | number | null; label: ReactNode };

type Props<V extends FieldValues> = FieldProps<V> & { options: readonly SelectOption[] };

/** One out of a few. A stored value that is not among them stays, as an option under its own name. */
export function SelectField<V extends FieldValues>({ control, name, label, help, options }: Props<V>) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  const value = keyOf(field.value);
  const isKnown = options.some((option) => keyOf(option.value) === value);
  const all = isKnown ? options : [...options, { value: field.value, label: value }];
  return (
    <Labeled id={id} label={label} help={help} error={error} isGroup>
      <Select
        fullWidth
        displayEmpty
        labelId={`${id}-label`}
        id={id}
        name={field.name}
        inputRef={field.ref}
        value={value}
        error={error !== undefined}
        onBlur={field.onBlur}
        onChange={({ target }) =>
          field.onChange(all.find((option) => keyOf(option.value) === target.value)?.value)
        }
        IconComponent={Chevron}
        slotProps={{ input: { ...(error || help ? { 'aria-describedby': `${id}-help` } : {}) } }}
        sx={{ '& .MuiSelect-select': { ...(value === '' && { color: token('text-3') }) } }}
      >
        {all.map((option) => (
          <MenuItem key={keyOf(option.value)} value={keyOf(option.value)}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </Labeled>
  );
}

function Chevron({ className }: { className?: string }) {
  return (
    <span
      className={className ?? ''}
      style={{ insetInline: 'auto 14px', color: token('text-2'), top: 'calc(50% - 8px)' }}
    >
      <Icon name="chevron-down" size={16} />
    </span>
  );
}

function keyOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}
