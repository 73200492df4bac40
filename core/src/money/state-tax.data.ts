import type { Rate } from './rate.ts';
import type { FilingStatus, TaxYear } from './tax-question.ts';

/** The states that take no income tax of wages in the years that are known, with whose word it is. */
export const statesWithoutTax: Readonly<Record<string, string>> = {
  AK: 'Alaska Department of Revenue',
  FL: 'Florida Department of Revenue',
  NV: 'Nevada Department of Taxation',
  // The tax on interest and dividends, never on wages, ended with 2024.
  NH: 'New Hampshire Department of Revenue Administration',
  SD: 'South Dakota Department of Revenue',
  TN: 'Tennessee Department of Revenue',
  TX: 'Texas Comptroller of Public Accounts',
  // Its tax on capital gains is none on wages.
  WA: 'Washington State Department of Revenue',
  WY: 'Wyoming Department of Revenue',
};

/** A flat income tax of one year; dollars as they are published. A status that is missing is not known. */
export type FlatTax = {
  source: string;
  rate: Rate;
  /** Taken off by filing status: standard deduction and personal exemptions together. */
  deduction: Partial<Readonly<Record<FilingStatus, number>>>;
  /** Taken off for each child or other dependant. */
  dependant?: number;
  /** Taken off for each child besides. */
  child?: number;
  /** Taken off for each child, by income: the first step that the income is not above counts. */
  childByIncome?: Partial<
    Readonly<Record<FilingStatus, readonly (readonly [upTo: number, amount: number])[]>>
  >;
  /** So much of what each earner pays into Social Security and Medicare is taken off, at most. */
  payrollDeduction?: number;
  /** Taxable income up to this bears nothing. */
  freeUpTo?: number;
  /** Between these incomes the rules above are all there is; outside, the tax is not known. */
  from?: { household: number; dependant: number };
  upTo?: number;
};

const all = (amount: number) => ({
  single: amount,
  joint: amount * 2,
  separate: amount,
  head: amount,
  survivor: amount,
});
const pennsylvania: FlatTax = {
  source: 'Pennsylvania Department of Revenue, PA-40 instructions 2025',
  rate: 3070,
  deduction: all(0),
  // Below, tax forgiveness takes part of it back.
  from: { household: 15_250, dependant: 9500 },
};
const steps = (first: number, step: number) =>
  [3000, 2500, 2000, 1500, 1000, 500].map((amount, at) => [first + at * step, amount] as const);
const northCarolina = {
  deduction: { single: 12_750, joint: 25_500, separate: 12_750, head: 19_125, survivor: 25_500 },
  childByIncome: {
    single: steps(20_000, 10_000),
    joint: steps(40_000, 20_000),
    separate: steps(20_000, 10_000),
    head: steps(30_000, 15_000),
    survivor: steps(40_000, 20_000),
  },
};
const indiana = { deduction: all(1000), dependant: 1000, child: 1500 };
const massachusetts = {
  rate: 5000,
  deduction: { single: 4400, joint: 8800, separate: 4400, head: 6800 },
  dependant: 1000,
  payrollDeduction: 2000,
  // Below, no tax or less is due; above, a surtax begins at an amount that is indexed.
  from: { household: 29_000, dependant: 1750 },
  upTo: 1_000_000,
};
// A joint return is reckoned for each of two earners by itself there, and a head of household has other exemptions.
const mississippi = { deduction: { single: 8300, separate: 8300 }, dependant: 1500, freeUpTo: 10_000 };

/** The flat taxes that are known for sure, by state and year, each from the state's own publication. */
export const flatTaxes: Readonly<Record<string, Partial<Readonly<Record<TaxYear, FlatTax>>>>> = {
  GA: {
    2025: {
      source: 'Georgia Department of Revenue, IT-511 booklet 2025',
      rate: 5190,
      deduction: { single: 12_000, joint: 24_000, separate: 12_000, head: 12_000 },
      dependant: 4000,
      from: { household: 20_000, dependant: 0 },
    },
  },
  IL: {
    2025: {
      source: 'Illinois Department of Revenue, IL-1040 instructions 2025',
      rate: 4950,
      deduction: all(2850),
      dependant: 2850,
      // Exemptions end above it (for a joint return at 500,000).
      upTo: 250_000,
    },
  },
  IN: {
    2025: { source: 'Indiana Department of Revenue, IT-40 instructions 2025', rate: 3000, ...indiana },
    2026: { source: 'Indiana Code 6-3-2-1 and 6-3-1-3.5, for 2026', rate: 2950, ...indiana },
  },
  KY: {
    2025: {
      source: 'Kentucky Department of Revenue, Form 740 instructions 2025',
      rate: 4000,
      deduction: { single: 3270, separate: 3270, head: 3270 },
      // Below, the family size credit takes part of it back.
      from: { household: 20_900, dependant: 7400 },
    },
  },
  LA: {
    2025: {
      source: 'Louisiana Department of Revenue, IT-540 instructions 2025',
      rate: 3000,
      deduction: { single: 12_500, joint: 25_000, separate: 12_500, head: 25_000, survivor: 25_000 },
    },
  },
  MA: {
    2025: { source: 'Massachusetts Department of Revenue, Form 1 instructions 2025', ...massachusetts },
    2026: { source: 'Massachusetts General Laws, chapter 62, sections 3 and 4, for 2026', ...massachusetts },
  },
  MI: {
    2025: {
      source: 'Michigan Department of Treasury, MI-1040 instructions 2025',
      rate: 4250,
      deduction: all(5800),
      dependant: 5800,
    },
  },
  MS: {
    2025: {
      source: 'Mississippi Department of Revenue, Form 80-100 instructions 2025',
      rate: 4400,
      ...mississippi,
    },
    2026: { source: 'Mississippi Code 27-7-5, for 2026', rate: 4000, ...mississippi },
  },
  NC: {
    2025: {
      source: 'North Carolina Department of Revenue, D-401 instructions 2025',
      rate: 4250,
      ...northCarolina,
    },
    2026: {
      source: 'North Carolina Department of Revenue, tax rate schedules 2026',
      rate: 3990,
      ...northCarolina,
    },
  },
  PA: {
    2025: pennsylvania,
    2026: { ...pennsylvania, source: 'Pennsylvania Department of Revenue, tax rates 2026' },
  },
};
