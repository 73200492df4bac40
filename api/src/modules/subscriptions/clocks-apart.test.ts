import { expect, test } from 'vitest';
import { testProducts } from '../../testing/test-polar-objects.ts';
import { openShop, ownOf, type Shop } from '../../testing/test-shop.ts';

const noon = Date.parse('2026-11-26T12:00:00Z');

/** A shop whose clock is so many minutes ahead of Polar’s, and the status of each webhook that came in. */
async function shopAhead(
  minutes: number,
): Promise<{ shop: Shop; taken: number[]; later(hours: number): void }> {
  let at = noon;
  const shop = await openShop({
    now: () => new Date(at + minutes * 60_000),
    polarNow: () => new Date(at),
  });
  const { hook } = shop.polar;
  const taken: number[] = [];
  shop.polar.hook = async (headers, body) => {
    const status = (await hook?.(headers, body)) ?? 0;
    taken.push(status);
    return status;
  };
  return { shop, taken, later: (hours) => (at += hours * 3_600_000) };
}

/** Buys, plans a lower plan, takes that back, cancels: what somebody sees after each. */
async function story({ shop, later }: Awaited<ReturnType<typeof shopAhead>>): Promise<unknown[]> {
  const maya = await shop.person('maya');
  const seen: unknown[] = [];
  const see = ({ planId, standing, pending }: Record<string, unknown>) =>
    seen.push([planId, standing, (pending as { planId: string } | null)?.planId ?? null]);
  const order = { email: maya.email, productId: testProducts.growth };
  const { checkoutId } = (await maya.call('POST', '/subscriptions/checkout/link', order)).json().data;
  const checkout = shop.polar.checkouts.get(checkoutId);
  if (!checkout) throw new Error('no checkout');
  const subscription = await shop.polar.pay(checkout);
  const recorded = await maya.call('POST', `/subscriptions/pay/record/${maya.id}`, { checkoutId });
  see(recorded.json().data.plan);
  const wish = async (what: string, more = {}) => {
    const answer = await maya.call('POST', `/subscription/${what}/${maya.id}`, {
      ...ownOf(subscription),
      ...more,
    });
    see(answer.json().data);
    see(await shop.planOf(maya));
  };
  await wish('change', { productId: testProducts.starter });
  await wish('stay');
  await wish('change', { productId: testProducts.starter });
  await wish('stay');
  await wish('cancel');
  await wish('keep');
  later(2);
  // In the portal, so that only Polar can tell of it.
  await shop.polar.cancel(subscription);
  await maya.call('POST', `/subscriptions/customer/${subscription.customer_id}`);
  see(await shop.planOf(maya));
  return seen;
}

const expected = [
  ['growth', 'running', null],
  ...[0, 1].flatMap(() => [
    ['growth', 'running', 'starter'],
    ['growth', 'running', 'starter'],
    ['growth', 'running', null],
    ['growth', 'running', null],
  ]),
  ['growth', 'ending', null],
  ['growth', 'ending', null],
  ['growth', 'running', null],
  ['growth', 'running', null],
  ['growth', 'ending', null],
];

test.each([0, 4, -4, 11, -11])(
  'a clock %i minutes from Polar’s: the same is seen at every step',
  async (minutes) => {
    const apart = await shopAhead(minutes);
    const seen = await story(apart);
    const { shop, taken } = apart;
    const log = shop.server.log.join('\n');
    await shop.close();
    expect(seen).toEqual(expected);
    const isTooFar = Math.abs(minutes) > 5;
    expect(new Set(taken)).toEqual(new Set([isTooFar ? 400 : 200]));
    // The operator is told, and of how much.
    if (isTooFar) expect(log).toContain(`It was sent ${Math.abs(minutes) * 60} seconds from now`);
  },
);
