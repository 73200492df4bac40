import { formatLocale } from './format-locale.ts';
import { numberFormat } from './formats.ts';
import { trimEndCharacters } from './trim-characters.ts';

/** Text of at most `max` characters, cut at a word where one is near and ended with `...` (docs/spec/rules.md, Display). */
export function truncate(text: string, max: number): string {
  const characters = [...text.trim()];
  if (characters.length <= max) return text.trim();
  if (max <= 3) return '.'.repeat(Math.max(0, max));
  const cut = characters.slice(0, max - 3).join('');
  const word = cut.lastIndexOf(' ');
  return `${trimEndCharacters(word > cut.length * 0.7 ? cut.slice(0, word) : cut, /[\s,;:.–-]/)}...`;
}

// On a server there is no interface.
const shownIn = () => formatLocale() ?? 'en-US';

/** A number with thousands separators (“10,000”); '' for a bad number (docs/spec/rules.md, Display). */
export function thousands(value: number, locale = shownIn()): string {
  return Number.isFinite(value) ? numberFormat(locale, { maximumFractionDigits: 2 }).format(value) : '';
}

/**
 * A money range in major units: “$92,000 - $112,000” in US English as docs/spec/rules.md, Display, writes it, the locale's own
 * form elsewhere (docs/spec/readings.md R16). One amount when both are equal, “From …” or “Up to …” when one is
 * missing, '' for none.
 */
export function moneyRange(
  min: number | null,
  max: number | null,
  { currency = 'USD', locale = shownIn() }: { currency?: string | null; locale?: string } = {},
): string {
  const amounts = [min, max].filter((amount) => amount !== null && Number.isFinite(amount));
  if (amounts.length === 0) return '';
  const hasCents = amounts.some((amount) => amount !== null && !Number.isInteger(amount));
  const style = currency ? ({ style: 'currency', currency } as const) : ({ style: 'decimal' } as const);
  const whole = hasCents ? {} : { minimumFractionDigits: 0, maximumFractionDigits: 0 };
  const format = numberFormat(locale, { ...style, ...whole });
  if (min === null) return `Up to ${format.format(max ?? 0)}`;
  if (max === null) return `From ${format.format(min)}`;
  if (min === max) return format.format(min);
  return locale === 'en-US' ? `${format.format(min)} - ${format.format(max)}` : format.formatRange(min, max);
}
