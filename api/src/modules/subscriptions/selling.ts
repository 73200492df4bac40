import type { OwnPlan } from '@foothold/core/contract/subscriptions.ts';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/db.ts';
import { AppError, serverMessage, waitingTime } from '../../errors.ts';
import type { Caller } from '../../http/bind.ts';
import type { Billing } from '../../providers/billing/port.ts';
import { ownPlan } from './own-plan.ts';
import { planMessage } from './plan.messages.ts';
import type { PlanCatalog } from './plan-catalog.ts';

/** What the calls of subscriptions are made of. */
export type SubscriptionOptions = {
  db: Db;
  now: () => Date;
  /** Null where this server takes no payments. */
  billing: Billing | null;
  /** The origin that asks, which checkouts lead back to. */
  originOf: (request: FastifyRequest) => string;
  /** Counts a call to the vendor: 0, or the seconds to wait where there were too many. */
  takeTurn: (userId: string) => Promise<number>;
};

/** The same with what is sold, which may be nothing. */
export type Offering = SubscriptionOptions & { catalog: PlanCatalog };

/** The same where payments are on. */
export type Selling = Offering & { billing: Billing };

/** Throws where this server takes no payments. */
export function whereSold(options: Offering): Selling {
  const { billing } = options;
  if (!billing) throw new AppError('subscription-not-found', planMessage('no-payments'));
  return { ...options, billing };
}

/** A person reaches their own account only. */
export function own({ userId }: Caller, id: string): string {
  if (id !== userId) throw new AppError('forbidden', serverMessage('not-your-account'));
  return userId;
}

/** Takes a turn at the vendor; throws where somebody took too many. */
export async function turnOf({ takeTurn }: SubscriptionOptions, userId: string): Promise<void> {
  const wait = await takeTurn(userId);
  if (wait > 0)
    throw new AppError('too-many-requests', planMessage('too-often', { wait: waitingTime(wait) }), {
      retryAfter: wait,
    });
}

/** The plan of a person as it is kept now. */
export function planOfPerson({ db, catalog, now }: Selling, userId: string): Promise<OwnPlan> {
  return ownPlan(db, { userId, catalog, now: now() });
}
