import { describe, expect, it } from 'vitest';
import { newOfferValues } from '../entities/offer/offer-form.ts';
import { offerPay, payVerdict } from './offer-pay.ts';

const pay = (fields: Partial<typeof newOfferValues>) => offerPay({ ...newOfferValues, ...fields });
const dollars = (range: { low: number; high: number; currency: string } | null) =>
  range && `${range.low / 100}..${range.high / 100} ${range.currency}`;

describe('what an offer pays a year', () => {
  it.each([
    ['$86,000', '', '86000..86000 USD'],
    ['$41 an hour', '', '85280..85280 USD'],
    ['$41 an hour', '36', '76752..76752 USD'],
    ['$41/hr', '36 hours, three shifts', '76752..76752 USD'],
    ['€4,000 a month', '', '48000..48000 EUR'],
    ['$1,500 a week', '', '78000..78000 USD'],
    ['£300 a day', '', '78000..78000 GBP'],
    ['$80,000 - $90,000', '', '80000..90000 USD'],
    ['competitive', '', null],
    ['', '', null],
    ['4000', '', null],
  ])('a base of “%s” at “%s” hours is %s', (basePay, hoursPerWeek, year) => {
    expect(dollars(pay({ basePay, hoursPerWeek }).baseYear)).toBe(year);
  });

  it.each([
    ['5%', '4300..4300 USD'],
    ['5-10 %', '4300..8600 USD'],
    ['up to 10% of base', '8600..8600 USD'],
    ['$4,300', '4300..4300 USD'],
    ['$4,300 target bonus', '4300..4300 USD'],
    ['$1,000 a month', '12000..12000 USD'],
    ['4,300', '4300..4300 USD'],
    ['€4,300', '4300..4300 EUR'],
    ['none', null],
    ['discretionary', null],
    ['', null],
  ])('a bonus of “%s” on $86,000 is %s', (bonus, year) => {
    expect(dollars(pay({ basePay: '$86,000', bonus }).bonus)).toBe(year);
  });

  it('keeps what is not stated unknown, and never makes it zero', () => {
    const { base, baseYear, bonus, signOn, equityYear, healthMonth, year } = pay({});
    expect([base, baseYear, bonus, signOn, equityYear, healthMonth, year]).toEqual(Array(7).fill(null));
    expect(pay({ bonus: '5%' }).bonus).toBeNull();
    expect(pay({ basePay: '$86,000', equityValue: '$40,000' }).equityYear).toBeNull();
  });

  it('spreads equity over its years, and reads a sign-on bonus and insurance as they are written', () => {
    const read = pay({
      basePay: '$100,000',
      equityValue: '$40,000 in RSUs',
      vestingYears: '4 years',
      signOn: '$5,000 sign-on bonus',
      health: '$82 a week',
    });
    expect(dollars(read.equityYear)).toBe('10000..10000 USD');
    expect(dollars(read.signOn)).toBe('5000..5000 USD');
    expect(dollars(read.healthMonth)).toBe('355.33..355.33 USD');
    expect(dollars(read.year)).toBe('100000..110000 USD');
  });

  it('leaves money of another currency out of the sum: there is no rate', () => {
    expect(dollars(pay({ basePay: '$100,000', bonus: '€5,000' }).year)).toBe('100000..100000 USD');
  });
});

describe('which offer pays more', () => {
  const verdict = (...offers: Partial<typeof newOfferValues>[]) => payVerdict(offers.map(pay));
  it('is too close to call while hopes and errors reach from one to the other', () => {
    expect(verdict({ basePay: '$86,000', bonus: '$6,000' }, { basePay: '$91,000' })).toEqual({
      kind: 'close',
      first: 0,
      second: 1,
      apart: 100_000,
      sureApart: -500_000,
      currency: 'USD',
    });
    expect(verdict({ basePay: '$42 an hour' }, { basePay: '$86,000' }).kind).toBe('close');
  });
  it('is said where the least of one is more than the most of all others', () => {
    expect(verdict({ basePay: '$74,000' }, { basePay: '$91,000' }, { basePay: '$80,000' })).toMatchObject({
      kind: 'ahead',
      first: 1,
      second: 2,
      apart: 1_100_000,
    });
  });
  it('is not said where one is unknown, or the currencies differ', () => {
    expect(verdict({ basePay: '$86,000' }, { basePay: 'competitive' })).toEqual({ kind: 'unknown' });
    expect(verdict({ basePay: '$86,000' }, { basePay: '€86,000' })).toEqual({ kind: 'currencies' });
    expect(verdict({ basePay: '$86,000' })).toEqual({ kind: 'unknown' });
  });
});
