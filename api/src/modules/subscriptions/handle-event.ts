import type { Db, Queryable } from '../../db/db.ts';
import type { BillingEvent, OrderState, SubscriptionState, Told } from '../../providers/billing/port.ts';
import { keepCustomer, keepHistory, keepOrder, keepSubscription, personOf } from './stored-billing.ts';

/** What became of a webhook. */
export type EventOutcome = 'applied' | 'older' | 'repeated' | 'ignored' | 'unknown-person';

/**
 * Takes one webhook, once: the same id again changes nothing, and of several about one thing the one with the latest time
 * at the vendor stays, in whatever order they come and by however many processes. A failure leaves nothing behind, so
 * that the vendor sends it again.
 */
export async function handleBillingEvent(db: Db, event: BillingEvent, now: Date): Promise<EventOutcome> {
  return db.transaction(async (tx) => {
    const [fresh] = await tx.query(
      `INSERT INTO billing_events (id, kind, sent_at, received_at, outcome)
       VALUES ($1, $2, $3::timestamptz, $4::timestamptz, '') ON CONFLICT DO NOTHING RETURNING 1`,
      [event.id, event.kind, event.sentAt, now.toISOString()],
    );
    if (!fresh) return 'repeated';
    const outcome = await apply(tx, event);
    await tx.query('UPDATE billing_events SET outcome = $2 WHERE id = $1', [event.id, outcome]);
    return outcome;
  });
}

async function apply(tx: Queryable, event: BillingEvent): Promise<EventOutcome> {
  const { told } = event;
  if (told && 'subscription' in told)
    return applyTold(tx, { event, told: told.subscription, keep: keepSubscription });
  if (told && 'order' in told) return applyTold(tx, { event, told: told.order, keep: keepOrder });
  return 'ignored';
}

type Kept = SubscriptionState | OrderState;
type Applied<State extends Kept> = {
  event: BillingEvent;
  told: Told<State>;
  keep: (tx: Queryable, given: { userId: string; toldAt: string; told: Told<State> }) => Promise<boolean>;
};

async function applyTold<State extends Kept>(
  tx: Queryable,
  { event, told, keep }: Applied<State>,
): Promise<EventOutcome> {
  const userId = await personOf(tx, told.whose);
  if (userId === null) return 'unknown-person';
  const { customerId } = told.whose;
  await keepCustomer(tx, { userId, customerId, toldAt: event.sentAt });
  const isNewer = await keep(tx, { userId, toldAt: event.sentAt, told });
  const { productId, amount, currency } = told.state;
  const refunded = 'refunded' in told.state && event.kind === 'order.refunded' ? told.state.refunded : amount;
  await keepHistory(tx, {
    userId,
    at: told.asOf,
    kind: event.kind,
    subject: told.id,
    productId,
    amount: refunded,
    currency,
  });
  return isNewer ? 'applied' : 'older';
}
