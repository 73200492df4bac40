import type { FastifyInstance } from 'fastify';
import type { Env } from './config/env.ts';
import type { Db } from './db/db.ts';
import { createLimiter } from './http/auth-limits.ts';
import { askingOrigin } from './identity/auth-origins.ts';
import { leavePlan } from './modules/subscriptions/leave-plan.ts';
import { planCatalog } from './modules/subscriptions/plan-catalog.ts';
import { subscriptionRoutes } from './modules/subscriptions/routes.ts';
import { planUses } from './modules/subscriptions/use-counter.ts';
import type { Billing } from './providers/billing/port.ts';
import { countsNothing, type UseCounter } from './providers/uses/port.ts';

type Options = { db: Db; env: Env; secret: string; now: () => Date; billing?: Billing | null | undefined };

/** Calls to the payment service that one person may cause a minute: a page that waits for a payment asks every 3 seconds. */
const callsAMinute = 40;

/** Mounts the calls of plans and payments; returns what counts uses, and what ends a plan before its account is deleted. */
export function mountSubscriptions(
  app: FastifyInstance,
  { db, env, secret, now, billing = null }: Options,
): { uses: UseCounter; beforeDeleting: (userId: string) => Promise<void> } {
  const turns = createLimiter({
    ...{ db, secret, now },
    name: 'payment service',
    max: callsAMinute,
    windowSeconds: 60,
  });
  subscriptionRoutes(app, {
    ...{ db, now, billing },
    originOf: (request) => askingOrigin(env, request),
    takeTurn: (userId) => turns.take(userId),
  });
  return {
    uses: billing ? planUses({ db, catalog: planCatalog(billing.products), now }) : countsNothing,
    beforeDeleting: (userId) => leavePlan({ db, now, billing, supportEmail: env.SUPPORT_EMAIL }, userId),
  };
}
