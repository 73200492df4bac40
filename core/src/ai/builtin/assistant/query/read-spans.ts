import { addDays, daysBetween } from '../../../../dates/calendar-date.ts';
import { countOf } from './count-of.ts';
import type { Found } from './meaning.ts';
import type { Token } from './query-tokens.ts';
import { type NamedDays, readDays } from './read-days.ts';
import type { DayContext, Lasts, Span, SpanOf, Way } from './spans.ts';

const maxWords = 9;

/** Days that the tokens from `index` on name, with what bounds them: “before October”, “more than 30 days ago”. */
export function readSpan(tokens: readonly Token[], index: number, context: DayContext): Found | null {
  const words = tokens.slice(index, index + maxWords + 8).map(({ word }) => word);
  const found = readers
    .flatMap((read) => read(words, context) ?? [])
    .reduce<Words | null>((best, one) => (best && best.length >= one.length ? best : one), null);
  if (!found) return null;
  const { of, lasts } = found;
  return { end: index + found.length, meaning: { kind: 'span', of, ...(lasts && { lasts }) } };
}

type Words = { length: number; of: SpanOf; lasts?: Lasts };
type Reader = (words: readonly string[], context: DayContext) => Words | null;

const open = (span: Partial<Span>): Span => ({ from: '', to: '', ...span });
const [betweenJoints, fromJoints] = [
  new Set(['and', '-', 'to']),
  new Set('to until till through thru -'.split(' ')),
];

/** “Between the 3rd and the 10th”, “from October to November”, “Nov 3 - Nov 10”. */
function between(words: readonly string[], context: DayContext): Words | null {
  const isLed = words[0] === 'between' || words[0] === 'from';
  const first = readDays(words.slice(isLed ? 1 : 0), context);
  if (!first) return null;
  const joint = (isLed ? 1 : 0) + first.length;
  const joints = words[0] === 'between' ? betweenJoints : fromJoints;
  const rest = words.slice(joint + 1);
  const last = joints.has(words[joint] ?? '') ? (readDays(rest, context) ?? bareDay(rest, first)) : null;
  if (!last) return null;
  const of: SpanOf = (way) => {
    const [from, to] = [first.of(way), last.of(way)];
    if (!from || !to) return null;
    if (to.to >= from.from) return { from: from.from, to: to.to };
    // “From October 15 to the 31st”, “between the 28th and the 3rd”: the end comes after the beginning.
    const ahead = last.of('ahead');
    const step = [from.from.slice(0, 8) + to.to.slice(8), ahead?.to ?? ''].find((day) => day >= from.from);
    return step ? { from: from.from, to: step } : { from: to.from, to: from.to };
  };
  return { length: joint + 1 + last.length, of };
}

/** The 31 of “October 15 to 31”. */
function bareDay(words: readonly string[], first: NamedDays): NamedDays | null {
  const day = Number(/^(\d{1,2})$/.exec(words[0] ?? '')?.[1] ?? 0);
  if (day === 0 || day > 31 || first.unit !== 'day') return null;
  const of: SpanOf = (way) => {
    const from = first.of(way);
    const date = from && `${from.from.slice(0, 8)}${String(day).padStart(2, '0')}`;
    return date ? { from: date, to: date } : null;
  };
  return { length: 1, unit: 'day', of };
}

const bounds: readonly (readonly [string, (span: Span, context: DayContext, way: Way) => Span])[] = [
  ['before', ({ from }) => open({ to: addDays(from, -1) })],
  ['prior to', ({ from }) => open({ to: addDays(from, -1) })],
  ['earlier than', ({ from }) => open({ to: addDays(from, -1) })],
  ['older than', ({ from }) => open({ to: addDays(from, -1) })],
  ['no later than', ({ to }) => open({ to })],
  ['not later than', ({ to }) => open({ to })],
  ['on or before', ({ to }) => open({ to })],
  ['until', ({ to }) => open({ to })],
  ['till', ({ to }) => open({ to })],
  ['through', ({ to }) => open({ to })],
  ['up to', ({ to }) => open({ to })],
  ['as of', ({ to }) => open({ to })],
  ['by', ({ to }, { today }, way) => (way === 'past' || to < today ? open({ to }) : { from: today, to })],
  ['after', ({ to }) => open({ from: addDays(to, 1) })],
  ['later than', ({ to }) => open({ from: addDays(to, 1) })],
  ['newer than', ({ to }) => open({ from: addDays(to, 1) })],
  ['on or after', ({ from }) => open({ from })],
  ['since', ({ from }) => open({ from })],
  ['starting', ({ from }) => open({ from })],
  ['beginning', ({ from }) => open({ from })],
  ['as of', ({ from }) => open({ from })],
];

function bounded(words: readonly string[], context: DayContext): Words | null {
  for (const [lead, bound] of bounds) {
    const parts = lead.split(' ');
    if (!parts.every((part, at) => words[at] === part)) continue;
    const rest = words.slice(parts.length);
    const named = readDays(rest, context) ?? agoDays(rest, context);
    if (!named) continue;
    const isSince = /^(?:since|until|till|before|after)/.test(lead);
    const of: SpanOf = (way) => {
      const span = named.of(isSince && lead !== 'until' && way === 'near' ? 'past' : way);
      return span && bound(span, context, way);
    };
    return { length: parts.length + named.length, of };
  }
  return null;
}

/** “From September on”, “from September”, “October and later”. */
function plain(words: readonly string[], context: DayContext): Words | null {
  const isFrom = words[0] === 'from';
  const named = readDays(words.slice(isFrom ? 1 : 0), context);
  if (!named) return null;
  const length = named.length + (isFrom ? 1 : 0);
  const after = words.slice(length, length + 2).join(' ');
  const tail =
    /^(?:on|onward|onwards)(?: |$)/.test(after) && isFrom
      ? 1
      : /^(?:and later|or later|and after|or after|and on)$/.test(after)
        ? 2
        : 0;
  const before = /^(?:and|or) (?:before|earlier)$/.test(after) ? 2 : 0;
  const of: SpanOf = (way) => {
    const span = named.of(way);
    if (!span) return null;
    return tail ? open({ from: span.from }) : before ? open({ to: span.to }) : span;
  };
  return { length: length + tail + before, of };
}

const unitDays: Readonly<Record<string, number>> = {
  day: 1,
  days: 1,
  week: 7,
  weeks: 7,
  month: 30,
  months: 30,
  fortnight: 14,
  year: 365,
  years: 365,
};

type Duration = { days: number; length: number; unit: string; count: number };

/** “30 days”, “a couple of weeks”, “two months”. */
function duration(words: readonly string[]): Duration | null {
  const skip = words[0] === 'a' && (words[1] === 'couple' || words[1] === 'few') ? 1 : 0;
  const count = countOf(words[skip] ?? '');
  const of = words[skip + 1] === 'of' ? 1 : 0;
  const full = /^(?:full|whole|business|entire)$/.test(words[skip + 1 + of] ?? '') ? 1 : 0;
  const unit = words[skip + 1 + of + full] ?? '';
  const days = Object.hasOwn(unitDays, unit) ? (unitDays[unit] ?? 0) : 0;
  if (count === 0 || days === 0) return null;
  return { days: count * days, length: skip + 2 + of + full, unit: unit.replace(/s$/, ''), count };
}

/** “Two weeks ago”: that day, that week or that month. */
function agoDays(words: readonly string[], { today, firstDay }: DayContext): NamedDays | null {
  const span = duration(words);
  if (!span || !/^(?:ago|back)$/.test(words[span.length] ?? '')) return null;
  const day = addDays(today, -span.days);
  const week = (daysBetween('2024-01-07', day) - (firstDay % 7) + 7000) % 7;
  const from = span.unit === 'week' ? addDays(day, -week) : day;
  const to = span.unit === 'week' ? addDays(from, 6) : day;
  return { length: span.length + 1, unit: span.unit === 'week' ? 'week' : 'day', of: () => ({ from, to }) };
}

/** “The last 30 days”, “next two weeks”, “within 10 days”. */
function counted(words: readonly string[], { today }: DayContext): Words | null {
  const skip = words
    .slice(0, 3)
    .findIndex((word) => /^(?:last|past|previous|next|coming|following|within)$/.test(word));
  if (
    skip < 0 ||
    !words.slice(0, skip).every((word) => /^(?:in|within|during|over|for|the|from|of)$/.test(word))
  )
    return null;
  const lead = words[skip] ?? '';
  const article = words[skip + 1] === 'the' ? 1 : 0;
  const inner =
    /^(?:last|past|next|coming)$/.test(words[skip + 1 + article] ?? '') && lead === 'within' ? 1 : 0;
  if (lead === 'within' && inner === 0) return null;
  const start = skip + 1 + article + inner;
  const span = duration(words.slice(start));
  if (!span) return null;
  const name = inner ? (words[start - 1] ?? '') : lead;
  const of: SpanOf = (way) => {
    const isAhead = /^(?:next|coming|following)$/.test(name) || (name === 'within' && way === 'ahead');
    return isAhead
      ? { from: today, to: addDays(today, span.days) }
      : open({ from: addDays(today, -span.days), to: today });
  };
  return { length: start + span.length, of };
}

const more = [
  'more than',
  'longer than',
  'greater than',
  'older than',
  'over',
  'above',
  'beyond',
  'in over',
  'in more than',
  'for over',
  'for more than',
  'for longer than',
];
const least = [
  'at least',
  'for at least',
  'no less than',
  'not less than',
  'minimum of',
  'a minimum of',
  'for',
  'in',
];
const less = [
  'less than',
  'fewer than',
  'under',
  'newer than',
  'younger than',
  'not more than',
  'in less than',
  'in under',
  'for less than',
  'within less than',
  'in the',
];
const most = ['at most', 'up to', 'no more than', 'within', 'for up to'];

/** “More than 30 days ago”, “for over three weeks”, “30 days or more”. What lies ahead is counted from today on. */
function compared(words: readonly string[], { today }: DayContext): Words | null {
  const leads = (list: readonly string[]) =>
    list
      .map((one) => one.split(' '))
      .filter((parts) => parts.every((part, at) => words[at] === part))
      .sort((a, b) => b.length - a.length)[0]?.length ?? -1;
  const options = [
    { sign: 'more', length: leads(more) },
    { sign: 'least', length: leads(least) },
    { sign: 'less', length: leads(less) },
    { sign: 'most', length: leads(most) },
    { sign: '', length: 0 },
  ].filter(({ length }) => length >= 0);
  for (const { sign, length } of options.sort((a, b) => b.length - a.length)) {
    const span = duration(words.slice(length));
    if (!span) continue;
    let end = length + span.length;
    let found = sign;
    const tail = /^(?:or|and) (more|longer|older|less|fewer)$/.exec(words.slice(end, end + 2).join(' '));
    const early = words[length + 1] === '+' || words[length + span.length - 1] === '+';
    if (tail) {
      found = tail[1] === 'less' || tail[1] === 'fewer' ? 'most' : 'least';
      end += 2;
    } else if (early || words[end] === '+' || words[end] === 'plus') {
      found = 'least';
      end += words[end] === '+' || words[end] === 'plus' ? 1 : 0;
    }
    const isAgo = /^(?:ago|old|earlier|before)$/.test(words[end] ?? '');
    if (isAgo) end += 1;
    if (found === '' && !isAgo) found = 'least';
    if (sign === '' && isAgo && found === '') return null;
    const isBare = sign === 'in' || (words[0] === 'in' && length === 1);
    const isWithin = /^(?:in|within|inside|after)$/.test(words[0] ?? '');
    const lasts = isAgo ? undefined : { ...lastsOf(found, span.days), isWithin };
    return {
      ...(lasts && { lasts }),
      length: end,
      of: (way) => comparedSpan({ found, days: span.days, isBare }, way, today),
    };
  }
  return null;
}

function lastsOf(sign: string, days: number): Lasts {
  if (sign === 'more') return { least: days + 1, most: null };
  if (sign === 'least') return { least: days, most: null };
  return { least: null, most: sign === 'less' ? days - 1 : days };
}

function comparedSpan(
  { found, days, isBare }: { found: string; days: number; isBare: boolean },
  way: Way,
  today: string,
): Span {
  if (way === 'ahead') {
    if (found === 'more') return open({ from: addDays(today, days + 1) });
    if (found === 'least' && !isBare) return open({ from: addDays(today, days) });
    return { from: today, to: addDays(today, found === 'less' ? days - 1 : days) };
  }
  if (found === 'more') return open({ to: addDays(today, -days - 1) });
  // “Not heard in two weeks” has lasted for two weeks or more.
  if (found === 'least') return open({ to: addDays(today, -days) });
  return open({ from: addDays(today, found === 'less' ? 1 - days : -days) });
}

const readers: readonly Reader[] = [between, bounded, plain, agoDays, counted, compared];
