import { checkDate, isDuration, isSeasons } from './check-times.ts';
import { isComputed, isEvery, isOneOf } from './computed-numbers.ts';
import { agree } from './concepts.ts';
import { isCountedAlike } from './counted-alike.ts';
import type { PreparedItem } from './prepared-evidence.ts';
import { type Quantity, timeUnits } from './quantities.ts';
import { problem, type ReadSentence } from './read-sentence.ts';
import { retoldLines } from './retold.ts';
import { isSameNumber } from './same-number.ts';
import type { TruthProblem } from './verdict.ts';
import { isPerson } from './word-lexicon.ts';

const plainUnit = (unit: string) => (unit === 'ordinal' ? '' : unit);

/** Numbers, their units, changes and periods that the evidence does not have. `used` receives the items that support one. */
export function checkNumbers(sentence: ReadSentence, used: Set<PreparedItem>): TruthProblem[] {
  const problems: TruthProblem[] = [];
  const supporting = new Set<PreparedItem>();
  const taken = new Set<Quantity>();
  for (const quantity of sentence.quantities) {
    const found = quantity.isYear
      ? checkDate(sentence, quantity, used)
      : checkNumber(sentence, quantity, supporting, taken);
    if (found) problems.push(found);
  }
  for (const item of supporting) used.add(item);
  if (problems.length === 0) problems.push(...checkDirection(sentence, supporting));
  if (problems.length === 0) problems.push(...checkRates(sentence, supporting));
  return problems;
}

/** How many words around a number tell what it counts. */
const around = 7;

/** “99.2 %” and “$18,000” are no numbers of every line. */
const isTelling = ({ value, unit }: Quantity) =>
  unit !== '' && (value % 1 !== 0 || value >= 1000) && !timeUnits.has(unit);

function closeItems(
  { words, content, items, aligned, quantities, named }: ReadSentence,
  { at, to, value, unit }: Quantity,
): PreparedItem[] {
  const isNear = (one: number) => one >= at - around && one < to + around;
  const claiming = content.filter(isNear);
  // “I type 70 words a minute”: where no word claims anything, longer plain ones tell.
  const plain = [...words.keys()].filter((one) => isNear(one) && (words[one]?.text.length ?? 0) > 3);
  const counted = (words[to]?.text.length ?? 0) > 3 ? [to] : [];
  const acting = words[at - 1]?.verb ? [at - 1] : [];
  const near = claiming.length > 0 ? [...claiming, ...counted, ...acting] : plain;
  const best = aligned.filter(({ hits }) => hits.length > 1).map(({ item }) => item);
  const close = items.filter((item) => near.some((one) => agree(words[one]?.concepts ?? [], item.concepts)));
  const same = items.filter((item) =>
    item.quantities.some((had) => isTelling(had) && had.value === value && had.unit === unit),
  );
  const has = (item: PreparedItem, one: number) => item.quantities.some((had) => had.value === one);
  // Lines under the position that is named, and those that have two numbers of the sentence, speak of it however it is worded.
  const under = items.filter((item) => item.item.kind === 'line' && named.has(item.position));
  const paired = items.filter(
    (item) => has(item, value) && quantities.filter((one) => has(item, one.value)).length > 1,
  );
  // “Seven nurses” of 7 graduates, “seven homes in a day” of 7 calls a day.
  const things = words.slice(to, to + 3).filter((word) => !word.isPlain);
  const alike = items.filter((item) =>
    item.quantities.some(
      (had) =>
        had.value === value &&
        things.some((one) => isCountedAlike(one, item.words.slice(had.to, had.to + 3))),
    ),
  );
  return [...new Set([...best, ...close, ...same, ...paired, ...under, ...alike])];
}

function checkNumber(
  sentence: ReadSentence,
  said: Quantity,
  supporting: Set<PreparedItem>,
  taken: Set<Quantity>,
): TruthProblem | null {
  const close = closeItems(sentence, said);
  let otherUnit: { item: PreparedItem; had: Quantity } | null = null;
  let otherRole: { item: PreparedItem; had: Quantity } | null = null;
  let otherValue: { item: PreparedItem; had: Quantity } | null = null;
  for (const item of close)
    for (const had of item.quantities) {
      if (!isSameThing(sentence, said, item, had)) continue;
      const isUnit =
        plainUnit(had.unit) === plainUnit(said.unit) ||
        isLooseUnit(said, had, item) ||
        isHowOften(sentence, said, had, item);
      // Each number of the evidence counts once: “240/240 V” is not “120/240 V”.
      const isAside = sentence.text.charAt(said.start - 1) === '(';
      if (isUnit && (isAside || !taken.has(had)) && isSameNumber(said, had)) {
        supporting.add(item);
        taken.add(had);
        return null;
      }
      const isValue = isSameNumber({ ...said, role: '' }, { ...had, role: '' });
      if (isUnit && isValue) otherRole ??= { item, had };
      else if (isValue) otherUnit ??= { item, had };
      else if (isUnit && !had.isYear) otherValue ??= { item, had };
    }
  const team = close.find((item) => isOneOf(sentence, said, item));
  if (team || isEvery(sentence, said)) {
    if (team) supporting.add(team);
    return null;
  }
  const computed = close.find((item) => isComputed(said, item));
  if (computed) {
    supporting.add(computed);
    return null;
  }
  const isTimed = sentence.aligned.some(
    ({ item, hits }) => hits.length > 2 && item.quantities.some(({ unit }) => unit === said.unit),
  );
  if ((said.unit === 'year' || said.unit === 'month') && !isTimed && isDuration(sentence, said)) return null;
  if (said.unit === '' && (isListed(sentence, said) || isSeasons(sentence, said))) return null;
  const other = otherRole ?? otherUnit ?? otherValue;
  const kind = otherRole
    ? 'change'
    : otherUnit
      ? 'unit'
      : said.unit === 'year' || said.unit === 'month'
        ? 'duration'
        : said.unit === 'times'
          ? 'change'
          : 'number';
  return problem(
    sentence,
    kind,
    said,
    other
      ? { item: other.item, instead: other.item.item.text.slice(other.had.start, other.had.end) }
      : undefined,
  );
}

/** A small number of the things that are named behind it: “two executives, the CEO and CFO”. */
function isListed({ text, words }: ReadSentence, said: Quantity): boolean {
  const counted = words
    .slice(said.to, said.to + 3)
    .find((word) => /^\s?[,:(–—]/.test(text.slice(word.end, word.end + 2)));
  if (!counted || said.value < 2 || said.value > 5) return false;
  const listed = text.slice(counted.end).replace(/^[\s,:(–—]+/, '');
  const [before = '', behind] = listed.split(/,? and /, 2);
  return (
    behind !== undefined &&
    /^(?:the |my |our )?\p{L}/u.test(behind) &&
    before.split(', ').length === said.value - 1 &&
    before.split(' ').length <= 3 * said.value
  );
}

const steps = /^(?:level|grade|grades|class|tier|step|phase|stage|category|part|no|number)$/;

/** A number that is part of a name or counts an order (“OSHA 30”, “Level 2”, “second shift”) goes with the words beside it alone. */
function isSameThing(sentence: ReadSentence, said: Quantity, item: PreparedItem, had: Quantity): boolean {
  const { words } = sentence;
  const before = words[said.at - 1];
  const isNamed =
    before !== undefined &&
    (before.isName || steps.test(before.lower)) &&
    !/[,;:]/.test(sentence.text.slice(before.end, said.start)) &&
    said.unit === '' &&
    said.role === '';
  const isOrder = said.unit === 'ordinal' || had.unit === 'ordinal';
  if (!isNamed && !isOrder) return isSameCount(sentence, said, item);
  const beside = [
    ...item.words.slice(Math.max(0, had.at - 4), had.at),
    ...item.words.slice(had.to, had.to + 4),
  ];
  const own = isNamed
    ? [before]
    : [...words.slice(Math.max(0, said.at - 2), said.at), ...words.slice(said.to, said.to + 4)];
  return own.some((word) =>
    beside.some(
      (one) => (!one.isPlain || steps.test(one.lower)) && agree(word.concepts, new Set(one.concepts)),
    ),
  );
}

/** What a plain number counts, where the evidence knows the word at all, is in the same piece of it. */
function isSameCount(sentence: ReadSentence, said: Quantity, item: PreparedItem): boolean {
  const { words, evidence, quantities } = sentence;
  // “From three in the morning” counts nothing.
  if (said.unit !== '' || /^(?:in|on|at|to|until|from|by)$/.test(words[said.to]?.lower ?? '')) return true;
  const behind = words
    .slice(said.to, said.to + 3)
    .filter(
      (word, at) =>
        !word.isPlain && !quantities.some((one) => said.to + at >= one.at && said.to + at < one.to),
    );
  const [counted] = behind;
  if (!counted || /[,;:]/.test(counted.text)) return true;
  // “Three dental offices” are the three offices of a dental group.
  const isRun = behind.length > 1 && (behind[1]?.start ?? 0) === counted.end + 1;
  if (isRun && behind[1] && agree(behind[1].concepts, item.concepts)) return true;
  // “Four people” are a crew of four.
  const isOfPeople = item.concepts.has('~team') || item.words.some(({ lower }) => isPerson(lower));
  if (counted.concepts.includes('~person') && isOfPeople) return true;
  if (!agree(counted.concepts, evidence.concepts) || agree(counted.concepts, item.concepts)) return true;
  const counts = item.quantities.filter(({ value }) => value === said.value);
  if (counts.some(({ to }) => isCountedAlike(counted, item.words.slice(to, to + 3)))) return true;
  // “52 children” are 52 students where the rest of the line is said again.
  return (
    isPerson(counted.lower) &&
    item.words.some(({ lower }) => isPerson(lower)) &&
    retoldLines(sentence).includes(item)
  );
}

/** “Six times a year I plan demo days” beside “plan 6 demo days a year”. */
function isHowOften({ text }: ReadSentence, said: Quantity, had: Quantity, item: PreparedItem): boolean {
  const isRate = /^ (?:a|per|each|every) (?:day|night|shift|week|month|quarter|year|season)\b/.test(
    text.slice(said.end, said.end + 16),
  );
  return said.unit === 'times' && had.unit === '' && isRate && item.rates.size > 0;
}

/** “40,000 claims” beside “40,000 claims a day”, “half” beside “50%”: one of both has no unit that counts. */
function isLooseUnit(said: Quantity, had: Quantity, { item }: PreparedItem): boolean {
  if (
    said.unit === '' &&
    had.unit !== '' &&
    !timeUnits.has(had.unit) &&
    had.unit !== 'percent' &&
    !/^(?:usd|eur|gbp)$/.test(had.unit)
  )
    return true;
  // “by a third” has no unit on either side, “three times a week” is a count.
  return said.unit === 'times' && had.unit === '' && /\btwice|thrice\b/.test(item.text);
}

/** A number that is said to have risen where the evidence says that it fell, and the other way round. */
function checkDirection(sentence: ReadSentence, supporting: ReadonlySet<PreparedItem>): TruthProblem[] {
  const says = (words: Iterable<string>, one: string, other: string) => {
    const set = new Set(words);
    return set.has(one) && !set.has(other);
  };
  // “Improved to 58 %, down from 64 %”: both numbers tell.
  if (sentence.quantities.filter(({ role }) => role === 'from' || role === 'to').length > 1) return [];
  const all = sentence.words.flatMap(({ concepts }) => concepts);
  for (const [one, other] of [
    ['~increase', '~reduce'],
    ['~reduce', '~increase'],
  ] as const) {
    if (!says(all, one, other)) continue;
    const against = [...supporting].find((item) => says(item.concepts, other, one));
    const word = sentence.words.find(({ concepts }) => concepts.includes(one));
    if (against && word)
      return [problem(sentence, 'change', word, { item: against, instead: against.item.text })];
  }
  return [];
}

/** “A day” where the evidence says “a shift”; a period of a number where the evidence has none. */
function checkRates(
  { rates, quantities, aligned, ...sentence }: ReadSentence,
  supporting: ReadonlySet<PreparedItem>,
): TruthProblem[] {
  const close = aligned.filter(({ hits }) => hits.length > 1).map(({ item }) => item);
  const near = supporting.size > 0 ? [...supporting] : close.slice(0, 3);
  return rates.flatMap((rate) => {
    const all = [...near, ...close];
    if (all.some((item) => item.rates.has(rate.period))) return [];
    const counted = quantities.some(({ isYear, unit }) => !isYear && !timeUnits.has(unit));
    const other = near.find((item) => item.rates.size > 0);
    if (!other && !(counted && supporting.size > 0)) return [];
    return [problem(sentence, 'unit', rate, other && { item: other, instead: [...other.rates].join(', ') })];
  });
}
