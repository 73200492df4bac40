import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { realFile } from '../../../test-data/real-files.ts';
import { htmlToText } from '../../entities/posting/posting-text.ts';
import { minorDigits } from './minor-digits.ts';
import { payInText } from './pay-in-text.ts';

function show(text: string): string {
  const pay = payInText(text);
  if (!pay) return '';
  const unit = 10 ** minorDigits(pay.currency);
  const side = (amount: number | null) => (amount === null ? '-' : String(amount / unit));
  return `${side(pay.min)}..${side(pay.max)} ${pay.currency} ${pay.interval}`;
}

describe('the one pay of a description', () => {
  it.each([
    ['The base salary range for this position is: $232,500—$325,500 USD.', '232500..325500 USD year'],
    ['Join us.\nPay Range:\nLevel 3: $110,000.00 - $150,000.00\nApply today.', '110000..150000 USD year'],
    ['Hiring Range $42,000 - $48,500, commensurate w/ experience', '42000..48500 USD year'],
    ['We cook. Salary: $80.00 to $85.00 /hour', '80..85 USD hour'],
    ['Compensation\n\nThe pay rate is $42 per hour for about 16 hours a week.', '42..42 USD hour'],
    ['Pay: $17.00 per hour\nLater: the pay rate for this role is $17.00 per hour.', '17..17 USD hour'],
    ['The pay is $31.50 an hour plus shift differential.', '31.5..31.5 USD hour'],
    ['Pay: £38,000 per annum + bonus', '38000..38000 GBP year'],
    ['The salary is $60,000 - $70,000 a year plus a 10% bonus and equity.', '60000..70000 USD year'],
    ['Salary: $55,000 per year + stock options', '55000..55000 USD year'],
    ['The range is €101,000 - €131,000 of base pay per year.', '101000..131000 EUR year'],
    ['Base pay: between $207,400 and $311,700. We raised $125M in funding.', '207400..311700 USD year'],
    ['The base salary is CAD $90,000 - $110,000 per year.', '90000..110000 CAD year'],
    ['Salary: 81,000 - 121,000 CAD', '81000..121000 CAD year'],
    ['Pay range: CA$95,000 to CA$120,000 a year', '95000..120000 CAD year'],
    ['Salary: AUD 95,000 - 110,000 a year', '95000..110000 AUD year'],
    ['Our salary is 60.000 € - 70.000 € a year.', '60000..70000 EUR year'],
    ['Gehalt und pay: CHF 85’000 - 95’000 a year', '85000..95000 CHF year'],
    ['Salary: ₹6,00,000 - ₹9,00,000 a year', '600000..900000 INR year'],
    ['Compensation: INR 6-9 LPA', '600000..900000 INR year'],
    ['The pay is £12.60per hour.', '12.6..12.6 GBP hour'],
    ['Pay $117,600 - $161,700 per yearThis job is eligible for a plan.', '117600..161700 USD year'],
  ])('%j: %s', (text, expected) => {
    expect(show(text)).toBe(expected);
  });

  it('is in the dollars of its country', () => {
    expect(payInText('Salary: $90,000 - $110,000 a year', ['CA'])?.currency).toBe('CAD');
    expect(payInText('Salary: US$90,000 - US$110,000 a year', ['CA'])?.currency).toBe('USD');
    expect(payInText('Salary: $90,000 - $110,000 a year')?.currency).toBe('USD');
  });
});

describe('a text that states no single pay', () => {
  it.each([
    ['levels', 'Pay range:\nLevel I: $95,000 - $115,000/per year\nLevel II: $110,000 - $130,000/per year'],
    ['places', 'Ohio: the salary range is $117,000-$234,000\nTexas: the salary range is $90,000-$180,000'],
    ['degrees', 'The minimum salary is $55,897 with a bachelor’s degree or $58,581 with a master’s.'],
    ['one end of it', 'Hourly teaching rates start at $50/hr'],
    ['sales', 'Annual OTE salary $95,795 - $144,900 USD'],
    ['a course', 'Salary: $3,000 per course built'],
    ['a credit hour', 'Hiring Range $795 - $1200 / credit hour'],
    ['a bonus', 'Compensation: $5,000 sign-on bonus'],
    ['pay on top', 'Extra pay of $5 an hour for evening, night and weekend hours'],
    ['a differential', 'Our pay has a shift differential of $3.50 per hour.'],
    ['more at night', 'We pay $2 an hour more at night.'],
    ['a bonus beside which there is more', 'Our pay has a bonus of $25,000 a year plus benefits'],
    ['revenue beside which there is more', 'We pay from a revenue of $50,000 a year + grants'],
    ['funding', 'We raised $30,000,000 to pay for growth'],
    ['revenue', 'Annual revenue over $40,000 - $50,000 in sales'],
    ['insurance', 'Company-paid life insurance of $25,000'],
    ['an impossible hour', 'Salary: $100,000.00 to $200,000.00 /hour'],
    ['a slip of the pen', 'Salary range: $67,00 - $71,500'],
    ['what others charge', 'Set your own rate of pay: typically, tutors charge $15 to $25 per hour.'],
    ['a project', 'The pay is $30,000 per project.'],
    ['two weeks', 'Salary: $25,000 every two weeks.'],
    ['three months', 'Salary: $30,000 for 3 months'],
    ['a quarter', 'Compensation: $30,000 quarterly'],
    ['a lump sum', 'Compensation: $30,000 lump sum'],
    ['sales in words', 'Salary: $60,000 - $80,000 a year on target earnings'],
    ['commission before it', 'Salary with commission of $60,000 - $80,000 a year'],
    ['a relocation', 'Compensation includes relocation of up to $25,000 a year'],
    ['shares', 'Compensation: RSUs worth $40,000 a year'],
    ['no interval', 'Compensation Range:\n$18.50 - $18.50'],
    ['no money', 'Competitive salary'],
    ['nothing', ''],
  ])('%s', (_, text) => {
    expect(payInText(text)).toBeNull();
  });
});

it('is read at once from a text of any length', () => {
  for (const text of ['$1 '.repeat(100_000), 'Salary: $1\n'.repeat(50_000), `Pay ${'$9,'.repeat(100_000)}`]) {
    expect(payInText(text)?.max ?? 0).toBeLessThan(1000);
  }
});

it('says of how many real descriptions it finds one', () => {
  const file = realFile('postings/themuse_jobs_union.json');
  const isReal = existsSync(file);
  const rows: { contents: string }[] = isReal
    ? JSON.parse(readFileSync(file, 'utf8'))
    : [
        { contents: '<p>Pay range: <b>$60,000 - $70,000</b> a year</p>' },
        { contents: '<p>We raised $8M.</p>' },
        { contents: '<p>Good pay.</p>' },
      ];
  const texts = rows.map(({ contents }) => htmlToText(contents));
  const found = texts.flatMap((text) => payInText(text) ?? []);
  const withMoney = texts.filter((text) => /[$€£]\s?\d/.test(text)).length;
  // biome-ignore lint/suspicious/noConsole: the share is what this run is for
  console.log(
    `pay in text: ${isReal ? 'real' : 'stand-in'}, ${texts.length} descriptions, ${withMoney} with money, ${found.length} with one pay`,
  );
  expect(found.length).toBeGreaterThanOrEqual(isReal ? 50 : 1);
  for (const { min, max, text, interval } of found) {
    expect(interval, text).not.toBeNull();
    expect(min ?? max, text).toBeGreaterThan(0);
    expect(texts.some((whole) => whole.includes(text))).toBe(true);
  }
});
