import { isCalendarDate } from '../dates/calendar-date.ts';
import { noonOf } from '../dates/day-bounds.ts';
import { cleanLine } from './clean-text.ts';
import type { DateForm } from './resume-look.ts';
import { wordsOf } from './resume-words.ts';
import { isLanguage } from './text-language.ts';

/** The stored end date of a job that is still held. */
export const presentEnd = 'present';

const stored = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/;

/** One date of a resume in the chosen form; `present` in the words of the language, anything that is no date as typed. */
export function resumeDateText(value: string, form: DateForm, language: string): string {
  const text = cleanLine(value);
  if (text.toLowerCase() === presentEnd) return wordsOf(language).present;
  const [, year, month] = stored.exec(text) ?? [];
  if (!year) return text;
  if (!month || form === 'year' || Number(month) < 1 || Number(month) > 12) return year;
  if (form === 'iso') return `${year}-${month}`;
  if (form === 'numeric') return `${month}/${year}`;
  const middle = `${year}-${month}-15`;
  return isCalendarDate(middle) ? monthFormat(language).format(noonOf(middle, '')) : `${year}-${month}`;
}

/** “Jun 2022 – Present”; one date alone where the other is empty or reads the same. */
export function resumeSpanText(start: string, end: string, form: DateForm, language: string): string {
  const sides = [start, end].map((side) => resumeDateText(side, form, language)).filter(Boolean);
  return [...new Set(sides)].join(' – ');
}

const formats = new Map<string, Intl.DateTimeFormat>();

function monthFormat(language: string): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const made = new Intl.DateTimeFormat(isLanguage(language) ? language : 'en', {
    month: 'short',
    year: 'numeric',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  formats.set(language, made);
  return made;
}
