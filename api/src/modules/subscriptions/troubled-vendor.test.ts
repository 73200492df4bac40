import { describe, expect, test } from 'vitest';
import type { PolarTrouble } from '../../testing/test-polar.ts';
import { polarProduct, testProducts } from '../../testing/test-polar-objects.ts';
import { linkOf, ownOf, shopForTests } from '../../testing/test-shop.ts';

const shop = shopForTests();

/** Every call that needs the vendor, of somebody who has a plan and of somebody who has none. */
async function calls() {
  const noor = await shop.person(`noor.${shop.maya.id}`);
  const { checkoutId } = (await linkOf(noor, testProducts.growth)).json().data;
  const subscription = await shop.buy(shop.maya);
  const wish = ownOf(subscription);
  await shop.call('change', { ...wish, productId: testProducts.starter });
  const asked = {
    checkout: () => linkOf(noor, testProducts.growth),
    record: () => noor.call('POST', `/subscriptions/pay/record/${noor.id}`, { checkoutId }),
    create: () => noor.call('POST', `/subscription/create/${noor.id}`, { checkoutId }),
    customer: () => shop.maya.call('POST', `/subscriptions/customer/${wish.customerId}`),
    portal: () => shop.maya.call('POST', '/subscriptions/portal'),
    cancel: () => shop.call('cancel', wish),
    stay: () => shop.call('stay', wish),
    change: () => shop.call('change', { ...wish, productId: testProducts.pro }),
    delete: () => shop.maya.call('DELETE', `/user/${shop.maya.id}`),
  };
  return { noor, subscription, asked };
}

const strange = /<|html|undefined|null|\bat \//i;

describe('a vendor that fails', () => {
  test.each<[PolarTrouble, number, RegExp]>([
    ['down', 502, /did not answer/],
    ['broken', 502, /did not answer/],
    ['html', 502, /cannot be read|did not answer as it should/],
    ['half', 502, /cannot be read|did not answer as it should/],
    ['slow', 504, /too long|did not answer as it should/],
    ['busy', 503, /too many calls|did not answer as it should/],
  ])(
    '%s: every call says so in words, nobody’s plan is another, and afterwards each does what it did not',
    async (trouble, status, words) => {
      const { noor, subscription, asked } = await calls();
      shop.polar.trouble = trouble;
      const answers = await Promise.all(
        Object.entries(asked).map(async ([name, ask]) => [name, await ask()] as const),
      );
      for (const [name, answer] of answers) {
        const { message } = answer.json();
        // The account that stays has words of its own.
        const expected = name === 'delete' && status === 503 ? 502 : status;
        expect([name, answer.statusCode]).toEqual([name, expected]);
        expect([name, message]).toEqual([name, expect.stringMatching(words)]);
        expect(message).not.toMatch(strange);
        // Who comes back from paying is never told that nothing was charged.
        if (name === 'record' || name === 'create') {
          expect(message).toContain('What you paid is not lost, and need not be paid again.');
          expect(message).not.toContain('othing');
        }
      }
      expect(await shop.planOf(shop.maya)).toMatchObject({
        ...{ planId: 'growth', standing: 'running' },
        pending: { planId: 'starter' },
      });
      expect(await shop.planOf(noor)).toMatchObject({ planId: null, standing: 'none' });
      shop.polar.trouble = null;
      expect((await asked.checkout()).statusCode).toBe(200);
      expect((await asked.stay()).json().data.pending).toBeNull();
      expect((await asked.cancel()).json().data.standing).toBe('ending');
      expect(subscription.cancel_at_period_end).toBe(true);
      expect((await asked.delete()).statusCode).toBe(200);
      expect(subscription.status).toBe('canceled');
    },
  );

  test('an hour without it: the plan goes on, uses are counted, and the hour’s webhooks come after it', async () => {
    const subscription = await shop.buy(shop.maya);
    const { hook } = shop.polar;
    shop.polar.trouble = 'down';
    shop.polar.hook = null;
    const before = shop.polar.sent.length;
    await shop.polar.cancel(subscription);
    shop.later({ hours: 1 });
    expect((await shop.uses.take(shop.maya.id, 'analysis')).remaining).toBe(2);
    expect(await shop.planOf(shop.maya)).toMatchObject({ planId: 'growth', standing: 'running' });
    shop.polar.trouble = null;
    shop.polar.hook = hook;
    for (const event of shop.polar.sent.slice(before).reverse()) await shop.polar.deliver(event);
    expect(await shop.planOf(shop.maya)).toMatchObject({ planId: 'growth', standing: 'ending' });
  });
});

describe('done by the vendor, and no answer came', () => {
  test.each<['cancel' | 'stay' | 'change', object]>([
    ['cancel', { standing: 'ending', planId: 'growth' }],
    ['stay', { standing: 'running', pending: null, planId: 'growth' }],
    ['change', { standing: 'running', planId: 'pro', pending: null }],
  ])('%s: it says that it is not known, and a second press ends where it is', async (what, state) => {
    const { asked } = await calls();
    const { hook } = shop.polar;
    shop.polar.hook = null;
    shop.polar.trouble = 'unheard';
    const answer = await asked[what]();
    expect([answer.statusCode, answer.json().message]).toEqual([
      502,
      expect.stringContaining('Look at your plan again before you repeat it; nothing is charged twice.'),
    ]);
    shop.polar.trouble = null;
    expect((await asked[what]()).json().data).toMatchObject(state);
    shop.polar.hook = hook;
    expect(await shop.planOf(shop.maya)).toMatchObject(state);
  });
});

describe('a plan id that is gone', () => {
  test('a product that Polar has no more is not offered, whoever has it keeps it, and a checkout of it says so', async () => {
    await shop.buy(shop.maya, 'pro');
    shop.polar.products.delete(testProducts.pro);
    shop.later({ minutes: 11 });
    const { plans } = (await shop.server.app.inject('/api/subscriptions/plans')).json().data;
    const noor = await shop.person(`noor.${shop.maya.id}`);
    const answer = await linkOf(noor, testProducts.pro);
    shop.polar.products.set(testProducts.pro, polarProduct(testProducts.pro));
    expect(plans.map((plan: { id: string }) => plan.id)).toEqual(['starter', 'growth']);
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      expect.stringContaining('Nothing was changed or charged'),
    ]);
    expect((await shop.planOf(shop.maya)).planId).toBe('pro');
  });

  test('a product that this server does not know any more: it is said, not bought beside, changed or canceled', async () => {
    const subscription = await shop.buy(shop.maya);
    const product = '88888888-8888-4888-8888-888888888888';
    shop.polar.products.set(product, polarProduct(product));
    await shop.polar.change(subscription, product, 'invoice');
    const wish = ownOf(subscription);
    expect(await shop.planOf(shop.maya)).toMatchObject({ planId: null, standing: 'running', ...wish });
    const second = await linkOf(shop.maya, testProducts.starter);
    expect([second.statusCode, second.json().message]).toEqual([
      409,
      expect.stringContaining('a plan that is not sold here any more. Change it to this one or cancel it'),
    ]);
    expect((await shop.call('cancel', wish)).json().data.standing).toBe('ending');
    await shop.call('keep', wish);
    const changed = await shop.call('change', { ...wish, productId: testProducts.starter });
    expect(changed.json().data).toMatchObject({ planId: 'starter', standing: 'running' });
    shop.polar.products.delete(product);
  });
});

describe('another currency', () => {
  test('prices, payments and refunds stand in the currency that is charged, as whole numbers of its smallest unit', async () => {
    const yen = { amount_type: 'fixed', is_archived: false, price_amount: 2900, price_currency: 'jpy' };
    shop.polar.products.set(testProducts.growth, polarProduct(testProducts.growth, { prices: [yen] }));
    shop.later({ minutes: 11 });
    const subscription = await shop.buy(shop.maya);
    Object.assign(subscription, { amount: 2900, currency: 'jpy' });
    await shop.polar.renew(subscription);
    const order = [...shop.polar.orders.values()].at(-1);
    Object.assign(order ?? {}, { currency: 'jpy', modified_at: shop.polar.tick() });
    await shop.polar.refund(subscription, 900);
    const { plans } = (await shop.server.app.inject('/api/subscriptions/plans')).json().data;
    shop.polar.products.set(testProducts.growth, polarProduct(testProducts.growth));
    expect(plans.find((plan: { id: string }) => plan.id === 'growth')).toMatchObject({
      ...{ price: 2900, currency: 'jpy', isConfirmed: true },
    });
    const plan = (await shop.planOf(shop.maya)) as { planId: string; history: object[] };
    expect(plan.planId).toBe('growth');
    expect(plan.history).toContainEqual(
      expect.objectContaining({ kind: 'order.refunded', amount: 900, currency: 'jpy' }),
    );
  });
});
