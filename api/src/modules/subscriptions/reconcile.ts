import type { Db } from '../../db/db.ts';
import type { BillingPort } from '../../providers/billing/port.ts';
import { keepCustomer, keepOrder, keepSubscription } from './stored-billing.ts';

type Options = {
  db: Db;
  vendor: BillingPort;
  now: () => Date;
  /** A person waits for it: of two states with one time the answer counts, also where our clock is behind. */
  isAnswer?: boolean;
};

/** Hours between two times that the vendor is asked for all of a person. */
const everyHours = 24;
/** People that one process takes at once. */
const maxInRound = 50;

const byId = (one: { id: string }, two: { id: string }) => (one.id < two.id ? -1 : 1);

/** Asks the vendor for all that it has of one person, and keeps it. Throws BillingError; nothing is changed then. */
export async function reconcile(
  { db, vendor, now, isAnswer = false }: Options,
  userId: string,
): Promise<void> {
  const askedAt = now().toISOString();
  const { subscriptions, orders } = await vendor.everythingOf(userId);
  await db.transaction(async (tx) => {
    const [user] = await tx.query('SELECT 1 FROM users WHERE id = $1', [userId]);
    if (!user) return;
    // In one order for all processes, so that no two wait for each other.
    const customerId = [...subscriptions, ...orders].sort(byId)[0]?.whose.customerId ?? null;
    const [owner] = await tx.query<{ user_id: string }>(
      'SELECT user_id FROM billing_customers WHERE customer_id = $1',
      [customerId],
    );
    if (owner && owner.user_id !== userId) return;
    // Who bought nothing is not noted for having been asked about.
    if (customerId !== null) await keepCustomer(tx, { userId, customerId, toldAt: askedAt });
    for (const told of subscriptions.sort(byId))
      await keepSubscription(tx, { userId, toldAt: askedAt, told, isAnswer });
    for (const told of orders.sort(byId)) await keepOrder(tx, { userId, toldAt: askedAt, told, isAnswer });
    // What the vendor does not have anymore: another organization, or its sandbox. An hour, for what began meanwhile.
    await tx.query(
      `DELETE FROM billing_subscriptions WHERE user_id = $1 AND NOT (id = ANY($2::text[]))
         AND as_of < $3::timestamptz - interval '1 hour'`,
      [userId, subscriptions.map(({ id }) => id), askedAt],
    );
    await tx.query('UPDATE billing_customers SET reconciled_at = $2::timestamptz WHERE user_id = $1', [
      userId,
      askedAt,
    ]);
  });
}

/**
 * Asks the vendor for everybody who was not asked for within a day, and forgets webhooks and counts that nothing needs
 * anymore. Several processes share the people among them. Throws what the vendor failed with; who is left comes next.
 */
export async function reconcileAll(options: Options, signal: AbortSignal): Promise<void> {
  const { db, now } = options;
  const at = now().toISOString();
  await db.query(`DELETE FROM billing_events WHERE received_at < $1::timestamptz - interval '90 days'`, [at]);
  for (const table of ['use_counts', 'held_uses'])
    await db.query(`DELETE FROM ${table} WHERE period_start < $1::timestamptz - interval '400 days'`, [at]);
  while (await reconcileSome(options, signal));
}

/** Asks for a few of those who are due; false where nobody is, or where it is to stop. */
async function reconcileSome(options: Options, signal: AbortSignal): Promise<boolean> {
  const { db, now } = options;
  const at = now().toISOString();
  const due = await db.query<{ user_id: string }>(
    `UPDATE billing_customers SET reconciled_at = $1::timestamptz WHERE user_id IN (
       SELECT user_id FROM billing_customers
       WHERE reconciled_at IS NULL OR reconciled_at <= $1::timestamptz - make_interval(hours => ${everyHours})
       ORDER BY reconciled_at NULLS FIRST LIMIT ${maxInRound} FOR UPDATE SKIP LOCKED
     ) RETURNING user_id`,
    [at],
  );
  for (const [done, { user_id: userId }] of due.entries()) {
    try {
      if (signal.aborted) throw signal.reason as Error;
      await reconcile(options, userId);
    } catch (cause) {
      const left = due.slice(done).map((one) => one.user_id);
      await db.query('UPDATE billing_customers SET reconciled_at = NULL WHERE user_id = ANY($1::text[])', [
        left,
      ]);
      if (signal.aborted) return false;
      throw cause;
    }
  }
  return due.length > 0;
}
