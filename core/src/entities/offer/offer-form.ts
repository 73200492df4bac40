import * as z from 'zod/mini';
import { rule } from '../../text/form-rule.ts';
import { numberIn } from '../../text/number-in.ts';
import { dateField, lineField, longTextField } from '../form-fields.ts';
import { formProblem } from '../form-problems.messages.ts';
import { equityKinds } from './offer.ts';

/** A number between two bounds with whatever words are beside it, or ''. */
const between = (least: number, most: number, of: 'hours' | 'years' | 'days') =>
  lineField.check(
    rule(
      (value: string) => {
        const number = numberIn(value);
        return value.trim() === '' || (number !== null && number >= least && number <= most);
      },
      formProblem(of, { least, most }),
    ),
  );

/** The parts of an offer that a person edits, with the sentence each shows when it cannot be saved. */
export const OfferForm = z.object({
  jobTitle: lineField,
  companyName: lineField,
  basePay: lineField,
  answerBy: dateField,
  receivedOn: dateField,
  hoursPerWeek: between(1, 100, 'hours'),
  bonus: lineField,
  signOn: lineField,
  equityKind: z.enum(['', ...Object.keys(equityKinds)]),
  equityValue: lineField,
  vestingYears: between(1, 20, 'years'),
  health: lineField,
  retirementMatch: lineField,
  daysOff: lineField,
  benefits: longTextField,
  onSiteDays: between(0, 7, 'days'),
  place: lineField,
  moving: lineField,
  startDate: dateField,
  notes: longTextField,
});
export type OfferFormValues = z.infer<typeof OfferForm>;

/** What the form of a new offer starts from. */
export const newOfferValues: OfferFormValues = Object.fromEntries(
  Object.keys(OfferForm.shape).map((name) => [name, '']),
) as OfferFormValues;

/** The parts of a stored offer that the form edits. */
export function offerFormValues(offer: OfferFormValues): OfferFormValues {
  const names = Object.keys(newOfferValues) as (keyof OfferFormValues)[];
  return Object.fromEntries(names.map((name) => [name, offer[name]])) as OfferFormValues;
}
