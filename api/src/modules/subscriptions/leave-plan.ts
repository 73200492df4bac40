import type { Db } from '../../db/db.ts';
import { AppError } from '../../errors.ts';
import { type Billing, BillingError } from '../../providers/billing/port.ts';
import { planMessage } from './plan.messages.ts';
import { reconcile } from './reconcile.ts';
import { type StoredBilling, storedBilling } from './stored-billing.ts';

type Options = { db: Db; now: () => Date; billing: Billing | null; supportEmail: string };

/** Subscriptions that may still cost money. */
function costly({ subscriptions }: StoredBilling, now: Date): StoredBilling['subscriptions'] {
  const over = new Set(['canceled', 'incomplete_expired', 'unpaid']);
  return subscriptions.filter(
    ({ status, endedAt }) => !over.has(status) && !(endedAt !== null && new Date(endedAt) <= now),
  );
}

/**
 * Before an account is deleted: ends what it pays for at the vendor, so that nobody pays for an account that is gone.
 * Throws where that is not possible, and says why; the account then stays.
 */
export async function leavePlan({ db, now, billing, supportEmail }: Options, userId: string): Promise<void> {
  const [known] = await db.query('SELECT 1 FROM billing_customers WHERE user_id = $1', [userId]);
  if (!known) return;
  if (!billing) {
    // Its period is over by now, so that no later payment can be open.
    const running = costly(await storedBilling(db, userId), now()).filter(
      ({ periodEnd }) => new Date(periodEnd) > now(),
    );
    if (running.length === 0) return;
    throw new AppError('conflict', planMessage('not-deleted-elsewhere', { address: supportEmail }));
  }
  try {
    await reconcile({ db, now, vendor: billing.vendor }, userId);
    for (const { id } of costly(await storedBilling(db, userId), now())) await end(billing, id);
  } catch (cause) {
    if (!(cause instanceof BillingError)) throw cause;
    throw new AppError(
      cause.reason === 'slow' ? 'vendor-timeout' : 'vendor-failed',
      planMessage('not-deleted'),
      { cause },
    );
  }
}

async function end({ vendor }: Billing, subscriptionId: string): Promise<void> {
  try {
    await vendor.revoke(subscriptionId);
  } catch (cause) {
    const isOver =
      cause instanceof BillingError && (cause.reason === 'already-canceled' || cause.reason === 'not-found');
    if (!isOver) throw cause;
  }
}
