import { randomUUID } from 'node:crypto';
import { type Entitlement, entitlementOf } from '@foothold/core/plans/entitlement.ts';
import type { CountedUse } from '@foothold/core/plans/plan.ts';
import { planOf } from '@foothold/core/plans/plans.data.ts';
import { useLimit } from '@foothold/core/plans/use-limit.ts';
import type { Message } from '@foothold/core/text/messages.ts';
import type { Db, Queryable } from '../../db/db.ts';
import { AppError } from '../../errors.ts';
import type { UseCounter } from '../../providers/uses/port.ts';
import { planMessage } from './plan.messages.ts';
import type { PlanCatalog } from './plan-catalog.ts';
import { storedBilling, vendorState } from './stored-billing.ts';

/** Minutes after which a use that was neither answered nor refused was not answered: a call may take a few. */
const heldMinutes = 30;

// One statement, so that of many calls at once, by any number of processes, no more get through than there are left.
const takeSql = `
WITH counted AS (
  INSERT INTO use_counts AS kept (user_id, use, period_start, taken)
  SELECT $1, $2, $3::timestamptz, 1 WHERE $4::int IS NULL OR $4::int > 0
  ON CONFLICT (user_id, use, period_start) DO UPDATE SET taken = kept.taken + 1
  WHERE $4::int IS NULL OR kept.taken < $4::int
  RETURNING taken
), held AS (
  INSERT INTO held_uses (id, user_id, use, period_start, taken_at)
  SELECT $5, $1, $2, $3::timestamptz, $6::timestamptz FROM counted
)
SELECT taken FROM counted`;

// Whoever removes what is held gives it back: once, however many ask for it.
const giveBack = `
UPDATE use_counts SET taken = greatest(0, use_counts.taken - gone.count)
FROM (SELECT user_id, use, period_start, count(*)::int AS count FROM freed GROUP BY 1, 2, 3) AS gone
WHERE (use_counts.user_id, use_counts.use, use_counts.period_start) = (gone.user_id, gone.use, gone.period_start)`;

const backSql = `
WITH freed AS (DELETE FROM held_uses WHERE id = $1 RETURNING user_id, use, period_start) ${giveBack}`;

const lateSql = `
WITH late AS (
  SELECT id FROM held_uses
  WHERE user_id = $1 AND use = $2 AND taken_at <= $3::timestamptz - interval '${heldMinutes} minutes'
  FOR UPDATE SKIP LOCKED
), freed AS (
  DELETE FROM held_uses USING late WHERE held_uses.id = late.id
  RETURNING held_uses.user_id, held_uses.use, held_uses.period_start
) ${giveBack}`;

/** Billing periods end at an instant; everybody is told the same day. */
function utcDay(at: Date): Message {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()].map(String);
  return planMessage('day', { year: year ?? '', month: month ?? '', day: day ?? '' });
}

function refusal(
  entitlement: Entitlement,
  use: CountedUse,
  { most, end }: { most: number; end: Date },
): AppError {
  const [free, uses] = [planMessage('still-free'), planMessage(use)];
  const refused = (text: Message) => new AppError('plan-limit', text);
  if (entitlement.planId === null) return refused(planMessage('needed', { uses, free }));
  const { name: plan } = planOf(entitlement.planId);
  if (most === 0) return refused(planMessage('has-none', { plan, uses, free }));
  return refused(
    use === 'request'
      ? planMessage('all-used-today', { most, uses, plan, free })
      : planMessage('all-used', { most, uses, plan, day: utcDay(end), free }),
  );
}

/** Counts over the database, for all processes together, by what the plan of a person holds at that moment. */
export function planUses(options: { db: Db; catalog: PlanCatalog; now: () => Date }): UseCounter {
  const { db, catalog, now } = options;
  return {
    async take(userId, use) {
      const at = now();
      const entitlement = entitlementOf(vendorState(await storedBilling(db, userId), catalog), at);
      const { most, period } = useLimit(entitlement, use, at);
      const start = period.start.toISOString();
      const id = randomUUID();
      await db.query(lateSql, [userId, use, at.toISOString()]);
      const values = [userId, use, start, most, id, at.toISOString()];
      const [row] = await db.query<{ taken: number }>(takeSql, values);
      if (!row) throw refusal(entitlement, use, { most: most ?? 0, end: period.end });
      return {
        ...(most !== null && { remaining: most - row.taken }),
        async keep() {
          await db.query('DELETE FROM held_uses WHERE id = $1', [id]);
        },
        async back() {
          await db.query(backSql, [id]);
        },
      };
    },
  };
}

/** How often a person used something in the period that begins at `start`; what was never answered is not counted. */
export async function usedSince(
  db: Queryable,
  { userId, use, start, now }: { userId: string; use: CountedUse; start: Date; now: Date },
): Promise<number> {
  const [row] = await db.query<{ used: number }>(
    `SELECT greatest(0, taken - (
       SELECT count(*)::int FROM held_uses AS held
       WHERE (held.user_id, held.use, held.period_start) = (kept.user_id, kept.use, kept.period_start)
         AND held.taken_at <= $4::timestamptz - interval '${heldMinutes} minutes'
     )) AS used
     FROM use_counts AS kept WHERE user_id = $1 AND use = $2 AND period_start = $3::timestamptz`,
    [userId, use, start.toISOString(), now.toISOString()],
  );
  return row?.used ?? 0;
}
