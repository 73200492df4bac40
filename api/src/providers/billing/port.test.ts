import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testBilling } from '../../testing/test-billing.ts';
import {
  type PolarStandIn,
  type PolarTrouble,
  polarSecret,
  polarToken,
  signedHeaders,
} from '../../testing/test-polar.ts';
import {
  polarCustomer,
  polarProduct,
  polarSubscription,
  testProducts,
} from '../../testing/test-polar-objects.ts';
import { startPolar } from '../../testing/test-polar-server.ts';
import { BillingError, type BillingPort, WebhookError } from './port.ts';

let polar: PolarStandIn;
let stop = async () => {};
let vendor: BillingPort;
beforeAll(async () => {
  ({ polar, stop } = await startPolar());
  vendor = vendorOf();
});
afterAll(() => stop());
beforeEach(() => {
  polar.trouble = null;
});

function vendorOf(variables: Record<string, string> = {}): BillingPort {
  return testBilling(polar, { variables }).vendor;
}

const order = (userId: string) => ({
  userId,
  email: 'maya@example.com',
  productId: testProducts.growth,
  successUrl: 'http://localhost:3000/subscription/complete/{CHECKOUT_ID}',
  returnUrl: 'http://localhost:3000/subscribe',
});

async function bought(userId: string) {
  const checkout = await vendor.openCheckout(order(userId));
  const held = polar.checkouts.get(checkout.id);
  if (!held) throw new Error('no checkout');
  return polar.pay(held);
}

describe('Polar by its official client', () => {
  test('opens a checkout for our own user, and reads it again', async () => {
    const opened = await vendor.openCheckout(order('user_1'));
    expect(opened).toMatchObject({ state: 'open', productId: testProducts.growth, userId: 'user_1' });
    expect(polar.checkouts.get(opened.id)?.success_url).toContain(`/complete/${opened.id}`);
    expect(await vendor.checkout(opened.id)).toEqual(opened);
  });

  test('reads a product with its price, in dollars where it has several', async () => {
    const euro = { amount_type: 'fixed', is_archived: false, price_amount: 1900, price_currency: 'eur' };
    const { prices } = polarProduct(testProducts.pro) as unknown as { prices: object[] };
    polar.products.set(testProducts.pro, polarProduct(testProducts.pro, { prices: [euro, ...prices] }));
    expect(await vendor.product(testProducts.pro)).toMatchObject({
      price: { amount: 6000, currency: 'usd' },
      interval: 'month',
    });
    polar.products.set(testProducts.pro, polarProduct(testProducts.pro, { prices: [euro] }));
    expect((await vendor.product(testProducts.pro)).price).toEqual({ amount: 1900, currency: 'eur' });
  });

  test('reads all of a person, over several pages, and nothing of another', async () => {
    const subscription = await bought('user_2');
    for (let turn = 0; turn < 120; turn += 1) await polar.renew(subscription);
    await bought('user_3');
    const found = await vendor.everythingOf('user_2');
    expect([found.subscriptions.length, found.orders.length]).toEqual([1, 121]);
    expect(found.subscriptions[0]?.whose).toEqual({ userId: 'user_2', customerId: subscription.customer_id });
  });

  test('cancels, keeps, changes now or later, takes a later change back, ends at once', async () => {
    const { id } = await bought('user_4');
    expect((await vendor.cancelAtPeriodEnd(id, true)).state.cancelAtPeriodEnd).toBe(true);
    expect((await vendor.cancelAtPeriodEnd(id, false)).state.endsAt).toBeNull();
    const later = await vendor.changeProduct(id, { productId: testProducts.starter, when: 'next-period' });
    expect(later.state).toMatchObject({
      productId: testProducts.growth,
      pending: { productId: testProducts.starter },
    });
    expect((await vendor.clearChange(id)).state).toMatchObject({
      productId: testProducts.growth,
      pending: null,
    });
    await expect(vendor.clearChange(id)).rejects.toMatchObject({ reason: 'refused' });
    const now = await vendor.changeProduct(id, { productId: testProducts.pro, when: 'now' });
    expect(now.state).toMatchObject({ productId: testProducts.pro, pending: null });
    expect((await vendor.revoke(id)).state.status).toBe('canceled');
    await expect(vendor.revoke(id)).rejects.toMatchObject({ reason: 'already-canceled' });
  });

  test('gives the address of the portal', async () => {
    const { customer_id: customerId } = await bought('user_5');
    expect(await vendor.portal(String(customerId), 'http://localhost:3000/subscribe')).toContain('/portal?');
  });

  test('keeps nothing of cards, names and addresses', async () => {
    await bought('user_6');
    const found = JSON.stringify(await vendor.everythingOf('user_6'));
    for (const word of ['A Person', 'maya@example.com', 'billing_address', 'card', polarToken])
      expect(found).not.toContain(word);
  });
});

describe('a Polar that fails', () => {
  test.each<[PolarTrouble, string]>([
    ['down', 'down'],
    ['slow', 'slow'],
    ['html', 'odd-answer'],
    ['half', 'odd-answer'],
    ['broken', 'down'],
    ['busy', 'busy'],
  ])('%s is said as %s', async (trouble, reason) => {
    polar.trouble = trouble;
    const failed = await vendor.checkout('2a3b').catch((cause: unknown) => cause);
    expect(failed).toBeInstanceOf(BillingError);
    expect((failed as BillingError).reason).toBe(reason);
    if (trouble === 'busy') expect((failed as BillingError).retryAfter).toBe(30);
    expect(String(failed)).not.toContain(polarToken);
  });

  test('a card that fails at a change, a checkout that is not there, a key that is another', async () => {
    const { id } = await bought('user_7');
    polar.trouble = 'payment-failed';
    await expect(
      vendor.changeProduct(id, { productId: testProducts.pro, when: 'now' }),
    ).rejects.toMatchObject({ reason: 'payment-failed' });
    polar.trouble = null;
    await expect(vendor.checkout('nothing')).rejects.toMatchObject({ reason: 'not-found' });
    await expect(vendorOf({ POLAR_ACCESS_TOKEN: 'polar_oat_other' }).checkout('x')).rejects.toMatchObject({
      reason: 'bad-key',
    });
  });

  test('an answer of another shape is refused by what is wrong with it, without its content', async () => {
    const opened = await vendor.openCheckout(order('user_8'));
    Object.assign(polar.checkouts.get(opened.id) ?? {}, { status: 'secret words of an answer' });
    const failed = await vendor.checkout(opened.id).catch((cause: unknown) => cause);
    expect(String(failed)).toMatch(/something else at status/);
    expect(String(failed)).not.toContain('secret words');
  });

  test('an address that is not public is never asked', async () => {
    const inside = vendorOf({ POLAR_SERVER_URL: 'https://10.0.0.1' });
    await expect(inside.checkout('x')).rejects.toMatchObject({ reason: 'down' });
  });
});

describe('webhooks', () => {
  const body = (over: object = {}) =>
    JSON.stringify({ type: 'benefit.updated', timestamp: '2026-01-01T00:00:00Z', data: {}, ...over });
  const read = (text: string, headers: Record<string, string>) =>
    vendor.readEvent(Buffer.from(text), headers);
  const problem = (text: string, headers: Record<string, string>) => {
    try {
      read(text, headers);
    } catch (cause) {
      if (cause instanceof WebhookError) return cause.message;
      throw cause;
    }
    return '';
  };

  test('the published vector fits: the key is the bytes of the secret as it is shown', () => {
    const text = '{"type":"subscription.active","timestamp":"2026-01-01T00:00:00Z","data":{}}';
    const made = signedHeaders('msg_1', text, {
      secret: 'polar_whs_testsecret',
      at: new Date(1_767_225_600_000),
    });
    expect(made['webhook-signature']).toBe('v1,3j/CpGYmBqpCoKDGqlcp2vr+Rq4vY9Jh3p0kbdJAAYk=');
  });

  test('one that is signed is read; a kind that is not used is known as such', () => {
    expect(read(body(), signedHeaders('msg_1', body()))).toMatchObject({
      id: 'msg_1',
      kind: 'benefit.updated',
      told: null,
    });
    const unknown = body({ type: 'comet.landed' });
    expect(read(unknown, signedHeaders('msg_2', unknown)).told).toBeNull();
  });

  test('any of several signatures is enough', () => {
    const headers = signedHeaders('msg_1', body());
    const several = `v2,x v1,AAAA ${headers['webhook-signature']}`;
    expect(read(body(), { ...headers, 'webhook-signature': several }).id).toBe('msg_1');
  });

  const minutes = (count: number) => new Date(Date.now() + count * 60_000);
  test.each<[string, () => [string, Record<string, string>], RegExp]>([
    ['another body', () => [body({ x: 1 }), signedHeaders('msg_1', body())], /does not fit/],
    [
      'another secret',
      () => [body(), signedHeaders('msg_1', body(), { secret: 'polar_whs_other' })],
      /does not fit/,
    ],
    [
      'the id of another',
      () => [body(), { ...signedHeaders('msg_1', body()), 'webhook-id': 'msg_2' }],
      /does not fit/,
    ],
    [
      'no signature',
      () => [body(), { ...signedHeaders('msg_1', body()), 'webhook-signature': '' }],
      /is missing/,
    ],
    ['no id', () => [body(), { ...signedHeaders('msg_1', body()), 'webhook-id': '' }], /is missing/],
    [
      'a time that is none',
      () => [body(), { ...signedHeaders('msg_1', body()), 'webhook-timestamp': 'now' }],
      /whole seconds/,
    ],
    [
      'six minutes ago',
      () => [body(), signedHeaders('msg_1', body(), { at: minutes(-6) })],
      /compare the clocks/,
    ],
    [
      'six minutes ahead',
      () => [body(), signedHeaders('msg_1', body(), { at: minutes(6) })],
      /compare the clocks/,
    ],
    ['no JSON', () => ['<html>', signedHeaders('msg_1', '<html>')], /not JSON/],
    [
      'a subscription without its members',
      () => {
        const text = body({ type: 'subscription.active' });
        return [text, signedHeaders('msg_1', text)];
      },
      /cannot be read at/,
    ],
    [
      'money that is no whole number of the smallest unit',
      () => {
        const customer = polarCustomer({ customerId: 'c', userId: 'u', email: 'a@example.com', at: '' });
        const at = '2026-01-01T00:00:00Z';
        const bought = { productId: testProducts.pro, customer, checkoutId: null, start: at, end: at };
        const data = { ...polarSubscription(bought), amount: 19.5 };
        const text = body({ type: 'subscription.active', data });
        return [text, signedHeaders('msg_1', text)];
      },
      /The subscription cannot be read at amount/,
    ],
  ])('%s is refused in words', (_name, make, words) => {
    const [text, headers] = make();
    const message = problem(text, headers);
    expect(message).toMatch(words);
    expect(message).not.toContain(polarSecret);
  });

  test('four minutes apart are taken', () => {
    for (const at of [minutes(-4), minutes(4)])
      expect(read(body(), signedHeaders('msg_1', body(), { at })).kind).toBe('benefit.updated');
  });
});
