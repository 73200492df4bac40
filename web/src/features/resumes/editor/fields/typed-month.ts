import { presentEnd } from '@foothold/core/typesetting/resume-date.ts';

const present = new Set([
  presentEnd,
  'now',
  'current',
  'currently',
  'today',
  'ongoing',
  'to date',
  'til now',
  'still there',
]);

const stored = /^(\d{4})(?:-(\d{2})(?:-\d{2})?)?$/;
const monthFirst = /^(\d{1,2})\s?[/.-]\s?(\d{4}|\d{2})$/;
const yearFirst = /^(\d{4})\s?[/.-]\s?(\d{1,2})$/;
const named = /^(\p{L}{3,20})\.?,?\s{1,3}(?:\d{1,2},?\s{1,3})?['’]?(\d{4}|\d{2})$/u;

/**
 * A month as people type it (“Jun 2022”, “6/22”, “2022”, “now”) as it is stored: `2022-06`, `2022`, `present`. What is
 * none of these stays as it was typed, and is printed like that.
 */
export function typedMonth(text: string, { locale, year }: { locale: string; year: number }): string {
  const typed = text.trim().replace(/\s{2,}/g, ' ');
  if (present.has(typed.toLowerCase())) return presentEnd;
  const [, whole, month] = stored.exec(typed) ?? [];
  if (whole) return month === undefined ? whole : inYear(whole, Number(month), typed);
  const [, first, last] = monthFirst.exec(typed) ?? [];
  if (first && last) return inYear(fullYear(last, year), Number(first), typed);
  const [, big, small] = yearFirst.exec(typed) ?? [];
  if (big && small) return inYear(big, Number(small), typed);
  const [, word, digits] = named.exec(typed) ?? [];
  const at = word ? monthOf(word, locale) : 0;
  return digits && at > 0 ? inYear(fullYear(digits, year), at, typed) : typed;
}

const inYear = (year: string, month: number, typed: string) =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : typed;

/** Two digits are the nearest such year that is not more than ten years ahead. */
function fullYear(digits: string, now: number): string {
  if (digits.length === 4) return digits;
  const century = now - (now % 100);
  const year = century + Number(digits);
  return String(year > now + 10 ? year - 100 : year);
}

function monthOf(word: string, locale: string): number {
  const typed = folded(word);
  for (const language of [locale, 'en'])
    for (let month = 1; month <= 12; month += 1) {
      const day = new Date(2024, month - 1, 15);
      const name = folded(new Intl.DateTimeFormat(language, { month: 'long' }).format(day));
      if (name.startsWith(typed) || (typed === 'sept' && month === 9)) return month;
    }
  return 0;
}

const folded = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
