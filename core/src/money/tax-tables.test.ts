import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { realFile } from '../../test-data/real-files.ts';
import { federalYears, medicareThreshold } from './federal-tax.data.ts';
import { flatTaxes, statesWithoutTax } from './state-tax.data.ts';
import { type FilingStatus, filingStatuses, taxYears } from './tax-question.ts';

const folder = fileURLToPath(realFile('reference2'));
const isHere = existsSync(folder);
process.stdout.write(
  `Tax tables: ${isHere ? 'compared with two other compilations' : 'nothing to compare with'}.\n`,
);
const read = <T>(name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as T;

const names: Readonly<Record<FilingStatus, string>> = {
  single: 'single',
  joint: 'married_joint',
  separate: 'married_separate',
  head: 'head_of_household',
  survivor: 'surviving_spouse',
};

type Federal = {
  years: Record<
    string,
    {
      brackets: Record<string, [number, number][]>;
      standard_deduction: Record<string, number>;
      additional_medicare_threshold: Record<string, number>;
      social_security_wage_base: number;
      child_tax_credit_max: number;
    }
  >;
};
type States = {
  states: Record<
    string,
    { type: string; years?: Record<string, { schedules: Record<string, [number, number][]> }> }
  >;
};

describe.runIf(isHere)('the tables agree with another compilation', () => {
  test.each(taxYears)('of the federal tax of %s', (year) => {
    const theirs = read<Federal>('federal_income_tax_2024_2026').years[year];
    const ours = federalYears[year];
    for (const status of filingStatuses) {
      const brackets = ours.brackets[status].map(([over, percent]) => [over, percent / 100]);
      expect(brackets, status).toEqual(theirs?.brackets[names[status]]);
      expect(ours.standardDeduction[status]).toBe(theirs?.standard_deduction[names[status]]);
      expect(medicareThreshold[status]).toBe(theirs?.additional_medicare_threshold[names[status]]);
    }
    expect(ours.socialSecurityBase).toBe(theirs?.social_security_wage_base);
    expect(ours.childCredit).toBe(theirs?.child_tax_credit_max);
  });

  test('of the rates of states', () => {
    const { states } = read<States>('state_income_tax_2025_2026');
    for (const [state, years] of Object.entries(flatTaxes))
      for (const [year, { rate, freeUpTo = 0 }] of Object.entries(years)) {
        const schedule = states[state]?.years?.[year]?.schedules.all;
        expect(schedule?.at(-1), `${state} ${year}`).toEqual([freeUpTo, rate / 100_000]);
      }
    const without = Object.entries(states).filter(([, { type }]) => type === 'none');
    expect(Object.keys(statesWithoutTax).sort()).toEqual(without.map(([state]) => state).sort());
  });
});

test('brackets rise, and a joint return has twice those of one filed separately', () => {
  for (const year of taxYears) {
    const { brackets, standardDeduction } = federalYears[year];
    for (const status of filingStatuses) {
      const over = brackets[status].map(([from]) => from);
      expect(over).toEqual([...over].sort((a, b) => a - b));
    }
    expect(brackets.joint.map(([from]) => from)).toEqual(brackets.separate.map(([from]) => from * 2));
    expect(standardDeduction.joint).toBe(standardDeduction.separate * 2);
  }
});
