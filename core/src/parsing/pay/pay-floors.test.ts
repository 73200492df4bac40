import { expect, test } from 'vitest';
import { countries } from '../../geography/countries.data.ts';
import { isCurrency } from './currency.ts';
import { payCurrencyOf, payFloors } from './pay-floors.ts';
import { payAYear } from './pay-year.ts';
import { parsePay } from './salary.ts';

test('every country has a currency that pay texts are read in, with rising round floors', () => {
  for (const [code] of countries) {
    const currency = payCurrencyOf(code);
    expect(isCurrency(currency), `${code} ${currency}`).toBe(true);
    const floors = payFloors(currency);
    expect(floors.length).toBeGreaterThan(6);
    expect(floors).toEqual(floors.toSorted((a, b) => a - b));
    for (const floor of floors) expect(floor % 5000).toBe(0);
  }
  expect([payCurrencyOf('DE'), payCurrencyOf('US'), payCurrencyOf(null)]).toEqual(['EUR', 'USD', 'USD']);
  expect(payFloors('USD').slice(0, 2)).toEqual([40_000, 60_000]);
});

test.each([
  ['$85,000 - $95,000 a year', 95_000],
  ['$31 - $36 an hour', 74_880],
  ['from €60,000 a year', 60_000],
  ['¥6,000,000 JPY a year', 6_000_000],
  ['IDR 9,000,000,000 a year', 2_147_483_647],
  ['60,000 - 70,000 a year', null],
  ['Competitive', null],
])('%s comes to %s a year', (text, amount) => {
  expect(payAYear(parsePay(text))).toBe(amount);
});
