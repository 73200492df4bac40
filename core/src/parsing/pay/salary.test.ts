import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { caseGroups, labels } from '../../../test-data/labels.ts';
import { realFile } from '../../../test-data/real-files.ts';
import { Pay } from '../../entities/posting/posting.ts';
import { moneyRange, thousands, truncate } from '../../text/display.ts';
import { minorDigits } from './minor-digits.ts';
import { parseInterval } from './pay-interval.ts';
import { payText } from './pay-text.ts';
import { parsePay, payFromNumbers, placedPay } from './salary.ts';

function show(pay: Pay | null): string {
  if (!pay) return 'null';
  const unit = 10 ** minorDigits(pay.currency);
  const side = (amount: number | null) => (amount === null ? '-' : String(amount / unit));
  const amounts = `${side(pay.min)}..${side(pay.max)}`;
  return `${amounts} ${pay.currency ?? '-'} ${pay.interval ?? '-'}${pay.estimated ? ' est' : ''}`;
}

describe.each(caseGroups('pay-cases'))('parsePay: %s', (_, rows) => {
  it.each(rows)('%j is %s', (text, expected) => {
    const pay = parsePay(text);
    expect(show(pay)).toBe(expected);
    if (pay) expect(Pay.parse(pay).text).toBe(text);
  });
});

it('reckons a year as 2,080 hours, 260 days, 52 weeks or 12 months, in minor units', () => {
  const yearly = (text: string) => parsePay(text)?.yearlyMin;
  expect(yearly('$31.25 an hour')).toBe(31.25 * 2080 * 100);
  expect(yearly('£450 a day')).toBe(450 * 260 * 100);
  expect(yearly('$1,200 a week')).toBe(1200 * 52 * 100);
  expect(yearly('€4,000 a month')).toBe(4000 * 12 * 100);
  expect(yearly('JPY 5,000,000 per year')).toBe(5_000_000);
  expect(yearly('$40')).toBeNull();
});

describe('a sign that several countries write', () => {
  it.each([
    ['$90,000', [], 'USD'],
    ['$90,000', [''], 'USD'],
    ['$90,000', ['US'], 'USD'],
    ['$90,000', ['PR'], 'USD'],
    ['$90,000', ['CA'], 'CAD'],
    ['$90,000', ['AU'], 'AUD'],
    ['$90,000', ['NZ'], 'NZD'],
    ['$5,000 a month', ['SG'], 'SGD'],
    ['$30,000 a month', ['HK'], 'HKD'],
    ['$30,000 a month', ['MX'], 'MXN'],
    ['$900,000 a month', ['CL'], 'CLP'],
    ['$90,000', ['GB'], null],
    ['$90,000', ['IN'], null],
    ['$90,000', ['JM'], null],
    ['$90,000', ['US', 'GB'], 'USD'],
    ['$90,000', ['CA', 'DE'], 'CAD'],
    ['$90,000', ['US', 'CA'], null],
    ['US$90,000', ['CA'], 'USD'],
    ['$90,000 USD', ['CA'], 'USD'],
    ['CAD $90,000', ['US'], 'CAD'],
    ['$90,000 AUD', ['NZ'], 'AUD'],
    ['30 000 kr', ['SE'], 'SEK'],
    ['kr 45.000', ['NO'], 'NOK'],
    ['45.000 kr', ['DK'], 'DKK'],
    ['45.000 kr', [], null],
    ['¥5,000,000', ['JP'], 'JPY'],
    ['¥20,000 a month', ['CN'], 'CNY'],
    ['¥20,000 a month', [], null],
    ['Rs 50,000 a month', ['IN'], 'INR'],
    ['Rs 50,000 a month', ['PK'], 'PKR'],
    ['6-9 Lacs PA', ['IN'], 'INR'],
    ['6-9 Lacs PA', ['US'], null],
    ['90,000 - 95,000', ['IN'], null],
  ] as const)('%s in %j is %s', (text, countries, currency) => {
    expect(parsePay(text, { countries })?.currency).toBe(currency);
    const placed = parsePay(text);
    expect(placed && placedPay(placed, countries)).toEqual(parsePay(text, { countries }));
  });

  it('counts in the amount: 45.000 kr are forty-five thousand', () => {
    expect(show(parsePay('45.000 kr', { countries: ['DK'] }))).toBe('45000..45000 DKK -');
    expect(show(parsePay('$45.000 mensual', { countries: ['CL'] }))).toBe('45000..45000 CLP -');
  });

  it('is that of the place where amounts or interval stand in fields of their own', () => {
    const hourly = parsePay('$20 - $25', { interval: 'hourly' });
    expect(hourly && show(placedPay(hourly, ['CA']))).toBe('20..25 CAD hour');
    const numbers = payFromNumbers({
      min: 80_000,
      max: 90_000,
      currency: null,
      interval: 'year',
      text: '$80K+',
    });
    expect(numbers && show(placedPay(numbers, ['AU']))).toBe('80000..90000 AUD year');
    const once = payFromNumbers({ min: 80_000, max: 90_000, currency: '$', interval: '3 MONTH' });
    expect(once && show(placedPay(once, ['AU']))).toBe('80000..90000 AUD -');
    const sign = payFromNumbers({ min: 80_000, max: 90_000, currency: '$', interval: 'year' });
    expect([show(sign), sign && show(placedPay(sign, ['CA']))]).toEqual([
      '80000..90000 USD year',
      '80000..90000 CAD year',
    ]);
  });

  it('leaves a currency that the source states in a field', () => {
    const pay = payFromNumbers({ min: 90_000, max: 90_000, currency: 'USD', interval: 'year' });
    expect(pay && placedPay(pay, ['CA'])).toEqual(pay);
  });
});

describe('payFromNumbers', () => {
  const pay = (min: number | null, max: number | null, currency: string | null, interval: string | null) =>
    show(payFromNumbers({ min, max, currency, interval }));
  it('reads the interval spellings of feeds', () => {
    expect(pay(188000, 277000, 'USD', '1 YEAR')).toBe('188000..277000 USD year');
    expect(pay(22, 25, 'usd', 'per-hour-wage')).toBe('22..25 USD hour');
    expect(pay(90000, 95000, 'EUR', 'per-year-salary')).toBe('90000..95000 EUR year');
    expect(pay(60740, 162014, 'USD', 'Annual')).toBe('60740..162014 USD year');
    expect(pay(27.2255, 37.5889, 'USD', 'Hourly')).toBe('27.23..37.59 USD hour');
    expect(pay(343, 343, 'USD', 'Daily')).toBe('343..343 USD day');
    expect(pay(80000, 110000, 'USD', 'YEAR')).toBe('80000..110000 USD year');
  });
  it('drops what cannot be', () => {
    expect(pay(2000, 165000, 'USD', 'year')).toBe('-..- USD -');
    expect(pay(92000, 119_000_000, 'JPY', '1 YEAR')).toBe('-..- JPY -');
    expect(pay(0, 50000, 'USD', 'year')).toBe('-..50000 USD year');
    expect(pay(Number.NaN, null, 'USD', 'year')).toBe('null');
    expect(pay(50000, 60000, 'dollars', 'fortnight')).toBe('50000..60000 - -');
    expect(payFromNumbers({ min: null, max: null, currency: null, interval: null })).toBeNull();
  });
  it.each([
    [32, 28, 'USD', 'HOUR', '28..32 USD hour'],
    [100, 50, 'USD', 'hour', '50..100 USD hour'],
    [80_000, 65_000, 'USD', 'YEAR', '65000..80000 USD year'],
    [5500, 4500, 'EUR', 'MONTH', '4500..5500 EUR month'],
    [900, 700, 'GBP', 'WEEK', '700..900 GBP week'],
    [450, 300, 'USD', 'DAY', '300..450 USD day'],
    [110_000, 95_000, 'CHF', null, '95000..110000 CHF year'],
    [6_000_000, 4_500_000, 'JPY', 'year', '4500000..6000000 JPY year'],
    [22.5, 18.75, 'CAD', 'hourly', '18.75..22.5 CAD hour'],
    [165_000, 2000, 'USD', 'year', '-..- USD -'],
  ])('takes %d to %d for two ends in the wrong order', (min, max, currency, interval, shown) => {
    expect(pay(min, max, currency, interval)).toBe(shown);
  });
  it.each([
    ['3 MONTH', '25000..30000 USD -'],
    ['2 MONTH', '25000..30000 USD -'],
    ['6 months', '25000..30000 USD -'],
    ['1 TIME', '25000..30000 USD -'],
    ['one-time', '25000..30000 USD -'],
    ['NONE', '25000..30000 USD -'],
    ['quarterly', '25000..30000 USD -'],
    ['per project', '25000..30000 USD -'],
    ['per-semester', '25000..30000 USD -'],
    ['commission', '25000..30000 USD -'],
    ['Bi Weekly', '25000..30000 USD -'],
    ['bi-week-salary', '25000..30000 USD -'],
    ['semi-month-salary', '25000..30000 USD -'],
    ['fortnight', '25000..30000 USD -'],
    ['BW', '25000..30000 USD -'],
    ['1 MONTH', '25000..30000 USD month'],
    ['per-month-salary', '25000..30000 USD month'],
    ['ANN', '25000..30000 USD year'],
    ['PA', '25000..30000 USD year'],
    ['p.a.', '25000..30000 USD year'],
    ['yearly', '25000..30000 USD year'],
    ['Salary', '25000..30000 USD year'],
    ['salaried', '25000..30000 USD year'],
    ['', '25000..30000 USD year'],
  ])('an interval of “%s” in its field: %s', (interval, expected) => {
    expect(pay(25_000, 30_000, 'USD', interval)).toBe(expected);
  });
  it('reads a sign in place of a code, and what only the text beside the numbers says', () => {
    expect(pay(30_000, 35_000, '£', 'year')).toBe('30000..35000 GBP year');
    expect(pay(30_000, 35_000, 'CA$', 'year')).toBe('30000..35000 CAD year');
    expect(pay(30_000, 35_000, '$', null)).toBe('30000..35000 USD year');
    const told = { min: 20, max: 25, currency: null, interval: null, text: '£20 - £25 an hour' };
    expect(show(payFromNumbers(told))).toBe('20..25 GBP hour');
    const fields = { min: null, max: null, currency: 'CAD', interval: 'hourly', text: '20 - 25' };
    expect(show(payFromNumbers(fields))).toBe('20..25 CAD hour');
    expect(show(payFromNumbers({ ...fields, text: '$20 - $25' }))).toBe('20..25 CAD hour');
    expect(show(payFromNumbers({ ...fields, text: '€20 - €25' }))).toBe('20..25 EUR hour');
  });
  it('falls back to the text', () => {
    const source = { min: null, max: null, currency: 'USD', interval: 'year', text: '$50,000 a year' };
    expect(show(payFromNumbers(source))).toBe('50000..50000 USD year');
  });
});

it('reads an interval only when exactly one is stated', () => {
  const rows = [
    'per hour',
    'paid weekly',
    'a month or a year',
    'biweekly',
    'HOUR',
    'DAY',
    'pm',
    'per annum',
    'p.h.',
    '',
  ];
  expect(rows.map(parseInterval)).toEqual([
    'hour',
    null,
    null,
    null,
    'hour',
    'day',
    'month',
    'year',
    'hour',
    null,
  ]);
});

describe('payText', () => {
  const text = (given: string, locale?: string) => payText(parsePay(given), locale);
  it('writes "$X - $Y" in US English and says every interval but the year', () => {
    expect(text('$92K - $112K')).toBe('$92,000 - $112,000');
    expect(text('$31-36/hr')).toBe('$31 - $36 an hour');
    expect(text('$31.25 per hour')).toBe('$31.25 an hour');
    expect(text('up to £45k')).toBe('Up to £45,000');
    expect(text('from $3,000 a month')).toBe('From $3,000 a month');
    expect(text('$70K - $200K CAD')).toBe('CA$70,000 - CA$200,000');
    expect(text('$114K-$182K (Glassdoor est.)')).toBe('$114,000 - $182,000 (estimated)');
    expect(text('JPY 5,000,000 per year')).toBe('¥5,000,000');
  });
  it('leaves the words of the source where the figure is not certain', () => {
    expect(text('$40')).toBe('$40');
    expect(text('$20/hr or $40,000/yr')).toBe('$20/hr or $40,000/yr');
    expect(text('Competitive')).toBe('');
    expect(payText(null)).toBe('');
  });
  it('follows another locale', () => {
    expect(text('€45.000 - €55.000', 'de-DE').replace(/\s/g, ' ')).toBe('45.000–55.000 €');
  });
});

describe('display helpers', () => {
  it('truncates with three dots at a word', () => {
    expect(truncate('Senior Account Executive', 100)).toBe('Senior Account Executive');
    expect(truncate('Senior Account Executive', 18)).toBe('Senior Account...');
    expect(truncate('abcdefghij', 6)).toBe('abc...');
    expect(truncate('abc', 2)).toBe('..');
    expect(truncate('👩‍🔬👩‍🔬👩‍🔬', 100)).toBe('👩‍🔬👩‍🔬👩‍🔬');
  });
  it('groups thousands', () => {
    expect([thousands(0), thousands(10000), thousands(-1234.5), thousands(Number.NaN)]).toEqual([
      '0',
      '10,000',
      '-1,234.5',
      '',
    ]);
    expect(thousands(10000, 'de-DE')).toBe('10.000');
  });
  it('writes money ranges', () => {
    expect(moneyRange(1, 2)).toBe('$1 - $2');
    expect(moneyRange(1.5, 2)).toBe('$1.50 - $2.00');
    expect(moneyRange(5, 5)).toBe('$5');
    expect(moneyRange(null, 5)).toBe('Up to $5');
    expect(moneyRange(5, null)).toBe('From $5');
    expect(moneyRange(null, null)).toBe('');
    expect(moneyRange(5, 6, { currency: null })).toBe('5 - 6');
  });
});

it('holds its promises on every real pay string', () => {
  const file = realFile('postings/salary_strings_unique.tsv');
  const isReal = existsSync(file);
  const texts = isReal
    ? readFileSync(file, 'utf8')
        .split('\n')
        .slice(1)
        .flatMap((line) => line.split('\t')[2] ?? [])
    : labels('pay-cases').map(([, text]) => text);
  let amounts = 0;
  let yearly = 0;
  let withDigits = 0;
  for (const text of texts) {
    const pay = parsePay(text);
    withDigits += /[1-9]/.test(text) ? 1 : 0;
    if (!pay) continue;
    Pay.parse(pay);
    for (const value of [pay.min, pay.max, pay.yearlyMin, pay.yearlyMax]) {
      if (value !== null) expect(Number.isSafeInteger(value) && value > 0, text).toBe(true);
    }
    if (pay.min !== null && pay.max !== null) expect(pay.min, text).toBeLessThanOrEqual(pay.max);
    expect(pay.yearlyMin !== null, text).toBe(pay.min !== null && pay.interval !== null);
    expect(pay.yearlyMax !== null, text).toBe(pay.max !== null && pay.interval !== null);
    expect(payText(pay), text).not.toMatch(/NaN|undefined|null/);
    amounts += pay.min !== null || pay.max !== null ? 1 : 0;
    yearly += pay.yearlyMin !== null || pay.yearlyMax !== null ? 1 : 0;
  }
  // biome-ignore lint/suspicious/noConsole: the share is what this run is for
  console.log(
    `pay: ${isReal ? 'real file' : 'stand-in'}, ${texts.length} strings, ${withDigits} with digits, ` +
      `${amounts} with an amount, ${yearly} with a yearly figure`,
  );
  expect(amounts / withDigits).toBeGreaterThan(isReal ? 0.97 : 0.7);
});
