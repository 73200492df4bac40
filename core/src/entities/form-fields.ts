import * as z from 'zod/mini';
import { isCalendarDate } from '../dates/calendar-date.ts';

const figures = new Intl.NumberFormat('en-US');
const atMost = (most: number) =>
  z.maxLength(most, `At most ${figures.format(most)} characters. Shorten this; it stays here until it fits.`);

/** One line of a form, at most 500 characters. */
export const lineField = z.string().check(atMost(500));

/** A long text of a form, at most 200,000 characters: more than a posting or a diary of a search ever needs. */
export const longTextField = z.string().check(atMost(200_000));

/** An address of the web, or ''. */
export const linkField = lineField.check(
  z.refine((value) => value === '' || isWebAddress(value), 'Start the address with https:// or http://.'),
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

function isWebAddress(value: string): boolean {
  const url = URL.parse(value.trim());
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
}
