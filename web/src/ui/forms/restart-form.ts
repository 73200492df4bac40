import { useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isSameField } from './is-same-field.ts';

type Form<V extends FieldValues> = Pick<
  UseFormReturn<V>,
  'getValues' | 'getFieldState' | 'resetDefaultValues' | 'setValue' | 'trigger'
>;

/**
 * Puts a form on what is stored now. A field that no longer holds what it held in `since` keeps what was typed into
 * it, and every field what was said of it: no letter and no error is lost when a record changes, or is saved, while
 * somebody types. The library's `reset` would drop both, and a check or a Save under way with them.
 */
export function restartForm<V extends FieldValues>(form: Form<V>, stored: V, since: V): void {
  const now = form.getValues();
  const followed = (Object.keys(stored) as Path<V>[]).filter(
    (field) => isSameField(now[field], since[field]) && !isSameField(now[field], stored[field]),
  );
  form.resetDefaultValues(stored);
  for (const field of followed) form.setValue(field, stored[field], { shouldDirty: true });
  // Once all of them stand: a field may be judged by others.
  const refused = followed.filter((field) => form.getFieldState(field).invalid);
  if (refused.length > 0) void form.trigger(refused);
}

/** Writes into a form what its check made of a text, such as the https:// of an address, before that is saved. */
export function showParsed<V extends FieldValues>(
  form: Pick<Form<V>, 'getValues' | 'setValue'>,
  parsed: V,
): void {
  const now = form.getValues();
  for (const field of Object.keys(parsed) as Path<V>[]) {
    const isTidied = typeof parsed[field] === 'string' && now[field] !== parsed[field];
    if (isTidied) form.setValue(field, parsed[field], { shouldDirty: true });
  }
}

/**
 * Keeps a form on what is stored, which may change elsewhere: where nothing was typed it follows. Answers the call to
 * make once `saved` is stored, `submitted` being what the form held when that began.
 */
export function useFollowStored<V extends FieldValues>(
  form: Form<V>,
  stored: V,
): (saved: V, submitted: V) => void {
  const base = useRef(stored);
  const key = JSON.stringify(stored);
  useEffect(() => {
    if (JSON.stringify(base.current) === key) return;
    const next = JSON.parse(key) as V;
    restartForm(form, next, base.current);
    base.current = next;
  }, [form, key]);
  return (saved, submitted) => {
    restartForm(form, saved, submitted);
    base.current = saved;
  };
}
