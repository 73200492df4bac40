import { describe, expect, test } from 'vitest';
import { ColumnInputs, type Household, newHousehold } from './household.ts';
import { atPricesOf, type MoneyPlace, moneyLeft } from './money-left.ts';
import { moneyVerdict } from './money-verdict.ts';

const levels = { all: 100, goods: 100, housing: 100, utilities: 100, services: 100 };
const source = { area: 'Dallas', agency: 'U.S.', dataset: 'prices', year: '2024' };

const place = (more: Partial<MoneyPlace> = {}): MoneyPlace => ({
  key: 'city:1',
  country: 'US',
  state: 'TX',
  pay: 6_000_000,
  bonus: null,
  payError: 0,
  health: null,
  days: null,
  rents: { ...source, byBedrooms: [1000, 1200, 1500, 1900, 2300] },
  parities: {
    ...source,
    levels: { ...levels, goods: 98.066, utilities: 110.5, services: 95.25 },
    country: levels,
  },
  ...more,
});

const household = (more: Partial<Household> = {}, column: Partial<ColumnInputs> = {}): Household => ({
  ...newHousehold,
  year: '2025',
  ...more,
  columns: { 'city:1': ColumnInputs.parse(column) },
});

const amounts = (...args: Parameters<typeof moneyLeft>) =>
  Object.fromEntries(Object.entries(moneyLeft(...args).lines).map(([line, { amount }]) => [line, amount]));

describe('a month, worked by hand', () => {
  const whole = household({ groceries: '400', other: '800', miles: '12', days: '3' });

  test('every line to the cent, and what is left is their sum', () => {
    const found = moneyLeft(place(), whole, null);
    expect(amounts(place(), whole, null)).toEqual({
      pay: 500_000,
      // 5,071.50 / 12 = 422.625.
      federal: -42_263,
      // 4,590 / 12.
      payroll: -38_250,
      state: 0,
      health: null,
      housing: -120_000,
      // In the rent.
      utilities: 0,
      // 400 x 0.98066 = 392.264.
      groceries: -39_226,
      // 800 x 0.9525.
      other: -76_200,
      // 24 miles x 0.70 x 3 x 52 / 12 = 218.40.
      travel: -21_840,
    });
    expect(found.without).toEqual([]);
    // 5,000 - 422.63 - 382.50 - 1,200 - 392.26 - 762 - 218.40.
    expect(found.left).toBe(162_221);
    // 10% of 1,200 and 5% of 392.26 + 762.
    expect(found.error).toBe(12_000 + 5771);
  });

  test('a loss is below zero', () => {
    const found = moneyLeft(place({ pay: 2_400_000 }), whole, null);
    // 24,000: 825 federal tax (10% of 8,250) and 1,836: 2,000 - 68.75 - 153 - 1,200 - 392.26 - 762 - 218.40.
    expect(found.left).toBe(-79_441);
  });

  test('own rent comes with utilities at the prices of the place, and mortgages are the same line', () => {
    const own = household({ ...whole, utilities: '200' }, { housing: '$1,050.50' });
    expect(amounts(place(), own, null)).toMatchObject({
      housing: -105_050,
      // 200 x 1.105.
      utilities: -22_100,
    });
  });

  test('amounts said at the prices of one place are those of another in proportion', () => {
    // 400 where goods are at 105 are 400 x 98.066 / 105 = 373.584… here.
    const base = { ...levels, goods: 105 };
    expect(amounts(place(), whole, base).groceries).toBe(-37_358);
    expect(atPricesOf(40_000, 98.066, 105)).toBe(37_358);
  });

  test('two earners: all pay, all taxes', () => {
    const two = household({ status: 'joint', partnerPay: '40,000', year: '2026' });
    // 100,000: 67,800 taxable, 2,480 + 12% of 43,000 = 7,640.
    expect(amounts(place(), two, null)).toMatchObject({
      pay: 833_333,
      federal: -63_667,
      payroll: -63_750,
    });
  });

  test('with the bonus as much more as is left of it after tax', () => {
    const found = moneyLeft(place({ bonus: 600_000 }), whole, null);
    // 50,250 taxable: 5,578.50 + 22% of 1,775 = 5,969; payroll 5,049: 54,982 a year, 50,338.50 without.
    expect(found.withBonus).toBe(162_221 + (458_183 - 419_488));
  });

  test('health insurance as the offer states it, days on site before the usual ones, none cost nothing', () => {
    expect(amounts(place({ health: 16_400, days: 0 }), whole, null)).toMatchObject({
      health: -16_400,
      travel: 0,
    });
    expect(amounts(place({ days: 2 }), whole, null).travel).toBe(-14_560);
    // 24 x 0.70 x 5 x 52 / 12: what the person says counts before the offer.
    expect(amounts(place({ days: 2 }), household(whole, { days: '5' }), null).travel).toBe(-36_400);
  });

  test('health insurance as the person says it counts before the offer', () => {
    const said = household(whole, { health: '250' });
    expect(amounts(place({ health: 16_400 }), said, null).health).toBe(-25_000);
    expect(amounts(place(), household(whole, { health: '0' }), null).health).toBe(0);
  });

  test('moving is once, and in no month', () => {
    const found = moneyLeft(place(), household(whole, { moving: '3000' }), null);
    expect(found.moving).toBe(300_000);
    expect(found.left).toBe(162_221);
  });
});

describe('unknown stays unknown', () => {
  test('what is not said is named, and what is left is without it', () => {
    const found = moneyLeft(place(), household(), null);
    expect(found.without).toEqual(['groceries', 'other', 'travel']);
    expect(found.lines.groceries.amount).toBeNull();
    expect(found.left).toBe(500_000 - 42_263 - 38_250 - 120_000);
  });

  test.each([
    ['pay', { pay: null }],
    ['housing', { rents: null }],
    // Taxes of other countries are not known.
    ['federal', { country: 'DE' }],
  ] as const)('without %s nothing is left to tell', (line, more) => {
    const found = moneyLeft(place(more), household(), null);
    expect(found.left).toBeNull();
    expect(found.without).toContain(line);
  });

  test('abroad pay is gross alone', () => {
    const found = moneyLeft(place({ country: 'DE' }), household(), null);
    expect(found.tax).toBeNull();
    expect(found.lines.pay.amount).toBe(500_000);
  });

  test('a state’s tax that is not known is no line of zero', () => {
    const found = moneyLeft(place({ state: 'OH' }), household(), null);
    expect(found.lines.state.amount).toBeNull();
    expect(found.without).toContain('state');
  });

  test('what the person says of it counts, and abroad of all taxes', () => {
    const said = household({}, { tax: '2400', housing: '900' });
    expect(amounts(place({ state: 'OH' }), said, null)).toMatchObject({ federal: -42_263, state: -20_000 });
    const abroad = moneyLeft(place({ country: 'DE' }), household({}, { tax: '24000', housing: '900' }), null);
    expect(abroad.left).toBe(500_000 - 200_000 - 90_000);
    expect(abroad.without).not.toContain('federal');
  });

  test('prices that are not published scale nothing', () => {
    const found = moneyLeft(place({ parities: null }), household({ groceries: '400', other: '0' }), null);
    expect(found.lines.groceries.amount).toBeNull();
    expect(found.lines.other.amount).toBe(0);
  });
});

describe('which leaves more', () => {
  const said = { groceries: '400', other: '800', miles: '12', days: '3' };
  const left = (more: Partial<MoneyPlace>) => moneyLeft(place(more), household(said), null);

  test('less apart than the estimates can be off is too close to call', () => {
    const verdict = moneyVerdict([left({}), left({ pay: 6_060_000 })]);
    expect(verdict).toMatchObject({ kind: 'close', first: 1, second: 0, error: 17_771 });
  });

  test('more apart is ahead, by the figure between the first two', () => {
    const [low, high] = [left({}), left({ pay: 12_000_000 })];
    expect(moneyVerdict([low, high])).toEqual({
      kind: 'ahead',
      first: 1,
      second: 0,
      apart: (high.left ?? 0) - (low.left ?? 0),
      error: 17_771,
    });
  });

  test('a column that lacks a line is not compared with one that has it', () => {
    expect(moneyVerdict([left({}), left({ state: 'OH' })])).toEqual({ kind: 'unequal', places: [1] });
    expect(moneyVerdict([left({}), left({ pay: null })])).toEqual({ kind: 'unknown', places: [1] });
    expect(moneyVerdict([left({})])).toEqual({ kind: 'alone' });
    const [health, none] = [left({ health: 40_000 }), left({})];
    expect(moneyVerdict([health, none])).toEqual({ kind: 'unequal', places: [1] });
    expect(moneyVerdict([none, none]).kind).toBe('close');
    // Each lacks what the other has.
    const other = moneyLeft(place({ health: 0 }), household({ ...said, groceries: '' }), null);
    expect(moneyVerdict([none, other])).toEqual({ kind: 'unequal', places: [0, 1] });
  });

  test('what pay is off counts by the month', () => {
    expect(left({ payError: 240_000 }).error).toBe(17_771 + 20_000);
  });
});
