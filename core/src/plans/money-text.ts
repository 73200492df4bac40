import { formatLocale } from '../text/format-locale.ts';
import { numberFormat } from '../text/formats.ts';

/** Money as people read it: `$15`, `$15.50`, `€20`, `¥2,000`; an unknown currency by its code. */
export function moneyText(amount: number, currency: string, locale = formatLocale() ?? 'en-US'): string {
  const code = /^[a-z]{3}$/i.test(currency) ? currency.toUpperCase() : 'XXX';
  const format = numberFormat(locale, { style: 'currency', currency: code });
  // Of yen there is no smaller unit, of dinars there are a thousand.
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const value = amount / 10 ** digits;
  if (!Number.isInteger(value)) return format.format(value);
  return numberFormat(locale, {
    style: 'currency',
    currency: code,
    minimumFractionDigits: 0,
  }).format(value);
}
