import type { Pay } from '../../entities/posting/posting.ts';
import { moneyRange } from '../../text/display.ts';
import { minorDigits } from './currency.ts';

const intervalWords = {
  hour: ' an hour',
  day: ' a day',
  week: ' a week',
  month: ' a month',
  year: '',
} as const;

/**
 * Pay for a list: “$92,000 - $112,000” (a year goes without saying), “$31 - $36 an hour”, “Up to $45,000”. Where the
 * amounts, the currency or the interval are not certain the words of the source stand as they are; '' for no pay.
 */
export function payText(pay: Pay | null, locale = 'en-US'): string {
  if (!pay) return '';
  const { min, max, currency, interval } = pay;
  const isCertain = (min !== null || max !== null) && interval !== null && currency !== null;
  if (!isCertain && pay.text) return pay.text;
  const unit = 10 ** minorDigits(currency);
  const major = (amount: number | null) => (amount === null ? null : amount / unit);
  const range = moneyRange(major(min), major(max), { currency, locale });
  return range === ''
    ? ''
    : `${range}${interval ? intervalWords[interval] : ''}${pay.estimated ? ' (estimated)' : ''}`;
}
