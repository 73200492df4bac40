import * as z from 'zod/mini';
import { isCalendarDate } from '../dates/calendar-date.ts';
import { rule } from '../text/form-rule.ts';
import { type AddressProblem, addressProblem, withScheme } from '../text/web-address.ts';
import { formProblem } from './form-problems.messages.ts';

/** A rule for a text of at most `most` characters. */
export const atMost = (most: number) =>
  rule((text: string) => text.length <= most, formProblem('too-long', { most }));

/** One line of a form, at most 500 characters. */
export const lineField = z.string().check(atMost(500));

/** A long text of a form, at most 200,000 characters: more than a posting or a diary of a search ever needs. */
export const longTextField = z.string().check(atMost(200_000));

const without = (problem: AddressProblem) =>
  rule((value: string) => value === '' || addressProblem(value) !== problem, formProblem(problem));

/** An address of the web, or ''. “example.com/jobs/1” is one: it comes out with its https://. */
export const linkField = lineField.check(
  z.overwrite(withScheme),
  without('spaces'),
  without('scheme'),
  without('no-site'),
);

/** A calendar date that exists, or ''. */
export const dateField = z
  .string()
  .check(rule((value: string) => value === '' || isCalendarDate(value), formProblem('date')));
