import { describe, expect, test } from 'vitest';
import type { PolarTrouble } from '../../testing/test-polar.ts';
import { polarProduct, testProducts } from '../../testing/test-polar-objects.ts';
import { linkOf, ownOf, shopForTests } from '../../testing/test-shop.ts';

const shop = shopForTests();

describe('buying', () => {
  test('a checkout for the own account, paid: the plan is there, with uses and limits', async () => {
    expect(await shop.planOf(shop.maya)).toMatchObject({ billing: true, planId: null, trackedJobs: 5 });
    await shop.buy(shop.maya);
    expect(await shop.planOf(shop.maya)).toMatchObject({
      planId: 'growth',
      standing: 'running',
      trackedJobs: 50,
      others: [],
      uses: [
        { use: 'analysis', used: 0, most: 3 },
        { use: 'optimization', used: 0, most: 10 },
        { use: 'request', used: 0, most: 30 },
      ],
    });
  });

  test('opened twice it is the same checkout; one that expired is opened anew', async () => {
    const first = (await linkOf(shop.maya, testProducts.pro)).json().data;
    expect((await linkOf(shop.maya, testProducts.pro)).json().data).toEqual(first);
    expect((await linkOf(shop.maya, 'pro')).json().data.checkoutId).toBe(first.checkoutId);
    shop.later({ hours: 2 });
    expect((await linkOf(shop.maya, testProducts.pro)).json().data.checkoutId).not.toBe(first.checkoutId);
  });

  test('a second plan beside one that runs is refused before it costs anything', async () => {
    await shop.buy(shop.maya);
    const answer = await linkOf(shop.maya, testProducts.pro);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'You have Monthly Growth. Change it instead of paying for a second plan.',
    ]);
  });

  test('paid twice in two windows: one plan counts, the other is named', async () => {
    const { checkoutId } = (await linkOf(shop.maya, testProducts.growth)).json().data;
    const checkout = shop.polar.checkouts.get(checkoutId);
    if (!checkout) throw new Error('no checkout');
    const [one, two] = [await shop.polar.pay(checkout), await shop.polar.pay(checkout)];
    const plan = await shop.planOf(shop.maya);
    expect(plan.planId).toBe('growth');
    expect([plan.subscriptionId, ...(plan.others as string[])].sort()).toEqual([one.id, two.id].sort());
  });

  test.each([
    [
      'a plan id that is gone',
      () => linkOf(shop.maya, '77777777-7777-4777-8777-777777777777'),
      404,
      'plan-not-found',
    ],
    ['a plan that is not sold here', () => linkOf(shop.maya, 'monthly'), 404, 'plan-not-found'],
    [
      'the address of another',
      () => linkOf(shop.maya, testProducts.pro, 'other@example.com'),
      403,
      'forbidden',
    ],
    ['no address', () => linkOf(shop.maya, testProducts.pro, 'x'), 400, 'validation'],
    ['a product that is no id', () => linkOf(shop.maya, '../../v1'), 400, 'validation'],
  ])('%s is refused', async (_name, ask, status, code) => {
    const answer = await ask();
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('a product that Polar has no more is said, and nothing is charged', async () => {
    shop.polar.products.delete(testProducts.pro);
    const answer = await linkOf(shop.maya, testProducts.pro);
    shop.polar.products.set(testProducts.pro, polarProduct(testProducts.pro));
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      expect.stringContaining('Nothing was changed or charged'),
    ]);
  });
});

describe('what became of a checkout', () => {
  const record = (checkoutId: string, who = shop.maya, id = who.id) =>
    who.call('POST', `/subscriptions/pay/record/${id}`, { checkoutId });

  test('open, then paid: the plan is taken over even where no webhook ever comes', async () => {
    const { checkoutId } = (await linkOf(shop.maya, testProducts.starter)).json().data;
    expect((await record(checkoutId)).json().data.checkout).toBe('open');
    const { hook } = shop.polar;
    shop.polar.hook = null;
    const checkout = shop.polar.checkouts.get(checkoutId);
    if (checkout) await shop.polar.pay(checkout);
    shop.polar.hook = hook;
    expect((await shop.planOf(shop.maya)).planId).toBeNull();
    expect((await record(checkoutId)).json().data).toMatchObject({
      checkout: 'succeeded',
      plan: { planId: 'starter', checkoutId },
    });
    expect((await record(checkoutId)).json().data.plan.planId).toBe('starter');
  });

  test('one that was left is expired, and creating a plan of it is refused in words', async () => {
    const { checkoutId } = (await linkOf(shop.maya, testProducts.starter)).json().data;
    Object.assign(shop.polar.checkouts.get(checkoutId) ?? {}, { status: 'expired' });
    expect((await record(checkoutId)).json().data.checkout).toBe('expired');
    const answer = await shop.maya.call('POST', `/subscription/create/${shop.maya.id}`, { checkoutId });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'This checkout is not paid: it is expired.',
    ]);
  });

  test('the checkout of another, another account, and one that is not there', async () => {
    const noor = await shop.person(`noor.${shop.maya.id}`);
    const { checkoutId } = (await linkOf(noor, testProducts.starter)).json().data;
    expect((await record(checkoutId)).statusCode).toBe(403);
    expect((await record(checkoutId, shop.maya, noor.id)).statusCode).toBe(403);
    const gone = await record('nothing-here');
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'checkout-not-found']);
  });
});

describe('a plan that runs', () => {
  test('is canceled with its period, twice is once, and taken back', async () => {
    const subscription = await shop.buy(shop.maya);
    const canceled = (await shop.call('cancel', ownOf(subscription))).json().data;
    expect(canceled).toMatchObject({ planId: 'growth', standing: 'ending' });
    expect(canceled.endsAt).toBe(canceled.periodEnd);
    expect((await shop.call('cancel', ownOf(subscription))).statusCode).toBe(200);
    const again = await linkOf(shop.maya, testProducts.pro);
    expect(again.json().message).toContain('Take the cancellation back');
    expect((await shop.call('keep', ownOf(subscription))).json().data).toMatchObject({
      standing: 'running',
      endsAt: null,
    });
  });

  test('canceled and its period over: what is free, and the door to buy again', async () => {
    const subscription = await shop.buy(shop.maya);
    await shop.call('cancel', ownOf(subscription));
    shop.later({ days: 40 });
    expect(await shop.planOf(shop.maya)).toMatchObject({ planId: null, standing: 'ended', trackedJobs: 5 });
    expect((await linkOf(shop.maya, testProducts.pro)).statusCode).toBe(200);
  });

  test('changes to a higher plan now, to a lower one with the next period', async () => {
    const subscription = await shop.buy(shop.maya);
    const change = (productId: string) => shop.call('change', { ...ownOf(subscription), productId });
    expect((await change(testProducts.growth)).json().message).toBe('Monthly Growth is the plan you have.');
    expect((await change('nothing')).json().code).toBe('plan-not-found');
    const lower = (await change(testProducts.starter)).json().data;
    expect(lower).toMatchObject({ planId: 'growth', pending: { planId: 'starter', at: lower.periodEnd } });
    expect((await change(testProducts.pro)).json().data).toMatchObject({ planId: 'pro', pending: null });
    expect(shop.polar.sent.at(-1)?.data.product_id).toBe(testProducts.pro);
  });

  test('a lower plan that waits is taken back, twice is once, and the plan simply goes on', async () => {
    const subscription = await shop.buy(shop.maya);
    const wish = ownOf(subscription);
    await shop.call('change', { ...wish, productId: testProducts.starter });
    const same = await shop.call('change', { ...wish, productId: testProducts.growth });
    expect(same.json().message).toContain('Take the change that waits back');
    const stayed = (await shop.call('stay', wish)).json().data;
    expect(stayed).toMatchObject({ planId: 'growth', standing: 'running', pending: null });
    expect((await shop.call('stay', wish)).statusCode).toBe(200);
    expect(subscription.pending_update).toBeNull();
    await shop.polar.renew(subscription);
    const after = (await shop.planOf(shop.maya)) as { planId: string; history: { kind: string }[] };
    expect(after.planId).toBe('growth');
    expect(after.history.filter(({ kind }) => kind === 'person.stayed').length).toBe(1);
  });

  test('a card that fails at a change leaves the plan as it was, in words', async () => {
    const subscription = await shop.buy(shop.maya);
    shop.polar.trouble = 'payment-failed';
    const answer = await shop.call('change', { ...ownOf(subscription), productId: testProducts.pro });
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      expect.stringContaining('The card was not charged'),
    ]);
    expect((await shop.planOf(shop.maya)).planId).toBe('growth');
  });

  test('a canceled one is not changed', async () => {
    const subscription = await shop.buy(shop.maya);
    await shop.call('cancel', ownOf(subscription));
    const answer = await shop.call('change', { ...ownOf(subscription), productId: testProducts.pro });
    expect(answer.json().message).toContain('Take the cancellation back first');
  });

  test('a subscription or a customer of somebody else is 403 for every call', async () => {
    const noor = await shop.person(`noor.${shop.maya.id}`);
    const theirs = ownOf(await shop.buy(noor));
    await shop.buy(shop.maya, 'starter');
    for (const what of ['cancel', 'keep', 'stay', 'change']) {
      const body = what === 'change' ? { ...theirs, productId: testProducts.pro } : theirs;
      expect((await shop.call(what, body)).statusCode).toBe(403);
      expect((await shop.maya.call('POST', `/subscription/${what}/${noor.id}`, body)).statusCode).toBe(403);
    }
    expect((await shop.maya.call('POST', `/subscriptions/customer/${theirs.customerId}`)).statusCode).toBe(
      403,
    );
    expect((await shop.planOf(noor)).standing).toBe('running');
  });

  test('the portal and the vendor’s own word are there for the customer', async () => {
    const nothing = await shop.maya.call('POST', '/subscriptions/portal');
    expect([nothing.statusCode, nothing.json().code]).toEqual([404, 'subscription-not-found']);
    const { customer_id: customerId } = await shop.buy(shop.maya);
    expect((await shop.maya.call('POST', '/subscriptions/portal')).json().data.url).toContain('/portal?');
    const told = await shop.maya.call('POST', `/subscriptions/customer/${customerId}`);
    expect(told.json().data.planId).toBe('growth');
  });

  test.each<[PolarTrouble, number, RegExp]>([
    ['down', 502, /did not answer/],
    ['slow', 504, /took too long/],
    ['html', 502, /cannot be read/],
    ['busy', 503, /too many calls/],
  ])('a Polar that is %s: %i in words, the plan stands', async (trouble, status, words) => {
    const subscription = await shop.buy(shop.maya);
    shop.polar.trouble = trouble;
    const answer = await shop.call('cancel', ownOf(subscription));
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(words)]);
    if (trouble === 'busy') expect(answer.headers['retry-after']).toBe('30');
    expect(await shop.planOf(shop.maya)).toMatchObject({ planId: 'growth', standing: 'running' });
  });

  test('what happened is kept, by the person and as told, without a card', async () => {
    const subscription = await shop.buy(shop.maya);
    await shop.call('cancel', ownOf(subscription));
    await shop.polar.refund(subscription, 500);
    const { history } = (await shop.planOf(shop.maya)) as {
      history: { kind: string; amount: number | null }[];
    };
    const kinds = history.map(({ kind }) => kind);
    for (const kind of [
      'person.checkout',
      'order.paid',
      'subscription.active',
      'person.canceled',
      'order.refunded',
    ])
      expect(kinds).toContain(kind);
    expect(history.find(({ kind }) => kind === 'order.refunded')?.amount).toBe(500);
  });
});
