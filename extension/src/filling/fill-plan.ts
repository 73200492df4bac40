import type { Contact, ContactField } from '@foothold/core/extension/contact.ts';
import { foldText } from '@foothold/core/text/company-name.ts';
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
  /** What is in it now. */
  holds: string;
};

/**
 * What of a form can be filled, in its order. A field that holds the value already is left out, and so is a list that has
 * no such choice. Beside a field for the first name and none for the last name, “Name” is the last name (“Vorname, Name”).
 */
export function fillPlan(fields: readonly FormField[], contact: Contact): FillStep[] {
  const known = fields.map((field) => ({ field, read: fieldKind(field.signs) }));
  const has = (kind: ContactField) => known.some(({ read }) => read === kind);
  const isNameLast = has('firstName') && !has('lastName');
  return known.flatMap(({ field, read }) => {
    if (!read) return [];
    const kind = isNameLast && read === 'fullName' && isBareName(field) ? 'lastName' : read;
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

const bareNames = new Set(['name', 'naam', 'namn', 'navn']);

/** Whether a page calls a field “Name” and nothing more; what its autocomplete attribute says is believed. */
function isBareName({ signs: { label, placeholder, name, id, autocomplete } }: FormField): boolean {
  const said = [label, placeholder, name, id].map(foldText).find((text) => text !== '') ?? '';
  return bareNames.has(said) && !autocomplete.toLowerCase().split(' ').includes('name');
}
