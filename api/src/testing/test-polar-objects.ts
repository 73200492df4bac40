import { randomUUID } from 'node:crypto';

/** An object as Polar sends it. */
export type PolarObject = Record<string, unknown> & { id: string };

/** Products of the stand-in, one a plan. */
export const testProducts = {
  starter: '11111111-1111-4111-8111-111111111111',
  growth: '22222222-2222-4222-8222-222222222222',
  pro: '33333333-3333-4333-8333-333333333333',
  monthly: '44444444-4444-4444-8444-444444444444',
} as const;

const prices: Readonly<Record<string, [name: string, amount: number]>> = {
  [testProducts.starter]: ['Monthly Starter', 1500],
  [testProducts.growth]: ['Monthly Growth', 2000],
  [testProducts.pro]: ['Pro Monthly Plan', 6000],
  [testProducts.monthly]: ['Monthly', 2000],
};
const organization = '99999999-9999-4999-8999-999999999999';

/** What a product costs. */
export function amountOf(productId: string): number {
  return prices[productId]?.[1] ?? 0;
}

/** A product; `over` replaces members. */
export function polarProduct(id: string, over: object = {}): PolarObject {
  return {
    ...{ id, created_at: '2026-01-01T00:00:00Z', modified_at: null, organization_id: organization },
    ...{
      trial_interval: null,
      trial_interval_count: null,
      name: prices[id]?.[0] ?? 'Gone',
      description: null,
    },
    ...{ visibility: 'public', recurring_interval: 'month', recurring_interval_count: 1 },
    ...{ meter_interval: null, meter_interval_count: null, is_recurring: true, is_archived: false },
    ...{ metadata: {}, benefits: [], medias: [], attached_custom_fields: [] },
    prices: [
      {
        ...{ id: randomUUID(), created_at: '2026-01-01T00:00:00Z', modified_at: null, source: 'catalog' },
        ...{ amount_type: 'fixed', price_currency: 'usd', tax_behavior: null, is_archived: false },
        ...{ product_id: id, price_amount: amountOf(id) },
      },
    ],
    ...over,
  };
}

type Person = { customerId: string; userId: string; email: string; at: string };

/** A customer. */
export function polarCustomer({ customerId, userId, email, at }: Person): PolarObject {
  return {
    ...{ id: customerId, created_at: at, modified_at: null, metadata: {}, external_id: userId, email },
    ...{ email_verified: true, type: 'individual', name: 'A Person', billing_name: null },
    billing_address: { country: 'US', line1: null, line2: null, postal_code: null, city: null, state: null },
    ...{ tax_id: null, locale: null, organization_id: organization, default_payment_method_id: null },
    ...{ deleted_at: null, avatar_url: 'https://avatars.example/1' },
  };
}

type NewCheckout = {
  productId: string;
  userId: string;
  email: string;
  successUrl: string;
  returnUrl: string;
  origin: string;
  at: Date;
};

/** An open checkout of an hour. */
export function polarCheckout(asked: NewCheckout): PolarObject {
  const id = randomUUID();
  const secret = `polar_c_${id.replaceAll('-', '')}`;
  const amount = amountOf(asked.productId);
  return {
    ...{ id, created_at: asked.at.toISOString(), modified_at: null, payment_processor: 'stripe' },
    ...{ status: 'open', client_secret: secret, url: `${asked.origin}/checkout/${secret}` },
    expires_at: new Date(asked.at.getTime() + 3_600_000).toISOString(),
    success_url: asked.successUrl.replace('{CHECKOUT_ID}', id),
    ...{ return_url: asked.returnUrl, embed_origin: null, amount, discount_amount: 0, net_amount: amount },
    ...{ tax_amount: 0, tax_behavior: null, total_amount: amount, currency: 'usd' },
    ...{ seats: null, min_seats: null, max_seats: null, allow_trial: true, active_trial_interval: null },
    ...{
      active_trial_interval_count: null,
      trial_end: null,
      trial_interval: null,
      trial_interval_count: null,
    },
    ...{ organization_id: organization, product_id: asked.productId, product_price_id: randomUUID() },
    ...{ discount_id: null, allow_discount_codes: true, require_billing_address: false },
    ...{ is_discount_applicable: true, is_free_product_price: false, is_payment_required: true },
    ...{ is_payment_setup_required: true, is_payment_form_required: true, customer_id: null },
    ...{ external_customer_id: asked.userId, is_business_customer: false, customer_name: null },
    ...{ customer_email: asked.email, customer_ip_address: null, customer_billing_name: null },
    ...{ customer_billing_address: null, customer_tax_id: null, locale: null },
    ...{ payment_processor_metadata: {}, metadata: {}, customer_metadata: {}, custom_field_data: {} },
    ...{ products: [polarProduct(asked.productId)], product: polarProduct(asked.productId) },
    ...{ product_price: null, prices: null, discount: null, subscription_id: null },
    attached_custom_fields: [],
  };
}

type NewSubscription = {
  productId: string;
  customer: PolarObject;
  checkoutId: string | null;
  start: string;
  end: string;
};

/** A subscription that has just become active. */
export function polarSubscription(asked: NewSubscription): PolarObject {
  return {
    ...{ id: randomUUID(), created_at: asked.start, modified_at: asked.start, currency: 'usd' },
    ...{ amount: amountOf(asked.productId), recurring_interval: 'month', recurring_interval_count: 1 },
    ...{ status: 'active', current_period_start: asked.start, current_period_end: asked.end },
    ...{
      current_meter_period_start: null,
      current_meter_period_end: null,
      trial_start: null,
      trial_end: null,
    },
    ...{ cancel_at_period_end: false, canceled_at: null, started_at: asked.start, ends_at: null },
    ...{ ended_at: null, past_due_at: null, pause_at_period_end: false, paused_at: null, resumes_at: null },
    ...{ customer_id: asked.customer.id, product_id: asked.productId, discount_id: null },
    ...{ checkout_id: asked.checkoutId, seats: null, customer_cancellation_reason: null },
    ...{ customer_cancellation_comment: null, metadata: {}, custom_field_data: {} },
    ...{ customer: asked.customer, product: polarProduct(asked.productId), discount: null, prices: [] },
    ...{ meters: [], pending_update: null },
  };
}

/** A paid order of a subscription. */
export function polarOrder(subscription: PolarObject, asked: { reason: string; at: string }): PolarObject {
  const { amount, customer, customer_id, product_id, checkout_id } = subscription;
  return {
    ...{ id: randomUUID(), created_at: asked.at, modified_at: asked.at, status: 'paid', paid: true },
    ...{ subtotal_amount: amount, discount_amount: 0, net_amount: amount, tax_amount: 0 },
    ...{ total_amount: amount, applied_balance_amount: 0, due_amount: amount, refunded_amount: 0 },
    ...{ refunded_tax_amount: 0, currency: 'usd', billing_reason: asked.reason, billing_name: null },
    ...{ billing_address: null, invoice_number: 'TEST-0001', is_invoice_generated: false },
    ...{ receipt_number: null, customer_id, product_id, discount_id: null },
    ...{ subscription_id: subscription.id, checkout_id, metadata: {}, platform_fee_amount: 0 },
    ...{ platform_fee_currency: 'usd', customer, product: null, discount: null, subscription: null },
    ...{ items: [], description: 'Plan', refundable_amount: amount, refundable_tax_amount: 0 },
  };
}
