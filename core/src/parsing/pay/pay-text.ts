import type { Pay } from '../../entities/posting/posting.ts';
import { moneyRange } from '../../text/display.ts';
import { type Say, sayEnglish } from '../../text/messages.ts';
import { minorDigits } from './minor-digits.ts';
import { payWord } from './pay.messages.ts';

/**
 * Pay for a list: “$92,000 - $112,000” (a year goes without saying), “$31 - $36 an hour”, “Up to $45,000”. Where the
 * amounts, the currency or the interval are not certain the words of the source stand as they are; '' for no pay.
 */
export function payText(pay: Pay | null, locale = 'en-US', say: Say = sayEnglish): string {
  if (!pay) return '';
  const { min, max, currency, interval } = pay;
  const isCertain = (min !== null || max !== null) && interval !== null && currency !== null;
  if (!isCertain && pay.text) return pay.text;
  const unit = 10 ** minorDigits(currency);
  const major = (amount: number | null) => (amount === null ? null : amount / unit);
  const style = { currency, locale };
  const amount = moneyRange(major(min ?? max), major(max ?? min), style);
  if (amount === '') return '';
  const isOpen = (min === null) !== (max === null);
  const range = isOpen ? say(payWord(min === null ? 'up-to' : 'from', { amount })) : amount;
  const paid = interval === null || interval === 'year' ? range : say(payWord(interval, { pay: range }));
  return pay.estimated ? say(payWord('estimated', { pay: paid })) : paid;
}
