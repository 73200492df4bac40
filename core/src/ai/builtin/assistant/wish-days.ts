import { addDays, type CalendarDate } from '../../../dates/calendar-date.ts';
import { trimEndCharacters } from '../../../text/trim-characters.ts';
import type { WeekDay } from '../../../tracking/weekly-activity.ts';
import { countOf } from './query/count-of.ts';
import { readDays } from './query/read-days.ts';

/** A word as it is read, and its place among the words as typed. */
export type WishWord = { word: string; at: number };

/** What a wish says of time, and the words without it. */
export type WishTime = {
  /** Calendar dates in the order they were said; a week or a month is its first day from today on. */
  days: string[];
  /** Hours `HH:mm` in the order they were said. */
  hours: string[];
  rest: WishWord[];
};

const leads: ReadonlySet<string> = new Set([
  'on',
  'by',
  'before',
  'for',
  'until',
  'in',
  'at',
  'around',
  'due',
  'from',
  'this',
  'the',
]);

/** Takes days and hours out of the words of a wish; days lie ahead unless `way` says that they are past. */
export function wishTime(
  words: readonly WishWord[],
  typed: readonly string[],
  { way, ...context }: { today: CalendarDate; firstDay: WeekDay; way: 'past' | 'ahead' },
): WishTime {
  const [days, hours]: [string[], string[]] = [[], []];
  const used = new Set<number>();
  const take = (from: number, length: number) => {
    const start = from > 0 && leads.has(words[from - 1]?.word ?? '') ? from - 1 : from;
    for (let at = start; at < from + length; at += 1) used.add(at);
  };
  for (let at = 0; at < words.length; at += 1) {
    const hour = hourAt(words, typed, at);
    if (hour) {
      hours.push(hour.hour);
      take(at, hour.length);
      at += hour.length - 1;
      continue;
    }
    // “11/27” came apart when it was folded; as typed it is one.
    const written = trimEndCharacters(typed[words[at]?.at ?? -1] ?? '', /[.,;!?]/);
    const isWritten = /^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$|^\d{4}-\d{1,2}-\d{1,2}$/.test(written);
    const length = isWritten ? words.filter((one) => one.at === words[at]?.at).length : 0;
    const ahead = isWritten ? null : daysAhead(words.slice(at, at + 4).map(({ word }) => word));
    if (ahead) {
      days.push(addDays(context.today, ahead.days));
      take(at, ahead.length);
      at += ahead.length - 1;
      continue;
    }
    const found = isWritten
      ? readDays([written], context)
      : readDays(
          words.slice(at, at + 7).map(({ word }) => word),
          context,
        );
    const span = found?.of(way);
    if (!found || !span) continue;
    days.push(
      span.from >= context.today || way === 'past'
        ? span.from
        : span.to >= context.today
          ? context.today
          : span.from,
    );
    const taken = isWritten ? length : found.length;
    take(at, taken);
    at += taken - 1;
  }
  return {
    days: [...new Set(days)],
    hours: [...new Set(hours)],
    rest: words.filter((_, at) => !used.has(at)),
  };
}

/** “In two weeks”, “in 3 days”. */
function daysAhead([first = '', second = '', third = '', fourth = '']: readonly string[]): {
  days: number;
  length: number;
} | null {
  if (first !== 'in') return null;
  const skip = second === 'a' && third === 'couple' ? 1 : 0;
  const count = countOf(skip ? third : second);
  const unit = { day: 1, days: 1, week: 7, weeks: 7, month: 30, months: 30 }[skip ? fourth : third] ?? 0;
  return count > 0 && unit > 0 ? { days: count * unit, length: 3 + skip } : null;
}

/** “3 pm”, “3:30pm”, “15:00”, “noon”, “at 4”. */
function hourAt(
  words: readonly WishWord[],
  typed: readonly string[],
  at: number,
): { hour: string; length: number } | null {
  const word = words[at];
  if (!word) return null;
  if (word.word === 'noon') return { hour: '12:00', length: 1 };
  const same = words.filter((one) => one.at === word.at);
  if (same[0] !== word) return null;
  const text = trimEndCharacters((typed[word.at] ?? '').toLowerCase(), /[.,;!?]/);
  const whole = /^(\d{1,2})(?::(\d{2}))?(am|pm)?$/.exec(text.replace(/\.(?=m)|(?<=m)\./g, ''));
  if (!whole) return null;
  const next = words[at + same.length];
  const nextText = next ? (typed[next.at] ?? '').toLowerCase().replace(/[.,;!?]/g, '') : '';
  const isNextHalf = whole[3] === undefined && (nextText === 'am' || nextText === 'pm');
  const half = whole[3] ?? (isNextHalf ? nextText : '');
  const isLed = words[at - 1]?.word === 'at';
  if (half === '' && whole[2] === undefined && !isLed) return null;
  const clock = clockOf(Number(whole[1]), Number(whole[2] ?? 0), half);
  const extra = isNextHalf ? words.filter((one) => one.at === next?.at).length : 0;
  return clock === '' ? null : { hour: clock, length: same.length + extra };
}

/** Without am and pm, one to six is in the afternoon: nobody plans for the night. */
function clockOf(hour: number, minute: number, half: string): string {
  if (hour > 23 || minute > 59 || (half !== '' && (hour < 1 || hour > 12))) return '';
  const full =
    half === 'pm' ? (hour % 12) + 12 : half === 'am' ? hour % 12 : hour >= 1 && hour <= 6 ? hour + 12 : hour;
  return `${String(full).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
