import { checkoutStates } from '@foothold/core/contract/subscriptions.ts';
import { subscriptionStatuses } from '@foothold/core/plans/entitlement.ts';
import * as z from 'zod';
import type { Checkout, OrderState, Product, SubscriptionState, Told } from './port.ts';

// Of what Polar sends only these members are read, and nothing of cards, names or addresses. The SDK checks no answer.
const Id = z.string().min(1).max(100);
const Instant = z.iso
  .datetime({ offset: true })
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .transform((text) => new Date(text).toISOString());
const Currency = z
  .string()
  .regex(/^[a-zA-Z]{3}$/)
  .toLowerCase();
const Money = z.int();
const Customer = z.object({ id: Id, external_id: Id.nullish() });

const Subscription = z.object({
  id: Id,
  created_at: Instant,
  modified_at: Instant.nullish(),
  amount: Money,
  currency: Currency,
  status: z.enum(subscriptionStatuses),
  current_period_start: Instant,
  current_period_end: Instant.nullish(),
  cancel_at_period_end: z.boolean(),
  ends_at: Instant.nullish(),
  ended_at: Instant.nullish(),
  past_due_at: Instant.nullish(),
  customer_id: Id,
  product_id: Id,
  customer: Customer.nullish(),
  pending_update: z.object({ applies_at: Instant, product_id: Id.nullish() }).nullish(),
});

const Order = z.object({
  id: Id,
  created_at: Instant,
  modified_at: Instant.nullish(),
  status: z.enum(['draft', 'pending', 'paid', 'refunded', 'partially_refunded', 'void']),
  total_amount: Money,
  refunded_amount: Money,
  currency: Currency,
  billing_reason: z.string().max(100),
  customer_id: Id,
  product_id: Id.nullish(),
  subscription_id: Id.nullish(),
  customer: Customer.nullish(),
});

const Session = z.object({
  id: Id,
  status: z.enum(checkoutStates),
  url: z.url({ protocol: /^https?$/ }).max(2000),
  expires_at: Instant,
  product_id: Id.nullish(),
  external_customer_id: Id.nullish(),
  subscription_id: Id.nullish(),
});

const Price = z.object({
  amount_type: z.string(),
  is_archived: z.boolean().default(false),
  price_amount: Money.optional(),
  price_currency: Currency.optional(),
});
const Sold = z.object({
  id: Id,
  name: z.string(),
  is_archived: z.boolean(),
  recurring_interval: z.string().nullable(),
  prices: z.array(Price),
});

/** A subscription as Polar sends it. */
export const PolarSubscription = Subscription.transform(
  (one): Told<SubscriptionState> => ({
    id: one.id,
    asOf: one.modified_at ?? one.created_at,
    whose: { userId: one.customer?.external_id ?? null, customerId: one.customer_id },
    state: {
      customerId: one.customer_id,
      productId: one.product_id,
      status: one.status,
      amount: one.amount,
      currency: one.currency,
      periodStart: one.current_period_start,
      periodEnd: one.current_period_end ?? one.current_period_start,
      cancelAtPeriodEnd: one.cancel_at_period_end,
      endsAt: one.ends_at ?? null,
      endedAt: one.ended_at ?? null,
      pastDueAt: one.past_due_at ?? null,
      pending: one.pending_update
        ? { productId: one.pending_update.product_id ?? null, at: one.pending_update.applies_at }
        : null,
    },
  }),
);

/** An order as Polar sends it. */
export const PolarOrder = Order.transform(
  (one): Told<OrderState> => ({
    id: one.id,
    asOf: one.modified_at ?? one.created_at,
    whose: { userId: one.customer?.external_id ?? null, customerId: one.customer_id },
    state: {
      customerId: one.customer_id,
      productId: one.product_id ?? null,
      subscriptionId: one.subscription_id ?? null,
      status: one.status,
      reason: one.billing_reason,
      amount: one.total_amount,
      refunded: one.refunded_amount,
      currency: one.currency,
      createdAt: one.created_at,
    },
  }),
);

/** A checkout session as Polar sends it. */
export const PolarCheckout = Session.transform(
  (one): Checkout => ({
    id: one.id,
    state: one.status,
    url: one.url,
    expiresAt: one.expires_at,
    productId: one.product_id ?? null,
    userId: one.external_customer_id ?? null,
    subscriptionId: one.subscription_id ?? null,
  }),
);

/** A product as Polar sends it. */
export const PolarProduct = Sold.transform(
  ({ id, name, is_archived, recurring_interval, prices }): Product => {
    const fixed = prices.filter((price) => !price.is_archived && price.amount_type === 'fixed');
    // The same product in several currencies: dollars are what our own list is in.
    const price = fixed.find(({ price_currency }) => price_currency === 'usd') ?? fixed[0];
    return {
      id,
      name,
      isArchived: is_archived,
      price:
        price?.price_amount !== undefined && price.price_currency !== undefined
          ? { amount: price.price_amount, currency: price.price_currency }
          : null,
      interval: recurring_interval,
    };
  },
);

/** One page of a list. */
export const PolarPage = z.object({
  items: z.array(z.unknown()),
  pagination: z.object({ max_page: z.int().min(0) }),
});

/** A customer session: of it only the address is read. */
export const PolarCustomerSession = z.object({
  customer_portal_url: z.url({ protocol: /^https?$/ }).max(4000),
});

/** What every webhook has. */
export const PolarEvent = z.object({
  type: z.string().regex(/^[a-z_.]{1,100}$/),
  timestamp: Instant,
  data: z.unknown(),
});
