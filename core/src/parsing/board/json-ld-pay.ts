import type { Pay } from '../../entities/posting/posting.ts';
import { decodeLine } from '../../text/html-entities.ts';
import { isCurrency } from '../pay/currency.ts';
import { payFromNumbers } from '../pay/salary.ts';
import type { PostingFacts } from '../posting/posting-facts.ts';
import { fieldsOf, numberOf, textOf, textsOf } from './loose-fields.ts';

/** What an amount leaves to what is around it. */
type Around = { currency: string; interval: string };

/** ISO 8601 durations, as some pages write an interval. */
const durations: Readonly<Record<string, string>> = {
  PT1H: 'hour',
  P1D: 'day',
  P1W: 'week',
  P7D: 'week',
  P1M: 'month',
  P1Y: 'year',
};

/**
 * The pay of a `baseSalary` in any of its shapes: a number, a text, a list, an amount with a value, with a range, or with
 * a range as text. Several that differ (one for each place) say no single one: null, and the texts as written.
 */
export function jsonLdPay(
  node: Record<string, unknown>,
): Pick<PostingFacts, 'pay' | 'payText' | 'hasCurrency'> {
  const around = { currency: textOf(node.salaryCurrency), interval: '' };
  const pays = paysOf(node.baseSalary, around, 0);
  const told = new Map(pays.map((pay) => [JSON.stringify({ ...pay, text: '' }), pay]));
  const [only = null] = told.values();
  return {
    pay: told.size === 1 ? only : null,
    ...(namesCurrency(node, 0) && { hasCurrency: true }),
    payText: [...new Set(textsOf(node.baseSalary).map(decodeLine))].join('; ').slice(0, 450),
  };
}

/** True where a field of the pay names its currency. */
function namesCurrency(value: unknown, depth: number): boolean {
  if (depth > 4) return false;
  if (Array.isArray(value)) return value.slice(0, 50).some((item) => namesCurrency(item, depth + 1));
  const node = fieldsOf(value);
  if (!node) return false;
  const told = [node.currency, node.priceCurrency, node.salaryCurrency].some((one) =>
    isCurrency(textOf(one).toUpperCase()),
  );
  return told || namesCurrency(node.baseSalary ?? node.value, depth + 1);
}

function paysOf(value: unknown, around: Around, depth: number): Pay[] {
  if (depth > 4) return [];
  if (Array.isArray(value)) {
    const numbers = value.map(plainNumber);
    if (numbers.length === 2 && numbers.every((number) => number !== null))
      return found(numbers[0] ?? null, numbers[1] ?? null, '', around);
    return value.slice(0, 50).flatMap((item) => paysOf(item, around, depth + 1));
  }
  const amount = fieldsOf(value);
  if (!amount) {
    const number = plainNumber(value);
    return found(number, number, number === null ? decodeLine(textOf(value)) : '', around);
  }
  const unit = textOf(amount.unitText) || textOf(amount.unitCode) || textOf(amount.duration);
  const own = {
    currency: textOf(amount.currency) || textOf(amount.priceCurrency) || around.currency,
    interval: durations[unit.toUpperCase()] ?? (unit || around.interval),
  };
  const least = amount.minValue ?? amount.minPrice;
  const most = amount.maxValue ?? amount.maxPrice;
  if (isTold(least) || isTold(most)) {
    const [min, max] = [plainNumber(least), plainNumber(most)];
    const texts = [least, most].map((side) => decodeLine(textOf(side))).filter(Boolean);
    const isPlain = (isTold(least) ? min !== null : true) && (isTold(most) ? max !== null : true);
    const pays = found(isPlain ? min : null, isPlain ? max : null, isPlain ? '' : texts.join(' - '), own);
    if (pays.length > 0) return pays;
  }
  return paysOf(amount.value ?? amount.price ?? null, own, depth + 1);
}

const isTold = (value: unknown) => textOf(value) !== '';

/** A number, or a text that is one and could be no other: “50.000” is fifty thousand in most of Europe. */
function plainNumber(value: unknown): number | null {
  if (typeof value !== 'string') return numberOf(value);
  return /^\s*\d{1,15}(?:\.(?:\d{1,2}|\d{4,10}))?\s*$|^\s*\d{1,3}(?:,\d{3}){1,4}(?:\.\d{1,2})?\s*$/.test(
    value,
  )
    ? numberOf(value)
    : null;
}

function found(min: number | null, max: number | null, text: string, { currency, interval }: Around): Pay[] {
  const isBare = /^[\d.,\s–-]+$/.test(text) && isCurrency(currency.trim().toUpperCase());
  const pay = payFromNumbers({
    min,
    max,
    currency: currency || null,
    interval: interval || null,
    text: isBare ? `${currency} ${text}` : text,
  });
  return pay ? [pay] : [];
}
