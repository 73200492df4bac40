import * as z from 'zod/mini';
import { isCalendarDate } from './calendar-date.ts';

/** A calendar date as a field of a schema. Apart from its functions, which every screen loads. */
export const CalendarDate = z
  .string()
  .check(z.refine(isCalendarDate, 'a date that exists, like 2026-11-20'))
  .brand<'CalendarDate'>();
