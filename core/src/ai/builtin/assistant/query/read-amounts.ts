import { countOf } from './count-of.ts';
import { matchPhrase } from './match-phrase.ts';
import type { Found } from './meaning.ts';
import type { Token } from './query-tokens.ts';
import { condition } from './record-query.ts';

type Bound = 'more' | 'least' | 'less' | 'most' | 'about' | '';

const leads: readonly (readonly [Bound, readonly string[]])[] = [
  ['more', ['more|greater|higher|better than', 'over|above|beyond|exceeding', 'north of']],
  [
    'least',
    [
      'at least',
      'at a minimum',
      'minimum|min of?',
      'from',
      'starting at|from',
      'no less than',
      'not less than',
    ],
  ],
  ['less', ['less|lower|fewer than', 'under|below', 'south of']],
  ['most', ['at most', 'up to', 'no|not more than', 'maximum|max of?']],
  ['about', ['around|about|roughly|approximately']],
];
const tails: readonly (readonly [Bound, readonly string[]])[] = [
  ['least', ['or|and more|above|higher|over|better|up', '+', 'plus', 'minimum|min', 'and? up']],
  ['most', ['or|and less|below|lower|under|fewer', 'maximum|max', 'tops']],
];

/** Working hours, weeks and months of a year that yearly pay is counted with, as postings' pay is (`parsing/pay`). */
const perYear = { hour: 2080, day: 260, week: 52, month: 12, year: 1 } as const;
type PayUnit = keyof typeof perYear;

const unitPhrases: readonly (readonly [PayUnit, readonly string[]])[] = [
  ['hour', ['an|a|per|each? hour|hr|hourly|hours', 'ph']],
  ['day', ['a|per day']],
  ['week', ['a|per week', 'weekly']],
  ['month', ['a|per month', 'monthly']],
  ['year', ['a|an|per? year|yr|annum|yearly|annually|annual']],
];

/** Below this an amount without a unit is one of an hour, at or above `minYearly` one of a year. */
const maxHourly = 300;
const minYearly = 10_000;

const after = (tokens: readonly Token[], index: number, phrases: readonly string[]) =>
  Math.max(-1, ...phrases.map((phrase) => matchPhrase(tokens, index, phrase)));

function bound(tokens: readonly Token[], index: number, table: typeof leads): { name: Bound; end: number } {
  let best: { name: Bound; end: number } = { name: '', end: index };
  for (const [name, phrases] of table) {
    const end = after(tokens, index, phrases);
    if (end > best.end) best = { name, end };
  }
  return best;
}

function unitAt(tokens: readonly Token[], index: number): { unit: PayUnit | null; end: number } {
  for (const [unit, phrases] of unitPhrases) {
    const end = after(tokens, index, phrases);
    if (end > index) return { unit, end };
  }
  return { unit: null, end: index };
}

const payWords: ReadonlySet<string> = new Set(
  'pay pays paying paid salary salaries wage wages make makes making earn earning compensation offer offers offering rate dollars bucks usd range'.split(
    ' ',
  ),
);

/** An amount of pay at a token, with what bounds it: “over $75k”, “between 60 and 70k”, “$30 an hour or more”. */
export function readPay(tokens: readonly Token[], index: number): Found | null {
  const isBetween = tokens[index]?.word === 'between' || tokens[index]?.word === 'from';
  const lead = isBetween ? { name: '' as Bound, end: index + 1 } : bound(tokens, index, leads);
  const article = tokens[lead.end]?.word === 'a' || tokens[lead.end]?.word === 'the' ? 1 : 0;
  const first = tokens[lead.end + article];
  if (!first || first.amount === null) return null;
  let end = lead.end + article + 1;
  let second: Token | undefined;
  if (
    ['-', 'to', ...(isBetween ? ['and'] : [])].includes(tokens[end]?.word ?? '') &&
    tokens[end + 1]?.amount != null
  ) {
    second = tokens[end + 1];
    end += 2;
  }
  const isDollars = /^(?:dollars|bucks|usd|thousand|grand)$/.test(tokens[end]?.word ?? '');
  const isThousand = /^(?:thousand|grand)$/.test(tokens[end]?.word ?? '');
  if (isDollars) end += 1;
  const unit = unitAt(tokens, end);
  end = unit.end;
  const tail = bound(tokens, end, tails);
  const unitAfter = unit.unit ? unit : unitAt(tokens, tail.end);
  end = Math.max(tail.end, unitAfter.end);
  const [low, high] = scaled(first, second, isThousand);
  const isPay =
    first.isMoney ||
    second?.isMoney ||
    isDollars ||
    (unitAfter.unit !== null && hasPayWord(tokens, index, end)) ||
    unitAfter.unit === 'hour' ||
    (hasPayWord(tokens, index, end) && (low >= 12 || lead.name !== '')) ||
    (low >= minYearly && !isYear(first));
  if (!isPay || (isYear(first) && !first.isMoney)) return null;
  const per = unitAfter.unit ?? (low < maxHourly ? 'hour' : 'year');
  const sign = tail.name || lead.name;
  const yearly = (amount: number) => amount * perYear[per];
  const range = high !== null ? { least: yearly(low), most: yearly(high) } : boundsOf(sign, yearly(low));
  return {
    end,
    meaning: {
      kind: 'condition',
      what: 'jobs',
      condition: condition({ field: 'pay', values: [per], ...range }),
    },
  };
}

const isYear = ({ amount, isMoney }: Token) =>
  !isMoney && amount !== null && amount >= 1990 && amount <= 2100;

function scaled(first: Token, second: Token | undefined, isThousand: boolean): [number, number | null] {
  const times = isThousand ? 1000 : 1;
  let low = (first.amount ?? 0) * times;
  const high = second ? (second.amount ?? 0) * times : null;
  // “60-70k”: what the second is counted in goes for the first.
  if (high !== null && high >= 1000 && low < 1000 && low * 1000 <= high) low *= 1000;
  return [low, high];
}

function hasPayWord(tokens: readonly Token[], index: number, end: number): boolean {
  return [...tokens.slice(Math.max(0, index - 3), index), ...tokens.slice(end, end + 2)].some(({ word }) =>
    payWords.has(word),
  );
}

/** A cent on either side is what “more than” and “less than” leave out. */
function boundsOf(sign: Bound, amount: number): { least: number | null; most: number | null } {
  if (sign === 'more') return { least: amount + 0.01, most: null };
  if (sign === 'less') return { least: null, most: amount - 0.01 };
  if (sign === 'most') return { least: null, most: amount };
  if (sign === 'about') return { least: amount * 0.9, most: amount * 1.1 };
  return { least: amount, most: null };
}

/** Stars: “five stars”, “4 stars or more”, “rated at least 4”. */
export function readStars(tokens: readonly Token[], index: number): Found | null {
  const rated = after(tokens, index, ['rated|rating|excitement|excited ~']);
  const start = Math.max(rated, index);
  const lead = bound(tokens, start, leads);
  const count = countOf(tokens[lead.end]?.word ?? '');
  if (count < 1 || count > 5) return null;
  let end = lead.end + 1;
  const early = bound(tokens, end, tails);
  end = early.end;
  const isStars = /^stars?$/.test(tokens[end]?.word ?? '');
  if (!isStars && rated <= index) return null;
  if (isStars) end += 1;
  if (/^(?:rating|rated)$/.test(tokens[end]?.word ?? '')) end += 1;
  const tail = bound(tokens, end, tails);
  const sign = tail.name || early.name || lead.name;
  const range =
    sign === 'more'
      ? { least: count + 1, most: null }
      : sign === 'least'
        ? { least: count, most: null }
        : sign === 'less'
          ? { least: null, most: count - 1 }
          : sign === 'most'
            ? { least: null, most: count }
            : { least: count, most: count };
  return {
    end: tail.end,
    meaning: { kind: 'condition', what: 'jobs', condition: condition({ field: 'stars', ...range }) },
  };
}

/** How many records: “top 3”, “the last five”, “3 most recent” (the order is read on its own). */
export function readLimit(tokens: readonly Token[], index: number): Found | null {
  const word = tokens[index]?.word ?? '';
  const next = tokens[index + 1]?.word ?? '';
  const isLead = /^(?:top|first|last|latest|best|biggest)$/.test(word);
  const count = countOf(next);
  const following = tokens[index + 2]?.word ?? '';
  const isDays =
    /^(?:days?|weeks?|months?|years?|stars?|hours?)$/.test(following) ||
    (next === 'couple' &&
      /^of$/.test(following) &&
      /s$/.test(tokens[index + 3]?.word ?? '') &&
      /^(?:days|weeks|months)$/.test(tokens[index + 3]?.word ?? ''));
  if (isLead && count > 0 && count <= 100 && !isDays && next !== 'a' && next !== 'an') {
    const order = word === 'first' ? 'first' : word === 'last' || word === 'latest' ? 'last' : 'top';
    return {
      end: index + 2 + (following === 'of' && next === 'couple' ? 1 : 0),
      meaning: { kind: 'limit', limit: count, order },
    };
  }
  const before = tokens[index - 1]?.word ?? '';
  const isNoun = /^(?:jobs|applications|positions|companies|interviews|tasks|roles|ones|offers)$/.test(next);
  if (
    isNoun &&
    countOf(word) > 0 &&
    /^(?:|which|what|the|my|show|list|me|give|any|those|these)$/.test(before)
  )
    return { end: index + 1, meaning: { kind: 'limit', limit: countOf(word) } };
  const ordinal = ['second', 'third', 'fourth', 'fifth', '2nd', '3rd', '4th', '5th'].indexOf(word);
  if (
    ordinal >= 0 &&
    /^(?:most|newest|latest|oldest|earliest|best|highest|lowest|worst|longest|last|biggest)$/.test(next)
  )
    return { end: index + 1, meaning: { kind: 'limit', limit: 1, skip: (ordinal % 4) + 1 } };
  const own = countOf(word);
  if (own > 0 && own <= 100 && word !== 'a' && word !== 'an') {
    if (
      /^(?:most|newest|latest|oldest|earliest|best|highest|top|lowest|worst|longest|closest|nearest|next|last|biggest|first)$/.test(
        next,
      )
    )
      return { end: index + 1, meaning: { kind: 'limit', limit: own } };
    // “Highest paid 3”, “newest five jobs”: behind an order, and not the beginning of a time or an amount.
    const isBehindOrder = [before, tokens[index - 2]?.word ?? ''].some((one) => superlative.test(one));
    if (isBehindOrder && (next === '' || next === 'of' || isNoun))
      return { end: index + 1, meaning: { kind: 'limit', limit: own } };
  }
  return null;
}

const superlative =
  /^(?:newest|oldest|earliest|highest|lowest|worst|longest|shortest|closest|nearest|farthest)$/;
