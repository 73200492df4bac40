import { numberWords } from './number-words.data.ts';
import type { ReadNumber } from './read-number.ts';
import type { TruthWord } from './truth-words.ts';

/** “Half a dozen” is six, “four in five” and “4 out of 5” are 80 percent, “biweekly” is every two weeks. */
export function shareAt(words: readonly TruthWord[], at: number): ReadNumber | null {
  const [one, two, three, four] = words.slice(at, at + 4).map(({ lower }) => lower);
  if (one === 'half' && (two === 'dozen' || (two === 'a' && three === 'dozen')))
    return { value: 6, to: two === 'a' ? 3 : 2, unit: '' };
  if (/^(?:biweekly|fortnightly)$/.test(one ?? '')) return { value: 2, to: 1, unit: 'week' };
  if (one === 'every' && two === 'other')
    return /^weeks?$/.test(three ?? '') ? { value: 2, to: 3, unit: 'week' } : null;
  const behind = two === 'in' ? three : two === 'out' && three === 'of' ? four : undefined;
  const part = smallNumber(one);
  const whole = smallNumber(behind);
  if (part === undefined || whole === undefined || part >= whole || whole > 10) return null;
  return { value: (100 * part) / whole, to: two === 'in' ? 3 : 4, unit: 'percent' };
}

const smallNumber = (lower: string | undefined) => {
  if (lower === undefined) return undefined;
  if (lower === 'one') return 1;
  return /^\d{1,2}$/.test(lower)
    ? Number(lower)
    : Object.hasOwn(numberWords, lower)
      ? numberWords[lower]
      : undefined;
};
