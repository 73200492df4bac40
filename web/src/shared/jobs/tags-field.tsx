import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { FieldProps } from '../../ui/fields/form-field.tsx';
import { Labeled } from '../../ui/fields/labeled.tsx';
import { TagsInput } from './tags-input.tsx';

type Props<V extends FieldValues> = Omit<FieldProps<V>, 'label'> & { label: string };

/** The tags of a job in its form. */
export function TagsField<V extends FieldValues>({ control, name, label }: Props<V>) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  return (
    <Labeled id={id} label={label} error={error} help={<Trans>A comma or Enter ends a tag.</Trans>}>
      <TagsInput
        id={id}
        label={label}
        tags={field.value as readonly string[]}
        onChange={field.onChange}
        onBlur={field.onBlur}
        hasError={error !== undefined}
        describedBy={`${id}-help`}
        inputRef={field.ref}
      />
    </Labeled>
  );
}
