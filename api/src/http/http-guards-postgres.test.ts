import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { openPostgresDb } from '../db/postgres.ts';
import { newTestDatabase } from '../db/test-postgres.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let database: Awaited<ReturnType<typeof newTestDatabase>>;
let dbs: Db[];
let servers: TestApp[];
let at = Date.parse('2026-03-01T12:00:00Z');
beforeAll(async () => {
  database = await newTestDatabase();
  dbs = await Promise.all([1, 2].map(() => openPostgresDb({ url: database.url })));
  servers = await Promise.all(
    dbs.map((db) =>
      openTestApp({ db, variables: { TRUST_PROXY: 'on' }, now: () => new Date(at), callsPerMinute: 60 }),
    ),
  );
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await database.drop();
});

/** Of `times` calls of one network, how many each server accepts. */
async function letThrough(server: TestApp | undefined, ip: string, times: number): Promise<number> {
  let through = 0;
  for (let n = 0; n < times; n += 1) {
    const answer = await server?.app.inject({ url: '/api/config', headers: { 'x-forwarded-for': ip } });
    if (answer?.statusCode === 200) through += 1;
  }
  return through;
}
const exchangeAll = async () => {
  for (let round = 0; round < 2; round += 1) for (const { app } of servers) await app.callCounts.exchange();
};

test('two processes of one database share one limit, one exchange late', async () => {
  const [one, two] = servers;
  expect([await letThrough(one, '203.0.113.7', 20), await letThrough(two, '203.0.113.7', 20)]).toEqual([
    20, 20,
  ]);
  await exchangeAll();
  expect([await letThrough(one, '203.0.113.7', 15), await letThrough(two, '203.0.113.7', 15)]).toEqual([
    15, 15,
  ]);
  await exchangeAll();
  expect([await letThrough(one, '203.0.113.7', 5), await letThrough(two, '203.0.113.7', 5)]).toEqual([0, 0]);
  expect([await letThrough(one, '203.0.113.8', 5), await letThrough(two, '203.0.113.8', 5)]).toEqual([5, 5]);
  at += 60_000;
  expect([await letThrough(one, '203.0.113.7', 5), await letThrough(two, '203.0.113.7', 5)]).toEqual([5, 5]);
});

test('concurrent exchanges neither lose nor double a call', async () => {
  at += 60_000;
  const [one, two] = servers;
  const networks = Array.from({ length: 40 }, (_, n) => `198.51.100.${n}`);
  for (const network of networks)
    for (const server of [one, two]) for (let n = 0; n < 10; n += 1) server?.app.callCounts.count(network);
  await Promise.all(Array.from({ length: 10 }, (_, n) => servers[n % 2]?.app.callCounts.exchange()));
  const [row] =
    (await dbs[0]?.query(
      'SELECT count(*)::int AS networks, min(calls) AS least, max(calls) AS most FROM call_counts',
    )) ?? [];
  expect(row).toEqual({ networks: 40, least: 20, most: 20 });
});

test('a listening server exchanges its counts on its own, and stops when it is closed', async () => {
  const own = await openPostgresDb({ url: database.url });
  const server = await openTestApp({ db: own, now: () => new Date(at + 60_000), callsPerMinute: 60 });
  for (let n = 0; n < 7; n += 1) server.app.callCounts.count('listening');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  await expect
    .poll(() => own.query('SELECT calls FROM call_counts WHERE calls = 7'), { timeout: 10_000 })
    .toEqual([{ calls: 7 }]);
  await server.close();
});
