import { bounds } from './number-bounds.data.ts';
import { numberIdiomAt } from './number-idioms.ts';
import { foldWords, multipliers, numberWords, ordinalWords, unitRows } from './number-words.data.ts';
import { shareAt } from './quantity-shares.ts';
import type { Bound, ReadNumber } from './read-number.ts';
import type { TruthWord } from './truth-words.ts';

/** A number of a text with its unit; `role` tells an amount of change from its result. */
export type Quantity = {
  value: number;
  /** A name of `unitRows`, 'ordinal', or '' for a plain count. */
  unit: string;
  bound: Bound;
  role: '' | 'by' | 'to' | 'from';
  /** A year or a day of a month is a date. */
  isYear: boolean;
  start: number;
  end: number;
  /** What its own words multiply it with: 1e6 of “7.9 million”. */
  times: number;
  /** Place of its first word among the words, and of the word behind it. */
  at: number;
  to: number;
};

const units = new Map(
  unitRows
    .split('\n')
    .filter(Boolean)
    .flatMap((row) => {
      const [unit = '', ...names] = row.split(' ');
      return [unit, ...names].map((name): [string, string] => [name, unit]);
    }),
);

const money: Readonly<Record<string, string>> = { $: 'usd', '€': 'eur', '£': 'gbp' };
export const timeUnits: ReadonlySet<string> = new Set([
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'year',
  'second',
  'ms',
]);

const timesOf = (lower: string) => (Object.hasOwn(multipliers, lower) ? multipliers[lower] : undefined);

function digitsAt({ lower }: TruthWord): ReadNumber | null {
  const match = /^(\d[\d,]*(?:\.\d+)?)(\p{L}*)$/u.exec(lower);
  if (!match) return null;
  const [, digits = '', tail = ''] = match;
  const value = Number(digits.replaceAll(',', ''));
  if (tail === '') return { value, to: 1, unit: '' };
  if (/^(?:st|nd|rd|th)$/.test(tail)) return { value, to: 1, unit: 'ordinal' };
  const times = timesOf(tail);
  if (times) return { value: value * times, to: 1, unit: '' };
  const unit = units.get(tail);
  return unit ? { value, to: 1, unit } : null;
}

function numberAt(words: readonly TruthWord[], at: number): ReadNumber | null {
  const word = words[at];
  if (!word) return null;
  const digits = digitsAt(word);
  let read = digits;
  const share = shareAt(words, at);
  if (share) return share;
  // “Double-check” counts nothing.
  const isJoined = words[at + 1]?.start === word.end + 1 && /^check/.test(words[at + 1]?.lower ?? '');
  if (!read && isJoined && /^doubl/.test(word.lower)) return null;
  if (!read && Object.hasOwn(foldWords, word.lower))
    return { value: foldWords[word.lower] ?? 0, to: 1, unit: 'times' };
  if (!read && word.length === 1 && Object.hasOwn(numberWords, word.lower)) {
    const next = words[at + 1];
    const tens = numberWords[word.lower] ?? 0;
    const ones = next && Object.hasOwn(numberWords, next.lower) ? numberWords[next.lower] : undefined;
    const isTensAndOnes = tens >= 20 && tens % 10 === 0 && ones !== undefined && ones >= 1 && ones < 10;
    read = isTensAndOnes ? { value: tens + ones, to: 2, unit: '' } : { value: tens, to: 1, unit: '' };
    // “half a thousandth”
    if (
      word.lower === 'half' &&
      /^a$/.test(words[at + 1]?.lower ?? '') &&
      /^(?:thousandth|hundredth|million)$/.test(words[at + 2]?.lower ?? '')
    )
      return { value: tens * (timesOf(words[at + 2]?.lower ?? '') ?? 1), to: 3, unit: '' };
    if (word.lower === 'third' && !/^(?:a|one)$/.test(words[at - 1]?.lower ?? '')) return null;
    if (word.lower === 'quarter' && !/^(?:a|one)$/.test(words[at - 1]?.lower ?? '')) return null;
  }
  if (/^decades?$/.test(word.lower)) return { value: word.lower === 'decade' ? 10 : 20, to: 1, unit: 'year' };
  if (/^(?:a|one)$/.test(word.lower) && words[at + 1]?.lower === 'decade')
    return { value: 10, to: 2, unit: 'year' };
  // “an inch and a half”
  const unitAt = /^(?:an?|one)$/.test(word.lower) ? units.get(words[at + 1]?.lower ?? '') : undefined;
  const behind = words.slice(at + 2, at + 5).map(({ lower }) => lower);
  if (!read && unitAt && behind.join(' ') === 'and a half') return { value: 1.5, to: 5, unit: unitAt };
  if (!read && /^(?:a|one)$/.test(word.lower) && words[at + 1] && words[at + 1]?.lower !== 'half') {
    // “a million”, “an inch and a half”
    const times = timesOf(words[at + 1]?.lower ?? '');
    if (times && (words[at + 1]?.text.length ?? 0) > 2) {
      const ones =
        words[at + 2]?.lower === 'and' && Object.hasOwn(numberWords, words[at + 3]?.lower ?? '')
          ? numberAt(words, at + 3)
          : null;
      // “A hundred and twenty”
      return ones && ones.unit === '' && ones.value < 100 && times >= 100
        ? { value: times + ones.value, to: 3 + ones.to, unit: '' }
        : { value: times, to: 2, unit: '' };
    }
    return null;
  }
  // “Every second Thursday” is every other one.
  if (!read && word.lower === 'second' && words[at - 1]?.lower === 'every') return null;
  if (!read && Object.hasOwn(ordinalWords, word.lower))
    return { value: ordinalWords[word.lower] ?? 0, to: 1, unit: 'ordinal' };
  if (read?.unit !== '') return read;
  for (let next = words[at + read.to]; next; next = words[at + read.to]) {
    const times = timesOf(next.lower);
    // “5 m” is no million and “140 K” may be.
    if (!times || (next.text.length < 3 && next.start !== (words[at + read.to - 1]?.end ?? -1))) break;
    read = { ...read, value: read.value * times, to: read.to + 1, times: (read.times ?? 1) * times };
  }
  // “A hundred and twenty”
  const [and, rest] = [words[at + read.to], words[at + read.to + 1]];
  if (
    and?.lower === 'and' &&
    rest &&
    read.value >= 100 &&
    read.value % 100 === 0 &&
    (read.times ?? 1) >= 100
  ) {
    const ones = Object.hasOwn(numberWords, rest.lower) ? numberAt(words, at + read.to + 1) : null;
    if (ones && ones.value < 100 && ones.unit === '')
      return { ...read, value: read.value + ones.value, to: read.to + 1 + ones.to };
  }
  return read;
}

/** The numbers of a text in order; `words` are its words. */
export function quantitiesIn(text: string, words: readonly TruthWord[]): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < words.length; ) {
    at += numberIdiomAt(words, at);
    const read = numberAt(words, at);
    const word = words[at];
    if (!read || !word) {
      at += 1;
      continue;
    }
    const quantity = withSurroundings(text, words, at, read, word);
    const before = found.at(-1);
    if (before && isPair(text, before, quantity)) {
      // “from 54 to 71 percent”, “between 90 and 120 calls”: both have the unit of one.
      if (before.unit === '' || before.unit === 'ordinal') before.unit = quantity.unit || before.unit;
      else if (quantity.unit === '') quantity.unit = before.unit;
      if (quantity.times > 1 && before.times === 1 && before.value < 1000) before.value *= quantity.times;
      before.role = before.role === 'by' ? before.role : 'from';
      quantity.role = 'to';
    } else if (
      before?.unit === '' &&
      /^ of (?:the |my |all )?$/.test(text.slice(before.end, quantity.start))
    ) {
      // “3,200 of the 8,000 hours”
      before.unit = quantity.unit;
    } else if (
      before &&
      quantity.unit === '' &&
      !quantity.isYear &&
      ((timeUnits.has(before.unit) &&
        words[at - 1]?.isName === false &&
        /^ ?(?:now|today)?(?:[.;!?)]|$)/.test(text.slice(quantity.end, quantity.end + 8))) ||
        (quantity.value % 1 === 0.5 && timeUnits.has(before.unit)) ||
        /^\s*(?:of them|of these|of those|of which)\b/.test(text.slice(quantity.end, quantity.end + 12)))
    )
      quantity.unit = before.unit;
    found.push(quantity);
    at = quantity.to;
  }
  return found;
}

function isPair(text: string, one: Quantity, other: Quantity): boolean {
  const between = text.slice(one.end, other.start);
  return (
    (/^\s?(?:[-–—/]|(?:down |up )?to|and|through)\s?[$€£]?$/.test(between) ||
      /^\s(?:percent|days|weeks|months|years|hours|ms|million)? ?to [$€£]?$/.test(between)) &&
    (/^\s?and\s?$/.test(between)
      ? /between $/i.test(text.slice(Math.max(0, one.start - 8), one.start))
      : true)
  );
}

function withSurroundings(
  text: string,
  words: readonly TruthWord[],
  at: number,
  read: ReadNumber,
  word: TruthWord,
): Quantity {
  let { value, unit } = read;
  let to = at + read.to;
  const sign = money[text.charAt(word.start - 1)];
  const start = sign ? word.start - 1 : word.start;
  let end = words[to - 1]?.end ?? word.end;
  if (sign) unit = sign;
  if (text.charAt(end) === '%') {
    unit = 'percent';
    end += 1;
  }
  // “two and a half years”, “an inch and a half”
  const half = /^ and a half\b/.exec(text.slice(end, end + 12));
  if (half) {
    value += 0.5;
    to += 3;
    end += half[0].length;
  }
  const currency = words[at - 1] && at > 0 ? units.get(words[at - 1]?.lower ?? '') : undefined;
  if (unit === '' && currency && /^(?:usd|eur|gbp)$/.test(currency)) unit = currency;
  // “80 words a minute” are 80 wpm.
  const speed = unit === '' ? /^ words (?:a|per) minute\b/.exec(text.slice(end, end + 20)) : null;
  if (speed) {
    unit = 'wpm';
    to += 3;
    end += speed[0].length;
  }
  const next = words[to];
  if (unit === '' && /^decades?$/.test(next?.lower ?? '')) {
    value *= 10;
    unit = 'year';
    to += 1;
    end = next?.end ?? end;
  }
  // “four-year-olds” are no years.
  if (unit === '' && next && !/^-olds?\b/.test(text.slice(next.end, next.end + 6))) {
    const joined = text.slice(end, next.start);
    // “24 second graders”: of several only “seconds” are a time.
    const isGrade = next.lower === 'second' && value > 1 && joined.includes(' ');
    const named = /^[\s-]{0,2}$/.test(joined) && !isGrade ? units.get(next.lower) : undefined;
    if (named) {
      unit = named;
      to += 1;
      end = next.end;
    }
  }
  // “8,000 on-the-job hours”: an adjective with hyphens is between.
  if (unit === '') {
    const behind = /^ \p{L}+(?:-\p{L}+)+ (\p{L}+)/u.exec(text.slice(end, end + 40));
    unit = units.get(behind?.[1]?.toLowerCase() ?? '') ?? unit;
  }
  const before = text.slice(Math.max(0, start - 24), start).toLowerCase();
  // “Watched over 300 swimmers” is no bound.
  const isWatched =
    /\b(?:watch(?:ed|ing)?|look(?:ed|ing)?|presid(?:ed|ing)|fly|flew|flying|drones?|spread|walk|drive) (?:the |a )?(?:\p{L}{1,12} )?over $/u.test(
      before,
    );
  const isMost = /^.{0,50}\b(?:is|are|was|were) the most\b/.test(text.slice(end, end + 70));
  const found = isMost
    ? 'up-to'
    : isWatched
      ? ''
      : (bounds.find(([, pattern]) => pattern.test(before))?.[0] ?? '');
  // “Over three years” is both more than three and in the course of three.
  const bound = found === 'over' && timeUnits.has(unit) && /over $/.test(before) ? 'during' : found;
  const bare = before.replace(
    /(?:about|around|approximately|nearly|almost|over|more than|a|an|one|only|just) $/,
    '',
  );
  const role = /\bby (?:about |a )?$/.test(bare)
    ? 'by'
    : /\bto (?:a )?$/.test(bare)
      ? 'to'
      : /\bfrom $/.test(bare)
        ? 'from'
        : '';
  const isYear = unit === '' && bound === '' && /^(?:19[4-9]\d|20\d\d)$/.test(word.text) && read.to === 1;
  return {
    value,
    unit,
    times: read.times ?? 1,
    bound,
    role: bound === 'up-to' ? '' : role,
    isYear,
    start,
    end,
    at,
    to,
  };
}
