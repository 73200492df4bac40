import type { PreparedItem } from './prepared-evidence.ts';
import type { Quantity } from './quantities.ts';
import type { ReadSentence } from './read-sentence.ts';

/** Changes that follow from two numbers of the evidence: from 8,000 to 31,000 is almost four times as many. */
export function isComputed(said: Quantity, { quantities }: PreparedItem): boolean {
  return quantities.some((to, at) => {
    const from = quantities[at - 1];
    if (!from || to.role !== 'to' || from.unit !== to.unit || from.value === 0 || to.value === 0)
      return false;
    const ratio = to.value / from.value;
    // “By more than half”
    if (said.value === 0.5 && said.unit !== 'times' && ratio < 1)
      return fits({ ...said, value: 50 }, (1 - ratio) * 100);
    if (said.unit === 'times') return fits(said, ratio < 1 && said.value > 1 ? 1 / ratio : ratio);
    if (said.unit === 'percent' && said.role !== 'to' && said.role !== 'from') {
      const percent = Math.abs(ratio - 1) * 100;
      if (fits(said, percent)) return true;
    }
    const isPoints =
      said.unit === 'points' || (said.unit !== 'percent' && said.role === 'by' && said.unit === to.unit);
    return isPoints && fits(said, Math.abs(to.value - from.value));
  });
}

function fits({ value, bound }: Quantity, true_: number): boolean {
  if (bound === 'over' || bound === 'during' || bound === 'at-least')
    return true_ >= value && true_ < value * 1.3;
  if (bound === 'nearly') return true_ <= value && true_ > value * 0.85;
  return (
    Math.abs(true_ - value) <= Math.max(0.02 * true_, value >= 10 ? 0.5 : 0.05) ||
    (bound === 'about' && Math.abs(true_ - value) <= 0.1 * value)
  );
}

/** “Five other engineers” of somebody in a team of six. */
export function isOneOf({ words }: ReadSentence, { value, unit, to }: Quantity, item: PreparedItem): boolean {
  return (
    unit === '' &&
    words[to]?.lower === 'other' &&
    item.concepts.has('~team') &&
    item.quantities.some((had) => had.value === value + 1)
  );
}

const periods: Readonly<Record<string, string>> = {
  '3 month': 'quarter',
  '12 month': 'year',
  '7 day': 'week',
};

/** “Every three months” of what is done each quarter. */
export function isEvery({ text, aligned }: ReadSentence, { value, unit, start }: Quantity): boolean {
  const period = periods[`${value} ${unit}`];
  if (period === undefined || !/\bevery $/i.test(text.slice(Math.max(0, start - 6), start))) return false;
  return aligned.some(({ item, hits }) => hits.length > 0 && item.rates.has(period));
}
