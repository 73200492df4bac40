import { type Period, periodAt } from './billing-period.ts';
import type { PlanId } from './plan.ts';
import { planOf } from './plans.data.ts';

/** What a subscription may be at the vendor (docs.polar.sh, Subscription status). */
export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** One subscription as the vendor last told of it. */
export type VendorSubscription = {
  id: string;
  /** Null where its product is none of the configuration: bought once, sold no more. */
  planId: PlanId | null;
  status: SubscriptionStatus;
  period: Period;
  cancelAtPeriodEnd: boolean;
  /** When access ends, where that is known. */
  endsAt: Date | null;
  endedAt: Date | null;
  pastDueAt: Date | null;
  /** The plan it changes to, and when. */
  pending: { planId: PlanId | null; at: Date } | null;
};

/** One payment as the vendor last told of it. */
export type VendorOrder = {
  id: string;
  subscriptionId: string | null;
  status: 'draft' | 'pending' | 'paid' | 'refunded' | 'partially_refunded' | 'void';
  createdAt: Date;
};

/** All that the vendor told of one person. */
export type VendorState = {
  subscriptions: readonly VendorSubscription[];
  orders: readonly VendorOrder[];
};

/** Why a subscription gives a plan, or does not. */
export type Standing = 'running' | 'trial' | 'ending' | 'late' | 'past-due' | 'refunded' | 'ended' | 'none';

/** True while a subscription of this standing costs money and gives its plan. */
export function isOn(standing: Standing): boolean {
  return standing !== 'none' && standing !== 'ended' && standing !== 'refunded';
}

/** What a person may use now. */
export type Entitlement = {
  /** Null: what is free. */
  planId: PlanId | null;
  standing: Standing;
  /** Of the subscription that counts, or of the last one that did. */
  subscriptionId: string | null;
  period: Period | null;
  /** When the plan ends unless something is done: canceled, or a payment that failed. */
  endsAt: Date | null;
  pending: VendorSubscription['pending'];
  /** Other subscriptions that cost money at the same time: bought twice. */
  others: readonly string[];
};

const dayMs = 86_400_000;
/** How long a plan continues after its period when no renewal is heard of: the vendor, or the way to it, may be down. */
export const lateDays = 3;
/** How long a plan continues after a payment failed: the vendor asks the card again within that time. */
export const pastDueDays = 7;

const after = (at: Date, days: number) => new Date(at.getTime() + days * dayMs);

type Judged = { subscription: VendorSubscription; standing: Standing; isOn: boolean; endsAt: Date | null };

function isRefunded(subscription: VendorSubscription, orders: readonly VendorOrder[]): boolean {
  const own = orders.filter(({ subscriptionId }) => subscriptionId === subscription.id);
  // Two payments of one moment: the id decides, so that the order of arrival does not.
  const newest = [...own].sort(
    (one, two) => two.createdAt.getTime() - one.createdAt.getTime() || (two.id > one.id ? 1 : -1),
  )[0];
  return newest?.status === 'refunded';
}

/** The rules of one subscription (docs/decisions/0105). */
function judge(subscription: VendorSubscription, orders: readonly VendorOrder[], now: Date): Judged {
  const { status, period, endsAt, endedAt, pastDueAt, cancelAtPeriodEnd } = subscription;
  const judged = (standing: Standing, isOn: boolean, ends: Date | null): Judged => ({
    subscription,
    standing,
    isOn,
    endsAt: ends,
  });
  if (endedAt && endedAt <= now) return judged('ended', false, endedAt);
  if (isRefunded(subscription, orders)) return judged('refunded', false, null);
  if (status === 'active' || status === 'trialing' || status === 'canceled') {
    const isEnding = cancelAtPeriodEnd || status === 'canceled';
    const end = isEnding ? (endsAt ?? period.end) : null;
    // Canceled and nothing left of it, whatever the rest says: the vendor's word is the last one.
    if (end) return end > now ? judged('ending', true, end) : judged('ended', false, end);
    if (period.end > now) return judged(status === 'trialing' ? 'trial' : 'running', true, null);
    const until = after(period.end, lateDays);
    return until > now ? judged('late', true, until) : judged('ended', false, until);
  }
  if (status === 'past_due') {
    const until = after(pastDueAt ?? period.start, pastDueDays);
    return until > now ? judged('past-due', true, until) : judged('ended', false, until);
  }
  return judged(status === 'unpaid' || status === 'paused' ? 'ended' : 'none', false, null);
}

const rankOf = ({ subscription: { planId } }: Judged) => (planId ? planOf(planId).rank : 0);

function better(one: Judged, two: Judged): number {
  return (
    Number(two.isOn) - Number(one.isOn) ||
    rankOf(two) - rankOf(one) ||
    two.subscription.period.end.getTime() - one.subscription.period.end.getTime() ||
    (two.subscription.id > one.subscription.id ? 1 : -1)
  );
}

/**
 * What a person may use now: a function of what the vendor last told of them and of the time, and of nothing else. The
 * order in which it was told does not matter.
 */
export function entitlementOf({ subscriptions, orders }: VendorState, now: Date): Entitlement {
  const judged = subscriptions.map((one) => judge(one, orders, now)).sort(better);
  const first = judged.find(({ standing }) => standing !== 'none') ?? judged[0];
  if (!first)
    return {
      planId: null,
      standing: 'none',
      subscriptionId: null,
      period: null,
      endsAt: null,
      pending: null,
      others: [],
    };
  const { subscription, standing, isOn, endsAt } = first;
  return {
    planId: isOn ? subscription.planId : null,
    standing,
    subscriptionId: subscription.id,
    period: isOn ? periodAt(subscription.period, now) : subscription.period,
    endsAt,
    pending: isOn ? subscription.pending : null,
    others: isOn ? judged.filter((one) => one !== first && one.isOn).map((one) => one.subscription.id) : [],
  };
}
