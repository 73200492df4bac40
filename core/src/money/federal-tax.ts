import { creditThreshold, dependantCredit, federalYears } from './federal-tax.data.ts';
import { type Rate, shareOf } from './rate.ts';
import { allWages, type TaxQuestion } from './tax-question.ts';

/** The federal income tax of a year, in cents. */
export type FederalTax = {
  taxable: number;
  beforeCredits: number;
  /** Credits for children and other dependants, also the part that is paid out. */
  credits: number;
  /** Below zero where more is paid out than the tax comes to. */
  tax: number;
  /** The rate of the bracket that the next dollar falls into. */
  bracket: Rate;
};

/**
 * Federal income tax on wages with the standard deduction, by the rate schedules. Other income, other deductions and the
 * earned income credit are not counted.
 */
export function federalTax(question: TaxQuestion): FederalTax {
  const { year, status } = question;
  const { brackets, standardDeduction } = federalYears[year];
  const wages = allWages(question);
  const deduction = standardDeduction[status] * 100;
  const taxable = Math.max(0, wages - deduction);
  const { tax: beforeCredits, rate } = taxOfSlices(taxable, brackets[status]);
  const credits = creditsOf(question, beforeCredits);
  const bracket = wages < deduction ? 0 : rate;
  return { taxable, beforeCredits, credits, tax: beforeCredits - credits, bracket };
}

/** The tax of an amount by brackets in dollars and percent, and the rate of the last of them that it reaches. */
function taxOfSlices(
  taxable: number,
  brackets: readonly (readonly [over: number, percent: number])[],
): { tax: number; rate: Rate } {
  let sum = 0;
  let rate = 0;
  for (const [at, [over, percent]] of brackets.entries()) {
    const from = over * 100;
    if (at > 0 && taxable < from) break;
    const to = Math.min(taxable, (brackets[at + 1]?.[0] ?? Number.POSITIVE_INFINITY) * 100);
    rate = percent * 1000;
    // Whole cents times whole percent: rounded once, when all slices are summed.
    sum += (to - from) * percent;
  }
  return { tax: shareOf(sum, 1000), rate };
}

/** Credits for children and dependants: what the tax takes up, and what is paid out beyond it. */
function creditsOf(question: TaxQuestion, tax: number): number {
  const { year, status, children, dependants } = question;
  const { childCredit, childCreditPaidOut } = federalYears[year];
  const wages = allWages(question);
  const whole = (children * childCredit + dependants * dependantCredit) * 100;
  // 50 dollars less for each thousand, or part of one, above the threshold.
  const over = Math.max(0, wages - creditThreshold[status] * 100);
  const credit = Math.max(0, whole - Math.ceil(over / 100_000) * 5000);
  const taken = Math.min(credit, tax);
  const paidOut = Math.min(
    credit - taken,
    children * childCreditPaidOut * 100,
    shareOf(Math.max(0, wages - 250_000), 15_000),
  );
  return taken + paidOut;
}
