import { monthBeginnings } from '../dates/month-names.data.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { presentEnd } from '../typesetting/resume-date.ts';

/** A date of a resume as months since year 0: the first and the last it may mean. */
export type Months = { from: number; to: number; hasMonth: boolean };

/** From when to when an item lasted; null where a side is empty or no date. */
export type Span = { start: Months | null; end: Months | null; isHeld: boolean };

const stored = /^(\d{4})(?:-(\d{2}))?(?:-\d{2})?$/;
const monthFirst = /^(\d{1,2})\s?[/.-]\s?(\d{4})$/;
const yearFirst = /^(\d{4})\s?[/.]\s?(\d{1,2})$/;
const named = /^(\p{L}{3,12})\.?,?\s{1,3}(\d{4})$/u;
const presentWords: ReadonlySet<string> = new Set(
  'present now current currently today ongoing heute aktuell actualidad presente actuel'.split(' '),
);
const beginnings = Object.values(monthBeginnings).map((list) => list.split(' '));

/** A typed date as it is stored (`2021-03`, `2021`, `present`); null for what is no date, and for one that is stored already. */
export function storedDate(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || text === presentEnd || stored.test(text)) return null;
  if (presentWords.has(text.toLowerCase())) return presentEnd;
  const [, first, last] = monthFirst.exec(text) ?? [];
  if (first && last) return withMonth(last, Number(first));
  const [, year, month] = yearFirst.exec(text) ?? [];
  if (year && month) return withMonth(year, Number(month));
  const [, word, digits] = named.exec(text) ?? [];
  if (!word || !digits) return null;
  const plain = plainLetters(word);
  const found = beginnings.findIndex((list) => list.some((beginning) => plain.startsWith(beginning)));
  return found < 0 ? null : withMonth(digits, found + 1);
}

const withMonth = (year: string, month: number) =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : null;

/** The months that a date may mean; null for what is no date. */
export function monthsOf(value: string, today: string): Months | null {
  const text = storedDate(value) ?? value.trim();
  if (text === presentEnd) {
    const now = monthsOf(today, '');
    return now && { ...now, hasMonth: true };
  }
  const [, year, month] = stored.exec(text) ?? [];
  if (!year) return null;
  const first = Number(year) * 12;
  if (month === undefined) return { from: first, to: first + 11, hasMonth: false };
  const at = Number(month);
  return at < 1 || at > 12 ? null : { from: first + at - 1, to: first + at - 1, hasMonth: true };
}

/** The span of an item. A single date is its end, as on a certificate. */
export function spanOf({ startDate, endDate }: { startDate: string; endDate: string }, today: string): Span {
  const isHeld = (storedDate(endDate) ?? endDate.trim()) === presentEnd;
  return { start: monthsOf(startDate, today), end: monthsOf(endDate, today), isHeld };
}

/** The month of a calendar date. */
export const monthOf = (date: string): number => monthsOf(date, '')?.to ?? 0;
