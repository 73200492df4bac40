import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../testing/test-app.ts';
import { member } from '../../testing/test-member.ts';
import { polarSecret, polarToken } from '../../testing/test-polar.ts';
import { polarProduct, testProducts } from '../../testing/test-polar-objects.ts';
import { ownOf, shopForTests } from '../../testing/test-shop.ts';

const shop = shopForTests();

describe('renewals', () => {
  test('a renewal begins a new period; a payment that fails keeps the plan a week and says so', async () => {
    const subscription = await shop.buy(shop.maya);
    shop.later({ days: 31 });
    await shop.polar.renew(subscription);
    expect(await shop.planOf(shop.maya)).toMatchObject({
      standing: 'running',
      periodStart: subscription.current_period_start,
    });
    shop.later({ days: 31 });
    await shop.polar.fail(subscription);
    expect(await shop.planOf(shop.maya)).toMatchObject({ planId: 'growth', standing: 'past-due' });
    await shop.polar.recover(subscription);
    expect((await shop.planOf(shop.maya)).standing).toBe('running');
    await shop.polar.fail(subscription);
    shop.later({ days: 8 });
    expect(await shop.planOf(shop.maya)).toMatchObject({ planId: null, standing: 'ended' });
  });

  test('all the money back ends the plan, a part of it does not', async () => {
    const subscription = await shop.buy(shop.maya);
    await shop.polar.refund(subscription, 700);
    expect((await shop.planOf(shop.maya)).planId).toBe('growth');
    await shop.polar.refund(subscription);
    expect(await shop.planOf(shop.maya)).toMatchObject({ planId: null, standing: 'refunded' });
  });
});

describe('leaving', () => {
  const remove = () => shop.maya.call('DELETE', `/user/${shop.maya.id}`);

  test('the plan is ended at Polar before the account is gone', async () => {
    const subscription = await shop.buy(shop.maya);
    expect((await remove()).statusCode).toBe(200);
    expect(shop.polar.subscriptions.get(subscription.id)?.status).toBe('canceled');
    const rows = await shop.server.deps.db.query('SELECT 1 FROM billing_history WHERE user_id = $1', [
      shop.maya.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('a Polar that is down keeps the account, and says why', async () => {
    await shop.buy(shop.maya);
    shop.polar.trouble = 'down';
    const answer = await remove();
    expect([answer.statusCode, answer.json().message]).toEqual([
      502,
      expect.stringContaining('its plan could not be canceled'),
    ]);
    expect((await shop.maya.call('POST', `/user/get/${shop.maya.id}`)).statusCode).toBe(200);
    shop.polar.trouble = null;
    expect((await remove()).statusCode).toBe(200);
  });

  test('who never bought anything asks nobody', async () => {
    shop.polar.trouble = 'down';
    expect((await remove()).statusCode).toBe(200);
  });

  test('payments switched off since: the account stays while it pays, and says whom to ask', async () => {
    await shop.buy(shop.maya);
    const { db } = shop.server.deps;
    const off = await openTestApp({ db, now: shop.now });
    const same = await member(off, shop.maya.email);
    const answer = await same.call('DELETE', `/user/${same.id}`);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      expect.stringContaining('support@example.com'),
    ]);
    expect((await same.call('GET', '/subscriptions/own')).json().data).toMatchObject({
      billing: false,
      uses: [],
    });
    await off.app.close();
  });
});

test('prices are the vendor’s, also in another currency; a product that is archived is not offered', async () => {
  const plans = async () => (await shop.server.app.inject('/api/subscriptions/plans')).json().data;
  const euro = { amount_type: 'fixed', is_archived: false, price_amount: 1900, price_currency: 'eur' };
  shop.polar.products.set(testProducts.growth, polarProduct(testProducts.growth, { prices: [euro] }));
  shop.polar.products.set(testProducts.pro, polarProduct(testProducts.pro, { is_archived: true }));
  const found = await plans();
  for (const id of [testProducts.growth, testProducts.pro]) shop.polar.products.set(id, polarProduct(id));
  expect(found.plans.map((plan: { id: string }) => plan.id)).toEqual(['starter', 'growth']);
  expect(found.plans[1]).toMatchObject({ price: 1900, currency: 'eur', isConfirmed: true });
});

describe('payments off', () => {
  test('nothing is sold, nothing is limited, nobody is asked, and every call says so', async () => {
    const off = await openTestApp();
    const eve = await member(off, 'eve@example.com');
    expect((await off.app.inject('/api/config')).json().data.billing).toBe(false);
    expect((await off.app.inject('/api/subscriptions/plans')).json().data).toEqual({
      billing: false,
      plans: [],
    });
    expect((await eve.call('GET', '/subscriptions/own')).json().data).toMatchObject({
      billing: false,
      trackedJobs: null,
    });
    const ask = { customerId: 'c', subscriptionId: 's', productId: 'growth' };
    for (const [path, body] of [
      ['/subscriptions/checkout/link', { email: eve.email, productId: 'growth' }],
      ['/subscriptions/customer/c', undefined],
      ['/subscriptions/portal', undefined],
      [`/subscription/create/${eve.id}`, { checkoutId: 'c' }],
      [`/subscriptions/pay/record/${eve.id}`, { checkoutId: 'c' }],
      [`/subscription/cancel/${eve.id}`, { customerId: 'c', subscriptionId: 's' }],
      [`/subscription/stay/${eve.id}`, { customerId: 'c', subscriptionId: 's' }],
      [`/subscription/change/${eve.id}`, ask],
    ] as const) {
      const answer = await eve.call('POST', path, body);
      expect([path, answer.statusCode, answer.json().message]).toEqual([
        path,
        404,
        expect.stringContaining('takes no payments'),
      ]);
    }
    const hook = await off.app.inject({ method: 'POST', url: '/api/webhooks/polar', payload: {} });
    expect(hook.statusCode).toBe(404);
    await off.close();
  });
});

test('no key, secret or session of Polar stands in a log', async () => {
  const subscription = await shop.buy(shop.maya);
  await shop.maya.call('POST', '/subscriptions/portal');
  for (const trouble of ['down', 'html', 'busy'] as const) {
    shop.polar.trouble = trouble;
    await shop.maya.call('POST', `/subscription/cancel/${shop.maya.id}`, ownOf(subscription));
  }
  const log = shop.server.log.join('\n');
  expect(log).toContain('the payment service');
  for (const word of [polarToken, polarSecret, 'polar_cst_', 'polar_c_']) expect(log).not.toContain(word);
});
