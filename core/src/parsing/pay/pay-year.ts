import type { Pay } from '../../entities/posting/posting.ts';
import { minorDigits } from './minor-digits.ts';

/** The largest figure that a column of the search takes. */
const most = 2_147_483_647;

/**
 * What a pay comes to a year at the top of its range, in whole units of its currency; null where no amount, no interval
 * or no currency is stated, since then it cannot be compared.
 */
export function payAYear(pay: Pay | null): number | null {
  const top = pay?.yearlyMax ?? pay?.yearlyMin ?? null;
  if (!pay?.currency || top === null) return null;
  return Math.min(Math.floor(top / 10 ** minorDigits(pay.currency)), most);
}
