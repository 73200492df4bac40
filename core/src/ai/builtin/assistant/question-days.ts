import {
  addDays,
  type CalendarDate,
  calendarDateOf,
  daysBetween,
  weekDayOf,
} from '../../../dates/calendar-date.ts';
import type { Message } from '../../../text/messages.ts';
import type { WeekDay } from '../../../tracking/weekly-activity.ts';
import { weekStart } from '../../../tracking/weekly-activity.ts';
import { dayTexts, sinceTexts } from './question-days.messages.ts';

/** Days that a question is about, both included, and how it is said back: “this week”. */
export type AskedDays = { from: CalendarDate; to: CalendarDate; said: Message };

/** The days and where they are in the words of the question. */
export type FoundDays = { days: AskedDays; start: number; end: number };

/** What days are counted from; `isPast` where the question is of what was, so that “Monday” is the last one. */
export type DayView = { today: CalendarDate; firstDay: WeekDay; isPast: boolean };

/** The first words of a question that name days; null where none do. */
export function findDays(words: readonly string[], view: DayView): FoundDays | null {
  for (let start = 0; start < words.length; start += 1)
    for (const read of readers) {
      const found = read(words.slice(start, start + 5), view);
      if (found) return { days: found.days, start, end: start + found.length };
    }
  return null;
}

type Reader = (words: readonly string[], view: DayView) => { days: AskedDays; length: number } | null;

const readers: readonly Reader[] = [
  relativeDay,
  since,
  beforeRange,
  namedRange,
  countedRange,
  monthDay,
  weekDay,
  month,
  writtenDate,
];

type RelativeDay = 'before-yesterday' | 'yesterday' | 'today' | 'tomorrow' | 'after-tomorrow';

function relativeDay(
  [first = '', second = '', third = '', fourth = '']: readonly string[],
  { today }: DayView,
) {
  const at = (offset: number, name: RelativeDay, length: number) =>
    one(addDays(today, offset), dayTexts(name), length);
  if ([first, second, third, fourth].join(' ') === 'the day before yesterday')
    return at(-2, 'before-yesterday', 4);
  if ([first, second, third].join(' ') === 'day before yesterday') return at(-2, 'before-yesterday', 3);
  if ([first, second, third].join(' ') === 'day after tomorrow') return at(2, 'after-tomorrow', 3);
  if (first === 'today') return at(0, 'today', 1);
  if (first === 'yesterday') return at(-1, 'yesterday', 1);
  if (first === 'tomorrow') return at(1, 'tomorrow', 1);
  return null;
}

/** “Since October”, “since Monday”: up to today. */
function since([first = '', ...rest]: readonly string[], view: DayView) {
  if (first !== 'since') return null;
  const past = { ...view, isPast: true };
  for (const read of [relativeDay, namedRange, monthDay, weekDay, bareMonth, writtenDate]) {
    const found = read(rest, past);
    if (!found) continue;
    const { from, said } = found.days;
    const since = sinceTexts.of({
      ...said,
      code: said.code.replace('assistant-days.', 'assistant-days-since.'),
    });
    if (since) return { days: { from, to: view.today, said: since }, length: found.length + 1 };
  }
  return null;
}

/** “Before the weekend”, “before next week”: from today up to the day before it begins. */
function beforeRange([first = '', ...rest]: readonly string[], view: DayView) {
  if (first !== 'before') return null;
  const range = namedRange(rest, view) ?? weekDay(rest, view);
  if (!range || range.days.from <= view.today) return null;
  const count = daysBetween(view.today, range.days.from) - 1;
  return {
    days: { from: view.today, to: addDays(range.days.from, -1), said: dayTexts('ahead', { count }) },
    length: range.length + 1,
  };
}

const spans = ['week', 'month', 'weekend', 'year'] as const;

/** “This week”, “next month”, “last weekend”. */
function namedRange([which = '', span = '']: readonly string[], { today, firstDay }: DayView) {
  const isNamed = ['this', 'next', 'last', 'past', 'previous', 'the', 'coming'].includes(which);
  const name = spans.find((one) => one === span);
  if (!isNamed || !name) return null;
  const step = which === 'next' || which === 'coming' ? 1 : which === 'this' || which === 'the' ? 0 : -1;
  const said = dayTexts(name, { which: step === 0 ? 'this' : step > 0 ? 'next' : 'last' });
  return { days: { ...rangeOf(span, step, { today, firstDay }), said }, length: 2 };
}

function rangeOf(span: string, step: number, { today, firstDay }: Omit<DayView, 'isPast'>) {
  const [year, monthNumber] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  if (span === 'year') return { from: date(year + step, 1, 1), to: date(year + step, 12, 31) };
  if (span === 'month') return monthOf(year, monthNumber + step);
  const monday = addDays(weekStart(today, span === 'week' ? firstDay : 1), 7 * step);
  return span === 'week'
    ? { from: monday, to: addDays(monday, 6) }
    : { from: addDays(monday, 5), to: addDays(monday, 6) };
}

const numbers: Readonly<Record<string, number>> = {
  couple: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
};

/** “The last 30 days”, “past two weeks”, “next 3 days”; today is one of them. */
function countedRange(words: readonly string[], { today, isPast }: DayView) {
  const [which = '', ...rest] = words;
  if (!['last', 'past', 'next', 'in', 'within'].includes(which)) return null;
  const skip = rest[0] === 'a' || rest[0] === 'the' ? 1 : 0;
  const count = numbers[rest[skip] ?? ''] ?? Number(rest[skip]);
  const of = rest[skip + 1] === 'of' ? 1 : 0;
  const unit = rest[skip + 1 + of] ?? '';
  const days = /^days?$/.test(unit) ? 1 : /^weeks?$/.test(unit) ? 7 : /^months?$/.test(unit) ? 30 : 0;
  if (!Number.isInteger(count) || count < 1 || count > 400 || days === 0) return null;
  const length = 1 + skip + 1 + of + 1;
  const span = count * days;
  const isAhead = which === 'next' || (!isPast && (which === 'in' || which === 'within'));
  const said = dayTexts(isAhead ? 'ahead' : 'back', { count: span });
  if (isAhead) return { days: { from: today, to: addDays(today, span), said }, length };
  return { days: { from: addDays(today, 1 - span), to: today, said }, length };
}

const weekDays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const shortDays: Readonly<Record<string, number>> = {
  mon: 1,
  tue: 2,
  tues: 2,
  wed: 3,
  weds: 3,
  thu: 4,
  thur: 4,
  thurs: 4,
  fri: 5,
};

/** “Monday”, “next Tuesday”, “last Friday”. */
function weekDay([first = '', second = '']: readonly string[], { today, isPast }: DayView) {
  const isLed = ['next', 'last', 'this', 'on', 'by', 'coming'].includes(first);
  const name = isLed ? second : first;
  const number = weekDays.indexOf(name) + 1 || shortDays[name] || (isLed ? { sat: 6, sun: 7 }[name] : 0) || 0;
  if (number === 0) return null;
  const ahead = (number - weekDayOf(today) + 7) % 7;
  const isBack = first === 'last' || (isPast && first !== 'next');
  // Today's own name is today for what was, and in a week with “next”; “last” is never today.
  const back = (7 - ahead) % 7 || (first === 'last' ? 7 : 0);
  const offset = isBack ? -back : ahead || (first === 'next' ? 7 : 0);
  return one(addDays(today, offset), dayTexts('week-day', { day: number }), isLed ? 2 : 1);
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

function monthNumber(word: string): number {
  const full = months.indexOf(word) + 1;
  if (full > 0) return full;
  return word === 'sept' ? 9 : word.length === 3 ? months.findIndex((name) => name.startsWith(word)) + 1 : 0;
}

/** “November 3”, “3 November”, “Nov 3rd”. */
function monthDay(words: readonly string[], view: DayView) {
  const skip = words[0] === 'on' || words[0] === 'the' ? 1 : 0;
  const [first = '', second = '', third = ''] = words.slice(skip);
  const isFirst = monthNumber(first) > 0;
  const isOf = !isFirst && second === 'of';
  const named = monthNumber(isFirst ? first : isOf ? third : second);
  const number = dayNumber(isFirst ? second : first);
  if (named === 0 || number === 0) return null;
  const day = nearest(named, number, view);
  return day && one(day, saidDay(day), skip + (isOf ? 3 : 2));
}

const dayNumber = (word: string) => Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? 0);

/** “In March”, “this October”: “may” and “march” alone are other words. */
function month([first = '', second = '']: readonly string[], view: DayView) {
  if (!['in', 'this', 'last', 'next', 'during', 'for', 'of'].includes(first)) return null;
  const found = bareMonth([second], view);
  return found && { ...found, length: 2 };
}

function bareMonth([first = '']: readonly string[], { today, isPast }: DayView) {
  const named = monthNumber(first);
  if (named === 0) return null;
  const [year, present] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const of = isPast ? (named > present ? year - 1 : year) : named < present ? year + 1 : year;
  const said = dayTexts('named-month', { month: named, year: String(of) });
  return { days: { ...monthOf(of, named), said }, length: 1 };
}

/** “11/12” comes apart into two words: month and day, as it is written in the United States; “2026 11 03” is a date. */
function writtenDate(words: readonly string[], view: DayView) {
  const skip = words[0] === 'on' ? 1 : 0;
  const [first = '', second = '', third = ''] = words.slice(skip);
  if (/^\d{4}$/.test(first) && /^\d{1,2}$/.test(second) && /^\d{1,2}$/.test(third)) {
    const day = calendarDateOf(Number(first), Number(second), Number(third));
    return day && one(day, saidDay(day), skip + 3);
  }
  if (!/^\d{1,2}$/.test(first) || !/^\d{1,2}$/.test(second)) return null;
  const isWhole = /^\d{4}$/.test(third);
  const day = isWhole
    ? calendarDateOf(Number(third), Number(first), Number(second))
    : nearest(Number(first), Number(second), view);
  return day && one(day, saidDay(day), skip + (isWhole ? 3 : 2));
}

/** The day of this year, or the nearest one before or after where the question is of what was or will be. */
function nearest(monthOfDay: number, number: number, { today, isPast }: DayView): CalendarDate | null {
  const year = Number(today.slice(0, 4));
  const day = calendarDateOf(year, monthOfDay, number);
  if (day && isPast && day > today) return calendarDateOf(year - 1, monthOfDay, number);
  if (day && !isPast && day < today) return calendarDateOf(year + 1, monthOfDay, number);
  return day;
}

function monthOf(year: number, number: number): { from: CalendarDate; to: CalendarDate } {
  const from = date(year + Math.floor((number - 1) / 12), ((number - 1 + 12) % 12) + 1, 1);
  const next = Number(from.slice(5, 7)) === 12 ? date(Number(from.slice(0, 4)) + 1, 1, 1) : null;
  const after = next ?? date(Number(from.slice(0, 4)), Number(from.slice(5, 7)) + 1, 1);
  return { from, to: addDays(after, -1) };
}

function date(year: number, monthOfYear: number, day: number): CalendarDate {
  const found = calendarDateOf(year, monthOfYear, day);
  if (!found) throw new RangeError(`There is no ${year}-${monthOfYear}-${day}.`);
  return found;
}

const saidDay = (day: CalendarDate) =>
  dayTexts('month-day', { month: Number(day.slice(5, 7)), day: Number(day.slice(8)) });

const one = (day: CalendarDate, said: Message, length: number) => ({
  days: { from: day, to: day, said },
  length,
});
