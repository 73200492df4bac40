import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UseCounter } from '../../providers/uses/port.ts';
import { testProducts } from '../../testing/test-polar-objects.ts';
import { openShop, type Shop } from '../../testing/test-shop.ts';
import { planCatalog } from './plan-catalog.ts';
import { planUses } from './use-counter.ts';

let at = new Date('2026-11-26T12:00:00Z');
let shop: Shop;
let uses: UseCounter;
beforeAll(async () => {
  shop = await openShop({ now: () => at });
  const catalog = planCatalog({
    starter: [testProducts.starter],
    growth: [testProducts.growth],
    pro: [testProducts.pro],
  });
  uses = planUses({ db: shop.server.deps.db, catalog, now: () => at });
});
afterAll(() => shop.close());

const refused = (work: Promise<unknown>) =>
  work.then(
    () => '',
    (cause: Error & { code?: string; status?: number }) => `${cause.status} ${cause.code}: ${cause.message}`,
  );

describe('what a plan counts', () => {
  test('50 calls at once: exactly as many get through as there are left', async () => {
    const maya = await shop.person('fifty');
    await shop.buy(maya, 'growth');
    const taken = await Promise.allSettled(
      Array.from({ length: 50 }, () => uses.take(maya.id, 'optimization')),
    );
    const through = taken.filter((one) => one.status === 'fulfilled');
    expect(through.length).toBe(10);
    expect(through.map(({ value }) => value.remaining).sort((one, two) => Number(one) - Number(two))).toEqual(
      [...Array(10).keys()],
    );
    expect((await shop.planOf(maya)).uses).toContainEqual(
      expect.objectContaining({ use: 'optimization', used: 10, most: 10 }),
    );
  });

  test('what failed is given back, once, however often it is said', async () => {
    const maya = await shop.person('back');
    await shop.buy(maya, 'starter');
    const first = await uses.take(maya.id, 'analysis');
    await uses.take(maya.id, 'analysis');
    expect((await uses.take(maya.id, 'analysis')).remaining).toBe(0);
    expect(await refused(uses.take(maya.id, 'analysis'))).toContain('402 plan-limit: All 3 AI analyses');
    await Promise.all([first.back(), first.back(), first.back()]);
    expect((await uses.take(maya.id, 'analysis')).remaining).toBe(0);
    expect(await refused(uses.take(maya.id, 'analysis'))).toContain('More come on December 26, 2026 (UTC)');
  });

  test('half of 50 that fail at once and are given back leave what was answered', async () => {
    const maya = await shop.person('half');
    await shop.buy(maya, 'pro');
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, async (_one, turn) => {
        const use = await uses.take(maya.id, 'request');
        if (turn % 2 === 0) await use.back();
      }),
    );
    const kept = results.filter((one, turn) => one.status === 'fulfilled' && turn % 2 === 1).length;
    const plan = (await shop.planOf(maya)) as { uses: { use: string; used: number }[] };
    expect(plan.uses.find(({ use }) => use === 'request')?.used).toBe(kept);
  });

  test('without a plan, and for what a plan does not have, the words say what goes on', async () => {
    const maya = await shop.person('free');
    expect(await refused(uses.take(maya.id, 'request'))).toContain('402 plan-limit: A plan is needed');
    await shop.buy(maya, 'starter');
    expect(await refused(uses.take(maya.id, 'optimization'))).toContain(
      'Monthly Starter has no AI optimizations',
    );
  });

  test('no limit counts too, so that it can be seen, and says no remainder', async () => {
    const maya = await shop.person('pro');
    await shop.buy(maya, 'pro');
    expect((await uses.take(maya.id, 'analysis')).remaining).toBeUndefined();
    expect((await shop.planOf(maya)).uses).toContainEqual(
      expect.objectContaining({ use: 'analysis', used: 1, most: null }),
    );
  });
});

describe('periods', () => {
  test('a renewal that is heard of late begins anew, and the counts of before are not taken along', async () => {
    const maya = await shop.person('period');
    const subscription = await shop.buy(maya, 'starter');
    for (let turn = 0; turn < 3; turn += 1) await uses.take(maya.id, 'analysis');
    at = new Date('2026-12-26T12:30:00Z');
    expect((await uses.take(maya.id, 'analysis')).remaining).toBe(2);
    await shop.polar.renew(subscription);
    expect((await uses.take(maya.id, 'analysis')).remaining).toBe(1);
  });

  test('questions are counted by the day in UTC', async () => {
    at = new Date('2026-12-27T23:59:59Z');
    const maya = await shop.person('day');
    await shop.buy(maya, 'starter');
    for (let turn = 0; turn < 30; turn += 1) await uses.take(maya.id, 'request');
    expect(await refused(uses.take(maya.id, 'request'))).toContain('More come tomorrow, 00:00 UTC');
    at = new Date('2026-12-28T00:00:00Z');
    expect((await uses.take(maya.id, 'request')).remaining).toBe(29);
  });

  test('a downgrade below what was used leaves nothing to take and nothing negative', async () => {
    const maya = await shop.person('down');
    const subscription = await shop.buy(maya, 'growth');
    for (let turn = 0; turn < 10; turn += 1) await uses.take(maya.id, 'optimization');
    await shop.polar.change(subscription, testProducts.starter, 'invoice');
    expect(await refused(uses.take(maya.id, 'optimization'))).toContain('plan-limit');
    expect(await shop.planOf(maya)).toMatchObject({ planId: 'starter', trackedJobs: 10 });
  });
});
