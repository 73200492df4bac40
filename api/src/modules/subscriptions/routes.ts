import {
  ownPlanGet,
  plansGet,
  portalLink,
  subscriptionsOfCustomer,
} from '@foothold/core/contract/subscriptions.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { bind } from '../../http/bind.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { offeredPlans } from './offered-plans.ts';
import { ownPlan, unlimitedPlan } from './own-plan.ts';
import { planMessage } from './plan.messages.ts';
import { planCatalog } from './plan-catalog.ts';
import { reconcile } from './reconcile.ts';
import { planOfPerson, type SubscriptionOptions, turnOf, whereSold } from './selling.ts';
import { inWords } from './vendor-words.ts';
import { webhookRoute } from './webhook-route.ts';
import { wishRoutes } from './wish-routes.ts';

/** Mounts the calls of subscriptions (docs/spec/calls.md), our own beside them, and the webhook. */
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
    if (kept.customerId !== params.customerId)
      throw new AppError('forbidden', planMessage('not-your-customer'));
    await turnOf(options, userId);
    await inWords(() => reconcile({ db, now, vendor: selling.billing.vendor, isAnswer: true }, userId));
    return planOfPerson(selling, userId);
  });
  bind(app, portalLink, async ({ caller: { userId }, request }) => {
    const selling = whereSold(given);
    const { customerId } = await planOfPerson(selling, userId);
    if (customerId === null) throw new AppError('subscription-not-found', planMessage('nothing-bought'));
    await turnOf(options, userId);
    const back = `${originOf(request)}/subscribe`;
    return { url: await inWords(() => selling.billing.vendor.portal(customerId, back)) };
  });
  wishRoutes(app, given);
  checkoutRoutes(app, given);
  webhookRoute(app, { db, now, vendor: billing?.vendor ?? null });
}
