import { useLingui } from '@lingui/react/macro';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useFieldConflicts } from './use-field-conflicts.ts';

type Labels<V> = Readonly<Partial<Record<keyof V & string, string>>>;

/** `useFieldConflicts` in words: `tell` gives what to say before a save that would overwrite fields, '' where it would not. */
export function useConflictWarning<V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'getValues'>,
  stored: V,
): { tell: (values: V, labels: Labels<V>) => string; saved: (values: V) => void } {
  const { t } = useLingui();
  const clashes = useFieldConflicts(form, stored);
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
