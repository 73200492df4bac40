import { expect, test } from 'vitest';
import { shopForTests } from '../../testing/test-shop.ts';
import { reconcileAll } from './reconcile.ts';

const shop = shopForTests();

const never = new AbortController().signal;
const everybody = () => {
  const { db } = shop.server.deps;
  return reconcileAll({ db, vendor: shop.billing.vendor, now: shop.now }, never);
};
const asked = () => shop.polar.calls.filter((call) => call === 'GET /v1/subscriptions/').length;

test('once a day all that the vendor has is compared: what no webhook told is mended', async () => {
  const maya = await shop.person('maya');
  const { hook } = shop.polar;
  shop.polar.hook = null;
  const subscription = await shop.buy(maya);
  shop.polar.hook = hook;
  expect((await shop.planOf(maya)).planId).toBeNull();
  await everybody();
  expect((await shop.planOf(maya)).planId).toBe('growth');
  const before = asked();
  shop.later({ hours: 23 });
  await everybody();
  expect(asked()).toBe(before);
  shop.polar.hook = null;
  await shop.polar.revoke(subscription);
  shop.polar.hook = hook;
  shop.later({ hours: 2 });
  await everybody();
  expect(await shop.planOf(maya)).toMatchObject({ planId: null, standing: 'ended' });
});

test('a vendor that is down for an hour changes nothing, and whoever was left is asked first after it', async () => {
  shop.later({ hours: 25 });
  const noor = await shop.person('noor');
  await shop.buy(noor, 'pro');
  shop.polar.trouble = 'down';
  await expect(everybody()).rejects.toThrow('no answer');
  expect((await shop.planOf(noor)).planId).toBe('pro');
  shop.later({ hours: 1 });
  shop.polar.trouble = null;
  const before = asked();
  await everybody();
  expect(asked()).toBe(before + 2);
});

test('an older list that comes after a newer webhook takes nothing back', async () => {
  const eve = await shop.person('eve');
  const subscription = await shop.buy(eve);
  const old = structuredClone(subscription);
  await shop.polar.cancel(subscription);
  shop.polar.subscriptions.set(subscription.id, old);
  const customer = (await shop.planOf(eve)).customerId;
  await eve.call('POST', `/subscriptions/customer/${customer}`);
  expect((await shop.planOf(eve)).standing).toBe('ending');
});

test('two processes at once share the people and ask for each once', async () => {
  shop.later({ hours: 25 });
  const [rows] = await shop.server.deps.db.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM billing_customers',
  );
  const before = asked();
  await Promise.all([everybody(), everybody(), everybody()]);
  expect(asked() - before).toBe(rows?.count);
});

test('everybody is asked about within the day, however many there are', async () => {
  const { db } = shop.server.deps;
  await everybody();
  const people = Array.from({ length: 120 }, (_one, at) => `many-${at}`);
  await db.query(
    `INSERT INTO users (id, name, email, email_verified, created_at, updated_at)
     SELECT id, '', id || '@example.com', true, now(), now() FROM unnest($1::text[]) AS id`,
    [people],
  );
  await db.query('INSERT INTO billing_customers (user_id) SELECT unnest($1::text[])', [people]);
  const about: string[] = [];
  const everythingOf = async (userId: string) => {
    about.push(userId);
    return { subscriptions: [], orders: [] };
  };
  await reconcileAll({ db, vendor: { ...shop.billing.vendor, everythingOf }, now: shop.now }, never);
  expect([...about].sort()).toEqual([...people].sort());
});
