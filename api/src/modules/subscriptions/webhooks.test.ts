import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDb } from '../../db/test-db.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { testBilling } from '../../testing/test-billing.ts';
import { member } from '../../testing/test-member.ts';
import { type PolarSent, PolarStandIn, signedHeaders } from '../../testing/test-polar.ts';
import { addPeople, comparedWith, stormOf, tellStory } from '../../testing/test-storm.ts';

const seed = Number(process.env.SEED ?? 20_261_126);
const servers: TestApp[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function listener() {
  // Nobody listens at its address, and nobody is asked.
  const polar = new PolarStandIn();
  const server = await openTestApp({
    db: await openTestDb(),
    variables: polar.variables,
    billing: testBilling(polar),
  });
  servers.push(server);
  return server;
}

async function send({ app }: TestApp, { id, ...event }: PolarSent, change: Record<string, string> = {}) {
  const body = JSON.stringify(event);
  const headers = { host: 'localhost:3000', ...signedHeaders(id, body), ...change };
  return app.inject({ method: 'POST', url: '/api/webhooks/polar', payload: body, headers });
}

let server: TestApp;
beforeAll(async () => {
  server = await listener();
});

test(`a storm of webhooks, shuffled, each up to three times, many at once, ends as the vendor has it; SEED=${seed}`, async () => {
  const { db } = server.deps;
  const polar = await tellStory(await addPeople(db, 8), { count: 120, seed });
  const storm = stormOf(polar, seed);
  expect(storm.length).toBeGreaterThan(polar.sent.length * 1.5);
  const statuses = new Set<number>();
  while (storm.length > 0) {
    const answers = await Promise.all(storm.splice(0, 8).map((event) => send(server, event)));
    for (const answer of answers) statuses.add(answer.statusCode);
  }
  expect([...statuses]).toEqual([200]);
  const { kept, told } = await comparedWith(polar, db);
  expect(kept).toEqual(told);
});

test('a webhook that is too large is refused with the limit of webhooks, not that of other calls', async () => {
  const payload = JSON.stringify({ type: 'x'.repeat(262_144) });
  const headers = { 'content-type': 'application/json' };
  const post = (url: string, body: string) =>
    server.app.inject({ method: 'POST', url, payload: body, headers });
  const refused = await post('/api/webhooks/polar', payload);
  expect([refused.statusCode, refused.json().message]).toEqual([
    413,
    'The request body is larger than 262 KB.',
  ]);
  const other = await post('/api/jobs/search', JSON.stringify({ type: 'x'.repeat(1_000_000) }));
  expect([other.statusCode, other.json().message]).toEqual([413, 'The request body is larger than 1 MB.']);
});

test('what is forged, about nobody here, or about a customer of somebody else changes nothing', async () => {
  const maya = await member(server, 'maya@example.com');
  const noor = await member(server, 'noor@example.com');
  const polar = await tellStory([maya.id], { count: 1, seed });
  const active = polar.sent.find(({ type }) => type === 'subscription.active');
  if (!active) throw new Error('no event');
  const planOf = async (who: typeof maya) => (await who.call('GET', '/subscriptions/own')).json().data.planId;
  const forged = await send(server, active, { 'webhook-signature': 'v1,AAAA' });
  expect([forged.statusCode, forged.json().message]).toEqual([400, expect.stringContaining('does not fit')]);
  expect(await planOf(maya)).toBeNull();
  const outcome = async (event: PolarSent) => (await send(server, event)).json().data.outcome;
  expect(await outcome(active)).toBe('applied');
  expect(await outcome(active)).toBe('repeated');
  expect(await planOf(maya)).not.toBeNull();
  const as = (external_id: string | null, id: string) => {
    const customer = { ...(active.data.customer as object), external_id };
    return { ...active, id, data: { ...active.data, id: `sub-${id}`, customer } };
  };
  // Maya's customer in the name of another, of nobody, and without a name: only the last one is hers.
  expect(await outcome(as(noor.id, 'm1'))).toBe('unknown-person');
  expect(await outcome(as('nobody', 'm2'))).toBe('unknown-person');
  expect(await outcome(as(null, 'm3'))).toBe('applied');
  expect(await planOf(noor)).toBeNull();
});

test('an older state that comes late is recorded and not applied; of one time, any order ends the same', async () => {
  const maya = await member(server, 'late@example.com');
  const polar = await tellStory([maya.id], { count: 1, seed: 7 });
  const [subscription] = [...polar.subscriptions.values()];
  if (!subscription) throw new Error('no subscription');
  await polar.cancel(subscription);
  const [canceled, updated] = polar.sent.slice(-2);
  const active = polar.sent.find(({ type }) => type === 'subscription.active');
  if (!canceled || !updated || !active) throw new Error('no events');
  const outcomes: string[] = [];
  for (const event of [updated, active, canceled])
    outcomes.push((await send(server, event)).json().data.outcome);
  expect(outcomes).toEqual(['applied', 'older', 'older']);
  expect((await maya.call('GET', '/subscriptions/own')).json().data.standing).toBe('ending');
});

test('a kind that is not used, and one that nobody knows, are recorded once and change nothing', async () => {
  const polar = new PolarStandIn();
  for (const kind of ['benefit.created', 'comet.landed']) await polar.tell(kind, { id: 'some-thing' });
  for (const event of polar.sent) {
    expect((await send(server, event)).json().data.outcome).toBe('ignored');
    expect((await send(server, event)).json().data.outcome).toBe('repeated');
  }
  const rows = await server.deps.db.query(
    'SELECT kind, outcome FROM billing_events WHERE id = ANY($1::text[]) ORDER BY kind',
    [polar.sent.map(({ id }) => id)],
  );
  expect(rows).toEqual([
    { kind: 'benefit.created', outcome: 'ignored' },
    { kind: 'comet.landed', outcome: 'ignored' },
  ]);
});

test('a body that is too large, none, or of another kind is refused before anything is read', async () => {
  const ask = (payload: string, type = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: '/api/webhooks/polar',
      payload,
      headers: { host: 'localhost:3000', 'content-type': type },
    });
  expect((await ask('x'.repeat(300_000))).statusCode).toBe(413);
  expect((await ask('')).statusCode).toBe(400);
  expect((await ask('a=b', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
});
