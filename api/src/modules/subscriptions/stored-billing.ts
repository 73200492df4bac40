import { createHash } from 'node:crypto';
import type { VendorState } from '@foothold/core/plans/entitlement.ts';
import type { Queryable } from '../../db/db.ts';
import type { OrderState, SubscriptionState, Told, Whose } from '../../providers/billing/port.ts';
import type { PlanCatalog } from './plan-catalog.ts';

type Table = 'billing_subscriptions' | 'billing_orders';

/** Of two states with the same time the later report wins, then the text order, so that the order of arrival does not matter. */
function tieOf(toldAt: string, state: object): string {
  return `${toldAt} ${createHash('sha256').update(JSON.stringify(state)).digest('base64url')}`;
}

/** `isAnswer`: the vendor's response to a request, which wins at equal times, whatever the two clocks say. */
type Kept<State> = { userId: string; toldAt: string; told: Told<State>; isAnswer?: boolean };

async function keep(
  tx: Queryable,
  table: Table,
  { userId, toldAt, told, isAnswer = false }: Kept<object>,
): Promise<boolean> {
  const changed = await tx.query(
    `INSERT INTO ${table} AS kept (id, user_id, as_of, tie, state)
     VALUES ($1, $2, $3::timestamptz, $4, $5::jsonb)
     ON CONFLICT (id) DO UPDATE SET as_of = excluded.as_of, state = excluded.state, tie = CASE
         WHEN excluded.as_of = kept.as_of THEN greatest(kept.tie COLLATE "C", excluded.tie COLLATE "C")
         ELSE excluded.tie END
     WHERE kept.user_id = excluded.user_id
       AND ((excluded.as_of, excluded.tie COLLATE "C") > (kept.as_of, kept.tie COLLATE "C")
         OR ($6::boolean AND excluded.as_of = kept.as_of))
     RETURNING 1`,
    [told.id, userId, told.asOf, tieOf(toldAt, told.state), JSON.stringify(told.state), isAnswer],
  );
  return changed.length > 0;
}

/** Stores a subscription if it is newer than the stored one; returns whether it was. `toldAt`: when it was reported. */
export function keepSubscription(tx: Queryable, given: Kept<SubscriptionState>): Promise<boolean> {
  return keep(tx, 'billing_subscriptions', given);
}

/** The same for an order. */
export function keepOrder(tx: Queryable, given: Kept<OrderState>): Promise<boolean> {
  return keep(tx, 'billing_orders', given);
}

/**
 * Returns the account of a vendor record; null if it has none here. Our own id decides; the vendor's
 * counts where it told none, and one that belongs to somebody else is not taken over.
 */
export async function personOf(tx: Queryable, { userId, customerId }: Whose): Promise<string | null> {
  const [owner] = await tx.query<{ user_id: string }>(
    'SELECT user_id FROM billing_customers WHERE customer_id = $1',
    [customerId],
  );
  if (owner) return userId === null || userId === owner.user_id ? owner.user_id : null;
  if (userId === null) return null;
  const [user] = await tx.query('SELECT 1 FROM users WHERE id = $1', [userId]);
  return user ? userId : null;
}

/** Records that an account is a customer of the vendor, with the customer id if it is known. */
export async function keepCustomer(
  tx: Queryable,
  { userId, customerId, toldAt }: { userId: string; customerId: string | null; toldAt: string | null },
): Promise<void> {
  await tx.query(
    `INSERT INTO billing_customers AS kept (user_id, customer_id, told_at) VALUES ($1, $2, $3::timestamptz)
     ON CONFLICT (user_id) DO UPDATE SET customer_id = coalesce(kept.customer_id, excluded.customer_id),
       told_at = greatest(kept.told_at, excluded.told_at)`,
    [userId, customerId, toldAt],
  );
}

/** One entry of the plan history of an account. */
export type HistoryLine = {
  userId: string;
  at: string;
  kind: string;
  subject: string;
  productId?: string | null;
  amount?: number | null;
  currency?: string | null;
};

/** Writes an entry of the history; duplicates at the same time are one entry. */
export async function keepHistory(tx: Queryable, line: HistoryLine): Promise<void> {
  await tx.query(
    `INSERT INTO billing_history (user_id, at, kind, subject, product_id, amount, currency)
     VALUES ($1, $2::timestamptz, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    [
      line.userId,
      line.at,
      line.kind,
      line.subject,
      line.productId ?? null,
      line.amount ?? null,
      line.currency ?? null,
    ],
  );
}

/** The stored records of one account, as reported. */
export type StoredBilling = {
  subscriptions: (SubscriptionState & { id: string })[];
  orders: (OrderState & { id: string })[];
};

/** Reads the stored records of one account. */
export async function storedBilling(db: Queryable, userId: string): Promise<StoredBilling> {
  const read = async <State>(table: Table) => {
    const rows = await db.query<{ id: string; state: State | string }>(
      `SELECT id, state FROM ${table} WHERE user_id = $1 ORDER BY id`,
      [userId],
    );
    return rows.map(({ id, state }) => ({
      id,
      ...((typeof state === 'string' ? JSON.parse(state) : state) as State),
    }));
  };
  return {
    subscriptions: await read<SubscriptionState>('billing_subscriptions'),
    orders: await read<OrderState>('billing_orders'),
  };
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/** Converts the stored records into the input of the rules. */
export function vendorState({ subscriptions, orders }: StoredBilling, catalog: PlanCatalog): VendorState {
  return {
    subscriptions: subscriptions.map((one) => ({
      id: one.id,
      planId: catalog.planOf(one.productId),
      status: one.status,
      period: { start: new Date(one.periodStart), end: new Date(one.periodEnd) },
      cancelAtPeriodEnd: one.cancelAtPeriodEnd,
      endsAt: dateOf(one.endsAt),
      endedAt: dateOf(one.endedAt),
      pastDueAt: dateOf(one.pastDueAt),
      pending: one.pending && {
        planId: catalog.planOf(one.pending.productId),
        at: new Date(one.pending.at),
      },
    })),
    orders: orders.map((one) => ({ ...one, createdAt: new Date(one.createdAt) })),
  };
}
