import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Member } from '../../testing/test-member.ts';
import type { PolarTrouble } from '../../testing/test-polar.ts';
import { polarProduct, testProducts } from '../../testing/test-polar-objects.ts';
import { openShop, type Shop } from '../../testing/test-shop.ts';

let at = new Date('2026-11-26T12:00:00Z');
let shop: Shop;
let maya: Member;
let turn = 0;
beforeAll(async () => {
  shop = await openShop({ now: () => at });
});
afterAll(() => shop.close());
beforeEach(async () => {
  turn += 1;
  at = new Date(at.getTime() + 3 * 3_600_000);
  shop.polar.trouble = null;
  shop.polar.ahead = 0;
  maya = await shop.person(`maya.${turn}`);
});

const days = (count: number) => {
  at = new Date(at.getTime() + count * 86_400_000);
};
const own = (subscription: Record<string, unknown>) => ({
  customerId: subscription.customer_id,
  subscriptionId: subscription.id,
});
const link = (who: Member, productId: string, email = who.email) =>
  who.call('POST', '/subscriptions/checkout/link', { email, productId });

describe('buying', () => {
  test('a checkout for the own account, paid: the plan is there, with uses and limits', async () => {
    expect(await shop.planOf(maya)).toMatchObject({ billing: true, planId: null, trackedJobs: 5 });
    await shop.buy(maya);
    expect(await shop.planOf(maya)).toMatchObject({
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
    const first = (await link(maya, testProducts.pro)).json().data;
    expect((await link(maya, testProducts.pro)).json().data).toEqual(first);
    expect((await link(maya, 'pro')).json().data.checkoutId).toBe(first.checkoutId);
    at = new Date(at.getTime() + 2 * 3_600_000);
    expect((await link(maya, testProducts.pro)).json().data.checkoutId).not.toBe(first.checkoutId);
  });

  test('a second plan beside one that runs is refused before it costs anything', async () => {
    await shop.buy(maya);
    const answer = await link(maya, testProducts.pro);
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'You have Monthly Growth. Change it instead of paying for a second plan.',
    ]);
  });

  test('paid twice in two windows: one plan counts, the other is named', async () => {
    const { checkoutId } = (await link(maya, testProducts.growth)).json().data;
    const checkout = shop.polar.checkouts.get(checkoutId);
    if (!checkout) throw new Error('no checkout');
    const [one, two] = [await shop.polar.pay(checkout), await shop.polar.pay(checkout)];
    const plan = await shop.planOf(maya);
    expect(plan.planId).toBe('growth');
    expect([plan.subscriptionId, ...(plan.others as string[])].sort()).toEqual([one.id, two.id].sort());
  });

  test.each([
    [
      'a plan id that is gone',
      () => link(maya, '77777777-7777-4777-8777-777777777777'),
      404,
      'plan-not-found',
    ],
    ['a plan that is not sold here', () => link(maya, 'monthly'), 404, 'plan-not-found'],
    ['the address of another', () => link(maya, testProducts.pro, 'other@example.com'), 403, 'forbidden'],
    ['no address', () => link(maya, testProducts.pro, 'x'), 400, 'validation'],
    ['a product that is no id', () => link(maya, '../../v1'), 400, 'validation'],
  ])('%s is refused', async (_name, ask, status, code) => {
    const answer = await ask();
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('a product that Polar has no more is said, and nothing is charged', async () => {
    shop.polar.products.delete(testProducts.pro);
    const answer = await link(maya, testProducts.pro);
    shop.polar.products.set(testProducts.pro, polarProduct(testProducts.pro));
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      expect.stringContaining('Nothing was changed or charged'),
    ]);
  });
});

describe('what became of a checkout', () => {
  const record = (checkoutId: string, who = maya, id = who.id) =>
    who.call('POST', `/subscriptions/pay/record/${id}`, { checkoutId });

  test('open, then paid: the plan is taken over even where no webhook ever comes', async () => {
    const { checkoutId } = (await link(maya, testProducts.starter)).json().data;
    expect((await record(checkoutId)).json().data.checkout).toBe('open');
    const { hook } = shop.polar;
    shop.polar.hook = null;
    const checkout = shop.polar.checkouts.get(checkoutId);
    if (checkout) await shop.polar.pay(checkout);
    shop.polar.hook = hook;
    expect((await shop.planOf(maya)).planId).toBeNull();
    expect((await record(checkoutId)).json().data).toMatchObject({
      checkout: 'succeeded',
      plan: { planId: 'starter', checkoutId },
    });
    expect((await record(checkoutId)).json().data.plan.planId).toBe('starter');
  });

  test('one that was left is expired, and creating a plan of it is refused in words', async () => {
    const { checkoutId } = (await link(maya, testProducts.starter)).json().data;
    Object.assign(shop.polar.checkouts.get(checkoutId) ?? {}, { status: 'expired' });
    expect((await record(checkoutId)).json().data.checkout).toBe('expired');
    const answer = await maya.call('POST', `/subscription/create/${maya.id}`, { checkoutId });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'This checkout is not paid: it is expired.',
    ]);
  });

  test('the checkout of another, another account, and one that is not there', async () => {
    const noor = await shop.person(`noor.${turn}`);
    const { checkoutId } = (await link(noor, testProducts.starter)).json().data;
    expect((await record(checkoutId)).statusCode).toBe(403);
    expect((await record(checkoutId, maya, noor.id)).statusCode).toBe(403);
    const gone = await record('nothing-here');
    expect([gone.statusCode, gone.json().code]).toEqual([404, 'checkout-not-found']);
  });
});

describe('a plan that runs', () => {
  const call = (what: string, body: object) => maya.call('POST', `/subscription/${what}/${maya.id}`, body);

  test('is canceled with its period, twice is once, and taken back', async () => {
    const subscription = await shop.buy(maya);
    const canceled = (await call('cancel', own(subscription))).json().data;
    expect(canceled).toMatchObject({ planId: 'growth', standing: 'ending' });
    expect(canceled.endsAt).toBe(canceled.periodEnd);
    expect((await call('cancel', own(subscription))).statusCode).toBe(200);
    const again = await link(maya, testProducts.pro);
    expect(again.json().message).toContain('Take the cancellation back');
    expect((await call('keep', own(subscription))).json().data).toMatchObject({
      standing: 'running',
      endsAt: null,
    });
  });

  test('canceled and its period over: what is free, and the door to buy again', async () => {
    const subscription = await shop.buy(maya);
    await call('cancel', own(subscription));
    days(40);
    await maya.browser.signIn(maya.email);
    expect(await shop.planOf(maya)).toMatchObject({ planId: null, standing: 'ended', trackedJobs: 5 });
    expect((await link(maya, testProducts.pro)).statusCode).toBe(200);
  });

  test('changes to a higher plan now, to a lower one with the next period', async () => {
    const subscription = await shop.buy(maya);
    const change = (productId: string) => call('change', { ...own(subscription), productId });
    expect((await change(testProducts.growth)).json().message).toBe('Monthly Growth is the plan you have.');
    expect((await change('nothing')).json().code).toBe('plan-not-found');
    const lower = (await change(testProducts.starter)).json().data;
    expect(lower).toMatchObject({ planId: 'growth', pending: { planId: 'starter', at: lower.periodEnd } });
    expect((await change(testProducts.pro)).json().data).toMatchObject({ planId: 'pro', pending: null });
    expect(shop.polar.sent.at(-1)?.data.product_id).toBe(testProducts.pro);
  });

  test('a card that fails at a change leaves the plan as it was, in words', async () => {
    const subscription = await shop.buy(maya);
    shop.polar.trouble = 'payment-failed';
    const answer = await call('change', { ...own(subscription), productId: testProducts.pro });
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      expect.stringContaining('The card was not charged'),
    ]);
    expect((await shop.planOf(maya)).planId).toBe('growth');
  });

  test('a canceled one is not changed', async () => {
    const subscription = await shop.buy(maya);
    await call('cancel', own(subscription));
    const answer = await call('change', { ...own(subscription), productId: testProducts.pro });
    expect(answer.json().message).toContain('Take the cancellation back first');
  });

  test('a subscription or a customer of somebody else is 403 for every call', async () => {
    const noor = await shop.person(`noor.${turn}`);
    const theirs = own(await shop.buy(noor));
    await shop.buy(maya, 'starter');
    for (const what of ['cancel', 'keep', 'change']) {
      const body = what === 'change' ? { ...theirs, productId: testProducts.pro } : theirs;
      expect((await call(what, body)).statusCode).toBe(403);
      expect((await maya.call('POST', `/subscription/${what}/${noor.id}`, body)).statusCode).toBe(403);
    }
    expect((await maya.call('POST', `/subscriptions/customer/${theirs.customerId}`)).statusCode).toBe(403);
    expect((await shop.planOf(noor)).standing).toBe('running');
  });

  test('the portal and the vendor’s own word are there for the customer', async () => {
    const nothing = await maya.call('POST', '/subscriptions/portal');
    expect([nothing.statusCode, nothing.json().code]).toEqual([404, 'subscription-not-found']);
    const { customer_id: customerId } = await shop.buy(maya);
    expect((await maya.call('POST', '/subscriptions/portal')).json().data.url).toContain('/portal?');
    const told = await maya.call('POST', `/subscriptions/customer/${customerId}`);
    expect(told.json().data.planId).toBe('growth');
  });

  test.each<[PolarTrouble, number, RegExp]>([
    ['down', 502, /did not answer/],
    ['slow', 504, /took too long/],
    ['html', 502, /cannot be read/],
    ['busy', 503, /too many calls/],
  ])('a Polar that is %s: %i in words, the plan stands', async (trouble, status, words) => {
    const subscription = await shop.buy(maya);
    shop.polar.trouble = trouble;
    const answer = await call('cancel', own(subscription));
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(words)]);
    if (trouble === 'busy') expect(answer.headers['retry-after']).toBe('30');
    expect(await shop.planOf(maya)).toMatchObject({ planId: 'growth', standing: 'running' });
  });

  test('what happened is kept, by the person and as told, without a card', async () => {
    const subscription = await shop.buy(maya);
    await call('cancel', own(subscription));
    await shop.polar.refund(subscription, 500);
    const { history } = (await shop.planOf(maya)) as { history: { kind: string; amount: number | null }[] };
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
