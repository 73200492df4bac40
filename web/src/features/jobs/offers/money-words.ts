import { minorDigits } from '@foothold/core/parsing/pay/minor-digits.ts';
import { moneyRange } from '@foothold/core/text/display.ts';
import type { MoneyRange } from '@foothold/core/tracking/offer-pay.ts';

/** Money in whole units of its currency, in a language: “$86,000”, “$80,000 - $90,000”. */
export function moneyWords({ low, high, currency }: MoneyRange, locale: string): string {
  const unit = 10 ** minorDigits(currency);
  return moneyRange(Math.round(low / unit), Math.round(high / unit), { currency, locale });
}
