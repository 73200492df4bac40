import type { Pay } from '@foothold/core/entities/posting/posting.ts';
import { minorDigits } from '@foothold/core/parsing/pay/minor-digits.ts';
import { numberFormat } from '@foothold/core/text/formats.ts';

/**
 * Pay as a narrow column shows it: `$115–140k`, `$86,000`, `$31–36/h`. What could not be read is shown as written;
 * '' when nothing is stated.
 */
export function shortPay(job: { salary: string; pay: Pay | null }, locale?: string): string {
  const { pay } = job;
  const written = job.salary.trim();
  const low = pay?.min ?? pay?.max ?? null;
  if (!pay?.currency || low === null) return written;
  const unit = 10 ** minorDigits(pay.currency);
  const [from, to] = [low / unit, Math.max(low, pay.max ?? low) / unit];
  const per = { hour: '/h', day: '/d', week: '/wk', month: '/mo', year: '' }[pay.interval ?? 'year'];
  const format = moneyFormat(pay.currency, Number.isInteger(from) && Number.isInteger(to), locale);
  if (to === from) return `${format.format(from)}${per}`;
  const symbol = leadingSymbol(format);
  if (symbol === '') return `${format.formatRange(from, to)}${per}`;
  const plain = numberFormat(locale);
  if (from >= 1000 && from % 1000 === 0 && to % 1000 === 0)
    return `${symbol}${plain.format(from / 1000)}–${plain.format(to / 1000)}k${per}`;
  return `${format.format(from)}–${plain.format(to)}${per}`;
}

function moneyFormat(currency: string, isWhole: boolean, locale: string | undefined): Intl.NumberFormat {
  const digits = isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  return numberFormat(locale, { style: 'currency', currency, ...digits });
}

/** The sign where the reader's language writes it in front; '' where it follows the amount. */
function leadingSymbol(format: Intl.NumberFormat): string {
  const [first] = format.formatToParts(1);
  return first?.type === 'currency' ? first.value : '';
}
