import { federalYears } from './federal-tax.data.ts';
import { type FederalTax, federalTax } from './federal-tax.ts';
import { type PayrollTax, payrollTax } from './payroll-tax.ts';
import { type Rate, roundedQuotient } from './rate.ts';
import { type StateTax, stateTax } from './state-tax.ts';
import { allWages, type TaxQuestion } from './tax-question.ts';

/** What a household keeps of its wages in a year, in cents. */
export type TakeHome = {
  gross: number;
  federal: FederalTax;
  payroll: PayrollTax;
  /** Null where the state's tax is not known; the rest is then without it. */
  state: StateTax | null;
  net: number;
  /** All taxes that are counted, as a part of the wages. */
  effective: Rate;
  /** What the next dollar of the pay bears of the taxes that are counted; shrinking credits are left out. */
  marginal: Rate;
  federalSource: string;
};

/** Wages less federal income tax, Social Security, Medicare, and the state's income tax where it is known. */
export function takeHome(state: string, question: TaxQuestion): TakeHome {
  const gross = allWages(question);
  const federal = federalTax(question);
  const payroll = payrollTax(question);
  const local = stateTax(state, question);
  const taxes = federal.tax + payroll.total + (local?.tax ?? 0);
  return {
    gross,
    federal,
    payroll,
    state: local,
    net: gross - taxes,
    effective: gross === 0 ? 0 : roundedQuotient(taxes * 100_000, gross),
    marginal: federal.bracket + payroll.rate + (local?.rate ?? 0),
    federalSource: federalYears[question.year].source,
  };
}
