import * as z from 'zod/mini';
import { numberIn } from '../../text/number-in.ts';
import { labelsOf } from '../entity.ts';
import { dateField, lineField, longTextField } from '../form-fields.ts';
import { equityKinds, offerFields } from './offer.ts';

/** A number between two bounds with whatever words stand beside it, or ''. */
const between = (least: number, most: number, words: string) =>
  lineField.check(
    z.refine((value) => {
      const number = numberIn(value);
      return value.trim() === '' || (number !== null && number >= least && number <= most);
    }, words),
  );

/** The parts of an offer that a person edits, with the sentence each shows when it cannot be saved. */
export const OfferForm = z.object({
  jobTitle: lineField,
  companyName: lineField,
  basePay: lineField,
  answerBy: dateField,
  receivedOn: dateField,
  hoursPerWeek: between(1, 100, 'Write how many hours, from 1 to 100.'),
  bonus: lineField,
  signOn: lineField,
  equityKind: z.enum(['', ...Object.keys(equityKinds)]),
  equityValue: lineField,
  vestingYears: between(1, 20, 'Write how many years, from 1 to 20.'),
  health: lineField,
  retirementMatch: lineField,
  daysOff: lineField,
  benefits: longTextField,
  onSiteDays: between(0, 7, 'Write how many days, from 0 to 7.'),
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

/** Labels of the fields. */
export const offerFieldLabels: Record<keyof typeof offerFields, string> = labelsOf(offerFields);
