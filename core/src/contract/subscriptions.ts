import * as z from 'zod/mini';
import { countedUses, planIds } from '../plans/plan.ts';
import { EmailAddress } from '../text/email-address.ts';
import { route } from './route.ts';

/** Seconds between the moment a webhook was sent and the moment it is taken, at most. */
export const webhookToleranceSeconds = 300;

const VendorId = z.string().check(z.regex(/^[\w-]{1,100}$/, 'an id of letters, digits, hyphens'));
const OwnId = z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(100)) });
const OwnCheckout = z.strictObject({ checkoutId: VendorId });
const OwnSubscription = z.strictObject({ customerId: VendorId, subscriptionId: VendorId });

/** A plan that this server sells; money in the smallest unit of its currency, as the vendor charges it. */
export const OfferedPlan = z.object({
  id: z.enum(planIds),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  currency: z.string(),
  billingInterval: z.string(),
  features: z.array(z.string()),
  featured: z.boolean(),
  productId: z.string(),
  /** False while the vendor has not been asked yet or did not answer: the price is then the one we know. */
  isConfirmed: z.boolean(),
});
export type OfferedPlan = z.infer<typeof OfferedPlan>;

const instant = z.iso.datetime();

/** How often one thing was used, and how often it may be until `endsAt`. */
export const OwnUse = z.object({
  use: z.enum(countedUses),
  used: z.number(),
  /** Null: as often as one likes. */
  most: z.nullable(z.number()),
  endsAt: instant,
});
export type OwnUse = z.infer<typeof OwnUse>;

/** One thing that happened to the plan of an account. */
export const PlanEvent = z.object({
  at: instant,
  kind: z.string(),
  planId: z.nullable(z.enum(planIds)),
  amount: z.nullable(z.number()),
  currency: z.nullable(z.string()),
});
export type PlanEvent = z.infer<typeof PlanEvent>;

/** The plan of the caller: what runs, until when, what is used and left. */
export const OwnPlan = z.object({
  /** False: this server takes no payments, nothing is limited or counted, and the rest is empty. */
  billing: z.boolean(),
  planId: z.nullable(z.enum(planIds)),
  standing: z.enum(['running', 'trial', 'ending', 'late', 'past-due', 'refunded', 'ended', 'none']),
  customerId: z.nullable(z.string()),
  subscriptionId: z.nullable(z.string()),
  periodStart: z.nullable(instant),
  periodEnd: z.nullable(instant),
  endsAt: z.nullable(instant),
  pending: z.nullable(z.object({ planId: z.nullable(z.enum(planIds)), at: instant })),
  /** Subscriptions that cost money beside the one that counts. */
  others: z.array(z.string()),
  /** Null: no limit. */
  trackedJobs: z.nullable(z.number()),
  uses: z.array(OwnUse),
  /** The newest checkout, if there was one. */
  checkoutId: z.nullable(z.string()),
  /** When the vendor last told of the account, or was last asked. */
  checkedAt: z.nullable(instant),
  history: z.array(PlanEvent),
});
export type OwnPlan = z.infer<typeof OwnPlan>;

/** Where a checkout stands; `foreign` ones are never told of. */
export const checkoutStates = ['open', 'confirmed', 'succeeded', 'failed', 'expired'] as const;
export type CheckoutState = (typeof checkoutStates)[number];

const Paid = z.object({ checkout: z.enum(checkoutStates), plan: OwnPlan });

export const checkoutLink = route({
  method: 'POST',
  path: '/subscriptions/checkout/link',
  auth: 'user',
  retry: 'key',
  summary: 'The address of a hosted checkout for one plan; an open one of the same plan is given again.',
  body: z.strictObject({ email: EmailAddress, productId: VendorId }),
  data: z.object({ checkoutId: z.string(), url: z.string(), expiresAt: instant }),
});

export const subscriptionsOfCustomer = route({
  method: 'POST',
  path: '/subscriptions/customer/:customerId',
  auth: 'user',
  summary: 'The plan of the caller as the vendor has it now; the customer must be the caller.',
  params: z.strictObject({ customerId: VendorId }),
  data: OwnPlan,
});

export const subscriptionCreate = route({
  method: 'POST',
  path: '/subscription/create/:id',
  auth: 'user',
  summary: 'Takes over the plan that a checkout of the caller paid for, once it has.',
  params: OwnId,
  body: OwnCheckout,
  data: Paid,
});

export const subscriptionCancel = route({
  method: 'POST',
  path: '/subscription/cancel/:id',
  auth: 'user',
  summary: 'Ends a subscription of the caller with its billing period.',
  params: OwnId,
  body: OwnSubscription,
  data: OwnPlan,
});

export const payRecord = route({
  method: 'POST',
  path: '/subscriptions/pay/record/:id',
  auth: 'user',
  summary: 'Where a checkout of the caller stands, asked of the vendor; a paid one is recorded.',
  params: OwnId,
  body: OwnCheckout,
  data: Paid,
});

export const plansGet = route({
  method: 'GET',
  path: '/subscriptions/plans',
  auth: 'public',
  summary: 'The plans that this server sells with their prices; none where it takes no payments.',
  data: z.object({ billing: z.boolean(), plans: z.array(OfferedPlan) }),
});

export const ownPlanGet = route({
  method: 'GET',
  path: '/subscriptions/own',
  auth: 'user',
  summary: 'The plan of the caller, what is used and what is left.',
  data: OwnPlan,
});

export const subscriptionKeep = route({
  method: 'POST',
  path: '/subscription/keep/:id',
  auth: 'user',
  summary: 'Takes a cancellation back before the period ends.',
  params: OwnId,
  body: OwnSubscription,
  data: OwnPlan,
});

export const subscriptionStay = route({
  method: 'POST',
  path: '/subscription/stay/:id',
  auth: 'user',
  summary: 'Takes a change of plan back that waits for the end of the period.',
  params: OwnId,
  body: OwnSubscription,
  data: OwnPlan,
});

export const subscriptionChange = route({
  method: 'POST',
  path: '/subscription/change/:id',
  auth: 'user',
  summary:
    'Changes the plan: to a higher one now, with the difference charged, to a lower one with the next period.',
  params: OwnId,
  body: z.strictObject({ customerId: VendorId, subscriptionId: VendorId, productId: VendorId }),
  data: OwnPlan,
});

export const portalLink = route({
  method: 'POST',
  path: '/subscriptions/portal',
  auth: 'user',
  summary: 'The address of the customer portal, where cards and invoices are; it works for a short time.',
  data: z.object({ url: z.string() }),
});

export const polarWebhook = route({
  method: 'POST',
  path: '/webhooks/polar',
  auth: 'public',
  summary: 'Takes what Polar tells, signed by Standard Webhooks.',
  data: z.object({ outcome: z.enum(['applied', 'older', 'repeated', 'ignored', 'unknown-person']) }),
});
