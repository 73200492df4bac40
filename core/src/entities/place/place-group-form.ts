import * as z from 'zod/mini';
import { lineField, longTextField } from '../form-fields.ts';
import type { PlaceGroup } from './place.ts';
import { placePurposes } from './place-type-name.ts';

const purposes: readonly string[] = Object.values(placePurposes);

/** The fields of a group of places that a person edits. */
export const PlaceGroupForm = z.object({
  name: lineField.check(z.refine((name) => name.trim() !== '', 'Give the group a name.')),
  destinationType: z
    .string()
    .check(
      z.refine((type) => type === '' || purposes.includes(type), 'Choose one of the destination types.'),
    ),
  description: longTextField,
  notes: longTextField,
});
export type PlaceGroupFormValues = z.infer<typeof PlaceGroupForm>;

/** Labels of the fields. */
export const placeGroupLabels = {
  name: 'Name',
  destinationType: 'Destination type',
  description: 'Description',
  notes: 'Notes',
} as const satisfies Record<keyof PlaceGroupFormValues, string>;

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
