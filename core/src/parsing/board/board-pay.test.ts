import { describe, expect, it } from 'vitest';
import { readAshbyPosting } from './ashby-posting.ts';
import { readGreenhousePosting } from './greenhouse-posting.ts';
import { readJsonLdPosting } from './json-ld-posting.ts';
import { readLeverPosting } from './lever-posting.ts';

const now = Date.parse('2026-11-25T12:00:00Z');
const told = (pay: { min: number | null; max: number | null; interval: string | null } | null | undefined) =>
  pay ? [pay.min, pay.max, pay.interval] : null;

describe('a currency in a field of its own is said', () => {
  const text = '$61K - $67K';
  it.each([
    ['USD', true],
    [null, undefined],
  ])('Ashby: %s', (currencyCode, hasCurrency) => {
    const part = {
      compensationType: 'Salary',
      interval: '1 YEAR',
      currencyCode,
      minValue: 61_000,
      maxValue: 67_000,
    };
    const compensation = { summaryComponents: [part], compensationTierSummary: text };
    const read = readAshbyPosting({ id: '1', title: 'Cook', compensation }, { now });
    expect([read?.pay?.text, read?.pay?.currency, read?.hasCurrency]).toEqual([text, 'USD', hasCurrency]);
  });

  it.each([
    ['USD', true],
    ['', undefined],
  ])('Lever: %s', (currency, hasCurrency) => {
    const salaryRange = { min: 61_000, max: 67_000, currency, interval: 'per-year-salary' };
    const read = readLeverPosting(
      { id: '1', text: 'Cook', salaryRange, salaryDescriptionPlain: text },
      { now },
    );
    expect([read?.pay?.currency, read?.hasCurrency]).toEqual(['USD', hasCurrency]);
  });

  it.each([
    [{ baseSalary: text, salaryCurrency: 'USD' }, true],
    [{ baseSalary: { currency: 'USD', value: text } }, true],
    [{ baseSalary: [{ value: { currency: 'USD', value: text } }] }, true],
    [{ baseSalary: text }, undefined],
    [{ baseSalary: { value: text } }, undefined],
  ])('job data: %j', (over, hasCurrency) => {
    const read = readJsonLdPosting({ '@type': 'JobPosting', title: 'Cook', ...over }, { now });
    expect([read?.pay?.currency, read?.hasCurrency]).toEqual(['USD', hasCurrency]);
  });
});

describe('an interval in a field of its own', () => {
  it.each([
    ['1 YEAR', 'year'],
    ['1 HOUR', 'hour'],
    ['1 MONTH', 'month'],
    ['2 WEEK', null],
    ['3 MONTH', null],
    ['6 MONTH', null],
    ['1 TIME', null],
    ['NONE', null],
    [undefined, 'year'],
  ])('Ashby’s %s is %s', (interval, expected) => {
    const amount = interval === '1 HOUR' ? 60 : 60_000;
    const part = {
      compensationType: 'Salary',
      interval,
      currencyCode: 'USD',
      minValue: amount,
      maxValue: amount,
    };
    const record = { id: '1', title: 'Cook', compensation: { summaryComponents: [part] } };
    expect(told(readAshbyPosting(record, { now })?.pay)).toEqual([amount * 100, amount * 100, expected]);
  });

  it.each([
    ['per-year-salary', 60_000, 'year'],
    ['per-hour-wage', 60, 'hour'],
    ['per-month-salary', 6000, 'month'],
    ['bi-week-salary', 60_000, null],
    ['semi-month-salary', 60_000, null],
    ['one-time', 60_000, null],
  ])('Lever’s %s', (interval, amount, expected) => {
    const salaryRange = { min: amount, max: amount, currency: 'USD', interval };
    const pay = readLeverPosting({ id: '1', text: 'Cook', salaryRange }, { now })?.pay;
    expect(told(pay)).toEqual([amount * 100, amount * 100, expected]);
  });

  it.each([
    ['Annual Salary Range', [6_000_000, 7_000_000, 'year']],
    ['US Zone 1', [6_000_000, 7_000_000, 'year']],
    ['', [6_000_000, 7_000_000, 'year']],
    ['Bi-weekly pay', [6_000_000, 7_000_000, null]],
    ['Per project', [6_000_000, 7_000_000, null]],
    ['On-Target Earnings (OTE)', null],
    ['OTE Range', null],
    ['Annual Bonus', null],
    ['Base Salary Range', [6_000_000, 7_000_000, 'year']],
  ])('Greenhouse’s range called “%s”', (title, expected) => {
    const range = { min_cents: 6_000_000, max_cents: 7_000_000, currency_type: 'USD', title };
    const pay = readGreenhousePosting({ id: 1, title: 'Cook', pay_input_ranges: [range] }, { now })?.pay;
    expect(told(pay)).toEqual(expected);
  });
});
