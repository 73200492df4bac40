import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isSameField } from './is-same-field.ts';

/** The fields that were changed here and elsewhere since `since`, each to something else: saving would overwrite one. */
export function conflictingFields<V extends FieldValues>(
  values: V,
  stored: V,
  since: V,
): (keyof V & string)[] {
  return Object.keys(stored).filter(
    (field) =>
      !isSameField(values[field], since[field]) &&
      !isSameField(stored[field], since[field]) &&
      !isSameField(values[field], stored[field]),
  );
}

/**
 * Beside `useFollowStored`, and after it: finds the fields that a save would overwrite although another tab changed them.
 * Each is returned once: the person was told then, and the next save is meant. Call `saved` with what was stored.
 */
export function useFieldConflicts<V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'getValues'>,
  stored: V,
): { take: (values: V) => (keyof V & string)[]; saved: (values: V) => void } {
  const since = useRef(stored);
  const key = JSON.stringify(stored);
  useEffect(() => {
    const next = JSON.parse(key) as V;
    const clashes = conflictingFields(form.getValues(), next, since.current);
    const untold = Object.fromEntries(clashes.map((field) => [field, since.current[field]]));
    since.current = { ...next, ...untold };
  }, [form, key]);
  return {
    take: (values) => {
      const clashes = conflictingFields(values, stored, since.current);
      since.current = stored;
      return clashes;
    },
    saved: (values) => {
      since.current = values;
    },
  };
}
