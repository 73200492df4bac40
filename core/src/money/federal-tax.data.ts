import type { FilingStatus, TaxYear } from './tax-question.ts';

type Bracket = readonly [over: number, percent: number];

/** The federal income tax of one year; dollars and percent as they are published. */
export type FederalYear = {
  source: string;
  brackets: Readonly<Record<FilingStatus, readonly Bracket[]>>;
  standardDeduction: Readonly<Record<FilingStatus, number>>;
  /** Wages above this bear no Social Security tax. */
  socialSecurityBase: number;
  childCredit: number;
  /** The part of it that is paid out beyond the tax, at most, for each child. */
  childCreditPaidOut: number;
};

const percents = [10, 12, 22, 24, 32, 35, 37] as const;
const upFrom = (...over: readonly number[]): Bracket[] =>
  [0, ...over].map((from, at) => [from, percents[at] ?? 37]);

const joint2024 = upFrom(23_200, 94_300, 201_050, 383_900, 487_450, 731_200);
const joint2025 = upFrom(23_850, 96_950, 206_700, 394_600, 501_050, 751_600);
const joint2026 = upFrom(24_800, 100_800, 211_400, 403_550, 512_450, 768_700);

/**
 * Published by the Internal Revenue Service (revenue procedures 2023-34, 2024-40 and 2025-32; the deductions of 2025 and
 * the child credit from Public Law 119-21) and the Social Security Administration (contribution and benefit base).
 */
export const federalYears: Readonly<Record<TaxYear, FederalYear>> = {
  2024: {
    source: 'IRS, Rev. Proc. 2023-34',
    brackets: {
      single: upFrom(11_600, 47_150, 100_525, 191_950, 243_725, 609_350),
      joint: joint2024,
      separate: upFrom(11_600, 47_150, 100_525, 191_950, 243_725, 365_600),
      head: upFrom(16_550, 63_100, 100_500, 191_950, 243_700, 609_350),
      survivor: joint2024,
    },
    standardDeduction: { single: 14_600, joint: 29_200, separate: 14_600, head: 21_900, survivor: 29_200 },
    socialSecurityBase: 168_600,
    childCredit: 2000,
    childCreditPaidOut: 1700,
  },
  2025: {
    source: 'IRS, Rev. Proc. 2024-40 and Public Law 119-21',
    brackets: {
      single: upFrom(11_925, 48_475, 103_350, 197_300, 250_525, 626_350),
      joint: joint2025,
      separate: upFrom(11_925, 48_475, 103_350, 197_300, 250_525, 375_800),
      head: upFrom(17_000, 64_850, 103_350, 197_300, 250_500, 626_350),
      survivor: joint2025,
    },
    standardDeduction: { single: 15_750, joint: 31_500, separate: 15_750, head: 23_625, survivor: 31_500 },
    socialSecurityBase: 176_100,
    childCredit: 2200,
    childCreditPaidOut: 1700,
  },
  2026: {
    source: 'IRS, Rev. Proc. 2025-32',
    brackets: {
      single: upFrom(12_400, 50_400, 105_700, 201_775, 256_225, 640_600),
      joint: joint2026,
      separate: upFrom(12_400, 50_400, 105_700, 201_775, 256_225, 384_350),
      // Of a head of household thresholds are multiples of 50, so 201,750 and 256,200, as in 2024 and 2025.
      head: upFrom(17_700, 67_450, 105_700, 201_750, 256_200, 640_600),
      survivor: joint2026,
    },
    standardDeduction: { single: 16_100, joint: 32_200, separate: 16_100, head: 24_150, survivor: 32_200 },
    socialSecurityBase: 184_500,
    childCredit: 2200,
    childCreditPaidOut: 1700,
  },
};

/** Above this much of wages Medicare takes more, dollars; not indexed. */
export const medicareThreshold: Readonly<Record<FilingStatus, number>> = {
  single: 200_000,
  joint: 250_000,
  separate: 125_000,
  head: 200_000,
  survivor: 200_000,
};

/** The credit for a dependant who is no child under 17, dollars; not indexed. */
export const dependantCredit = 500;
/** Above this much of income the credits for children and dependants shrink, dollars. */
export const creditThreshold: Readonly<Record<FilingStatus, number>> = {
  single: 200_000,
  joint: 400_000,
  separate: 200_000,
  head: 200_000,
  survivor: 200_000,
};
