import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from './form-field.tsx';
import { Labeled } from './labeled.tsx';
import { maxStars, Stars } from './stars.tsx';

type Props<V extends FieldValues> = Omit<FieldProps<V>, 'label'> & { label: string };

/** Stars of a form, held as the figure they stand for, '' for none. A value from elsewhere counts as none until one is chosen. */
export function StarsField<V extends FieldValues>({ control, name, label, help }: Props<V>) {
  const id = useId();
  const { field } = useController({ control, name });
  const figure = Number(field.value);
  const value = Number.isInteger(figure) && figure <= maxStars ? Math.max(0, figure) : 0;
  return (
    <Labeled id={id} label={label} help={help} isGroup>
      <div>
        <Stars
          isLarge
          value={value}
          label={label}
          describedBy={help ? `${id}-help` : undefined}
          onChange={(next) => field.onChange(next === 0 ? '' : String(next))}
        />
      </div>
    </Labeled>
  );
}
