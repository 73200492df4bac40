import type { OwnPlan } from '@foothold/core/contract/subscriptions.ts';
import { planOf } from '@foothold/core/plans/plans.data.ts';
import { useLingui } from '@lingui/react/macro';

/** The name of the plan that somebody has, also of one that is not sold anymore. */
export function usePlanName({ planId }: Pick<OwnPlan, 'planId'>): string {
  const { t } = useLingui();
  return planId ? planOf(planId).name : t`Earlier plan`;
}
