import { describe, expect, test } from 'vitest';
import { testProducts } from '../../testing/test-polar-objects.ts';
import { shopForTests } from '../../testing/test-shop.ts';

const shop = shopForTests();

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
      Array.from({ length: 50 }, () => shop.uses.take(maya.id, 'optimization')),
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
    const first = await shop.uses.take(maya.id, 'analysis');
    await shop.uses.take(maya.id, 'analysis');
    expect((await shop.uses.take(maya.id, 'analysis')).remaining).toBe(0);
    expect(await refused(shop.uses.take(maya.id, 'analysis'))).toContain('402 plan-limit: All 3 AI analyses');
    await Promise.all([first.back(), first.back(), first.back()]);
    expect((await shop.uses.take(maya.id, 'analysis')).remaining).toBe(0);
    expect(await refused(shop.uses.take(maya.id, 'analysis'))).toContain(
      'More come on December 26, 2026 (UTC)',
    );
  });

  test('half of 50 that fail at once and are given back leave what was answered', async () => {
    const maya = await shop.person('half');
    await shop.buy(maya, 'pro');
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, async (_one, turn) => {
        const use = await shop.uses.take(maya.id, 'request');
        if (turn % 2 === 0) await use.back();
      }),
    );
    const kept = results.filter((one, turn) => one.status === 'fulfilled' && turn % 2 === 1).length;
    const plan = (await shop.planOf(maya)) as { uses: { use: string; used: number }[] };
    expect(plan.uses.find(({ use }) => use === 'request')?.used).toBe(kept);
  });

  test('without a plan, and for what a plan does not have, the words say what goes on', async () => {
    const maya = await shop.person('free');
    expect(await refused(shop.uses.take(maya.id, 'request'))).toContain('402 plan-limit: A plan is needed');
    await shop.buy(maya, 'starter');
    expect(await refused(shop.uses.take(maya.id, 'optimization'))).toContain(
      'Monthly Starter has no AI optimizations',
    );
  });

  test('no limit counts too, so that it can be seen, and says no remainder', async () => {
    const maya = await shop.person('pro');
    await shop.buy(maya, 'pro');
    expect((await shop.uses.take(maya.id, 'analysis')).remaining).toBeUndefined();
    expect((await shop.planOf(maya)).uses).toContainEqual(
      expect.objectContaining({ use: 'analysis', used: 1, most: null }),
    );
  });
});

describe('periods', () => {
  test('a renewal that is heard of late begins anew, and the counts of before are not taken along', async () => {
    const maya = await shop.person('period');
    const subscription = await shop.buy(maya, 'starter');
    for (let turn = 0; turn < 3; turn += 1) await shop.uses.take(maya.id, 'analysis');
    shop.later({ days: 30, minutes: 30 });
    expect((await shop.uses.take(maya.id, 'analysis')).remaining).toBe(2);
    await shop.polar.renew(subscription);
    expect((await shop.uses.take(maya.id, 'analysis')).remaining).toBe(1);
  });

  test('questions are counted by the day in UTC', async () => {
    shop.setClock('2026-12-27T23:59:59Z');
    const maya = await shop.person('day');
    await shop.buy(maya, 'starter');
    for (let turn = 0; turn < 30; turn += 1) await shop.uses.take(maya.id, 'request');
    expect(await refused(shop.uses.take(maya.id, 'request'))).toContain('More come tomorrow, 00:00 UTC');
    shop.later({ minutes: 1 / 60 });
    expect((await shop.uses.take(maya.id, 'request')).remaining).toBe(29);
  });

  test('a downgrade below what was used leaves nothing to take and nothing negative', async () => {
    const maya = await shop.person('down');
    const subscription = await shop.buy(maya, 'growth');
    for (let turn = 0; turn < 10; turn += 1) await shop.uses.take(maya.id, 'optimization');
    await shop.polar.change(subscription, testProducts.starter, 'invoice');
    expect(await refused(shop.uses.take(maya.id, 'optimization'))).toContain('plan-limit');
    expect(await shop.planOf(maya)).toMatchObject({ planId: 'starter', trackedJobs: 10 });
  });
});

describe('a use that was never answered', () => {
  const usedOf = async (use: string) => {
    const { uses } = (await shop.planOf(shop.maya)) as { uses: { use: string; used: number }[] };
    return uses.find((one) => one.use === use)?.used;
  };
  const take = () => shop.uses.take(shop.maya.id, 'analysis');

  test('the process died in the call: after half an hour it is not counted, and may be used again', async () => {
    await shop.buy(shop.maya, 'starter');
    for (let turn = 0; turn < 3; turn += 1) await take();
    shop.later({ minutes: 29 });
    expect(await usedOf('analysis')).toBe(3);
    expect(await refused(take())).toContain('All 3 AI analyses');
    shop.later({ minutes: 1 });
    expect(await usedOf('analysis')).toBe(0);
    const taken = await Promise.allSettled(Array.from({ length: 50 }, take));
    expect(taken.filter(({ status }) => status === 'fulfilled').length).toBe(3);
    expect(await usedOf('analysis')).toBe(3);
  });

  test('what was answered stays counted for good, and an answer that comes too late gives nothing back twice', async () => {
    await shop.buy(shop.maya, 'starter');
    const [answered, late] = [await take(), await take()];
    await answered.keep();
    await answered.back();
    shop.later({ minutes: 31 });
    expect(await usedOf('analysis')).toBe(1);
    expect((await take()).remaining).toBe(1);
    await Promise.all([late.back(), late.back(), late.keep()]);
    expect(await usedOf('analysis')).toBe(2);
  });

  test('it is given back to the period that it was taken from', async () => {
    await shop.buy(shop.maya, 'starter');
    shop.later({ days: 30 });
    await take();
    shop.later({ days: 1, hours: 2 });
    expect((await take()).remaining).toBe(2);
    expect(await usedOf('analysis')).toBe(1);
    const rows = await shop.server.deps.db.query<{ taken: number }>(
      'SELECT taken FROM use_counts WHERE user_id = $1 ORDER BY period_start',
      [shop.maya.id],
    );
    expect(rows.map(({ taken }) => taken)).toEqual([0, 1]);
  });
});
