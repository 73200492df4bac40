import { type PlanId, planIds } from '@foothold/core/plans/plan.ts';

/** Which product at the vendor is which plan. */
export type PlanCatalog = {
  /** The plan of a product, also of one that is sold no more; null for a stranger. */
  planOf(productId: string | null): PlanId | null;
  /** The plan that is sold as this product, or that has this id; null for anything else. */
  offeredAs(idOrProduct: string): { planId: PlanId; productId: string } | null;
  /** The plans that are sold, with their products. */
  offered: readonly { planId: PlanId; productId: string }[];
};

/** The catalog of a configuration. */
export function planCatalog(products: Partial<Record<PlanId, readonly string[]>>): PlanCatalog {
  const plans = new Map(planIds.flatMap((plan) => (products[plan] ?? []).map((id) => [id, plan] as const)));
  const offered = planIds.flatMap((planId) => {
    const productId = products[planId]?.[0];
    return productId === undefined ? [] : [{ planId, productId }];
  });
  return {
    offered,
    planOf: (productId) => (productId === null ? null : (plans.get(productId.toLowerCase()) ?? null)),
    offeredAs: (given) =>
      offered.find(({ planId, productId }) => planId === given || productId === given.toLowerCase()) ?? null,
  };
}
