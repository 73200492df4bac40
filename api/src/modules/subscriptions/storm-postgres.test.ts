import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openPostgresDb } from '../../db/postgres.ts';
import { newTestDatabase } from '../../db/test-postgres.ts';
import { type CommandFolder, openCommandFolder } from '../../testing/command-test-kit.ts';
import { testBilling } from '../../testing/test-billing.ts';
import { citiesFilling } from '../../testing/test-cities.ts';
import { hookAt, type PolarSent, PolarStandIn } from '../../testing/test-polar.ts';
import { testProducts } from '../../testing/test-polar-objects.ts';
import { addPeople, comparedWith, stormOf, tellStory } from '../../testing/test-storm.ts';
import { handleBillingEvent } from './handle-event.ts';
import { planCatalog } from './plan-catalog.ts';
import { planUses } from './use-counter.ts';

/** `npm run prove -- plans` sends all of them. */
const count = process.env.EVERY_STORM ? 1000 : 120;
const seed = Number(process.env.SEED ?? 41);
const atOnce = 16;

let database: Awaited<ReturnType<typeof newTestDatabase>>;
let folder: CommandFolder;
let db: Db;
beforeAll(async () => {
  // With the cities: two servers that start need not load them.
  database = await newTestDatabase({ filling: citiesFilling() });
  folder = await openCommandFolder('postings-command');
  db = await openPostgresDb({ url: database.url });
});
afterAll(async () => {
  await folder.close();
  await db.close();
  await database.drop();
});

/** Sends each event to one of the servers until it is taken, as Polar does; returns how often it had to ask again. */
async function sendAll(polar: PolarStandIn, events: PolarSent[], urls: readonly string[]): Promise<number> {
  const hooks = urls.map((url) => hookAt(`${url}/api/webhooks/polar`));
  let again = 0;
  let turn = 0;
  const worker = async () => {
    for (let event = events.pop(); event; event = events.pop()) {
      turn += 1;
      const status = await polar.deliver(event, hooks[turn % hooks.length]);
      if (status === 200) continue;
      // Busy: Polar comes again.
      expect(status).toBe(503);
      again += 1;
      events.unshift(event);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return again;
}

test(`${count} events, shuffled, each up to three times, to two server processes: one final state; SEED=${seed}`, async () => {
  const people = await addPeople(db, 25);
  const polar = await tellStory(people, { count, seed });
  const variables = {
    ...{ DATABASE_URL: database.url, AUTH_SECRET: 'a secret of the storm, 32 characters or more' },
    ...polar.variables,
  };
  const servers = await Promise.all(
    ['one', 'two'].map((name) => folder.startServer({ ...variables, DATA_DIR: `${folder.folder}/${name}` })),
  );
  const storm = stormOf(polar, seed);
  const sent = storm.length;
  const begin = performance.now();
  const again = await sendAll(
    polar,
    storm,
    servers.map(({ url }) => url),
  );
  const seconds = (performance.now() - begin) / 1000;
  const { kept, told } = await comparedWith(polar, db);
  expect(kept).toEqual(told);
  process.stdout.write(
    `${polar.sent.length} events sent ${sent} times to 2 processes in ${seconds.toFixed(1)} s, ${again} asked again: one state\n`,
  );
}, 300_000);

test('50 uses at once through two pools of one database: exactly what the plan holds', async () => {
  const [userId = ''] = await db
    .query<{ id: string }>(
      `INSERT INTO users (id, name, email, email_verified, created_at, updated_at)
       VALUES ('counted', '', 'counted@example.com', true, now(), now()) RETURNING id`,
    )
    .then((rows) => rows.map(({ id }) => id));
  const polar = new PolarStandIn();
  await polar.pay(
    polar.openCheckout({
      ...{ userId, email: 'counted@example.com', successUrl: '', returnUrl: '' },
      productId: testProducts.growth,
    }),
  );
  const now = () => new Date();
  const made = testBilling(polar, { now });
  await polar.tell('subscription.updated', [...polar.subscriptions.values()][0] ?? { id: '' });
  for (const { id, ...event } of polar.sent) {
    const body = JSON.stringify(event);
    polar.hook = async (headers) => {
      await handleBillingEvent(db, made.vendor.readEvent(Buffer.from(body), headers), now());
      return 200;
    };
    await polar.deliver({ id, ...event });
  }
  const other = await openPostgresDb({ url: database.url });
  const catalog = planCatalog(made.products);
  const counters = [db, other].map((one) => planUses({ db: one, catalog, now }));
  const taken = await Promise.allSettled(
    Array.from({ length: 50 }, async (_one, turn) => counters[turn % 2]?.take(userId, 'optimization')),
  );
  await other.close();
  expect(taken.filter(({ status }) => status === 'fulfilled').length).toBe(10);
});
