import type { CheckoutState } from '@foothold/core/contract/subscriptions.ts';
import type { SubscriptionStatus, VendorOrder } from '@foothold/core/plans/entitlement.ts';
import type { PlanId } from '@foothold/core/plans/plan.ts';

/** A product as the vendor sells it. */
export type Product = {
  id: string;
  name: string;
  isArchived: boolean;
  /** Null where its price is not one fixed amount. */
  price: { amount: number; currency: string } | null;
  interval: string | null;
};

/** A hosted checkout. */
export type Checkout = {
  id: string;
  state: CheckoutState;
  url: string;
  expiresAt: string;
  productId: string | null;
  /** Our user id, as it was given when the checkout was opened. */
  userId: string | null;
  subscriptionId: string | null;
};

/** Whose it is, as the vendor knows them: our user id and its own. */
export type Whose = { userId: string | null; customerId: string };

/** What is kept of a subscription; times are ISO 8601 in UTC. */
export type SubscriptionState = {
  customerId: string;
  productId: string;
  status: SubscriptionStatus;
  amount: number;
  currency: string;
  periodStart: string;
  periodEnd: string;
  cancelAtPeriodEnd: boolean;
  endsAt: string | null;
  endedAt: string | null;
  pastDueAt: string | null;
  pending: { productId: string | null; at: string } | null;
};

/** What is kept of an order. */
export type OrderState = {
  customerId: string;
  productId: string | null;
  subscriptionId: string | null;
  status: VendorOrder['status'];
  reason: string;
  amount: number;
  refunded: number;
  currency: string;
  createdAt: string;
};

/** One thing as the vendor told of it, at the time of its last change there. */
export type Told<State> = { id: string; asOf: string; whose: Whose; state: State };

/** All that the vendor has of one person. */
export type ToldOfPerson = { subscriptions: Told<SubscriptionState>[]; orders: Told<OrderState>[] };

/** One webhook, its signature checked. */
export type BillingEvent = {
  id: string;
  kind: string;
  sentAt: string;
  told:
    | { subscription: Told<SubscriptionState> }
    | { order: Told<OrderState> }
    | { checkout: Checkout }
    /** Known, but nothing here follows from it. */
    | null;
};

/** Why the vendor did not do what it was asked for. */
export type BillingReason =
  | 'down'
  | 'slow'
  | 'busy'
  | 'odd-answer'
  | 'bad-key'
  | 'not-found'
  | 'refused'
  | 'payment-failed'
  | 'locked'
  | 'already-canceled';

/** A call to the vendor that failed; the message is for logs and holds no key, token or address. */
export class BillingError extends Error {
  override name = 'BillingError';
  readonly reason: BillingReason;
  /** Whole seconds after which the vendor takes calls again. */
  readonly retryAfter: number | undefined;
  constructor(reason: BillingReason, what: string, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(`the payment service: ${what}`, { cause: options.cause });
    this.reason = reason;
    this.retryAfter = options.retryAfter;
  }
}

/** A webhook that is not taken; the message says why in words. */
export class WebhookError extends Error {
  override name = 'WebhookError';
}

/** Headers of a request, by name in lower case. */
export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Who takes the payments. Every call throws BillingError. */
export type BillingPort = {
  product(id: string): Promise<Product>;
  openCheckout(order: {
    userId: string;
    email: string;
    productId: string;
    successUrl: string;
    returnUrl: string;
  }): Promise<Checkout>;
  checkout(id: string): Promise<Checkout>;
  everythingOf(userId: string): Promise<ToldOfPerson>;
  cancelAtPeriodEnd(subscriptionId: string, isCanceled: boolean): Promise<Told<SubscriptionState>>;
  changeProduct(
    subscriptionId: string,
    change: { productId: string; when: 'now' | 'next-period' },
  ): Promise<Told<SubscriptionState>>;
  /** Takes a change back that waits for the end of the period; `refused` where none waits. */
  clearChange(subscriptionId: string): Promise<Told<SubscriptionState>>;
  /** Ends a subscription at once. */
  revoke(subscriptionId: string): Promise<Told<SubscriptionState>>;
  /** The address of the customer's own pages, with a token in it. */
  portal(customerId: string, returnUrl: string): Promise<string>;
  /** Checks the signature of a webhook over its raw body and reads it. Throws WebhookError. */
  readEvent(raw: Buffer, headers: WebhookHeaders): BillingEvent;
};

/** Who takes the payments, and which of its products are which plan: the first is sold, the others still count. */
export type Billing = {
  vendor: BillingPort;
  products: Partial<Record<PlanId, readonly string[]>>;
};
