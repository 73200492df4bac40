import type { Offer } from '../entities/offer/offer.ts';
import type { Pay } from '../entities/posting/posting.ts';
import { timesAYear } from '../parsing/pay/pay-interval.ts';
import { parsePay } from '../parsing/pay/salary.ts';
import { numberIn } from '../text/number-in.ts';

/** Between which two amounts of a currency some money lies, in its minor units. */
export type MoneyRange = { readonly low: number; readonly high: number; readonly currency: string };

/** What an offer pays, as far as its words say; null is not known, which is never zero. */
export type OfferPay = {
  /** Base pay as read from its words, of whatever period. */
  base: Pay | null;
  /** Base pay of a year. */
  baseYear: MoneyRange | null;
  /** True where a year was reckoned from an hour, day or week: it holds only if as much is worked all year. */
  isReckoned: boolean;
  /** True where an hourly pay was taken times 40 hours because none are stated. */
  isHoursAssumed: boolean;
  bonus: MoneyRange | null;
  /** Once. */
  signOn: MoneyRange | null;
  /** Of one year of vesting. */
  equityYear: MoneyRange | null;
  /** What health insurance costs the person a month. */
  healthMonth: MoneyRange | null;
  /** From base pay alone, with the error of reckoning, up to everything that is hoped for in a usual year. */
  year: MoneyRange | null;
};

/** How far a year that was reckoned from shorter periods may be off: about two and a half weeks. */
export const reckoningError = 0.05;

type PayParts = Pick<
  Offer,
  'basePay' | 'hoursPerWeek' | 'bonus' | 'signOn' | 'equityValue' | 'vestingYears' | 'health'
>;

/** Reads what an offer pays. Periods are converted, currencies never. */
export function offerPay(offer: PayParts): OfferPay {
  const base = parsePay(offer.basePay);
  const hours = numberIn(offer.hoursPerWeek);
  const isHourly = base?.interval === 'hour';
  const times = isHourly && hours ? hours * 52 : base?.interval ? timesAYear[base.interval] : null;
  const baseYear = times === null ? null : scaled(rangeOf(base), times);
  const isReckoned = base?.interval === 'hour' || base?.interval === 'day' || base?.interval === 'week';
  const currency = base?.currency ?? null;
  const bonus = bonusOf(offer.bonus, baseYear) ?? yearly(moneyOf(offer.bonus, currency));
  const years = numberIn(offer.vestingYears);
  const equity = rangeOf(moneyOf(offer.equityValue, currency));
  const equityYear = equity && years ? scaled(equity, 1 / years) : null;
  return {
    base,
    baseYear,
    isReckoned,
    isHoursAssumed: isHourly && hours === null,
    bonus,
    signOn: rangeOf(moneyOf(offer.signOn, currency)),
    equityYear,
    healthMonth: monthly(moneyOf(offer.health, currency)),
    year: baseYear && wholeYear(baseYear, isReckoned ? reckoningError : 0, [bonus, equityYear]),
  };
}

/** The offers that pay most a year, and whether one of them surely does. */
export type PayVerdict =
  | { kind: 'unknown' }
  | { kind: 'currencies' }
  | {
      kind: 'close' | 'ahead';
      first: number;
      second: number;
      apart: number;
      sureApart: number;
      currency: string;
    };

/**
 * Compares two or more offers by what they pay a year; `first` and `second` are their places in the list. `ahead`: the
 * least that the first pays is more than the most of the second; `close`: the ranges meet, so the order says nothing.
 * `apart` counts what is hoped for, `sureApart` base pay alone (negative: the second has more of that).
 */
export function payVerdict(pays: readonly OfferPay[]): PayVerdict {
  const known = pays.flatMap(({ year, baseYear }, at) => (year && baseYear ? [{ at, year, baseYear }] : []));
  if (known.length < 2 || known.length < pays.length) return { kind: 'unknown' };
  const currencies = new Set(known.map(({ year }) => year.currency));
  if (currencies.size > 1) return { kind: 'currencies' };
  const [first, second] = known.sort((a, b) => b.year.high - a.year.high || b.year.low - a.year.low);
  if (!first || !second) return { kind: 'unknown' };
  const rivals = known.filter((one) => one !== first);
  const isAhead = rivals.every(({ year }) => year.high < first.year.low);
  return {
    kind: isAhead ? 'ahead' : 'close',
    first: first.at,
    second: second.at,
    apart: first.year.high - second.year.high,
    sureApart: first.baseYear.low - second.baseYear.low,
    currency: first.year.currency,
  };
}

/** Words that name a kind of money: `parsePay` would leave its amount out as no base pay. */
const moneyNames =
  /\b(?:bonus(?:es)?|sign(?:ing)?|target|equity|stock|options?|rsus?|shares|grants?|health|insurance|premium|relocation|moving|package|value|worth)\b/gi;

/** An amount of money in a field that is for one; a number alone is of the currency of the base pay. */
function moneyOf(text: string, currency: string | null): Pay | null {
  const plain = text.slice(0, 500).replace(moneyNames, ' ');
  if (/\d\s*%/.test(plain)) return null;
  return parsePay(plain, { currency });
}

function bonusOf(text: string, base: MoneyRange | null): MoneyRange | null {
  const [, low, high = low] =
    /(\d{1,3}(?:\.\d{1,2})?)\s?%?(?:\s?(?:-|–|to)\s?(\d{1,3}(?:\.\d{1,2})?))?\s?%/.exec(text.slice(0, 500)) ??
    [];
  if (low === undefined || base === null) return null;
  return {
    low: Math.round((base.low * Number(low)) / 100),
    high: Math.round((base.high * Number(high)) / 100),
    currency: base.currency,
  };
}

function rangeOf(pay: Pay | null): MoneyRange | null {
  const low = pay?.min ?? pay?.max;
  const high = pay?.max ?? pay?.min;
  if (!pay?.currency || low === null || low === undefined || high === null || high === undefined) return null;
  return { low, high, currency: pay.currency };
}

/** A bonus is of a year unless it says otherwise. */
const yearly = (pay: Pay | null) => scaled(rangeOf(pay), timesAYear[pay?.interval ?? 'year']);

/** What insurance costs is said by the month unless it says otherwise. */
const monthly = (pay: Pay | null) => scaled(rangeOf(pay), timesAYear[pay?.interval ?? 'month'] / 12);

function scaled(range: MoneyRange | null, by: number): MoneyRange | null {
  return range && { ...range, low: Math.round(range.low * by), high: Math.round(range.high * by) };
}

function wholeYear(base: MoneyRange, error: number, more: readonly (MoneyRange | null)[]): MoneyRange {
  // Money of another currency is left out: there is no rate to be had here.
  const added = more.filter((part) => part?.currency === base.currency);
  return {
    low: Math.round(base.low * (1 - error)),
    high: Math.round(base.high * (1 + error)) + added.reduce((sum, part) => sum + (part?.high ?? 0), 0),
    currency: base.currency,
  };
}
