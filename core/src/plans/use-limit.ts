import { dayAt, type Period } from './billing-period.ts';
import type { Entitlement } from './entitlement.ts';
import type { CountedUse } from './plan.ts';
import { freeLimits, type PlanLimits, planOf } from './plans.data.ts';

/** What an entitlement allows. */
export function limitsOf({ planId }: Pick<Entitlement, 'planId'>): PlanLimits {
  return planId ? planOf(planId).limits : freeLimits;
}

/** How often a use is free within which period; `most` null: as often as one likes. */
export type UseLimit = { most: number | null; period: Period };

/** The limit of one use now: questions are counted by the day, the rest by the billing period, both in UTC. */
export function useLimit(
  entitlement: Pick<Entitlement, 'planId' | 'period'>,
  use: CountedUse,
  now: Date,
): UseLimit {
  const most = limitsOf(entitlement)[use];
  const day = dayAt(now);
  return { most, period: use === 'request' ? day : (entitlement.period ?? day) };
}
