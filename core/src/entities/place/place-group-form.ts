import * as z from 'zod/mini';
import { rule } from '../../text/form-rule.ts';
import { lineField, longTextField } from '../form-fields.ts';
import { formProblem } from '../form-problems.messages.ts';
import type { PlaceGroup } from './place.ts';
import { placePurposes } from './place-type-name.ts';

const purposes: readonly string[] = Object.values(placePurposes);

/** The fields of a group of places that a person edits. */
export const PlaceGroupForm = z.object({
  name: lineField.check(rule((name: string) => name.trim() !== '', formProblem('group-name'))),
  destinationType: z
    .string()
    .check(rule((type: string) => type === '' || purposes.includes(type), formProblem('destination-type'))),
  description: longTextField,
  notes: longTextField,
});
export type PlaceGroupFormValues = z.infer<typeof PlaceGroupForm>;

/** The values of a form from a stored group, or of a new one; a stored type that is none becomes ''. */
export function placeGroupValues(group: Partial<PlaceGroup> = {}): PlaceGroupFormValues {
  const { name = '', description = '', notes = '', destinationType = '' } = group;
  return {
    name,
    description,
    notes,
    destinationType: purposes.includes(destinationType) ? destinationType : '',
  };
}
