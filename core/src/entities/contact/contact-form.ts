import * as z from 'zod/mini';
import { rule } from '../../text/form-rule.ts';
import { lineField, linkField, longTextField } from '../form-fields.ts';
import { formProblem } from '../form-problems.messages.ts';
import { isEmailAddress } from './contact-links.ts';

/** The fields of a contact that a person edits, with the sentence each shows when it cannot be saved. */
export const ContactForm = z.object({
  name: lineField.check(rule((value: string) => value.trim() !== '', formProblem('name'))),
  role: lineField,
  email: lineField.check(
    rule((value: string) => value.trim() === '' || isEmailAddress(value), formProblem('email')),
  ),
  phone: lineField,
  url: linkField,
  notes: longTextField,
});
export type ContactFormValues = z.infer<typeof ContactForm>;

/** What the form of a new contact starts from. */
export const newContactValues: ContactFormValues = {
  name: '',
  role: '',
  email: '',
  phone: '',
  url: '',
  notes: '',
};
