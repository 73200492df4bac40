import { agree } from './concepts.ts';
import type { PreparedItem } from './prepared-evidence.ts';
import { isSameNumber, type Quantity, timeUnits } from './quantities.ts';
import { problem, type ReadSentence } from './read-sentence.ts';
import { checkDate, isDuration } from './check-times.ts';
import type { TruthProblem } from './verdict.ts';

const plainUnit = (unit: string) => (unit === 'ordinal' ? '' : unit);

/** Numbers, their units, changes and periods that the evidence does not have. `used` receives the items that support one. */
export function checkNumbers(sentence: ReadSentence, used: Set<PreparedItem>): TruthProblem[] {
  const problems: TruthProblem[] = [];
  const supporting = new Set<PreparedItem>();
  for (const quantity of sentence.quantities) {
    const found = quantity.isYear ? checkDate(sentence, quantity, used) : checkNumber(sentence, quantity, supporting);
    if (found) problems.push(found);
  }
  for (const item of supporting) used.add(item);
  if (problems.length === 0) problems.push(...checkRates(sentence, supporting));
  return problems;
}

/** How many words around a number tell what it counts. */
const around = 7;

function closeItems({ words, content, items, aligned }: ReadSentence, { at, to }: Quantity): PreparedItem[] {
  const near = content.filter((one) => one >= at - around && one < to + around);
  const best = aligned.filter(({ hits }) => hits.length > 1).map(({ item }) => item);
  const close = items.filter((item) => near.some((one) => agree(words[one]?.concepts ?? [], item.concepts)));
  return [...best, ...close.filter((item) => !best.includes(item))];
}

function checkNumber(sentence: ReadSentence, said: Quantity, supporting: Set<PreparedItem>): TruthProblem | null {
  const close = closeItems(sentence, said);
  let otherUnit: { item: PreparedItem; had: Quantity } | null = null;
  let otherRole: { item: PreparedItem; had: Quantity } | null = null;
  let otherValue: { item: PreparedItem; had: Quantity } | null = null;
  for (const item of close)
    for (const had of item.quantities) {
      const isUnit = plainUnit(had.unit) === plainUnit(said.unit) || isLooseUnit(said, had, item);
      if (isUnit && isSameNumber(said, had)) {
        supporting.add(item);
        return null;
      }
      const isValue = isSameNumber({ ...said, role: '' }, { ...had, role: '' });
      if (isUnit && isValue) otherRole ??= { item, had };
      else if (isValue) otherUnit ??= { item, had };
      else if (isUnit && !had.isYear) otherValue ??= { item, had };
    }
  const computed = close.find((item) => isComputed(said, item));
  if (computed) {
    supporting.add(computed);
    return null;
  }
  if ((said.unit === 'year' || said.unit === 'month') && isDuration(sentence, said)) return null;
  // A small number that says how many of the things that follow there are: “two parts” where two are named.
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
    other ? { item: other.item, instead: other.item.item.text.slice(other.had.start, other.had.end) } : undefined,
  );
}

/** “40,000 claims” beside “40,000 claims a day”, “half” beside “50%”: one of both has no unit that counts. */
function isLooseUnit(said: Quantity, had: Quantity, { item }: PreparedItem): boolean {
  if (said.unit === '' && had.unit !== '' && !timeUnits.has(had.unit) && had.unit !== 'percent' && !/^(?:usd|eur|gbp)$/.test(had.unit))
    return true;
  // “by a third” has no unit on either side, “three times a week” is a count.
  return said.unit === 'times' && had.unit === '' && /\btwice|thrice\b/.test(item.text);
}

/** Changes that follow from two numbers of the evidence: from 8,000 to 31,000 is almost four times as many. */
function isComputed(said: Quantity, { quantities }: PreparedItem): boolean {
  return quantities.some((to, at) => {
    const from = quantities[at - 1];
    if (!from || to.role !== 'to' || from.unit !== to.unit || from.value === 0 || to.value === 0) return false;
    const ratio = to.value / from.value;
    if (said.unit === 'times') return fits(said, ratio < 1 && said.value > 1 ? 1 / ratio : ratio);
    if (said.unit === 'percent' && said.role !== 'to' && said.role !== 'from') {
      const percent = Math.abs(ratio - 1) * 100;
      if (fits(said, percent)) return true;
    }
    const isPoints = said.unit === 'points' || (said.unit !== 'percent' && said.role === 'by' && said.unit === to.unit);
    return isPoints && fits(said, Math.abs(to.value - from.value));
  });
}

function fits({ value, bound }: Quantity, true_: number): boolean {
  if (bound === 'over' || bound === 'at-least') return true_ >= value && true_ < value * 1.3;
  if (bound === 'nearly') return true_ <= value && true_ > value * 0.85;
  return Math.abs(true_ - value) <= Math.max(0.02 * true_, value >= 10 ? 0.5 : 0.05) || (bound === 'about' && Math.abs(true_ - value) <= 0.1 * value);
}

/** “A day” where the evidence says “a shift”; a period of a number where the evidence has none. */
function checkRates({ rates, quantities, aligned, ...sentence }: ReadSentence, supporting: ReadonlySet<PreparedItem>): TruthProblem[] {
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
