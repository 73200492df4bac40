import { useLingui } from '@lingui/react/macro';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useFieldClashes } from './use-field-clashes.ts';

type Labels<V> = Readonly<Partial<Record<keyof V & string, string>>>;

/** `useFieldClashes` in words: `tell` gives what to say before a save that would overwrite fields, '' where it would not. */
export function useToldClashes<V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'getValues'>,
  stored: V,
): { tell: (values: V, labels: Labels<V>) => string; saved: (values: V) => void } {
  const { t } = useLingui();
  const clashes = useFieldClashes(form, stored);
  return {
    tell(values, labels) {
      const names = clashes
        .take(values)
        .map((field) => labels[field] ?? field)
        .join(', ');
      return names && t`Also changed elsewhere: ${names}. Save again to keep what is here.`;
    },
    saved: clashes.saved,
  };
}
