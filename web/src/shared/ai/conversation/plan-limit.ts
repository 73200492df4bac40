import { type OwnPlan, ownPlanGet } from '@foothold/core/contract/subscriptions.ts';
import { call } from '../../../platform/server/api.ts';

/** Why this site's model is not asked now: how many questions a day the plan has, and when the next can be asked (ISO 8601; '' never). */
export type PlanLimit = { most: number; until: string };

/** Asks the server whether the plan has questions left; null where it has. Fails with ApiError. */
export async function planLimit(
  signal: AbortSignal,
  ask: () => Promise<Pick<OwnPlan, 'billing' | 'uses'>> = () => call(ownPlanGet, { signal }),
): Promise<PlanLimit | null> {
  const { billing, uses } = await ask();
  const use = uses.find((one) => one.use === 'request');
  if (!billing || !use || use.most === null || use.used < use.most) return null;
  return { most: use.most, until: use.most === 0 ? '' : use.endsAt };
}
