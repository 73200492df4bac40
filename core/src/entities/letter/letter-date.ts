import type { CalendarDate } from '../../dates/calendar-date.ts';
import { noonOf } from '../../dates/day-bounds.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The date over a letter, in the words of its language: “November 25, 2026”. */
export function letterDate(date: CalendarDate, language: string): string {
  const known = formats.get(language);
  const format =
    known ??
    new Intl.DateTimeFormat(language, { dateStyle: 'long', calendar: 'gregory', numberingSystem: 'latn' });
  if (!known) formats.set(language, format);
  return format.format(noonOf(date, ''));
}
