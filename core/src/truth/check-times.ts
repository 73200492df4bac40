import { countMonths, type Months } from '../fit/worked-months.ts';
import { agree } from './concepts.ts';
import { positionsOfTrade, tradeNamed } from './positions-meant.ts';
import type { PreparedItem } from './prepared-evidence.ts';
import type { Quantity } from './quantities.ts';
import { problem, type ReadSentence } from './read-sentence.ts';
import type { TruthProblem } from './verdict.ts';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** 1 for “January” and “Jan”; null for another word. */
function monthNumber(lower: string): number | null {
  const at = months.indexOf(lower.slice(0, 3));
  return at >= 0 &&
    /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/.test(
      lower,
    )
    ? at + 1
    : null;
}

const starters = new Set(['starting', 'joined', 'began', 'started']);

/** “Since”, “since June”, “joined in” and “joined in June” right before a year; “since then, until” is not. */
function saysSince(before: string): boolean {
  const [far = '', near = '', last = ''] = ['', '', ...before.toLowerCase().trim().split(/\s+/)].slice(-3);
  if (last === 'since' || near === 'since') return true;
  return (last === 'in' && starters.has(near)) || (near === 'in' && starters.has(far));
}

/** “My license in 1994, which was the year I joined”: the year of a paper is no date of a position. */
function paperBefore(text: string): boolean {
  const clause = text.split(/[,;:]| (?:and|when|while|which|since|before|after|until) /).at(-1) ?? '';
  return (
    /\b(?:got|earned|received|passed|hold|held|have|took|obtained) (?:my|an?|the|both)\b/i.test(clause) &&
    /\b(?:licen[cs]e|certificate|certification|exam|degree|diploma)\b/i.test(clause)
  );
}

/** A year, with the month before it, that no date of what the sentence speaks of has. */
export function checkDate(
  sentence: ReadSentence,
  said: Quantity,
  used: Set<PreparedItem>,
): TruthProblem | null {
  const { text, words, items, named, aligned } = sentence;
  const month = monthNumber(words[said.at - 1]?.lower ?? '');
  const stored = month === null ? String(said.value) : `${said.value}-${String(month).padStart(2, '0')}`;
  const isDay = (date: string | undefined) =>
    date !== undefined &&
    date !== '' &&
    (date.startsWith(stored) || (date.length === 4 && stored.startsWith(date)));
  const isSince = saysSince(text.slice(Math.max(0, said.start - 24), said.start));
  // A date of a position is meant where the sentence names the position, or says when something began or ended.
  const isSpan =
    /\b(?:since|from|until|till|through|joined|start|starts|started|starting|began|begun|became|promoted|left|between)\b/i.test(
      text,
    );
  const isSchool =
    named.size === 0 &&
    !isSince &&
    /\b(?:graduat\w*|degree|diploma|stud(?:y|ied)|school|college|university)\b/i.test(text);
  const close = new Set(aligned.map(({ item }) => item));
  // “I have taught since 2015” begins where the trade does, and not with the first position of any.
  const trade = isSince && named.size === 0 ? tradeNamed(sentence) : null;
  const isOfPaper = paperBefore(text.slice(0, said.start));
  for (const item of items) {
    const { startDate, endDate, kind } = item.item;
    if (isOfPaper && kind === 'position') continue;
    const isMeant =
      kind !== 'position' ||
      (named.size === 0 ? isSpan && !isSchool && (trade?.has(item.at) ?? true) : named.has(item.at));
    const isDated = isDay(startDate) || (!isSince && isDay(endDate));
    const inText =
      close.has(item) &&
      item.quantities.some((had) => had.isYear && had.value === said.value) &&
      (month === null || item.words.some(({ lower }) => monthNumber(lower) === month));
    if ((isMeant && isDated && (kind === 'position' || close.has(item))) || inText) {
      used.add(item);
      return null;
    }
  }
  const start = month === null ? said.start : (words[said.at - 1]?.start ?? said.start);
  const other = items.find((item) => named.has(item.at));
  return problem(
    sentence,
    'date',
    { start, end: said.end },
    other && { item: other, instead: other.item.startDate ?? '' },
  );
}

/** Said of all that one did at a place, or of more than one position. */
const whole =
  /\b(?:been (?:with|at|here)|one role or another|altogether|in all|all told|first (?:as|at|in)|different roles)\b/i;

/** “Six years, counting FedEx”: the employer is one of those that are counted. */
const counting = /\b(?:counting|including|if (?:i|you|one) counts?)\b/i;

/** Whether a span of years or months follows from the dates of what the sentence names, else of all positions. */
export function isDuration(sentence: ReadSentence, said: Quantity): boolean {
  const { named: strict, mentioned, quantities, evidence } = sentence;
  // “Twelve years at Fern, eight of them as manager” speaks of more than one position.
  const named = counting.test(sentence.text)
    ? new Set<number>()
    : quantities.filter(({ unit }) => unit === 'year' || unit === 'month').length > 1
      ? mentioned
      : strict;
  const positions = evidence.person.filter(({ item, months }) => item.kind === 'position' && months !== null);
  const trade = named.size > 0 || whole.test(sentence.text) ? null : positionsOfTrade(sentence);
  const wanted = trade ?? (named.size > 0 ? named : null);
  const meant = wanted ? positions.filter(({ at }) => wanted.has(at)) : positions;
  const spans = meant.map(({ months }) => (months ? [months] : []));
  const employers = [...Map.groupBy(meant, ({ item }) => item.employer ?? '').values()].map((list) =>
    list.flatMap(({ months }) => (months ? [months] : [])),
  );
  const runs =
    named.size > 0
      ? []
      : [...runsOf(meant), ...(trade && !tradeNamed(sentence) ? runsOf(alike(positions, meant)) : [])];
  const lengths = [...spans, ...employers, spans.flat(), ...runs].map(countMonths);
  if ((named.size === 0 && !trade) || named !== strict) lengths.push(evidence.worked);
  return lengths.some((months) => lasts(said, months));
}

/** Positions whose titles share a word with one of those that are meant. */
function alike(positions: readonly PreparedItem[], meant: readonly PreparedItem[]): PreparedItem[] {
  const said = new Set(meant.flatMap(({ title }) => title.flatMap(({ concepts }) => concepts)));
  return positions.filter(({ title }) => title.some(({ concepts }) => agree(concepts, said)));
}

/** “Three summers” of a position that three calendar years have. */
export function isSeasons({ words, named, evidence }: ReadSentence, { value, unit, to }: Quantity): boolean {
  if (unit !== '' || !/^(?:summers|winters|seasons|springs|falls|harvests)$/.test(words[to]?.lower ?? ''))
    return false;
  return evidence.person.some(({ at, item: { kind, startDate = '', endDate = '' } }) => {
    const [from, until] = [Number(startDate.slice(0, 4)), Number(endDate.slice(0, 4))];
    return kind === 'position' && named.has(at) && from > 0 && until - from + 1 === value;
  });
}

/** The latest position, the two latest, and so on: a trade named loosely began with one of them. */
function runsOf(positions: readonly PreparedItem[]): Months[][] {
  const months = positions
    .flatMap((one) => (one.months ? [one.months] : []))
    .sort((one, other) => other.from - one.from);
  return months.map((_, at) => months.slice(0, at + 1));
}

function lasts({ value, unit, bound }: Quantity, months: number): boolean {
  const said = unit === 'year' ? value * 12 : value;
  if (bound === 'over' || bound === 'during' || bound === 'at-least')
    return months >= said && months < said * 1.5 + 12;
  if (bound === 'under' || bound === 'up-to') return months <= said;
  if (bound === 'nearly') return months <= said + 1 && months >= said - Math.min(8, said * 0.2);
  const away = Math.abs(months - said);
  // Who was somewhere for five years and nine months was there five years.
  if (bound === '' && unit === 'year' && months >= said && months < said + 12) return true;
  if (bound === 'about') return away <= Math.max(3, said * 0.12);
  return away <= (unit === 'month' ? 1 : value % 1 === 0 ? (value < 3 ? 3 : 6) : 3);
}
