import type { FairRents, PriceLevels, PriceParities } from '../geography/living.ts';
import type { Household } from './household.ts';
import { roundedQuotient } from './rate.ts';
import { type TakeHome, takeHome } from './take-home.ts';
import { amountOf, limits } from './typed-amount.ts';

/** What is known of a place or an offer before the person says anything. */
export type MoneyPlace = {
  /** Which column it is. */
  key: string;
  /** ISO code of the country, '' where not known. */
  country: string;
  /** Code of the state. */
  state: string;
  /** Pay a year in cents, null where not known. */
  pay: number | null;
  /** What is hoped for besides in a usual year. */
  bonus: number | null;
  /** Between which pay lies where it is a range or reckoned, in cents: how far it may be off either way. */
  payError: number;
  /** What health insurance costs a month, null where not stated. */
  health: number | null;
  /** Days on site a week, null where not stated. */
  days: number | null;
  rents: FairRents | null;
  parities: PriceParities | null;
};

/** The lines of a month, in the order in which they are read. */
export const moneyLines = [
  'pay',
  'federal',
  'payroll',
  'state',
  'health',
  'housing',
  'utilities',
  'groceries',
  'other',
  'travel',
] as const;
export type MoneyLine = (typeof moneyLines)[number];

/**
 * One line of a month: cents, below zero where it is paid; null where not known. `by` is how it is known: said by the
 * person, published, part of another line, or not for this place at all.
 */
export type MoneyPart = { amount: number | null; by: 'said' | 'published' | 'within' | 'absent' };

/** What is left of a month. */
export type MoneyLeft = {
  lines: Record<MoneyLine, MoneyPart>;
  /** The sum of all lines that are known; null where pay, tax or housing is not. */
  left: number | null;
  /** The same with what is hoped for; null where nothing is. */
  withBonus: number | null;
  /** Lines that are not known and therefore not in it. */
  without: MoneyLine[];
  tax: TakeHome | null;
  /** Once, in cents; null where not said. */
  moving: number | null;
  /** How far `left` may be off either way by what is estimated, in cents. */
  error: number;
};

/** Lines without which nothing is left to tell. */
const needed: ReadonlySet<MoneyLine> = new Set(['pay', 'federal', 'payroll', 'housing']);

/** How far published rents and prices may be off for one household, in percent (decision 0095). */
const rentError = 10;
const priceError = 5;

/** What is left of a month in a place, by what the household said; `base` are the prices at which it said so. */
export function moneyLeft(place: MoneyPlace, household: Household, base: PriceLevels | null): MoneyLeft {
  const own = household.columns[place.key];
  const isAmerican = place.country === 'US';
  const paySaid = amountOf(own?.pay ?? '', limits.pay);
  const pay = paySaid ?? place.pay;
  const tax = isAmerican && pay !== null ? taxOf(place, household, pay) : null;
  const health = amountOf(own?.health ?? '', limits.monthly) ?? place.health;
  const lines = {
    pay: { amount: tax ? monthOf(tax.gross) : monthly(pay), by: paySaid === null ? 'published' : 'said' },
    ...taxLines(tax, isAmerican ? 'state' : 'all', amountOf(own?.tax ?? '', limits.pay)),
    health: health === null ? absent : { amount: 0 - health, by: 'said' },
    ...homeOf(place, household, base),
    groceries: scaled(household.groceries, place.parities, base, 'goods'),
    other: scaled(household.other, place.parities, base, 'services'),
    travel: travelOf(place, household),
  } satisfies Record<MoneyLine, MoneyPart>;
  const without = moneyLines.filter((line) => lines[line].amount === null && lines[line].by !== 'absent');
  const left = without.some((line) => needed.has(line)) ? null : sumOf(lines);
  return {
    lines,
    left,
    withBonus:
      left === null || !place.bonus || pay === null || !tax ? null : left + bonusLeft(place, household, pay),
    without,
    tax,
    moving: amountOf(own?.moving ?? '', limits.once),
    error: errorOf(lines, paySaid === null ? place.payError : 0),
  };
}

/** The taxes of a month; what the person says of a state’s, or abroad of all of them, counts before what is published. */
function taxLines(
  tax: TakeHome | null,
  covers: 'state' | 'all',
  said: number | null,
): Pick<Record<MoneyLine, MoneyPart>, 'federal' | 'payroll' | 'state'> {
  const within: MoneyPart = { amount: 0, by: 'within' };
  const isAll = covers === 'all' && said !== null;
  return {
    federal: isAll ? within : owed(tax?.federal.tax ?? null),
    payroll: isAll ? within : owed(tax?.payroll.total ?? null),
    state: said === null ? owed(tax?.state?.tax ?? null) : { amount: 0 - monthOf(said), by: 'said' },
  };
}

const absent: MoneyPart = { amount: null, by: 'absent' };

const monthOf = (year: number) => roundedQuotient(year, 12);
const monthly = (year: number | null) => (year === null ? null : monthOf(year));
const owed = (year: number | null): MoneyPart => ({
  amount: year === null ? null : 0 - monthOf(year),
  by: 'published',
});

function taxOf({ state }: MoneyPlace, household: Household, wages: number): TakeHome {
  const people = (text: string) => amountOf(text, limits.people) ?? 0;
  return takeHome(state, {
    year: household.year,
    status: household.status,
    wages,
    partnerWages: amountOf(household.partnerPay, limits.pay) ?? 0,
    children: people(household.children),
    dependants: people(household.dependants),
  });
}

/** What a month has more of with the bonus, after the tax on it. */
function bonusLeft(place: MoneyPlace, household: Household, pay: number): number {
  const raised = taxOf(place, household, pay + (place.bonus ?? 0));
  return monthOf(raised.net) - monthOf(taxOf(place, household, pay).net);
}

/** Housing and utilities: a fair market rent holds both. */
function homeOf(
  { key, rents, parities }: MoneyPlace,
  household: Household,
  base: PriceLevels | null,
): Pick<Record<MoneyLine, MoneyPart>, 'housing' | 'utilities'> {
  const said = amountOf(household.columns[key]?.housing ?? '', limits.housing);
  if (said !== null)
    return {
      housing: { amount: 0 - said, by: 'said' },
      utilities: scaled(household.utilities, parities, base, 'utilities'),
    };
  const rent = rents?.byBedrooms[Number(household.bedrooms)];
  return rent === undefined
    ? {
        housing: { amount: null, by: 'published' },
        utilities: scaled(household.utilities, parities, base, 'utilities'),
      }
    : { housing: { amount: -rent * 100, by: 'published' }, utilities: { amount: 0, by: 'within' } };
}

/** What an amount that is paid at some prices comes to at those of a place; parities have three digits behind the point. */
export function atPricesOf(amount: number, there: number, here: number): number {
  return roundedQuotient(amount * Math.round(there * 1000), Math.round(here * 1000));
}

function scaled(
  text: string,
  parities: PriceParities | null,
  base: PriceLevels | null,
  kind: keyof PriceLevels,
): MoneyPart {
  const amount = amountOf(text, limits.monthly);
  // Nothing costs nothing at any prices.
  if (amount === 0) return { amount: 0, by: 'said' };
  if (amount === null || !parities) return { amount: null, by: 'said' };
  return {
    amount: 0 - atPricesOf(amount, parities.levels[kind], (base ?? parities.country)[kind]),
    by: 'said',
  };
}

/** There and back on the days on site, over 52 weeks. */
function travelOf({ key, days: stated }: MoneyPlace, household: Household): MoneyPart {
  const own = household.columns[key];
  const said = (name: 'miles' | 'days') =>
    amountOf(own?.[name] ?? '', limits[name]) ??
    (name === 'days' ? stated : null) ??
    amountOf(household[name], limits[name]);
  const days = said('days');
  const miles = said('miles');
  const perMile = amountOf(household.perMile, limits.perMile);
  if (days === 0 || miles === 0) return { amount: 0, by: 'said' };
  if (days === null || miles === null || perMile === null) return { amount: null, by: 'said' };
  // Tenths of miles times tenths of cents, twice a day, by 52 weeks over 12 months.
  return { amount: 0 - roundedQuotient(miles * perMile * days * 2 * 52, 100 * 12), by: 'said' };
}

function sumOf(lines: Record<MoneyLine, MoneyPart>): number {
  return moneyLines.reduce((sum, line) => sum + (lines[line].amount ?? 0), 0);
}

function errorOf(lines: Record<MoneyLine, MoneyPart>, payError: number): number {
  const rent = lines.housing.by === 'published' ? Math.abs(lines.housing.amount ?? 0) : 0;
  const prices = (['utilities', 'groceries', 'other'] as const).reduce(
    (sum, line) => sum + Math.abs(lines[line].amount ?? 0),
    0,
  );
  return roundedQuotient(rent * rentError + prices * priceError, 100) + monthOf(payError);
}
