import type { Db } from '../db/db.ts';
import { type PolarSent, PolarStandIn } from './test-polar.ts';
import { testProducts } from './test-polar-objects.ts';

/** Numbers from 0 up to 1 that a seed gives. */
export function numbersOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** A list in another order. */
export function shuffled<T>(list: readonly T[], next: () => number): T[] {
  const rows = [...list];
  for (let at = rows.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    const [one, two] = [rows[at] as T, rows[other] as T];
    rows[at] = two;
    rows[other] = one;
  }
  return rows;
}

/** Gives a database accounts to tell of; answers their ids. */
export async function addPeople(db: Db, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_one, at) => `storm-${at}`);
  for (const id of ids)
    await db.query(
      `INSERT INTO users (id, name, email, email_verified, created_at, updated_at)
       VALUES ($1, '', $2, true, now(), now())`,
      [id, `${id}@example.com`],
    );
  return ids;
}

/** A story of at least `count` events about these people, and the stand-in as it is at its end. */
export async function tellStory(
  people: readonly string[],
  { count, seed }: { count: number; seed: number },
): Promise<PolarStandIn> {
  const next = numbersOf(seed);
  const polar = new PolarStandIn();
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T;
  const buy = (userId: string) =>
    polar.pay(
      polar.openCheckout({
        ...{ userId, email: `${userId}@example.com`, successUrl: '', returnUrl: '' },
        productId: pick([testProducts.starter, testProducts.growth, testProducts.pro]),
      }),
    );
  for (const userId of people) await buy(userId);
  while (polar.sent.length < count) {
    const subscription = pick([...polar.subscriptions.values()]);
    const turn = Math.floor(next() * 10);
    if (turn === 0) await buy(pick(people));
    else if (turn === 1) await polar.fail(subscription);
    else if (turn === 2) await polar.recover(subscription);
    else if (turn === 3) await polar.cancel(subscription);
    else if (turn === 4) await polar.keep(subscription);
    else if (turn === 5 && next() < 0.3) await polar.revoke(subscription);
    else if (turn === 6) await polar.refund(subscription, next() < 0.5 ? undefined : 100);
    else if (turn === 7)
      await polar.change(subscription, pick(Object.values(testProducts)), pick(['invoice', 'next_period']));
    else if (turn === 5 && subscription.pending_update) await polar.stay(subscription);
    else if (turn === 8) await polar.tell('comet.landed', { id: 'unknown' });
    else await polar.renew(subscription);
  }
  return polar;
}

/** Every event once to three times, in an order of the seed. */
export function stormOf(polar: PolarStandIn, seed: number): PolarSent[] {
  const next = numbersOf(seed);
  const repeated = polar.sent.flatMap((event) =>
    Array.from({ length: 1 + Math.floor(next() * 3) }, () => event),
  );
  return shuffled(repeated, next);
}

/** What a database keeps of plans, and what the stand-in would have it keep; equal where nothing was lost or doubled. */
export async function comparedWith(polar: PolarStandIn, db: Db): Promise<{ kept: unknown; told: unknown }> {
  const rows = await db.query<{ id: string; user_id: string; state: Record<string, unknown> | string }>(
    `SELECT id, user_id, state FROM billing_subscriptions
     UNION ALL SELECT id, user_id, state FROM billing_orders ORDER BY id`,
  );
  const [events] = await db.query<{ count: number; open: number }>(
    `SELECT count(*)::int AS count, count(*) FILTER (WHERE outcome = '')::int AS open FROM billing_events`,
  );
  const stateOf = (state: Record<string, unknown> | string) =>
    (typeof state === 'string' ? JSON.parse(state) : state) as Record<string, unknown>;
  const kept = rows.map(({ id, user_id: userId, state }) => {
    const { status, productId, periodStart, cancelAtPeriodEnd, refunded, pending } = stateOf(state);
    return [id, userId, status, productId, periodStart, cancelAtPeriodEnd, refunded, pending];
  });
  const personOf = (one: Record<string, unknown>) => (one.customer as Record<string, unknown>).external_id;
  const pendingOf = (one: Record<string, unknown>) => {
    const pending = one.pending_update as { product_id: string; applies_at: string } | null;
    return pending && { at: pending.applies_at, productId: pending.product_id };
  };
  const told = [
    ...[...polar.subscriptions.values()].map((one) => [
      ...[one.id, personOf(one), one.status, one.product_id, one.current_period_start],
      ...[one.cancel_at_period_end, undefined, pendingOf(one)],
    ]),
    ...[...polar.orders.values()].map((one) => [
      ...[
        one.id,
        personOf(one),
        one.status,
        one.product_id,
        undefined,
        undefined,
        one.refunded_amount,
        undefined,
      ],
    ]),
  ].sort((one, two) => (String(one[0]) < String(two[0]) ? -1 : 1));
  return {
    kept: { rows: kept, events: events?.count, open: events?.open },
    told: { rows: told, events: polar.sent.length, open: 0 },
  };
}
