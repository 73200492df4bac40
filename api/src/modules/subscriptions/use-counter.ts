import { type Entitlement, entitlementOf } from '@foothold/core/plans/entitlement.ts';
import type { CountedUse } from '@foothold/core/plans/plan.ts';
import { planOf } from '@foothold/core/plans/plans.data.ts';
import { useLimit } from '@foothold/core/plans/use-limit.ts';
import type { Db, Queryable } from '../../db/db.ts';
import { AppError } from '../../errors.ts';
import type { UseCounter } from '../../providers/uses/port.ts';
import { keptBilling, vendorState } from './kept-billing.ts';
import type { PlanCatalog } from './plan-catalog.ts';

// One statement, so that of many calls at once, by any number of processes, no more get through than there are left.
const takeSql = `
INSERT INTO use_counts AS kept (user_id, use, period_start, taken)
SELECT $1, $2, $3::timestamptz, 1 WHERE $4::int IS NULL OR $4::int > 0
ON CONFLICT (user_id, use, period_start) DO UPDATE SET taken = kept.taken + 1
WHERE $4::int IS NULL OR kept.taken < $4::int
RETURNING taken`;

const backSql = `
UPDATE use_counts SET taken = taken - 1
WHERE user_id = $1 AND use = $2 AND period_start = $3::timestamptz AND taken > 0`;

// Billing periods end at an instant; everybody is told the same day.
const utcDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const names: Readonly<Record<CountedUse, string>> = {
  analysis: 'AI analyses',
  optimization: 'AI optimizations',
  request: 'questions to the assistants',
};

function refusal(
  entitlement: Entitlement,
  use: CountedUse,
  { most, end }: { most: number; end: Date },
): AppError {
  const free = 'What works by rule on your device, and the model of your own key, go on without a plan.';
  if (entitlement.planId === null)
    return new AppError('plan-limit', `A plan is needed for ${names[use]} by this server’s model. ${free}`);
  const { name } = planOf(entitlement.planId);
  if (most === 0) return new AppError('plan-limit', `${name} has no ${names[use]}. ${free}`);
  const when = use === 'request' ? 'tomorrow, 00:00 UTC' : `on ${utcDay.format(end)} (UTC)`;
  return new AppError(
    'plan-limit',
    `All ${most} ${names[use]} of ${name} are used. More come ${when}. ${free}`,
  );
}

/** Counts over the database, for all processes together, by what the plan of a person holds at that moment. */
export function planUses(options: { db: Db; catalog: PlanCatalog; now: () => Date }): UseCounter {
  const { db, catalog, now } = options;
  return {
    async take(userId, use) {
      const at = now();
      const entitlement = entitlementOf(vendorState(await keptBilling(db, userId), catalog), at);
      const { most, period } = useLimit(entitlement, use, at);
      const start = period.start.toISOString();
      const [row] = await db.query<{ taken: number }>(takeSql, [userId, use, start, most]);
      if (!row) throw refusal(entitlement, use, { most: most ?? 0, end: period.end });
      let isBack = false;
      return {
        ...(most !== null && { remaining: most - row.taken }),
        async back() {
          if (isBack) return;
          isBack = true;
          await db.query(backSql, [userId, use, start]);
        },
      };
    },
  };
}

/** How often a person used something since a moment that a period begins at. */
export async function usedSince(
  db: Queryable,
  { userId, use, start }: { userId: string; use: CountedUse; start: Date },
): Promise<number> {
  const [row] = await db.query<{ taken: number }>(
    'SELECT taken FROM use_counts WHERE user_id = $1 AND use = $2 AND period_start = $3::timestamptz',
    [userId, use, start.toISOString()],
  );
  return row?.taken ?? 0;
}
