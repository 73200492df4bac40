import type { Pay } from '@foothold/core/entities/posting/posting.ts';
import { describe, expect, test } from 'vitest';
import { postingText, webAddress } from '../posting/posting-text.ts';
import { shortPay } from '../table/short-pay.ts';
import { ageOf, fullDate, placeOf, shortDate } from './job-cells.ts';
import { dateDoubt } from './job-date-check.ts';

const at = { today: '2026-11-21', locale: 'en-US' };

test('dates say their year only when it is another one', () => {
  expect(shortDate('2026-11-08', at)).toBe('Nov 8');
  expect(shortDate('2025-11-08', at)).toBe('Nov 8, 2025');
  expect(shortDate('', at)).toBe('');
  expect(shortDate('2026-02-30', at)).toBe('');
  expect(fullDate('2026-11-08', 'en-US')).toBe('November 8, 2026');
});

test('ages count days up to nine, then give the date', () => {
  expect(ageOf('2026-11-21', at)).toEqual({ days: 0 });
  expect(ageOf('2026-11-12', at)).toEqual({ days: 9 });
  expect(ageOf('2026-11-11', at)).toEqual({ date: 'Nov 11' });
  expect(ageOf('2026-12-01', at)).toEqual({ date: 'Dec 1' });
  expect(ageOf('no date', at)).toBeNull();
});

test('a place is what was written, else what is known', () => {
  const nowhere = { location: ' ', city: '', state: '', country: '' };
  expect(placeOf(nowhere)).toBe('');
  expect(placeOf({ ...nowhere, location: 'Remote (US)', city: 'Austin' })).toBe('Remote (US)');
  expect(placeOf({ ...nowhere, city: 'Austin', state: 'TX', country: 'US' })).toBe('Austin, TX');
  expect(placeOf({ ...nowhere, city: 'Lyon', country: 'France' })).toBe('Lyon, France');
});

describe('pay in a narrow column', () => {
  const pay = (
    min: number | null,
    max: number | null,
    more: Partial<Pay> = {},
  ): { salary: string; pay: Pay } => ({
    salary: 'as written',
    pay: {
      text: '',
      min,
      max,
      currency: 'USD',
      interval: 'year',
      yearlyMin: min,
      yearlyMax: max,
      estimated: false,
      ...more,
    },
  });
  test.each([
    [pay(11_500_000, 14_000_000), '$115–140k'],
    [pay(8_600_000, 8_600_000), '$86,000'],
    [pay(6_427_200, null), '$64,272'],
    [pay(7_450_000, 9_000_000), '$74,500–90,000'],
    [pay(3_100, 3_600, { interval: 'hour' }), '$31–36/h'],
    [pay(3_150, 3_600, { interval: 'hour' }), '$31.50–36/h'],
    [pay(5_000_000, 6_000_000, { currency: 'JPY' }), '¥5,000–6,000k'],
    [pay(null, null), 'as written'],
    [pay(100, 200, { currency: null }), 'as written'],
    [{ salary: ' DOE ', pay: null }, 'DOE'],
    [{ salary: '', pay: null }, ''],
  ])('%#', (job, shown) => expect(shortPay(job, 'en-US')).toBe(shown));

  test('languages that write the sign behind the amount keep their own form', () => {
    expect(shortPay(pay(5_000_000, 6_000_000, { currency: 'EUR' }), 'de-DE')).toBe('50.000–60.000\u00a0€');
  });
});

test('a date of application that has not come, or is ten years old, is doubted', () => {
  expect(dateDoubt('2026-11-21', at)).toBeNull();
  expect(dateDoubt('2026-11-22', at)).toBe('future');
  expect(dateDoubt('2016-11-22', at)).toBeNull();
  expect(dateDoubt('1999-01-01', at)).toBe('long-ago');
  expect(dateDoubt('', at)).toBeNull();
  expect(dateDoubt('2026-11-01', { ...at, posted: '2026-11-02' })).toBe('before-posting');
  expect(dateDoubt('2026-11-02', { ...at, posted: '2026-11-02' })).toBeNull();
  expect(dateDoubt('2026-02-30', { ...at, posted: '2026-11-02' })).toBeNull();
});

test('the text kept with a job is counted without its tags', () => {
  const kept = JSON.stringify({ descriptionHtml: '<p>Four&nbsp;small <b>words</b> – here</p>' });
  expect(postingText({ jobPostingData: kept, description: 'short' })).toEqual({
    html: '<p>Four&nbsp;small <b>words</b> – here</p>',
    plain: 'short',
    words: 4,
  });
  expect(postingText({ jobPostingData: '{broken', description: 'two words' })?.words).toBe(2);
  expect(postingText({ jobPostingData: '', description: ' — ' })).toBeNull();
});

test('only web addresses become links', () => {
  expect(webAddress(' https://jobs.example.com/1 ')).toBe('https://jobs.example.com/1');
  for (const text of ['javascript:alert(1)', 'mailto:a@b.c', 'jobs.example.com', '', 'data:text/html,x'])
    expect(webAddress(text)).toBeNull();
});
