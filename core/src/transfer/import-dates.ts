import { addDays, isCalendarDate } from '../dates/calendar-date.ts';
import { statedTime } from '../dates/dates.ts';
import { monthBeginnings } from '../dates/month-names.data.ts';
import { readerDate } from '../dates/stated-time.ts';
import { plainLetters } from '../text/plain-letters.ts';

/** Which comes first where a date is written in figures. */
export type DateOrder = 'month-first' | 'day-first';

/** What the dates of a file say about their order; `mixed`: some can only be one way and some only the other. */
export type FoundOrder = { order: DateOrder; certainty: 'certain' | 'open' | 'mixed' };

const figures = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const serial = /^\d{5}(?:\.\d+)?$/;

/**
 * The order that all dates of a file have in common: decided by those with a number above 12. Dates with dots are
 * written day first everywhere and say nothing about others. `usual` answers when nothing decides.
 */
export function findDateOrder(texts: Iterable<string>, usual: DateOrder): FoundOrder {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const text of texts) {
    const [, first, sign, second] = figures.exec(text.trim()) ?? [];
    if (!first || sign === '.') continue;
    if (Number(first) > 12 && Number(second) <= 12) dayFirst += 1;
    if (Number(second) > 12 && Number(first) <= 12) monthFirst += 1;
  }
  if (dayFirst === 0 && monthFirst === 0) return { order: usual, certainty: 'open' };
  const order = dayFirst > monthFirst ? 'day-first' : 'month-first';
  return { order, certainty: dayFirst > 0 && monthFirst > 0 ? 'mixed' : 'certain' };
}

/** True where the order of day and month decides what a text means: “3/4/26”. */
export function isAmbiguousDate(text: string): boolean {
  const [, first, sign, second] = figures.exec(text.trim()) ?? [];
  return (
    first !== undefined && sign !== '.' && Number(first) <= 12 && Number(second) <= 12 && first !== second
  );
}

/**
 * The calendar date a cell means, '' when it means none: ISO, figures in the given order, dots (day first), month
 * names, RFC 822, epochs, and the day numbers of a spreadsheet. An instant is the day that is written in it: a file that
 * writes days as midnight in UTC means those days, wherever it is read.
 */
export function importedDate(text: string, order: DateOrder): string {
  const written = inEnglish(
    text.trim().replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? (?=\d|[a-z])/i, ''),
  );
  if (written === '' || isCalendarDate(written)) return written;
  const [, first = '', sign, second = '', year = ''] = figures.exec(written) ?? [];
  if (sign !== undefined)
    return fromFigures([Number(first), Number(second), fullYear(year)], sign === '.' ? 'day-first' : order);
  if (serial.test(written)) return fromSerial(Number(written));
  const day = /^\d{4}-\d\d-\d\d(?=[T ]\d)/.exec(written)?.[0] ?? '';
  if (isCalendarDate(day) && !Number.isNaN(Date.parse(written))) return day;
  const bare = written.replace(
    /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})/,
    (_, y, m, d) => `${y}-${two(m)}-${two(d)}`,
  );
  const named = bare.replace(
    /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4}|\d{2})\b.*$/i,
    '$1 $2 $3',
  );
  const at = statedTime(named.replace(/^([a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4})\b.*$/i, '$1'), {
    now: Number.NaN,
  });
  return at === null ? '' : readerDate(at);
}

const months = Object.entries(monthBeginnings).flatMap(([month, beginnings]) =>
  beginnings.split(' ').map((beginning) => [beginning, month] as const),
);
/** The longer beginnings first: “juillet” is no June. */
months.sort(([a], [b]) => b.length - a.length);

/** “12. août 2026”, “1er août 2026” and “12 de agosto de 2026” with the month as English names it; any other text as it is. */
export function inEnglish(text: string): string {
  if (text.length > 60) return text;
  const [, day, name = '', year] =
    /^(?:den |le |el |il )?(\d{1,2})(?:\.|er|[ºª°])? (?:de |di )?(\p{L}{3,12})\.? (?:de |del )?(\d{4})$/iu.exec(
      text,
    ) ?? [];
  const folded = plainLetters(name);
  const month = name && months.find(([beginning]) => folded.startsWith(beginning))?.[1];
  return month ? `${day} ${month} ${year}` : text;
}

/** A number above 12 can only be the day, whatever the order of the others. */
function fromFigures([first, second, year]: [number, number, number], order: DateOrder): string {
  const isDayFirst = first > 12 || (order === 'day-first' && second <= 12);
  const [day, month] = isDayFirst ? [first, second] : [second, first];
  const date = `${year}-${two(month)}-${two(day)}`;
  return isCalendarDate(date) ? date : '';
}

/** Days since the end of 1899, as Excel and its like store a date; years 1980 to 2100. */
function fromSerial(days: number): string {
  return days < 29_221 || days > 73_050 ? '' : addDays('1899-12-30', Math.floor(days));
}

const fullYear = (year: string) => (year.length === 2 ? 2000 + Number(year) : Number(year));
const two = (value: number | string) => String(value).padStart(2, '0');
