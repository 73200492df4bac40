import { expect, test } from 'vitest';
import { sayEnglish } from '../text/messages.ts';
import { moneyText } from './money-text.ts';
import { type CountedUse, planIds } from './plan.ts';
import { freeFeatures, planOf, plans, unlockedFeatures } from './plans.data.ts';
import { useLimit } from './use-limit.ts';

const now = new Date('2026-11-26T12:00:00Z');
const period = { start: new Date('2026-11-18T10:05:00Z'), end: new Date('2026-12-18T10:05:00Z') };

test.each<[string | null, CountedUse, number | null]>([
  [null, 'analysis', 0],
  [null, 'request', 0],
  ['starter', 'analysis', 3],
  ['starter', 'optimization', 0],
  ['growth', 'analysis', 3],
  ['growth', 'optimization', 10],
  ['monthly', 'optimization', 10],
  ['pro', 'analysis', null],
  ['pro', 'optimization', null],
  ['pro', 'request', 30],
])('%s gives %s %s times', (planId, use, most) => {
  const entitlement = { planId: planId as never, period: planId ? period : null };
  expect(useLimit(entitlement, use, now).most).toBe(most);
});

test('questions are counted by the day, the rest by the billing period', () => {
  const entitlement = { planId: 'growth' as const, period };
  expect(useLimit(entitlement, 'analysis', now).period).toEqual(period);
  expect(useLimit(entitlement, 'request', now).period.start.toISOString()).toBe('2026-11-26T00:00:00.000Z');
});

test('every plan is there once, cheapest first, with the prices of the specification', () => {
  expect(plans.map(({ id }) => id).sort()).toEqual([...planIds].sort());
  expect(plans.map(({ amount }) => amount)).toEqual([1500, 2000, 2000, 6000]);
  expect(new Set(plans.map(({ rank }) => rank)).size).toBe(plans.length);
  expect(freeFeatures.map(sayEnglish).join(' ')).toContain('5 jobs');
  expect(unlockedFeatures.map(sayEnglish).join(' ')).not.toMatch(/\d/);
  expect(planOf('starter').limits.trackedJobs).toBe(10);
});

test.each([
  [1500, 'usd', '$15'],
  [1550, 'usd', '$15.50'],
  [2000, 'eur', '€20'],
  [2000, 'jpy', '¥2,000'],
  [2000, 'kwd', 'KWD 2'],
  [0, 'usd', '$0'],
])('%i %s is %s', (amount, currency, text) => {
  expect(moneyText(amount, currency).replace(/\u00a0/g, ' ')).toBe(text);
});
