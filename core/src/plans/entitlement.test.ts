import { describe, expect, test } from 'vitest';
import { entitlementOf, type VendorOrder, type VendorSubscription } from './entitlement.ts';

const now = new Date('2026-11-26T12:00:00Z');
const at = (days: number) => new Date(now.getTime() + days * 86_400_000);

function bought(over: Partial<VendorSubscription> = {}): VendorSubscription {
  return {
    id: 's1',
    planId: 'growth',
    status: 'active',
    period: { start: at(-10), end: at(20) },
    cancelAtPeriodEnd: false,
    endsAt: null,
    endedAt: null,
    pastDueAt: null,
    pending: null,
    ...over,
  };
}
const paid = (over: Partial<VendorOrder> = {}): VendorOrder => ({
  id: 'o1',
  subscriptionId: 's1',
  status: 'paid',
  createdAt: at(-10),
  ...over,
});

type Rule = [string, Partial<VendorSubscription>, plan: string | null, standing: string, ends: Date | null];
const rules: Rule[] = [
  ['a running one', {}, 'growth', 'running', null],
  ['a trial', { status: 'trialing' }, 'growth', 'trial', null],
  [
    'its last millisecond',
    { period: { start: at(-30), end: new Date(now.getTime() + 1) } },
    'growth',
    'running',
    null,
  ],
  [
    'a renewal that is not heard of yet',
    { period: { start: at(-31), end: at(-1) } },
    'growth',
    'late',
    at(2),
  ],
  ['the moment a period ends', { period: { start: at(-30), end: now } }, 'growth', 'late', at(3)],
  ['three days without news of a renewal', { period: { start: at(-33), end: at(-3) } }, null, 'ended', at(0)],
  [
    'one that is canceled at the period’s end',
    { cancelAtPeriodEnd: true, endsAt: at(20) },
    'growth',
    'ending',
    at(20),
  ],
  ['the same without a day', { cancelAtPeriodEnd: true }, 'growth', 'ending', at(20)],
  [
    'one whose day has come, with no grace',
    { cancelAtPeriodEnd: true, endsAt: at(-1), period: { start: at(-31), end: at(-1) } },
    null,
    'ended',
    at(-1),
  ],
  ['status canceled with time left', { status: 'canceled', endsAt: at(5) }, 'growth', 'ending', at(5)],
  ['one that was revoked', { status: 'canceled', endedAt: at(-1), endsAt: at(-1) }, null, 'ended', at(-1)],
  ['active but ended, as a late event may say', { endedAt: at(-1) }, null, 'ended', at(-1)],
  ['a payment that failed yesterday', { status: 'past_due', pastDueAt: at(-1) }, 'growth', 'past-due', at(6)],
  ['a payment that failed a week ago', { status: 'past_due', pastDueAt: at(-7) }, null, 'ended', at(0)],
  [
    'a failed payment without a day',
    { status: 'past_due', period: { start: at(-2), end: at(28) } },
    'growth',
    'past-due',
    at(5),
  ],
  ['one that stays unpaid', { status: 'unpaid' }, null, 'ended', null],
  ['one that pauses', { status: 'paused' }, null, 'ended', null],
  ['one whose first payment is under way', { status: 'incomplete' }, null, 'none', null],
  ['one whose first payment failed', { status: 'incomplete_expired' }, null, 'none', null],
  ['a product that is sold no more', { planId: null }, null, 'running', null],
];

describe('what a subscription gives', () => {
  test.each(rules)('%s', (_name, over, plan, standing, ends) => {
    const found = entitlementOf({ subscriptions: [bought(over)], orders: [paid()] }, now);
    expect([found.planId, found.standing, found.endsAt]).toEqual([plan, standing, ends]);
  });

  test('nothing bought is what is free', () => {
    expect(entitlementOf({ subscriptions: [], orders: [] }, now)).toMatchObject({
      planId: null,
      standing: 'none',
      period: null,
    });
  });
});

describe('money that went back', () => {
  test.each<[string, VendorOrder[], string | null]>([
    ['all of the last payment ends the plan', [paid({ status: 'refunded' })], null],
    ['a part of it changes nothing', [paid({ status: 'partially_refunded' })], 'growth'],
    [
      'an earlier payment changes nothing',
      [paid({ status: 'refunded', createdAt: at(-40) }), paid({ id: 'o2' })],
      'growth',
    ],
    [
      'a payment of another subscription changes nothing',
      [paid({ status: 'refunded', subscriptionId: 's2' })],
      'growth',
    ],
    ['a payment that waits changes nothing', [paid({ status: 'pending' })], 'growth'],
  ])('%s', (_name, orders, plan) => {
    for (const order of [orders, [...orders].reverse()])
      expect(entitlementOf({ subscriptions: [bought()], orders: order }, now).planId).toBe(plan);
  });
});

describe('several subscriptions', () => {
  const pro = bought({ id: 's2', planId: 'pro' });

  test('the higher one counts, the other is named as bought twice, in any order', () => {
    for (const subscriptions of [
      [bought(), pro],
      [pro, bought()],
    ])
      expect(entitlementOf({ subscriptions, orders: [] }, now)).toMatchObject({
        planId: 'pro',
        subscriptionId: 's2',
        others: ['s1'],
      });
  });

  test('one that runs counts before a higher one that ended', () => {
    const ended = { ...pro, status: 'canceled' as const, endedAt: at(-1) };
    expect(entitlementOf({ subscriptions: [ended, bought()], orders: [] }, now)).toMatchObject({
      planId: 'growth',
      others: [],
    });
  });

  test('a first payment under way does not hide the plan before it', () => {
    const begun = bought({ id: 's9', planId: 'pro', status: 'incomplete' });
    const ended = bought({ status: 'canceled', endedAt: at(-1) });
    expect(entitlementOf({ subscriptions: [begun, ended], orders: [] }, now).standing).toBe('ended');
  });
});

test('a change that waits is told with the plan, not after it', () => {
  const pending = { planId: 'starter' as const, at: at(20) };
  expect(entitlementOf({ subscriptions: [bought({ pending })], orders: [] }, now).pending).toEqual(pending);
  const ended = bought({ pending, status: 'unpaid' });
  expect(entitlementOf({ subscriptions: [ended], orders: [] }, now).pending).toBeNull();
});
