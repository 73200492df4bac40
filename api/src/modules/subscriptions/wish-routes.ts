import {
  type OwnPlan,
  subscriptionCancel,
  subscriptionChange,
  subscriptionKeep,
  subscriptionStay,
} from '@foothold/core/contract/subscriptions.ts';
import { planOf } from '@foothold/core/plans/plans.data.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { bind } from '../../http/bind.ts';
import { BillingError, type SubscriptionState, type Told } from '../../providers/billing/port.ts';
import { planMessage } from './plan.messages.ts';
import { reconcile } from './reconcile.ts';
import { type Offering, own, planOfPerson, type Selling, turnOf, whereSold } from './selling.ts';
import { keepHistory, keepSubscription, storedBilling } from './stored-billing.ts';
import { inWords, vendorWords } from './vendor-words.ts';

type OwnSubscription = { customerId: string; subscriptionId: string };
type Found = SubscriptionState & { id: string };

async function kept(selling: Selling, userId: string, id: string): Promise<Found | undefined> {
  return (await storedBilling(selling.db, userId)).subscriptions.find((one) => one.id === id);
}

/** A subscription of the caller; the vendor is asked once where it is not known here. Throws 403 for anybody else's. */
async function ownSubscription(selling: Selling, userId: string, asked: OwnSubscription): Promise<Found> {
  let found = await kept(selling, userId, asked.subscriptionId);
  if (!found) {
    await inWords(() => reconcile({ ...selling, vendor: selling.billing.vendor }, userId));
    found = await kept(selling, userId, asked.subscriptionId);
  }
  if (found?.customerId !== asked.customerId)
    throw new AppError('forbidden', planMessage('not-your-subscription'));
  return found;
}

type Wish = {
  userId: string;
  found: Found;
  /** Of the line in the history. */
  kind: string;
  /** True where it is as it is wished: a second press, or two windows. */
  isDone: (state: SubscriptionState) => boolean;
  ask: (id: string) => Promise<Told<SubscriptionState>>;
};

/** Does what somebody wishes of their subscription, keeps what the vendor answered, and notes who wished it. */
async function fulfil(selling: Selling, wish: Wish): Promise<OwnPlan> {
  const { userId, found, isDone } = wish;
  if (isDone(found)) return planOfPerson(selling, userId);
  try {
    await keepWish(selling, wish, await wish.ask(found.id));
  } catch (cause) {
    // Refused because it was done before, by an answer that never arrived: then it is as it is wished.
    const { reason } = cause instanceof BillingError ? cause : {};
    if (reason !== 'already-canceled' && reason !== 'refused') throw vendorWords(cause, 'wish');
    await inWords(() => reconcile({ ...selling, vendor: selling.billing.vendor, isAnswer: true }, userId));
    const now = await kept(selling, userId, found.id);
    if (!now || !isDone(now)) throw vendorWords(cause, 'wish');
  }
  return planOfPerson(selling, userId);
}

async function keepWish(
  { db, now }: Selling,
  { userId, kind }: Wish,
  told: Told<SubscriptionState>,
): Promise<void> {
  const at = now().toISOString();
  await db.transaction(async (tx) => {
    await keepSubscription(tx, { userId, toldAt: at, told, isAnswer: true });
    const { productId, pending } = told.state;
    await keepHistory(tx, {
      ...{ userId, at, kind, subject: told.id },
      productId: pending?.productId ?? productId,
    });
  });
}

/** Mounts the calls by which somebody cancels their plan, keeps it, changes it, and takes a change back. */
export function wishRoutes(app: FastifyInstance, given: Offering): void {
  async function begin(userId: string, asked: OwnSubscription) {
    const selling = whereSold(given);
    await turnOf(given, userId);
    return { selling, vendor: selling.billing.vendor, found: await ownSubscription(selling, userId, asked) };
  }

  bind(app, subscriptionCancel, async ({ caller, params, body }) => {
    const userId = own(caller, params.id);
    const { selling, vendor, found } = await begin(userId, body);
    return fulfil(selling, {
      ...{ userId, found, kind: 'person.canceled' },
      isDone: ({ cancelAtPeriodEnd, endedAt }) => cancelAtPeriodEnd || endedAt !== null,
      ask: (id) => vendor.cancelAtPeriodEnd(id, true),
    });
  });
  bind(app, subscriptionKeep, async ({ caller, params, body }) => {
    const userId = own(caller, params.id);
    const { selling, vendor, found } = await begin(userId, body);
    return fulfil(selling, {
      ...{ userId, found, kind: 'person.kept' },
      isDone: ({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd,
      ask: (id) => vendor.cancelAtPeriodEnd(id, false),
    });
  });
  bind(app, subscriptionStay, async ({ caller, params, body }) => {
    const userId = own(caller, params.id);
    const { selling, vendor, found } = await begin(userId, body);
    return fulfil(selling, {
      ...{ userId, found, kind: 'person.stayed' },
      isDone: ({ pending }) => pending === null,
      ask: (id) => vendor.clearChange(id),
    });
  });
  bind(app, subscriptionChange, async ({ caller, params, body }) => {
    const userId = own(caller, params.id);
    const { catalog } = given;
    whereSold(given);
    const target = catalog.offeredAs(body.productId);
    if (!target) throw new AppError('plan-not-found', planMessage('not-sold'));
    const { selling, vendor, found } = await begin(userId, body);
    const present = catalog.planOf(found.productId);
    if (present === target.planId)
      throw new AppError(
        'conflict',
        planMessage(found.pending ? 'have-it-with-change' : 'have-it', { plan: planOf(present).name }),
      );
    if (found.cancelAtPeriodEnd) throw new AppError('conflict', planMessage('canceled'));
    const { productId } = target;
    const isHigher = !present || planOf(target.planId).amount > planOf(present).amount;
    return fulfil(selling, {
      ...{ userId, found, kind: 'person.changed' },
      isDone: (state) => state.productId === productId || state.pending?.productId === productId,
      ask: (id) => vendor.changeProduct(id, { productId, when: isHigher ? 'now' : 'next-period' }),
    });
  });
}
