import { isCalendarDate } from '../dates/calendar-date.ts';
import { noonOf } from '../dates/day-bounds.ts';
import { cleanLine } from './clean-text.ts';
import type { DateForm } from './resume-look.ts';
import { resumeWords } from './section-titles.data.ts';
import { primaryLanguage } from './text-language.ts';

/** The end of what goes on, as it is stored. */
export const presentEnd = 'present';

const stored = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/;

/** Words of a resume's language; English where we have none. */
export function wordsOf(language: string): NonNullable<(typeof resumeWords)[string]> {
  return (
    resumeWords[primaryLanguage(language)] ?? (resumeWords.en as NonNullable<(typeof resumeWords)[string]>)
  );
}

/** One date of a resume: a year, a month or a day as the form says, `present` in words, anything else as it was typed. */
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

/** “Jun 2022 – Present”; one side alone where the other was not given, once where both read the same. */
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

/** Whether a tag names a language in the form that `Intl` takes. */
export function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
