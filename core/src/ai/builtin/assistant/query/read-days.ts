import { addDays, calendarDateOf, daysBetween, weekDayOf } from '../../../../dates/calendar-date.ts';
import { weekStart } from '../../../../tracking/weekly-activity.ts';
import { holidayIn } from './holidays.ts';
import type { DayContext, Span, SpanOf, Way } from './spans.ts';

/** Days that words name, and how many of the words name them. */
export type NamedDays = { length: number; of: SpanOf; unit: 'day' | 'week' | 'month' | 'year' };

type Reader = (words: readonly string[], context: DayContext) => NamedDays | null;

/** The days that words begin with; null where they name none. Of several readings the longest counts. */
export function readDays(words: readonly string[], context: DayContext): NamedDays | null {
  const skip = /^(?:on|in|the|during|for|of|at|around)$/.test(words[0] ?? '') ? 1 : 0;
  const both = [0, ...(skip ? [1] : []), ...(skip && words[1] === 'the' ? [2] : [])];
  const found = both.flatMap((start) =>
    readers.flatMap((read) => {
      const days = read(words.slice(start, start + 6), context);
      return days ? [{ ...days, length: days.length + start }] : [];
    }),
  );
  return found.reduce<NamedDays | null>(
    (best, one) => (best && best.length >= one.length ? best : one),
    null,
  );
}

const fixed =
  (from: string, to: string): SpanOf =>
  () => ({ from, to });
const oneDay = (day: string, length: number): NamedDays => ({ length, unit: 'day', of: fixed(day, day) });

function relative(words: readonly string[], { today }: DayContext): NamedDays | null {
  const starts = (text: string) => text.split(' ').every((word, at) => words[at] === word);
  if (starts('the day before yesterday')) return oneDay(addDays(today, -2), 4);
  if (starts('day before yesterday')) return oneDay(addDays(today, -2), 3);
  if (starts('the day after tomorrow')) return oneDay(addDays(today, 2), 4);
  if (starts('day after tomorrow')) return oneDay(addDays(today, 2), 3);
  if (starts('this morning') || starts('this afternoon') || starts('this evening')) return oneDay(today, 2);
  if (words[0] === 'today') return oneDay(today, 1);
  if (words[0] === 'yesterday') return oneDay(addDays(today, -1), 1);
  return words[0] === 'tomorrow' ? oneDay(addDays(today, 1), 1) : null;
}

const steps: Readonly<Record<string, number>> = {
  this: 0,
  current: 0,
  same: 0,
  next: 1,
  coming: 1,
  following: 1,
  last: -1,
  past: -1,
  previous: -1,
  prior: -1,
};
type Unit = 'week' | 'weekend' | 'month' | 'quarter' | 'year';
const units: readonly string[] = ['week', 'weekend', 'month', 'quarter', 'year'];

/** “Last week”, “the week before last”, “two weeks ago” as the week of that day. */
function calendarSpan(words: readonly string[], context: DayContext): NamedDays | null {
  const [first = '', second = '', third = '', fourth = ''] = words;
  const step = Object.hasOwn(steps, first) ? steps[first] : undefined;
  const made = (unit: string, by: number, length: number): NamedDays => {
    const span = spanOfUnit(unit as Unit, by, context);
    return { length, unit: unit === 'weekend' ? 'day' : (unit as 'week'), of: fixed(span.from, span.to) };
  };
  if (units.includes(first) && second === 'before' && third === 'last') return made(first, -2, 3);
  if (units.includes(first) && second === 'after' && third === 'next') return made(first, 2, 3);
  if (step === undefined) return null;
  if (units.includes(second)) return made(second, step, 2);
  // “Last two weeks” is counted back from today, and “this past week” is the last one.
  if (first === 'this' && (second === 'past' || second === 'coming') && units.includes(third))
    return made(third, second === 'past' ? -1 : 1, 3);
  return fourth === '' ? null : null;
}

function spanOfUnit(unit: Unit, step: number, { today, firstDay }: DayContext): Span {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  if (unit === 'year') return { from: `${year + step}-01-01`, to: `${year + step}-12-31` };
  if (unit === 'month') return monthSpan(year, month + step);
  if (unit === 'quarter') {
    const first = Math.floor((month - 1) / 3) * 3 + 1 + step * 3;
    return { from: monthSpan(year, first).from, to: monthSpan(year, first + 2).to };
  }
  const start = addDays(weekStart(today, unit === 'week' ? firstDay : 1), 7 * step);
  return unit === 'week'
    ? { from: start, to: addDays(start, 6) }
    : { from: addDays(start, 5), to: addDays(start, 6) };
}

function monthSpan(year: number, month: number): Span {
  const [of, number] = [year + Math.floor((month - 1) / 12), ((((month - 1) % 12) + 12) % 12) + 1];
  const from = `${of}-${String(number).padStart(2, '0')}-01`;
  const next = number === 12 ? `${of + 1}-01-01` : `${of}-${String(number + 1).padStart(2, '0')}-01`;
  return { from, to: addDays(next, -1) };
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

function weekDay(words: readonly string[], { today }: DayContext): NamedDays | null {
  const [first = '', second = ''] = words;
  const isLed = Object.hasOwn(steps, first);
  const name = (isLed ? second : first).replace(/s$/, '');
  const number = weekDays.indexOf(name) + 1 || shortDays[name] || (isLed ? { sat: 6, sun: 7 }[name] : 0) || 0;
  if (number === 0) return null;
  const ahead = (number - weekDayOf(today) + 7) % 7;
  const of = (way: Way): Span => {
    const isBack =
      isLed && (steps[first] ?? 0) < 0 ? true : way === 'past' && first !== 'next' && first !== 'this';
    const back = (7 - ahead) % 7 || (isLed && (steps[first] ?? 0) < 0 ? 7 : 0);
    const day = addDays(today, isBack ? -back : ahead || (first === 'next' ? 7 : 0));
    return { from: day, to: day };
  };
  return { length: isLed ? 2 : 1, unit: 'day', of };
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

function monthNumber(word: string): number {
  const full = months.indexOf(word) + 1;
  if (full > 0) return full;
  return word === 'sept' ? 9 : word.length === 3 ? months.findIndex((name) => name.startsWith(word)) + 1 : 0;
}

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const dayNumber = (word: string) =>
  Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? 0) || ordinals.indexOf(word) + 1;
const yearOf = (word: string) => (/^(?:19|20)\d{2}$/.test(word) ? Number(word) : 0);

/** “November 3”, “3 November”, “the 3rd of November, 2026”. */
function monthDay(words: readonly string[], context: DayContext): NamedDays | null {
  const [first = '', second = '', third = '', fourth = ''] = words;
  const isFirst = monthNumber(first) > 0;
  const isOf = !isFirst && second === 'of';
  const month = monthNumber(isFirst ? first : isOf ? third : second);
  const day = dayNumber(isFirst ? second : first);
  if (month === 0 || day === 0 || day > 31) return null;
  const year = yearOf(isOf ? fourth : third);
  const length = 2 + (isOf ? 1 : 0) + (year ? 1 : 0);
  return { length, unit: 'day', of: (way) => dayOf(year, month, day, { way, ...context }) };
}

type Chosen = DayContext & { way: Way };

function dayOf(year: number, month: number, day: number, { way, today }: Chosen): Span | null {
  const present = Number(today.slice(0, 4));
  const candidates = (year ? [year] : [present - 1, present, present + 1]).flatMap(
    (one) => calendarDateOf(one, month, day) ?? [],
  );
  const found = chosen(
    candidates.map((one) => ({ from: one, to: one })),
    { way, today },
  );
  return found ?? null;
}

/** Of the same days of several years or months the one that is meant. */
function chosen(spans: readonly Span[], { way, today }: Pick<Chosen, 'way' | 'today'>): Span | undefined {
  if (spans.length === 1) return spans[0];
  if (way === 'past') return spans.findLast(({ from }) => from <= today);
  if (way === 'ahead') return spans.find(({ to }) => to >= today);
  const distance = ({ from, to }: Span) =>
    from <= today && to >= today
      ? 0
      : Math.min(Math.abs(daysBetween(to, today)), Math.abs(daysBetween(today, from)));
  return spans.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** “October”, “in May 2026”, “early October”, “the first week of November”. */
function month(words: readonly string[], { today }: DayContext): NamedDays | null {
  const part = partOfMonth(words);
  const rest = words.slice(part.length);
  const which = Object.hasOwn(steps, rest[0] ?? '') && monthNumber(rest[1] ?? '') > 0 ? 1 : 0;
  const number = monthNumber(rest[which] ?? '');
  // “May” and “march” are other words as well: alone they are no month.
  if (number === 0) return null;
  const year = yearOf(rest[which + 1] ?? '');
  const present = Number(today.slice(0, 4));
  const years = year ? [year] : [present - 1, present, present + 1];
  const step = which ? (steps[rest[0] ?? ''] ?? 0) : 0;
  const of = (way: Way): Span | null => {
    const spans = years.map((one) => monthSpan(one, number));
    const past = spans.filter(({ to }) => to < today);
    const ahead = spans.filter(({ from }) => from > today);
    const whole = step < 0 ? past.at(-1) : step > 0 ? ahead[0] : chosen(spans, { way, today });
    return whole ? part.of(whole) : null;
  };
  return { length: part.length + which + 1 + (year ? 1 : 0), unit: 'month', of };
}

function partOfMonth([first = '', second = '', third = '']: readonly string[]): {
  length: number;
  of: (whole: Span) => Span;
} {
  const days = (from: number, to: number) => (whole: Span) => ({
    from: addDays(whole.from, from - 1),
    to: to === 0 ? whole.to : addDays(whole.from, to - 1),
  });
  if (first === 'early') return { length: 1, of: days(1, 10) };
  if (first === 'mid' || first === 'middle') return { length: second === 'of' ? 2 : 1, of: days(11, 20) };
  if (first === 'late') return { length: 1, of: days(21, 0) };
  if (/^(?:beginning|start)$/.test(first) && second === 'of') return { length: 2, of: days(1, 10) };
  if (first === 'end' && second === 'of') return { length: 2, of: days(21, 0) };
  if (first === 'first' && third === 'of') {
    if (second === 'half') return { length: 3, of: days(1, 15) };
    if (second === 'week') return { length: 3, of: days(1, 7) };
  }
  if (first === 'second' && second === 'half' && third === 'of') return { length: 3, of: days(16, 0) };
  if (first === 'last' && second === 'week' && third === 'of')
    return { length: 3, of: (whole) => ({ from: addDays(whole.to, -6), to: whole.to }) };
  return { length: 0, of: (whole) => whole };
}

/** “The 3rd”: the last or the next day of a month that has the number. */
function dayOfMonth([first = '']: readonly string[], { today }: DayContext): NamedDays | null {
  const day = Number(/^(\d{1,2})(?:st|nd|rd|th)$/.exec(first)?.[1] ?? 0);
  if (day === 0 || day > 31) return null;
  const [year, present] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const of = (way: Way): Span | null => {
    const spans = [-2, -1, 0, 1, 2].flatMap((step) => {
      const index = present - 1 + step;
      const found = calendarDateOf(year + Math.floor(index / 12), (((index % 12) + 12) % 12) + 1, day);
      return found ? [{ from: found, to: found }] : [];
    });
    return chosen(spans, { way, today }) ?? null;
  };
  return { length: 1, unit: 'day', of };
}

/** “2026-11-03”, “11/3”, “11/3/2026” as it is written in the United States; a year alone. */
function written([first = '']: readonly string[], context: DayContext): NamedDays | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(first);
  if (iso) {
    const day = calendarDateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
    return day && oneDay(day, 1);
  }
  const american = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?$/.exec(first);
  if (american) {
    const year = Number(american[3] ?? 0);
    const full = year === 0 || year > 99 ? year : 2000 + year;
    const [monthOf, day] = [Number(american[1]), Number(american[2])];
    return { length: 1, unit: 'day', of: (way) => dayOf(full, monthOf, day, { way, ...context }) };
  }
  const year = yearOf(first);
  return year ? { length: 1, unit: 'year', of: fixed(`${year}-01-01`, `${year}-12-31`) } : null;
}

/** “Before Thanksgiving”, “since Labor Day”. */
function holiday(words: readonly string[], { today }: DayContext): NamedDays | null {
  const named = holidayIn(words);
  if (!named) return null;
  const present = Number(today.slice(0, 4));
  const days = [-1, 0, 1].map((step) => named.dayIn(present + step)).map((day) => ({ from: day, to: day }));
  return { length: named.length, unit: 'day', of: (way) => chosen(days, { way, today }) ?? null };
}

const readers: readonly Reader[] = [
  holiday,
  relative,
  calendarSpan,
  weekDay,
  monthDay,
  month,
  dayOfMonth,
  written,
];
