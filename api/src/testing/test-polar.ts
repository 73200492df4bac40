import { randomUUID } from 'node:crypto';
import { addMonths } from '@foothold/core/plans/billing-period.ts';
import { Webhook } from 'standardwebhooks';
import {
  amountOf,
  type PolarObject,
  polarCheckout,
  polarCustomer,
  polarOrder,
  polarProduct,
  polarSubscription,
  testProducts,
} from './test-polar-objects.ts';

/** What a webhook carries. */
export type PolarSent = { id: string; type: string; timestamp: string; data: PolarObject };

/** Takes a webhook as it goes over the wire; answers the status. */
export type PolarHook = (headers: Record<string, string>, body: string) => Promise<number>;

/** Sends webhooks to an address. */
export function hookAt(url: string): PolarHook {
  return async (headers, body) => {
    const answer = await fetch(url, { method: 'POST', body, headers });
    await answer.arrayBuffer();
    return answer.status;
  };
}

/** How the stand-in fails, for as long as it is set. */
export type PolarTrouble =
  | 'down'
  | 'slow'
  | 'html'
  | 'broken'
  | 'busy'
  | 'half'
  | 'unheard'
  | 'payment-failed'
  | null;

/** The key and the secret of the stand-in. */
export const polarToken = 'polar_oat_token_of_the_tests';
export const polarSecret = 'polar_whs_secret_of_the_tests';

/** Signs a webhook as Polar does: with the bytes of the secret as it is shown. */
export function signedHeaders(
  id: string,
  body: string,
  { secret = polarSecret, at = new Date() }: { secret?: string; at?: Date } = {},
): Record<string, string> {
  const signature = new Webhook(new TextEncoder().encode(secret), { format: 'raw' }).sign(id, at, body);
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signature,
  };
}

/** A Polar on this machine: its calls, its pages and its webhooks in the real wire form, with what a test can make happen. */
export class PolarStandIn {
  readonly products = new Map<string, PolarObject>(
    Object.values(testProducts).map((id) => [id, polarProduct(id)]),
  );
  readonly customers = new Map<string, PolarObject>();
  readonly checkouts = new Map<string, PolarObject>();
  readonly subscriptions = new Map<string, PolarObject>();
  readonly orders = new Map<string, PolarObject>();
  /** Every webhook that was made, in the order of what happened. */
  readonly sent: PolarSent[] = [];
  /** Every call that came in, as `METHOD /path`. */
  readonly calls: string[] = [];
  trouble: PolarTrouble = null;
  /** Where webhooks go at once; null keeps them. */
  hook: PolarHook | null = null;
  /** Milliseconds by which its clock is ahead. */
  ahead = 0;
  /** Its own address. */
  origin = 'http://127.0.0.1:9';
  readonly now: () => Date;
  #last = 0;

  constructor(now: () => Date = () => new Date()) {
    this.now = now;
  }

  /** Environment variables that make a server use it. */
  get variables(): Record<string, string> {
    return {
      POLAR_ACCESS_TOKEN: polarToken,
      POLAR_WEBHOOK_SECRET: polarSecret,
      POLAR_SERVER_URL: this.origin,
      POLAR_PRODUCT_STARTER: testProducts.starter,
      POLAR_PRODUCT_GROWTH: testProducts.growth,
      POLAR_PRODUCT_PRO: testProducts.pro,
    };
  }

  /** The next moment of its clock: no two changes have the same. */
  tick(): string {
    this.#last = Math.max(this.#last + 1, this.now().getTime() + this.ahead);
    return new Date(this.#last).toISOString();
  }

  /** Makes a webhook of something as it is now, and sends it where there is somewhere to send it. */
  async tell(type: string, data: PolarObject): Promise<void> {
    const event = { id: `msg_${randomUUID()}`, type, timestamp: this.tick(), data: structuredClone(data) };
    this.sent.push(event);
    if (this.hook) await this.deliver(event);
  }

  /** Sends a webhook, once more if it was sent before; answers the status. */
  async deliver({ id, ...event }: PolarSent, to = this.hook): Promise<number> {
    const body = JSON.stringify(event);
    if (!to) throw new Error('there is nowhere to send it');
    return to(signedHeaders(id, body, { at: this.now() }), body);
  }

  async #change(subscription: PolarObject, change: object, ...types: string[]): Promise<void> {
    Object.assign(subscription, change, { modified_at: this.tick() });
    for (const type of [...types, 'subscription.updated']) await this.tell(type, subscription);
  }

  openCheckout(asked: {
    productId: string;
    userId: string;
    email: string;
    successUrl: string;
    returnUrl: string;
  }) {
    const checkout = polarCheckout({ ...asked, origin: this.origin, at: this.now() });
    this.checkouts.set(checkout.id, checkout);
    return checkout;
  }

  /** The person pays a checkout, also a second time: two windows make two subscriptions. */
  async pay(checkout: PolarObject): Promise<PolarObject> {
    const at = this.tick();
    const userId = String(checkout.external_customer_id);
    let customer = [...this.customers.values()].find((one) => one.external_id === userId);
    if (!customer) {
      const email = String(checkout.customer_email);
      customer = polarCustomer({ customerId: randomUUID(), userId, email, at });
      this.customers.set(customer.id, customer);
    }
    const subscription = polarSubscription({
      productId: String(checkout.product_id),
      ...{ customer, checkoutId: checkout.id, start: at, end: addMonths(new Date(at), 1).toISOString() },
    });
    this.subscriptions.set(subscription.id, subscription);
    const order = polarOrder(subscription, { reason: 'subscription_create', at });
    this.orders.set(order.id, order);
    Object.assign(checkout, { status: 'succeeded', subscription_id: subscription.id, modified_at: at });
    await this.tell('customer.created', customer);
    await this.tell('order.created', order);
    await this.tell('subscription.created', subscription);
    await this.tell('order.paid', order);
    await this.tell('subscription.active', subscription);
    await this.tell('checkout.updated', checkout);
    return subscription;
  }

  /** A card that is charged again: the next period. */
  async renew(subscription: PolarObject): Promise<void> {
    const start = String(subscription.current_period_end);
    const pending = subscription.pending_update as { product_id: string } | null;
    const product = pending?.product_id ?? String(subscription.product_id);
    await this.#change(subscription, {
      ...{ status: 'active', past_due_at: null, pending_update: null, product_id: product },
      amount: amountOf(product),
      ...{ current_period_start: start, current_period_end: addMonths(new Date(start), 1).toISOString() },
    });
    const order = polarOrder(subscription, { reason: 'subscription_cycle', at: this.tick() });
    this.orders.set(order.id, order);
    await this.tell('order.paid', order);
  }

  /** A card that fails on renewal. */
  fail(subscription: PolarObject): Promise<void> {
    const start = String(subscription.current_period_end);
    return this.#change(
      subscription,
      {
        ...{ status: 'past_due', past_due_at: this.tick(), current_period_start: start },
        current_period_end: addMonths(new Date(start), 1).toISOString(),
      },
      'subscription.past_due',
    );
  }

  /** The card works again. */
  recover(subscription: PolarObject): Promise<void> {
    return this.#change(subscription, { status: 'active', past_due_at: null }, 'subscription.active');
  }

  cancel(subscription: PolarObject): Promise<void> {
    const change = {
      cancel_at_period_end: true,
      canceled_at: this.tick(),
      ends_at: subscription.current_period_end,
    };
    return this.#change(subscription, change, 'subscription.canceled');
  }

  keep(subscription: PolarObject): Promise<void> {
    const change = { cancel_at_period_end: false, canceled_at: null, ends_at: null };
    return this.#change(subscription, change, 'subscription.uncanceled');
  }

  revoke(subscription: PolarObject): Promise<void> {
    const at = this.tick();
    const change = { status: 'canceled', ended_at: at, ends_at: at, canceled_at: at };
    return this.#change(subscription, change, 'subscription.revoked');
  }

  /** Another product now, or with the next period; what waits is a thing of its own and leaves `modified_at` as it was. */
  change(subscription: PolarObject, productId: string, behavior: string): Promise<void> {
    if (behavior !== 'next_period')
      return this.#change(subscription, {
        ...{ product_id: productId, amount: amountOf(productId), pending_update: null },
      });
    subscription.pending_update = {
      ...{ id: randomUUID(), created_at: this.tick(), modified_at: null, seats: null },
      ...{ product_id: productId, applies_at: subscription.current_period_end },
    };
    return this.tell('subscription.updated', subscription);
  }

  /** A change that waits is taken back. */
  stay(subscription: PolarObject): Promise<void> {
    subscription.pending_update = null;
    return this.tell('subscription.updated', subscription);
  }

  /** All or a part of the newest payment goes back. */
  async refund(subscription: PolarObject, amount?: number): Promise<void> {
    const order = [...this.orders.values()].filter((one) => one.subscription_id === subscription.id).at(-1);
    if (!order) throw new Error('nothing was paid');
    const total = Number(order.total_amount);
    const back = amount ?? total;
    const status = back >= total ? 'refunded' : 'partially_refunded';
    Object.assign(order, { status, refunded_amount: back, modified_at: this.tick() });
    await this.tell('order.refunded', order);
  }
}
