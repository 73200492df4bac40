import * as z from 'zod/mini';
import { isCalendarDate } from '../dates/calendar-date.ts';
import { type AddressProblem, addressProblem, withScheme } from '../text/web-address.ts';

const figures = new Intl.NumberFormat('en-US');
const atMost = (most: number) =>
  z.maxLength(most, `At most ${figures.format(most)} characters. Shorten this; it stays here until it fits.`);

/** One line of a form, at most 500 characters. */
export const lineField = z.string().check(atMost(500));

/** A long text of a form, at most 200,000 characters: more than a posting or a diary of a search ever needs. */
export const longTextField = z.string().check(atMost(200_000));

const addressWords: Record<AddressProblem, string> = {
  spaces: 'An address has no spaces in it.',
  scheme: 'Start the address with https:// or http://.',
  'no-site': 'Write a whole address, like example.com/jobs/1.',
};

/** An address of the web, or ''. “example.com/jobs/1” is one: it comes out with its https://. */
export const linkField = lineField.check(
  z.overwrite(withScheme),
  z.refine((value) => value === '' || addressProblem(value) === null, {
    error: ({ input }) => addressWords[addressProblem(String(input)) ?? 'no-site'],
  }),
);

/** A calendar date that exists, or ''. */
export const dateField = z
  .string()
  .check(
    z.refine(
      (value) => value === '' || isCalendarDate(value),
      'Write a date that exists, from 1900 to 2200.',
    ),
  );
