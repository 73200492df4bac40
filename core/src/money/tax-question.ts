/** How a household files its federal return. */
export const filingStatuses = ['single', 'joint', 'separate', 'head', 'survivor'] as const;
export type FilingStatus = (typeof filingStatuses)[number];

/** The years whose tax is known, the newest first. */
export const taxYears = ['2026', '2025', '2024'] as const;
export type TaxYear = (typeof taxYears)[number];

/** What tax depends on; money in cents a year. */
export type TaxQuestion = {
  year: TaxYear;
  status: FilingStatus;
  /** The pay that is asked about. */
  wages: number;
  /** What a husband or wife earns on the same return; counted for `joint` alone. */
  partnerWages: number;
  /** Children under 17 with a Social Security number. */
  children: number;
  /** Other dependants. */
  dependants: number;
};

/** Everything the household earns on this return. */
export function allWages({ status, wages, partnerWages }: TaxQuestion): number {
  return status === 'joint' ? wages + partnerWages : wages;
}
