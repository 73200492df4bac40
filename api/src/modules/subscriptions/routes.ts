import {
  type OwnPlan,
  ownPlanGet,
  plansGet,
  portalLink,
  subscriptionCancel,
  subscriptionChange,
  subscriptionKeep,
  subscriptionsOfCustomer,
} from '@foothold/core/contract/subscriptions.ts';
import { planOf } from '@foothold/core/plans/plans.data.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { bind } from '../../http/bind.ts';
import type { SubscriptionState, Told } from '../../providers/billing/port.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { keepHistory, keepSubscription, keptBilling } from './kept-billing.ts';
import { offeredPlans } from './offered-plans.ts';
import { ownPlan, unlimitedPlan } from './own-plan.ts';
import { planCatalog } from './plan-catalog.ts';
import { reconcile } from './reconcile.ts';
import {
  type Offering,
  own,
  planOfPerson,
  type Selling,
  type SubscriptionOptions,
  turnOf,
  whereSold,
} from './selling.ts';
import { inWords } from './vendor-words.ts';
import { webhookRoute } from './webhook-route.ts';

type OwnSubscription = { customerId: string; subscriptionId: string };

/** A subscription of the caller; the vendor is asked once where it is not known here. Throws 403 for anybody else's. */
async function ownSubscription(selling: Selling, userId: string, asked: OwnSubscription) {
  const find = async () =>
    (await keptBilling(selling.db, userId)).subscriptions.find(({ id }) => id === asked.subscriptionId);
  let found = await find();
  if (!found) {
    await inWords(() => reconcile({ ...selling, vendor: selling.billing.vendor }, userId));
    found = await find();
  }
  if (found?.customerId !== asked.customerId)
    throw new AppError('forbidden', 'This subscription is not yours.');
  return found;
}

/** Keeps what the vendor answered to a wish, and notes who wished it. */
async function keepWish(
  { db, now }: Selling,
  wish: { userId: string; kind: string; told: Told<SubscriptionState> },
): Promise<void> {
  const { userId, kind, told } = wish;
  const at = now().toISOString();
  await db.transaction(async (tx) => {
    await keepSubscription(tx, { userId, toldAt: at, told });
    const { productId, pending } = told.state;
    await keepHistory(tx, {
      ...{ userId, at, kind, subject: told.id },
      productId: pending?.productId ?? productId,
    });
  });
}

/** Mounts the calls of subscriptions (SPEC.md section 7), our own beside them, and the webhook. */
export function subscriptionRoutes(app: FastifyInstance, options: SubscriptionOptions): void {
  const catalog = planCatalog(options.billing?.products ?? {});
  const given = { ...options, catalog };
  const { db, now, billing, originOf } = options;
  const offered = billing ? offeredPlans({ vendor: billing.vendor, catalog, now }) : async () => [];

  bind(app, plansGet, async () => ({ billing: billing !== null, plans: await offered() }));
  bind(app, ownPlanGet, async ({ caller: { userId } }) =>
    billing ? ownPlan(db, { userId, catalog, now: now() }) : unlimitedPlan,
  );
  bind(app, subscriptionsOfCustomer, async ({ caller: { userId }, params }) => {
    const selling = whereSold(given);
    const kept = await planOfPerson(selling, userId);
    if (kept.customerId !== params.customerId) throw new AppError('forbidden', 'This customer is not you.');
    await turnOf(options, userId);
    await inWords(() => reconcile({ db, now, vendor: selling.billing.vendor }, userId));
    return planOfPerson(selling, userId);
  });
  bind(app, portalLink, async ({ caller: { userId }, request }) => {
    const selling = whereSold(given);
    const { customerId } = await planOfPerson(selling, userId);
    if (customerId === null)
      throw new AppError(
        'subscription-not-found',
        'You have bought nothing here, so there is no portal: not found.',
      );
    await turnOf(options, userId);
    const back = `${originOf(request)}/subscribe`;
    return { url: await inWords(() => selling.billing.vendor.portal(customerId, back)) };
  });
  const wishes = { given, options };
  cancelRoutes(app, wishes);
  changeRoute(app, wishes);
  checkoutRoutes(app, given);
  webhookRoute(app, { db, now, vendor: billing?.vendor ?? null });
}

type Wishes = { given: Offering; options: SubscriptionOptions };

function cancelRoutes(app: FastifyInstance, { given, options }: Wishes): void {
  async function set(userId: string, asked: OwnSubscription, isCanceled: boolean): Promise<OwnPlan> {
    const selling = whereSold(given);
    await turnOf(options, userId);
    const found = await ownSubscription(selling, userId, asked);
    // A second press, or two windows: it is as it was wished already.
    if (found.cancelAtPeriodEnd === isCanceled) return planOfPerson(selling, userId);
    const told = await inWords(() => selling.billing.vendor.cancelAtPeriodEnd(found.id, isCanceled));
    await keepWish(selling, { userId, kind: isCanceled ? 'person.canceled' : 'person.kept', told });
    return planOfPerson(selling, userId);
  }
  bind(app, subscriptionCancel, async ({ caller, params, body }) => set(own(caller, params.id), body, true));
  bind(app, subscriptionKeep, async ({ caller, params, body }) => set(own(caller, params.id), body, false));
}

function changeRoute(app: FastifyInstance, { given, options }: Wishes): void {
  bind(app, subscriptionChange, async ({ caller, params, body }) => {
    const userId = own(caller, params.id);
    const selling = whereSold(given);
    const { catalog, billing } = selling;
    const target = catalog.offeredAs(body.productId);
    if (!target)
      throw new AppError(
        'plan-not-found',
        'This plan is not sold here any more: not found. Open Subscribe for those that are.',
      );
    await turnOf(options, userId);
    const found = await ownSubscription(selling, userId, body);
    const present = catalog.planOf(found.productId);
    if (present === target.planId)
      throw new AppError('conflict', `${planOf(target.planId).name} is the plan you have.`);
    if (found.cancelAtPeriodEnd)
      throw new AppError(
        'conflict',
        'This plan is canceled. Take the cancellation back first, then change it.',
      );
    const isHigher = !present || planOf(target.planId).amount > planOf(present).amount;
    const told = await inWords(() =>
      billing.vendor.changeProduct(found.id, {
        productId: target.productId,
        when: isHigher ? 'now' : 'next-period',
      }),
    );
    await keepWish(selling, { userId, kind: 'person.changed', told });
    return planOfPerson(selling, userId);
  });
}
