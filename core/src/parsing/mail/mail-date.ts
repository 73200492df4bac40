import { type CalendarDate, calendarDateOf } from '../../dates/calendar-date.ts';
import { monthBeginnings } from '../../dates/month-names.data.ts';
import { foldSentence } from './mail-text.ts';

const months = new Map<string, number>();
for (const [at, [english, others]] of Object.entries(monthBeginnings).entries())
  for (const name of [english.toLowerCase(), ...others.split(' ')]) months.set(name, at + 1);

/** The calendar date that the head of a mail states, as it is written there; '' where it is none or could be two. */
export function readMailDate(text: string): CalendarDate | '' {
  const iso = /(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)/.exec(text);
  if (iso) return calendarDateOf(Number(iso[1]), Number(iso[2]), Number(iso[3])) ?? '';
  const figures = /(?<!\d)(\d{1,2})([./])(\d{1,2})\2(\d{4})(?!\d)/.exec(text);
  if (figures)
    return ofFigures(Number(figures[1]), Number(figures[3]), Number(figures[4]), figures[2] === '.');
  const tokens = foldSentence(text.replace(/\d{1,2}:\d\d/g, ' ')).split(' ');
  const year = Number(tokens.find((token) => /^(?:19|20)\d\d$/.test(token)) ?? Number.NaN);
  // “mar.” is Tuesday in French and “martes” in Spanish: the month stands later, and has its day beside it.
  const at = tokens.findLastIndex((token, place) => monthOf(token) > 0 && hasDayBeside(tokens, place));
  if (at < 0 || Number.isNaN(year)) return '';
  const near = [tokens[at - 1], tokens[at - 2], tokens[at + 1]];
  const day = near
    .map((token) => Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(token ?? '')?.[1] ?? 0))
    .find((n) => n > 0);
  return calendarDateOf(year, monthOf(tokens[at] ?? ''), day ?? 0) ?? '';
}

/** True where a day is beside, with a word in between at most (“24 de noviembre”). */
function hasDayBeside(tokens: readonly string[], at: number): boolean {
  return [at - 1, at - 2, at + 1].some((near) => /^\d{1,2}(?:st|nd|rd|th)?$/.test(tokens[near] ?? ''));
}

/** 1 to 12 for a name of a month or its beginning, else 0. */
function monthOf(word: string): number {
  if (!/^\p{L}{3,12}$/u.test(word)) return 0;
  return months.get(word.slice(0, 4)) ?? months.get(word.slice(0, 3)) ?? 0;
}

function ofFigures(first: number, second: number, year: number, isDayFirst: boolean): CalendarDate | '' {
  if (isDayFirst || first > 12) return calendarDateOf(year, second, first) ?? '';
  // 4/11 is the eleventh of April or the fourth of November.
  return second > 12 || first === second ? (calendarDateOf(year, first, second) ?? '') : '';
}
