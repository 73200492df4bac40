import type { Pay } from '../../entities/posting/posting.ts';
import { basePay } from './base-pay.ts';
import { currencyIn, currencyOf, isCurrency, mayMean, sharedSignOf } from './currency.ts';
import { minorDigits } from './minor-digits.ts';
import {
  fieldInterval,
  inferInterval,
  isBelievable,
  type StatedInterval,
  statedInterval,
  timesAYear,
} from './pay-interval.ts';
import { type Amount, readAmounts } from './salary-amounts.ts';

/** A pay text is a line; nothing behind this many characters is read. */
const longestText = 450;

/** What is known of a pay beside its text. */
export type PayContext = {
  /** The countries (alpha-2) that the posting is for: they say which dollar, yen or krone a sign means. */
  countries?: readonly string[];
  /** A code or sign, and an interval, that the source states in fields of their own. */
  currency?: string | null;
  interval?: string | null;
};

/**
 * Reads a pay text as postings write it: “$85,000 - $95,000”, “60-80k”, “USD 4,000 a month”, “up to £45k”. Null when
 * it holds no amount of base pay. What is in doubt stays null while `text` keeps what was said: a figure is never guessed.
 */
export function parsePay(text: string, context: PayContext = {}): Pay | null {
  const { countries = [] } = context;
  const given = text.replace(/\s+/g, ' ').trim().slice(0, longestText);
  const base = basePay(spaced(given));
  const amounts = readAmounts(base.amounts, countries);
  if (amounts.every((amount) => amount.value === 0)) return null;
  const estimated = /\b(?:est|estimated?|predicted|approx(?:imately)?)\b/i.test(given);
  const { currency, isMixed } = currencyOfPay(amounts, base.around, context);
  const [min, max] = isMixed ? [null, null] : range(amounts, base.around);
  const field = context.interval ? fieldInterval(context.interval) : null;
  const stated = statedInterval(base.around) ?? field;
  const interval = stated ?? (amounts.some((amount) => amount.isYearly) ? 'year' : null);
  return build({ text: given, min, max, currency, interval, estimated });
}

/** “$60/hr (1099)”: the tax form of contractors. */
const taxForm =
  /\(\s?1099\s?\)|\b(?:on|w-?2 ?(?:\/|or)|c2c ?(?:\/|or)) ?1099\b|(?<![$€£₹\d,.] ?)\b1099(?= ?(?::|\/|- ?[$a-z]|contract|basis|only|employ))/gi;

/**
 * The text with one kind of dash, blanks where a word is at its figure (“£15.20per hour”), no “/-” and “.–”, the
 * German “60 TEUR” in thousands, and without tax forms.
 */
function spaced(text: string): string {
  return text
    .replace(/[–—−]/g, '-')
    .replace(taxForm, ' ')
    .replace(/(\d)[.,]--?(?!\s?[\d$€£])/g, '$1')
    .replace(/(\d) ?\/-/g, '$1')
    .replace(/(\d) ?(?:T|[Tt]sd\.? ?)(?=€|EUR\b)/g, '$1k ')
    .replace(
      /(\d[kK]?)(?=(?:per[ahdwmy ]|p\.?[ahdwm]\b|pcm\b|p\/|annual|hourly|yearly|monthly|weekly|daily|an? (?:hour|year|day|week|month)|an hr|hr\b|hour\b))/gi,
      '$1 ',
    )
    .replace(/\bper(?=(?:hour|annum|year|month|week|day)\b)/gi, 'per ')
    .replace(/([$€£]\d[\d.,]*[kK]?) ?(?=(?:hr|hour|yr|year|month|mo|week|wk|day)\b)/gi, '$1 per ')
    .replace(/\b(?:[cC]irca|c|ca)\.? ?(?=[£$€])/g, ' ');
}

const namedAnywhere =
  /\b(?:USD|CAD(?! (?:design|draft|tech|oper|engin|draw|soft|manag))|CDN|AUD|NZD|SGD|HKD|TWD|MXN|EUR|GBP|CHF|INR|JPY|CNY|SEK|NOK|DKK|(?:Canadian|Australian|Singapore|New Zealand|Hong Kong) dollars?)\b/gi;

/** The one currency of the amounts: by their own signs and codes, one named elsewhere in the text, the field, the country. */
function currencyOfPay(
  amounts: readonly Amount[],
  text: string,
  { countries = [], currency = null }: PayContext,
): { currency: string | null; isMixed: boolean } {
  const marks = amounts.flatMap((amount) => amount.marks);
  const signs = new Set(marks.flatMap((mark) => sharedSignOf(mark) ?? []));
  const own = new Set(marks.flatMap((mark) => currencyOf(mark) ?? []));
  // A dollar of a country that is not read: `J$`.
  const isUnread = marks.some((mark) => !sharedSignOf(mark) && !currencyOf(mark));
  const [code] = own;
  if (own.size > 1 || signs.size > 1) return { currency: null, isMixed: true };
  const [sign] = signs;
  if (code) {
    const isMixed = isUnread || (sign !== undefined && !mayMean(sign, code));
    return { currency: isMixed ? null : code, isMixed };
  }
  if (isUnread) return { currency: null, isMixed: sign !== undefined };
  const told = new Set([...text.matchAll(namedAnywhere)].flatMap(([word]) => currencyOf(word) ?? []));
  const fits = (one: string) => sign === undefined || mayMean(sign, one);
  const named = [...told].filter(fits);
  if (named.length > 0) return { currency: named.length === 1 ? (named[0] ?? null) : null, isMixed: false };
  const stated = currency === null ? null : codeOf(currency, countries);
  if (stated !== null && fits(stated)) return { currency: stated, isMixed: false };
  if (sign !== undefined) return { currency: currencyIn(sign, countries), isMixed: false };
  const isRupees = amounts.some((amount) => amount.isYearly);
  const isThere = countries.some((country) => currencyIn('Rs', [country]) !== null && rupees.has(country));
  return { currency: isRupees && isThere ? currencyIn('Rs', countries) : null, isMixed: false };
}

const rupees: ReadonlySet<string> = new Set(['IN', 'PK', 'LK']);

/** No word: “dollars” may be anybody's. */
const isSign = /^(?:[^A-Za-z]+|kr\.?|rs\.?)$/i;

/** The currency in a field of its own: a code or a sign. */
function codeOf(field: string, countries: readonly string[]): string | null {
  const code = field.trim().toUpperCase();
  if (isCurrency(code)) return code;
  const mark = field.trim();
  if (!/[^A-Za-z\s]/.test(mark) && !/^(?:Rs|kr)$/i.test(mark)) return null;
  const sign = sharedSignOf(mark);
  return currencyOf(mark) ?? (sign && currencyIn(sign, countries));
}

/**
 * A pay that was read before the places of its posting were known, with what its signs mean in their countries. Not for one
 * whose currency is in a field of its own.
 */
export function placedPay(pay: Pay, countries: readonly string[]): Pay {
  const plain = parsePay(pay.text);
  const placed = parsePay(pay.text, { countries });
  if (!plain || !placed || plain.currency !== pay.currency || placed.currency === plain.currency) return pay;
  if (JSON.stringify(plain) === JSON.stringify(pay)) return placed;
  // Amounts or interval are in fields of their own.
  const major = (amount: number | null) =>
    amount === null ? null : amount / 10 ** minorDigits(pay.currency);
  const { text, estimated } = pay;
  const { currency } = placed;
  const interval = pay.interval ?? 'other';
  return build({ text, min: major(pay.min), max: major(pay.max), currency, interval, estimated });
}

/** Pay that a source gives as numbers in major units; null when there is neither a number nor a text. */
export function payFromNumbers(
  source: {
    min: number | null;
    max: number | null;
    /** A code or a sign. */
    currency: string | null;
    /** Any spelling: `year`, `1 YEAR`, `per-hour-wage`, `Annual`, `HOUR`. */
    interval: string | null;
    text?: string;
    estimated?: boolean;
  },
  { countries = [] }: Pick<PayContext, 'countries'> = {},
): Pay | null {
  const { text = '', estimated = false, currency, interval } = source;
  const clean = (value: number | null) =>
    value !== null && Number.isFinite(value) && value > 0 ? value : null;
  const [min, max] = inOrder(clean(source.min), clean(source.max));
  if (min === null && max === null)
    return text.trim() === '' ? null : parsePay(text, { countries, currency, interval });
  const sign = currency && isSign.test(currency.trim()) ? sharedSignOf(currency.trim()) : null;
  // “$” in the field of a code says no more than in a text.
  if (sign && text.trim() === '')
    return parsePay(
      [min, max].flatMap((amount) => (amount === null ? [] : `${sign} ${amount}`)).join(' - '),
      {
        countries,
        interval,
      },
    );
  const code = currency?.trim()
    ? codeOf(currency, countries)
    : (parsePay(text, { countries })?.currency ?? null);
  return build({
    text: text.trim(),
    min,
    max,
    currency: code,
    interval: interval ? fieldInterval(interval) : statedInterval(text),
    estimated,
  });
}

/** Fields that were filled in the wrong way round: unlike two numbers of a text they can only be two ends. */
function inOrder(min: number | null, max: number | null): [number | null, number | null] {
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}

function build(pay: {
  text: string;
  min: number | null;
  max: number | null;
  currency: string | null;
  interval: StatedInterval | null;
  estimated: boolean;
}): Pay {
  const { text, currency, estimated } = pay;
  const [min, max] = isOneRange(pay.min, pay.max) ? [pay.min, pay.max] : [null, null];
  const amounts = [min, max].filter((amount) => amount !== null);
  const told = pay.interval ?? inferInterval(amounts, currency);
  const stated = told === 'other' ? null : told;
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

/** No pay range spans more than twenty times its start, and none runs backwards: such numbers say nothing. */
function isOneRange(min: number | null, max: number | null): boolean {
  return min === null || max === null || (min <= max && max <= min * 20);
}

const onlyMax = /\b(?:up ?to|max(?:imum)?|to a maximum of|no more than|bis zu|jusqu'à)\b|^(?:≤|<)/i;
const onlyMin =
  /\b(?:from|starting (?:at|from)|starts? at|min(?:imum)?|at least|ab|à partir de|onwards?|upwards?|(?:and|or) (?:above|more|up|over|higher))\b|& (?:above|more|up)\b|^(?:≥|>)/i;

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
