import { checkoutLink, payRecord, subscriptionCreate } from '@foothold/core/contract/subscriptions.ts';
import { isOn } from '@foothold/core/plans/entitlement.ts';
import { planOf } from '@foothold/core/plans/plans.data.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { bind, type Caller } from '../../http/bind.ts';
import { BillingError, type Checkout } from '../../providers/billing/port.ts';
import { planMessage } from './plan.messages.ts';
import { reconcile } from './reconcile.ts';
import { type Offering, own, planOfPerson, type Selling, turnOf, whereSold } from './selling.ts';
import { keepCustomer, keepHistory } from './stored-billing.ts';
import { inWords } from './vendor-words.ts';

/** Hours in which an open checkout is given again instead of a new one. */
const againHours = 24;

const asLink = ({ id, url, expiresAt }: Checkout) => ({ checkoutId: id, url, expiresAt });

/** The newest checkout of a person for a product, where it is one of today and the vendor still has it. */
async function begunCheckout(
  { db, now, billing }: Selling,
  userId: string,
  productId: string,
): Promise<Checkout | null> {
  const [row] = await db.query<{ id: string }>(
    `SELECT id FROM billing_checkouts WHERE user_id = $1 AND product_id = $2
       AND created_at > $3::timestamptz - make_interval(hours => ${againHours})
     ORDER BY created_at DESC, id LIMIT 1`,
    [userId, productId, now().toISOString()],
  );
  if (!row) return null;
  try {
    const found = await billing.vendor.checkout(row.id);
    return found.userId === userId ? found : null;
  } catch (cause) {
    if (cause instanceof BillingError && cause.reason === 'not-found') return null;
    throw cause;
  }
}

/** Refuses a second plan beside one that runs: who has one changes it instead of paying twice. */
async function refuseSecond(selling: Selling, userId: string): Promise<void> {
  const { planId, standing } = await planOfPerson(selling, userId);
  if (!isOn(standing)) return;
  if (planId === null) throw new AppError('conflict', planMessage('former-plan'));
  const { name } = planOf(planId);
  throw new AppError(
    'conflict',
    planMessage(standing === 'ending' ? 'ending-plan' : 'have-another', { plan: name }),
  );
}

async function openCheckout(
  selling: Selling,
  asked: { caller: Caller; productId: string; origin: string },
): Promise<Checkout> {
  const { db, now, billing } = selling;
  const { caller, productId, origin } = asked;
  const { userId, email } = caller;
  const begun = await begunCheckout(selling, userId, productId);
  if (begun?.state === 'open' && new Date(begun.expiresAt) > now()) return begun;
  if (begun?.state === 'confirmed') throw new AppError('conflict', planMessage('being-confirmed'));
  if (begun?.state === 'succeeded') {
    await reconcile({ db, now, vendor: billing.vendor }, userId);
    await refuseSecond(selling, userId);
  }
  const opened = await billing.vendor.openCheckout({
    userId,
    email,
    productId,
    // Polar puts the id in.
    successUrl: `${origin}/subscription/complete/{CHECKOUT_ID}`,
    returnUrl: `${origin}/subscribe`,
  });
  const at = now().toISOString();
  await db.transaction(async (tx) => {
    await keepCustomer(tx, { userId, customerId: null, toldAt: null });
    await tx.query(
      `INSERT INTO billing_checkouts (id, user_id, product_id, created_at) VALUES ($1, $2, $3, $4::timestamptz)
       ON CONFLICT DO NOTHING`,
      [opened.id, userId, productId, at],
    );
    await keepHistory(tx, { userId, at, kind: 'person.checkout', subject: opened.id, productId });
  });
  return opened;
}

/** Where a checkout of the caller stands, asked of the vendor; after one that was paid all of the caller is read again. */
async function payment(selling: Selling, userId: string, checkoutId: string) {
  await turnOf(selling, userId);
  const { db, now, billing } = selling;
  return inWords(async () => {
    const found = await billing.vendor.checkout(checkoutId);
    if (found.userId !== userId) throw new AppError('forbidden', planMessage('not-your-checkout'));
    if (found.state === 'succeeded')
      await reconcile({ db, now, vendor: billing.vendor, isAnswer: true }, userId);
    return { checkout: found.state, plan: await planOfPerson(selling, userId) };
  }, 'payment');
}

/** Mounts the way to a hosted checkout, and the two calls that ask what became of one. */
export function checkoutRoutes(app: FastifyInstance, given: Offering): void {
  bind(app, checkoutLink, async ({ caller, body, request }) => {
    const selling = whereSold(given);
    if (body.email !== caller.email.toLowerCase())
      throw new AppError('forbidden', planMessage('own-address-only'), {
        field: 'email',
      });
    const target = selling.catalog.offeredAs(body.productId);
    if (!target) throw new AppError('plan-not-found', planMessage('not-sold'));
    await turnOf(given, caller.userId);
    await refuseSecond(selling, caller.userId);
    const { productId } = target;
    const origin = given.originOf(request);
    return asLink(await inWords(() => openCheckout(selling, { caller, productId, origin })));
  });
  bind(app, payRecord, async ({ caller, params, body }) =>
    payment(whereSold(given), own(caller, params.id), body.checkoutId),
  );
  bind(app, subscriptionCreate, async ({ caller, params, body }) => {
    const paid = await payment(whereSold(given), own(caller, params.id), body.checkoutId);
    if (paid.checkout !== 'succeeded')
      throw new AppError('conflict', planMessage('not-paid', { state: paid.checkout }));
    return paid;
  });
}
