import type { OwnPlan } from '@foothold/core/contract/subscriptions.ts';
import { entitlementOf } from '@foothold/core/plans/entitlement.ts';
import { countedUses } from '@foothold/core/plans/plan.ts';
import { limitsOf, useLimit } from '@foothold/core/plans/use-limit.ts';
import type { Queryable } from '../../db/db.ts';
import type { PlanCatalog } from './plan-catalog.ts';
import { storedBilling, vendorState } from './stored-billing.ts';
import { usedSince } from './use-counter.ts';

const maxHistory = 50;

/** The plan of somebody where this server takes no payments: nothing is limited. */
export const unlimitedPlan: OwnPlan = {
  billing: false,
  planId: null,
  standing: 'none',
  customerId: null,
  subscriptionId: null,
  periodStart: null,
  periodEnd: null,
  endsAt: null,
  pending: null,
  others: [],
  trackedJobs: null,
  uses: [],
  checkoutId: null,
  checkedAt: null,
  history: [],
};

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

type Asked = { userId: string; catalog: PlanCatalog; now: Date };
type CustomerRow = { customer_id: string | null; checked_at: string | null; checkout_id: string | null };
type HistoryRow = {
  at: string;
  kind: string;
  product_id: string | null;
  amount: number | null;
  currency: string | null;
};

/** The plan of a person with what is used and left, and what happened to it. */
export async function ownPlan(db: Queryable, asked: Asked): Promise<OwnPlan> {
  const { userId, catalog, now } = asked;
  const kept = await storedBilling(db, userId);
  const found = entitlementOf(vendorState(kept, catalog), now);
  const [row] = await db.query<CustomerRow>(
    `SELECT (SELECT customer_id FROM billing_customers WHERE user_id = $1) AS customer_id,
       (SELECT greatest(reconciled_at, told_at)::text FROM billing_customers WHERE user_id = $1) AS checked_at,
       (SELECT id FROM billing_checkouts WHERE user_id = $1 ORDER BY created_at DESC, id LIMIT 1) AS checkout_id`,
    [userId],
  );
  const history = await db.query<HistoryRow>(
    `SELECT at::text, kind, product_id, amount, currency FROM billing_history WHERE user_id = $1
     ORDER BY billing_history.at DESC, id DESC LIMIT ${maxHistory}`,
    [userId],
  );
  const uses: OwnPlan['uses'] = [];
  for (const use of countedUses) {
    const { most, period } = useLimit(found, use, now);
    const used = await usedSince(db, { userId, use, start: period.start, now });
    uses.push({ use, used, most, endsAt: period.end.toISOString() });
  }
  const counted = kept.subscriptions.find(({ id }) => id === found.subscriptionId);
  return {
    billing: true,
    planId: found.planId,
    standing: found.standing,
    customerId: counted?.customerId ?? row?.customer_id ?? null,
    subscriptionId: found.subscriptionId,
    periodStart: iso(found.period?.start),
    periodEnd: iso(found.period?.end),
    endsAt: iso(found.endsAt),
    pending: found.pending && { planId: found.pending.planId, at: found.pending.at.toISOString() },
    others: [...found.others],
    trackedJobs: limitsOf(found).trackedJobs,
    uses,
    checkoutId: row?.checkout_id ?? null,
    checkedAt: row?.checked_at ? new Date(row.checked_at).toISOString() : null,
    history: history.map(({ at, kind, product_id, amount, currency }) => ({
      at: new Date(at).toISOString(),
      kind,
      planId: catalog.planOf(product_id),
      amount,
      currency,
    })),
  };
}
