import { describe, expect, test } from 'vitest';
import { takeHome } from './take-home.ts';
import type { FilingStatus, TaxQuestion, TaxYear } from './tax-question.ts';

type Case = [
  year: TaxYear,
  status: FilingStatus,
  wages: number,
  more: Partial<Pick<TaxQuestion, 'partnerWages' | 'children' | 'dependants'>>,
  state: string,
  /** Dollars a year; the state's is null where it is not known. */
  federal: number,
  socialSecurity: number,
  medicare: number,
  stateTax: number | null,
];

const kids = (children: number) => ({ children });

/**
 * Worked by hand from the published schedules: what is taxable, then the printed base amount of its bracket and the rate on
 * the rest. In the notes “5,578.50 + 22% of 35,775” are the amounts as the Internal Revenue Service prints them.
 */
const cases: Case[] = [
  // 44,250 taxable: 1,192.50 + 12% of 32,325.
  ['2025', 'single', 60_000, {}, 'TX', 5071.5, 3720, 870, 0],
  // 84,250: 5,578.50 + 22% of 35,775. Illinois: 4.95% of 97,150 = 4,808.925.
  ['2025', 'single', 100_000, {}, 'IL', 13_449, 6200, 1450, 4808.93],
  // At the ceiling. 160,350: 17,651 + 24% of 57,000.
  ['2025', 'single', 176_100, {}, 'FL', 31_331, 10_918.2, 2553.45, 0],
  // Above the ceiling nothing is added. 184,250: 17,651 + 24% of 80,900.
  ['2025', 'single', 200_000, {}, 'WA', 37_067, 10_918.2, 2900, 0],
  // 234,250: 40,199 + 32% of 36,950. Medicare: 3,625 + 0.9% of 50,000.
  ['2025', 'single', 250_000, {}, 'NV', 52_023, 10_918.2, 4075, 0],
  // 984,250: 188,769.75 + 37% of 357,900. Medicare: 14,500 + 0.9% of 800,000.
  ['2025', 'single', 1_000_000, {}, 'TX', 321_192.75, 10_918.2, 21_700, 0],
  // 88,500: 2,385 + 12% of 64,650 = 10,143, less 4,400. North Carolina: 4.25% of 120,000 - 25,500 - 2 x 1,000.
  ['2025', 'joint', 120_000, kids(2), 'NC', 5743, 7440, 1740, 3931.25],
  // 118,500: 11,157 + 22% of 21,550. Massachusetts: 5% of 150,000 - 8,800 - 2 x 2,000.
  ['2025', 'joint', 90_000, { partnerWages: 60_000 }, 'MA', 15_898, 9300, 2175, 6860],
  // 26,375: 1,700 + 12% of 9,375 = 2,825, less 2,200. Indiana: 3% of 50,000 - 1,000 - 1,000 - 1,500.
  ['2025', 'head', 50_000, kids(1), 'IN', 625, 3100, 725, 1395],
  // 384,250: 101,077.25 + 37% of 8,450. Medicare: 5,800 + 0.9% of 275,000.
  ['2025', 'separate', 400_000, {}, 'TX', 104_203.75, 10_918.2, 8275, 0],
  // 48,500: 2,385 + 12% of 24,650 = 5,343, less 2,200.
  ['2025', 'survivor', 80_000, kids(1), 'TN', 3143, 4960, 1160, 0],
  // Below the deduction.
  ['2025', 'single', 15_000, {}, 'SD', 0, 930, 217.5, 0],
  // Nothing taxable; of 4,400 is paid out the least of 3,400 and 15% of 17,500.
  ['2025', 'head', 20_000, kids(2), 'WY', -2625, 1240, 290, 0],
  // 189,750: 17,651 + 24% of 86,400 = 38,387; 5,500 above 200,000 are six times 50 less of 2,200.
  ['2025', 'single', 205_500, kids(1), 'AK', 36_487, 10_918.2, 3029.25, 0],
  // 59,250: 5,578.50 + 22% of 10,775 = 7,949, less 500. Georgia: 5.19% of 75,000 - 12,000 - 4,000.
  ['2025', 'single', 75_000, { dependants: 1 }, 'GA', 7449, 4650, 1087.5, 3062.1],
  // 48,500: 5,343, less 4,400. Michigan: 4.25% of 80,000 - 4 x 5,800.
  ['2025', 'joint', 80_000, kids(2), 'MI', 943, 4960, 1160, 2414],
  // 16,375: 1,637.50, all of it taken by 2,200, whose rest is paid out. Louisiana: 3% of 40,000 - 25,000.
  ['2025', 'head', 40_000, kids(1), 'LA', -562.5, 2480, 580, 450],
  // 44,250: as the first. Kentucky: 4% of 60,000 - 3,270.
  ['2025', 'single', 60_000, {}, 'KY', 5071.5, 3720, 870, 2269.2],
  // 43,900: 1,240 + 12% of 31,500.
  ['2026', 'single', 60_000, {}, 'NH', 5020, 3720, 870, 0],
  // At the ceiling. 168,400: 17,966 + 24% of 62,700. Pennsylvania: 3.07% of everything.
  ['2026', 'single', 184_500, {}, 'PA', 33_014, 11_439, 2675.25, 5664.15],
  // 173,900: 17,966 + 24% of 68,200. North Carolina: 3.99% of 177,250 = 7,072.275.
  ['2026', 'single', 190_000, {}, 'NC', 34_334, 11_439, 2755, 7072.28],
  // 33,900: 1,240 + 12% of 21,500. Mississippi: 4% of 50,000 - 8,300 - 10,000.
  ['2026', 'single', 50_000, {}, 'MS', 3820, 3100, 725, 1268],
  // 117,800: 11,600 + 22% of 17,000 = 15,340, less 500. Indiana: 2.95% of 150,000 - 2,000 - 1,000.
  ['2026', 'joint', 150_000, { dependants: 1 }, 'IN', 14_840, 9300, 2175, 4336.5],
  // 225,850: 39,207 + 32% of 24,100. Medicare: 3,625 + 0.9% of 50,000. Ohio’s is not known.
  ['2026', 'head', 250_000, {}, 'OH', 46_919, 11_439, 4075, null],
  // 567,800: 116,896 + 35% of 55,350. Medicare: 8,700 + 0.9% of 350,000.
  ['2026', 'joint', 600_000, {}, 'TX', 136_268.5, 11_439, 11_850, 0],
  // Two earners have a ceiling each: 467,800: 82,048 + 32% of 64,250. Medicare: 7,250 + 0.9% of 250,000.
  ['2026', 'joint', 250_000, { partnerWages: 250_000 }, 'TX', 102_608, 22_878, 9500, 0],
  // At the ceiling. 154,000: 17,168.50 + 24% of 53,475.
  ['2024', 'single', 168_600, {}, 'TX', 30_002.5, 10_453.2, 2444.7, 0],
  ['2026', 'single', 0, {}, 'TX', 0, 0, 0, 0],
];

const cents = (dollars: number) => Math.round(dollars * 100);

function question([year, status, wages, more]: Case): TaxQuestion {
  const { partnerWages = 0, children = 0, dependants = 0 } = more;
  return { year, status, wages: cents(wages), partnerWages: cents(partnerWages), children, dependants };
}

test.each(cases)('%s, %s, $%d %o in %s, worked by hand', (...one) => {
  const [, , wages, { partnerWages = 0 }, state, federal, socialSecurity, medicare, stateTax] = one;
  const found = takeHome(state, question(one));
  expect(found.federal.tax).toBe(cents(federal));
  expect(found.payroll).toMatchObject({
    socialSecurity: cents(socialSecurity),
    medicare: cents(medicare),
  });
  expect(found.state?.tax ?? null).toBe(stateTax === null ? null : cents(stateTax));
  const taxes = cents(federal) + cents(socialSecurity) + cents(medicare) + cents(stateTax ?? 0);
  expect(found.net).toBe(cents(wages + partnerWages) - taxes);
});

describe('rates', () => {
  const of = (wages: number, state = 'TX') =>
    takeHome(state, question(['2025', 'single', wages, {}, state, 0, 0, 0, 0]));

  test.each([
    // Nothing but Social Security and Medicare below the deduction.
    [10_000, 7650],
    // 12% and 7.65%.
    [60_000, 19_650],
    // 24% and 1.45% above the ceiling.
    [190_000, 25_450],
    // 35% and 2.35% above 200,000.
    [300_000, 37_350],
  ])('the next dollar above %d bears %d hundred-thousandths', (wages, rate) => {
    expect(of(wages).marginal).toBe(rate);
  });

  test('the state’s rate is in it, and all taxes together are a share of the wages', () => {
    expect(of(100_000, 'PA').marginal).toBe(22_000 + 7650 + 3070);
    // 5,071.50 + 4,590 of 60,000.
    expect(of(60_000).effective).toBe(16_103);
    expect(of(0).effective).toBe(0);
  });
});

describe('a state whose tax is not known for sure is not zero', () => {
  const of = (state: string, wages: number, status: FilingStatus = 'single', more = {}) =>
    takeHome(state, question(['2025', status, wages, more, state, 0, 0, 0, 0])).state;

  test.each([
    ['CA', 80_000, 'single'],
    ['OH', 80_000, 'single'],
    ['', 80_000, 'single'],
    // Exemptions end.
    ['IL', 260_000, 'single'],
    // Surtax.
    ['MA', 1_200_000, 'single'],
    // Not known how the two are reckoned together.
    ['KY', 80_000, 'joint'],
    ['MS', 80_000, 'joint'],
    // Part of it is given back.
    ['PA', 12_000, 'single'],
  ] as const)('%s, %d, %s', (state, wages, status) => {
    expect(of(state, wages, status)).toBeNull();
  });

  test('and where it is known, the publication is named with its year', () => {
    expect(of('PA', 60_000)?.source).toBe('Pennsylvania Department of Revenue, PA-40 instructions 2025');
    expect(of('TX', 60_000)?.source).toContain('no income tax on wages');
  });
});

test('a pay of a hundred million is exact to the cent', () => {
  const found = takeHome('PA', question(['2026', 'single', 100_000_000, {}, 'PA', 0, 0, 0, 0]));
  expect(found.state?.tax).toBe(cents(3_070_000));
  // 640,600 of 99,983,900 bear 192,979.25 by the schedule, the rest 37%.
  expect(found.federal.tax).toBe(cents(192_979.25) + Math.round((9_998_390_000 - 64_060_000) * 0.37));
});
