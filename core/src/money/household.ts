import * as z from 'zod/mini';
import { filingStatuses, taxYears } from './tax-question.ts';

const typed = z._default(z.string().check(z.maxLength(40)), '');

/** What of a column of the comparison the person said otherwise, as typed; '' is not said. */
export const ColumnInputs = z.object({
  /** Pay a year. */
  pay: typed,
  /** Rent, or the payment of a mortgage, a month. */
  housing: typed,
  /** One way, in miles. */
  miles: typed,
  days: typed,
  /** Once. */
  moving: typed,
  /** What health insurance costs a month. */
  health: typed,
  /** Taxes of state and city a year, where the person knows them; abroad all taxes. */
  tax: typed,
  /** The GeoNames number of the city to live in, where it is another than the one of the offer. */
  city: typed,
});
export type ColumnInputs = z.infer<typeof ColumnInputs>;

/** What a comparison of money asks a household, as typed; it is kept on the device. '' is not said, which is never zero. */
export const Household = z.object({
  year: z._default(z.enum(taxYears), taxYears[0]),
  status: z._default(z.enum(filingStatuses), 'single'),
  partnerPay: typed,
  children: typed,
  dependants: typed,
  /** Rented bedrooms, none to four. */
  bedrooms: z._default(z.enum(['0', '1', '2', '3', '4']), '1'),
  /** A month. */
  groceries: typed,
  utilities: typed,
  other: typed,
  /** Where the amounts above are paid: a column of the comparison by its key; '' is at the average of the country. */
  pricesOf: z._default(z.string().check(z.maxLength(40)), ''),
  miles: typed,
  days: typed,
  /** What a mile costs. */
  perMile: z._default(z.string().check(z.maxLength(40)), '0.70'),
  /** By the key of a column. */
  columns: z._default(z.record(z.string(), ColumnInputs), {}),
});
export type Household = z.infer<typeof Household>;

/** A household that has said nothing yet. */
export const newHousehold: Household = Household.parse({});

/** Reads a kept household; what does not read counts as not said. */
export function readHousehold(kept: string): Household {
  try {
    return Household.parse(JSON.parse(kept || '{}'));
  } catch {
    return newHousehold;
  }
}
