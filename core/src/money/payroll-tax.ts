import { federalYears, medicareThreshold } from './federal-tax.data.ts';
import { type Rate, shareOf } from './rate.ts';
import { allWages, type TaxQuestion } from './tax-question.ts';

const socialSecurityRate: Rate = 6200;
const medicareRate: Rate = 1450;
const moreMedicareRate: Rate = 900;

/** What is taken of wages for Social Security and Medicare, in cents a year. */
export type PayrollTax = {
  socialSecurity: number;
  medicare: number;
  total: number;
  /** What the next dollar of the pay that is asked about bears. */
  rate: Rate;
};

/** Social Security up to its ceiling for each of two earners, Medicare without one, and more of it on high wages. */
export function payrollTax(question: TaxQuestion): PayrollTax {
  const { year, status, wages } = question;
  const ceiling = federalYears[year].socialSecurityBase * 100;
  const all = allWages(question);
  const capped = Math.min(wages, ceiling) + Math.min(all - wages, ceiling);
  const threshold = medicareThreshold[status] * 100;
  const socialSecurity = shareOf(capped, socialSecurityRate);
  const medicare = shareOf(all, medicareRate) + shareOf(Math.max(0, all - threshold), moreMedicareRate);
  const rate =
    (wages < ceiling ? socialSecurityRate : 0) + medicareRate + (all >= threshold ? moreMedicareRate : 0);
  return { socialSecurity, medicare, total: socialSecurity + medicare, rate };
}
