import type { Contact, ContactField } from '@foothold/core/extension/contact.ts';
import type { FormField } from '../page/form-fields.ts';
import { fieldKind } from './field-kind.ts';
import { fieldValues } from './field-values.ts';
import { optionFor } from './option-for.ts';

/** What would be put where: a field of the page, what it asks for and the values for it. */
export type FillStep = {
  at: number;
  kind: ContactField;
  /** What the page calls the field. */
  label: string;
  values: string[];
  /** What stands in it now. */
  holds: string;
};

/**
 * What of a form can be filled, in its order. A field that holds the value already is left out, and so is a list that has
 * no such choice. First name and last name do not go with a field for the whole name that a page calls “Name”.
 */
export function fillPlan(fields: readonly FormField[], contact: Contact): FillStep[] {
  const known = fields.map((field) => ({ field, kind: fieldKind(field.signs) }));
  return known.flatMap(({ field, kind }) => {
    if (!kind) return [];
    const { at, signs, value: holds, options } = field;
    const values = fieldValues(kind, contact);
    if (values.length === 0 || values.includes(holds)) return [];
    if (signs.type === 'select') {
      const chosen = options[optionFor(options, values)];
      if (!chosen || chosen.text === holds) return [];
    }
    const label = signs.label || signs.placeholder || signs.name || signs.id;
    return [{ at, kind, label, values, holds }];
  });
}
