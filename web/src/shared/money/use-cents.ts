import { numberFormat } from '@foothold/core/text/formats.ts';
import { useLingui } from '@lingui/react/macro';

/** Money in cents as words: to the cent, so that rows add up as they are read. */
export function useCents(): { cents: (amount: number) => string; whole: (amount: number) => string } {
  const { i18n } = useLingui();
  const format = (amount: number, maximumFractionDigits: 0 | 2) =>
    numberFormat(i18n.locale, {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: maximumFractionDigits,
      maximumFractionDigits,
    })
      .format(amount / 100)
      // The minus of typesetting, with a blank: a hyphen before a sign is easily missed.
      .replace(/^-/, '− ');
  return { cents: (amount) => format(amount, 2), whole: (amount) => format(amount, 0) };
}
