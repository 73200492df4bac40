import type { Pay } from '../../entities/posting/posting.ts';
import { currencyOf, isCurrency, minorDigits } from './currency.ts';
import { inferInterval, isBelievable, type PayInterval, parseInterval, timesAYear } from './pay-interval.ts';
import { type Amount, cutExtras, readAmounts } from './salary-amounts.ts';

/** A pay text is a line; nothing behind this many characters is read. */
const longestText = 450;

/**
 * Reads a pay text as postings write it: “$85,000 - $95,000”, “60-80k”, “USD 4,000 a month”, “up to £45k”. Null when
 * it holds no amount. What is in doubt stays null while `text` keeps what was said: a figure is never guessed.
 * A plain `$` is `dollar` (US dollars unless the caller knows better).
 */
export function parsePay(text: string, { dollar = 'USD' }: { dollar?: string } = {}): Pay | null {
  const given = text.replace(/\s+/g, ' ').trim().slice(0, longestText);
  const amounts = readAmounts(given, dollar);
  if (amounts.every((amount) => amount.value === 0)) return null;
  const estimated = /\b(?:est|estimated?|predicted|approx(?:imately)?)\b/i.test(given);
  const currencies = new Set(
    amounts.flatMap((amount) => (amount.mark ? [currencyOf(amount.mark, dollar)] : [])),
  );
  const isDollarCode = [...currencies].some((code) => code !== dollar && dollars.has(code ?? ''));
  const named = [...currencies].filter((code) => code !== dollar || !isDollarCode);
  const currency = named.length === 1 ? (named[0] ?? null) : null;
  const isMixed = named.length > 1;
  const [min, max] = isMixed ? [null, null] : range(amounts, cutExtras(given));
  const interval = amounts.some((amount) => amount.isYearly) ? 'year' : parseInterval(given);
  return build({
    text: given,
    min,
    max,
    currency,
    interval,
    estimated,
  });
}

/** “$70K - $200K CAD”: a code of another dollar says which dollar the sign is. */
const dollars: ReadonlySet<string> = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN']);

/** Pay that a source gives as numbers in major units; null when there is neither a number nor a text. */
export function payFromNumbers(source: {
  min: number | null;
  max: number | null;
  currency: string | null;
  /** Any spelling: `year`, `1 YEAR`, `per-hour-wage`, `Annual`, `HOUR`. */
  interval: string | null;
  text?: string;
  estimated?: boolean;
}): Pay | null {
  const { text = '', estimated = false } = source;
  const clean = (value: number | null) =>
    value !== null && Number.isFinite(value) && value > 0 ? value : null;
  const min = clean(source.min);
  const max = clean(source.max);
  if (min === null && max === null) return text.trim() === '' ? null : parsePay(text);
  const code = source.currency?.trim().toUpperCase() ?? '';
  const currency = isCurrency(code) ? code : null;
  const interval = source.interval ? parseInterval(source.interval) : null;
  return build({ text: text.trim(), min, max, currency, interval, estimated });
}

function build(pay: {
  text: string;
  min: number | null;
  max: number | null;
  currency: string | null;
  interval: PayInterval | null;
  estimated: boolean;
}): Pay {
  const { text, currency, estimated } = pay;
  const [min, max] = isOneRange(pay.min, pay.max) ? [pay.min, pay.max] : [null, null];
  const amounts = [min, max].filter((amount) => amount !== null);
  const stated = pay.interval ?? (onceOnly.test(text) ? null : inferInterval(amounts, currency));
  const interval =
    stated && amounts.length > 0 && amounts.every((a) => isBelievable(stated, a, currency)) ? stated : null;
  const minor = (amount: number | null) =>
    amount === null ? null : Math.round(amount * 10 ** minorDigits(currency));
  const yearly = (amount: number | null) => {
    return amount === null || !interval ? null : minor(amount * timesAYear[interval]);
  };
  return {
    text,
    min: minor(min),
    max: minor(max),
    currency,
    interval,
    yearlyMin: yearly(min),
    yearlyMax: yearly(max),
    estimated,
  };
}

/** Money that is paid once is no yearly pay, however large. */
const onceOnly = /\b(?:once|one[- ]time|in total|stipend|per project|sign(?:ing|-?on))\b/i;

/** No pay range spans more than twenty times its start, and none runs backwards: such numbers say nothing. */
function isOneRange(min: number | null, max: number | null): boolean {
  return min === null || max === null || (min <= max && max <= min * 20);
}

const onlyMax = /\b(?:up to|max(?:imum)?|to a maximum of|no more than|bis zu|jusqu'à)\b|^(?:≤|<)/i;
const onlyMin = /\b(?:from|starting (?:at|from)|starts? at|min(?:imum)?|at least|ab|à partir de)\b|^(?:≥|>)/i;

function range(amounts: readonly Amount[], text: string): [number | null, number | null] {
  const [first, second] = amounts;
  if (!first || amounts.length > 2) return [null, null];
  if (!second) {
    const value = first.value || null;
    if (onlyMax.test(text)) return [null, value];
    return onlyMin.test(text) || first.isOpen ? [value, null] : [value, value];
  }
  if (!second.isRangeEnd) return [null, null];
  const [low, high] = shareThousands(first, second);
  return [low || null, high || null];
}

/**
 * “60-80k” and “$120K - 150” mean thousands on both sides. With a currency sign of its own the bare number could be
 * meant as written (“$150 - $400K”), so that side stays open; “$750 - $2.5K” can only be meant as written.
 */
function shareThousands(first: Amount, second: Amount): [number | null, number | null] {
  const bare = (a: Amount, b: Amount) => a.scale === 1 && b.scale > 1 && a.value < 1000;
  if (bare(first, second)) {
    const scaled = first.value * second.scale;
    if (!second.hasOwnSign) return [scaled, second.value];
    return [
      scaled > second.value && isOneRange(first.value, second.value) ? first.value : null,
      second.value,
    ];
  }
  if (bare(second, first)) return [first.value, second.hasOwnSign ? null : second.value * first.scale];
  return [first.value, second.value];
}
