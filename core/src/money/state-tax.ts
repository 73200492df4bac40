import { federalYears } from './federal-tax.data.ts';
import { type Rate, shareOf } from './rate.ts';
import { type FlatTax, flatTaxes, statesWithoutTax } from './state-tax.data.ts';
import { allWages, type TaxQuestion } from './tax-question.ts';

/** The income tax of a state on wages, in cents a year. */
export type StateTax = {
  tax: number;
  /** What the next dollar bears. */
  rate: Rate;
  /** Who says so, and for which year. */
  source: string;
};

/**
 * The income tax of a state (its code), null where it is not known for sure: that is never zero. Taxes of counties, cities
 * and school districts, and credits, are not counted.
 */
export function stateTax(state: string, question: TaxQuestion): StateTax | null {
  const without = statesWithoutTax[state];
  if (without) return { tax: 0, rate: 0, source: `${without}, ${question.year}: no income tax on wages` };
  const flat = flatTaxes[state]?.[question.year];
  return flat ? flatTax(flat, question) : null;
}

function flatTax(flat: FlatTax, question: TaxQuestion): StateTax | null {
  const { status, children, dependants } = question;
  const wages = allWages(question);
  const fixed = flat.deduction[status];
  const many = children + dependants;
  const { household = 0, dependant = 0 } = flat.from ?? {};
  const isBelow = wages < (household + dependant * many) * 100;
  const isAbove = flat.upTo !== undefined && wages > flat.upTo * 100;
  if (fixed === undefined || (isBelow && wages > 0) || isAbove) return null;
  const byIncome = flat.childByIncome?.[status]?.find(([upTo]) => wages <= upTo * 100)?.[1] ?? 0;
  const dollars = fixed + (flat.dependant ?? 0) * many + ((flat.child ?? 0) + byIncome) * children;
  const off = dollars * 100 + payrollDeduction(flat, question) + (flat.freeUpTo ?? 0) * 100;
  const taxable = Math.max(0, wages - off);
  return { tax: shareOf(taxable, flat.rate), rate: taxable > 0 ? flat.rate : 0, source: flat.source };
}

function payrollDeduction({ payrollDeduction: most = 0 }: FlatTax, question: TaxQuestion): number {
  if (most === 0) return 0;
  const ceiling = federalYears[question.year].socialSecurityBase * 100;
  const paid = (wages: number) =>
    Math.min(most * 100, shareOf(Math.min(wages, ceiling), 6200) + shareOf(wages, 1450));
  return paid(question.wages) + paid(allWages(question) - question.wages);
}
