import { dateWords } from '../dates/calendar-date.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { eras, monthLocales, moreMonths, ofWords, presentWords, seasonWords } from './date-words.data.ts';

/** A word, a number or a sign of a text, in plain letters, with its place. */
export type Token = { text: string; from: number; to: number };

/**
 * A date that a text says: `value` is `YYYY-MM`, `YYYY` or `present`. `isWeak`: it could be something else (“8/19”, “22”) and
 * counts in a span alone. A month without a year has `value` '' and waits for the year of the other end.
 */
export type DatePoint = { value: string; month: number; next: number; isWeak: boolean; isUnsure: boolean };

const months = new Map<string, number>(Object.entries(moreMonths));
for (const locale of monthLocales)
  for (const month of ['long', 'short'] as const)
    for (const parts of [{ month }, { month, day: 'numeric' }] as const)
      for (let at = 1; at <= 12; at += 1) {
        const date = `2001-${String(at).padStart(2, '0')}-15`;
        const said = dateWords(date, locale, { ...parts, calendar: 'gregory', numberingSystem: 'latn' });
        // “15 de enero”: the name is the longest word.
        const words = plainLetters(said).match(/[\p{L}\p{M}']{2,}/gu) ?? [];
        const name = words.reduce((best, word) => (word.length > best.length ? word : best), '');
        if (name !== '' && !months.has(name)) months.set(name, at);
      }

const present = presentWords.map((words) => plainLetters(words));
const seasons = new Set(seasonWords.map(plainLetters));
const of = new Set(ofWords);
const firstYear = 1940;
const lastYear = 2050;

/** Cuts a text into words, numbers and signs. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[年月日년월일]|[\p{L}\p{M}][\p{L}\p{M}'’]*|\d+|\S/gu)].map((match) => ({
    text: plainLetters(match[0]).replaceAll('’', "'"),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

const number = (token: Token | undefined) =>
  token && /^\d{1,4}$/.test(token.text) ? Number(token.text) : Number.NaN;
const isYear = (token: Token | undefined) =>
  token?.text.length === 4 && number(token) >= firstYear && number(token) <= lastYear;
const isMonth = (token: Token | undefined) =>
  token !== undefined && token.text.length <= 2 && number(token) >= 1 && number(token) <= 12;
const isDay = (token: Token | undefined) =>
  token !== undefined && token.text.length <= 2 && number(token) >= 1 && number(token) <= 31;
const isClose = (a: Token | undefined, b: Token | undefined) =>
  a !== undefined && b !== undefined && a.to === b.from;
const two = (value: number) => String(value).padStart(2, '0');
const shortYear = (value: number) => (value > 49 ? 1900 : 2000) + value;

const point = (
  year: number | string,
  month: number,
  next: number,
  isWeak = false,
  isUnsure = false,
): DatePoint => ({
  value: year === '' ? '' : month > 0 ? `${year}-${two(month)}` : String(year),
  month,
  next,
  isWeak,
  isUnsure,
});

/** Whether “03/04/2020” says the day or the month first; null is not known. */
export type DateOrder = 'day-first' | 'month-first' | null;

/** The date that begins at a token; null where none does. */
export function datePointAt(
  tokens: readonly Token[],
  at: number,
  text: string,
  order: DateOrder = null,
): DatePoint | null {
  const found = pointAt(tokens, at, text, order);
  if (!found) return null;
  // “2018 г.”: the word for a year, cut short.
  const [word, stop] = tokens.slice(found.next, found.next + 2);
  if (!word || !yearSigns.has(word.text)) return found;
  return { ...found, next: found.next + (stop?.text === '.' ? 2 : 1) };
}

const yearSigns = new Set(['г', 'года', 'год', 'р', 'року', 'рік', 'году']);

function pointAt(tokens: readonly Token[], at: number, text: string, order: DateOrder): DatePoint | null {
  return (
    presentAt(tokens, at, text) ??
    wordsAt(tokens, at) ??
    eraAt(tokens, at) ??
    yearAt(tokens, at) ??
    figuresAt(tokens, at, order)
  );
}

function presentAt(tokens: readonly Token[], at: number, text: string): DatePoint | null {
  const first = tokens[at];
  if (!first || !/\p{L}/u.test(first.text)) return null;
  const rest = plainLetters(text.slice(first.from, first.from + 30)).replaceAll('’', "'");
  const said = present
    .filter((words) => rest.startsWith(words) && !/^\p{L}/u.test(rest.slice(words.length)))
    .sort((a, b) => b.length - a.length)[0];
  if (!said) return null;
  let next = at;
  for (let length = 0; next < tokens.length && length < said.replaceAll(' ', '').length; next += 1)
    length += tokens[next]?.text.length ?? 0;
  return { value: 'present', month: 0, next, isWeak: false, isUnsure: false };
}

/** “March 2020”, “12 de agosto de 2026”, “Sept. ’19”, “Summer 2019”, “Q3 2020”. */
function wordsAt(tokens: readonly Token[], start: number): DatePoint | null {
  let at = start;
  if (isDay(tokens[at]) && !isYear(tokens[at])) {
    at += 1;
    if (/^(?:st|nd|rd|th|er|[.ºª°])$/.test(tokens[at]?.text ?? '')) at += 1;
    if (of.has(tokens[at]?.text ?? '')) at += 1;
  }
  const word = tokens[at]?.text ?? '';
  const month = months.get(word) ?? 0;
  const isSeason = seasons.has(word) || (/^q[1-4]?$/.test(word) && /^q?[1-4]?$/.test(word));
  if (month === 0 && !isSeason) return null;
  at += 1;
  if (word === 'q') at += isMonth(tokens[at]) ? 1 : 0;
  if (tokens[at]?.text === '.') at += 1;
  if (start === at - 1 || tokens[at - 1]?.text === '.') {
    // “March 15, 2020”
    const isDated = isDay(tokens[at]) && /^(?:,|st|nd|rd|th)$/.test(tokens[at + 1]?.text ?? '') && month > 0;
    if (isDated) {
      const after = at + (tokens[at + 1]?.text === ',' ? 2 : tokens[at + 2]?.text === ',' ? 3 : 2);
      if (isYear(tokens[after])) at = after;
    }
  }
  if (/^[,/-]$/.test(tokens[at]?.text ?? '') && isYear(tokens[at + 1])) at += 1;
  if (of.has(tokens[at]?.text ?? '')) at += 1;
  if (isYear(tokens[at])) return point(number(tokens[at]), month, at + 1);
  const isShort = /^['‘`´]$/.test(tokens[at]?.text ?? '');
  const year = tokens[isShort ? at + 1 : at];
  const isTwo = year?.text.length === 2 && !Number.isNaN(number(year));
  if (isTwo && (isShort || month > 0))
    return point(shortYear(number(year)), month, at + (isShort ? 2 : 1), !isShort && number(year) <= 31);
  return month > 0 && start === at - 1 ? { value: '', month, next: at, isWeak: true, isUnsure: false } : null;
}

function eraAt(tokens: readonly Token[], at: number): DatePoint | null {
  const before = eras[tokens[at]?.text.normalize('NFC') ?? ''];
  if (before === undefined) return null;
  const isFirst = tokens[at + 1]?.text === '元';
  const year = before + (isFirst ? 1 : number(tokens[at + 1]));
  if (Number.isNaN(year)) return null;
  return withCountedMonth(tokens, at + 2, year);
}

const counters = {
  year: ['年', plainLetters('년')],
  month: ['月', plainLetters('월')],
  day: ['日', plainLetters('일')],
};

/** “4月” behind a year and its sign. */
function withCountedMonth(tokens: readonly Token[], start: number, year: number): DatePoint {
  let at = start;
  if (counters.year.includes(tokens[at]?.text ?? '')) at += 1;
  if (seasons.has(tokens[at]?.text ?? '')) return point(year, 0, at + 1);
  if (!isMonth(tokens[at]) || !counters.month.includes(tokens[at + 1]?.text ?? '')) return point(year, 0, at);
  const month = number(tokens[at]);
  at += 2;
  if (isDay(tokens[at]) && counters.day.includes(tokens[at + 1]?.text ?? '')) at += 2;
  return point(year, month, at);
}

/** “2019”, “2019-04”, “2019/04/01”, “2019年4月”, “2019.4”. */
function yearAt(tokens: readonly Token[], at: number): DatePoint | null {
  const [year, sign, month, again, day] = tokens.slice(at, at + 5);
  if (!isYear(year)) return null;
  if (counters.year.includes(sign?.text ?? '')) return withCountedMonth(tokens, at + 1, number(year));
  const isPart =
    /^[./-]$/.test(sign?.text ?? '') && isClose(year, sign) && isClose(sign, month) && isMonth(month);
  if (!isPart || (month?.text.length === 1 && sign?.text === '-')) return point(number(year), 0, at + 1);
  const hasDay = again?.text === sign?.text && isClose(month, again) && isDay(day);
  // “2010-11” may be a school year.
  const isUnsure = sign?.text === '-' && number(month) === (number(year) % 100) + 1;
  return point(number(year), number(month), at + (hasDay ? 5 : 3), false, isUnsure);
}

/** “03/2021”, “3.2021”, “15.03.2021”, “03/15/2021”, “8/19”, “’19”. */
function figuresAt(tokens: readonly Token[], at: number, order: DateOrder): DatePoint | null {
  const [first, sign, second, again, third] = tokens.slice(at, at + 5);
  if (/^['‘]$/.test(first?.text ?? '') && sign?.text.length === 2 && !Number.isNaN(number(sign)))
    return point(shortYear(number(sign)), 0, at + 2, true);
  if (!isDay(first) || !/^[./-]$/.test(sign?.text ?? '')) return null;
  if (isMonth(first) && isYear(second)) return point(number(second), number(first), at + 3);
  if (isDay(second) && again?.text === sign?.text && (isYear(third) || third?.text.length === 2)) {
    const year = isYear(third) ? number(third) : shortYear(number(third));
    const isEither = sign?.text === '/' && number(first) <= 12 && number(second) <= 12;
    const isDayFirst = isEither ? order === 'day-first' : sign?.text !== '/' || number(first) > 12;
    const month = isDayFirst ? number(second) : number(first);
    const isOpen = isEither && order === null && first?.text !== second?.text;
    return month <= 12 ? point(year, month, at + 5, false, isOpen) : null;
  }
  const isShort = isMonth(first) && sign?.text === '/' && second?.text.length === 2 && isClose(first, sign);
  return isShort ? point(shortYear(number(second)), number(first), at + 3, true) : null;
}
