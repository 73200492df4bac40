import { createContext, useContext, useMemo } from 'react';
import { type FieldsToCheck, markFieldReviewed } from '../../../../data/resumes/fields-to-check.ts';

/** No field is to be looked at. */
export const nothingToCheck: FieldsToCheck = {};

const ToCheck = createContext<FieldsToCheck>(nothingToCheck);

/** Gives the parts of the editor the fields of an import that nobody looked at yet. */
export const ToCheckProvider = ToCheck.Provider;

/** What the file says where a field is still to be looked at; undefined for every other field. */
export function useSaysToCheck(control: string): string | undefined {
  const fields = useContext(ToCheck);
  return fields[fieldOf(control)];
}

/** How many fields of an item are still to be looked at. */
export function useCountToCheck(path: string): number {
  const fields = useContext(ToCheck);
  return useMemo(
    () => Object.keys(fields).filter((field) => field.startsWith(`${path}/`)).length,
    [fields, path],
  );
}

/** Notes that an input was looked at: it had the focus and was left. */
export function markControlReviewed(resumeId: number, control: string, fields: FieldsToCheck): void {
  const field = fieldOf(control);
  if (Object.hasOwn(fields, field)) void markFieldReviewed(resumeId, field);
}

/** The field of an input: lines are one field, and so are the parts of a place. */
function fieldOf(control: string): string {
  return control.replace(/\/notes\/\d+$/, '/notes').replace(/\/(?:state|country)$/, '/city');
}
