import { request as ask, type ClientRequest } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { searchLimits } from './searches.ts';

let db: Db;
let server: TestApp;
let metrics: Metrics;
const sent: ClientRequest[] = [];
const flooding = '192.0.2.66';
beforeAll(async () => {
  db = await openTestDb();
});
afterEach(async () => {
  for (const one of sent.splice(0)) one.destroy();
  await server.app.close();
});
afterAll(() => db.close());

const counting = (rows: number) => `SELECT count(*) FROM generate_series(1, ${rows}) AS g WHERE g % 7 = 3`;
/** What searches for these words do instead: minutes of work, and some tenths of a second. */
const worked: Readonly<Record<string, string>> = {
  endless: counting(2_000_000_000),
  heavy: counting(1_000_000),
};

/** A server whose searches for a word of `worked` have such a statement. */
async function listening(runSeconds = searchLimits[db.kind].runSeconds): Promise<string> {
  metrics = createMetrics();
  server = await openTestApp({
    metrics,
    db: {
      ...db,
      reader(signal) {
        const { query } = db.reader(signal);
        return {
          query(sql, params = []) {
            const word = Object.keys(worked).find((one) => JSON.stringify(params).includes(one));
            return word ? query(worked[word] ?? '') : query(sql, params);
          },
        };
      },
    },
    variables: { TRUST_PROXY: 'on' },
    searches: { ...searchLimits[db.kind], runSeconds },
  });
  return server.app.listen({ port: 0, host: '127.0.0.1' });
}

/** Sends a search and does not wait for its answer. */
function send(url: string, term: string, network = flooding): ClientRequest {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': network };
  const sending = ask(`${url}/api/jobs/search`, { method: 'POST', headers, agent: false });
  sending.on('error', () => undefined);
  sending.end(JSON.stringify({ searchTerm: term }));
  sent.push(sending);
  return sending;
}

type Health = { data: { database: string } };

async function search(url: string, term: string, network: string): Promise<Response> {
  return fetch(`${url}/api/jobs/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify({ searchTerm: term }),
  });
}

const ended = async (outcome: string) =>
  Number(new RegExp(`searches_total{outcome="${outcome}"} (\\d+)`).exec(await metrics.text())?.[1]);

test('sixty searches sent and dropped by one network leave nothing behind that others wait for', async () => {
  const url = await listening();
  const all = Array.from({ length: 60 }, () => send(url, 'endless'));
  // As many as may wait of one network, and those that run; the others are refused at once.
  const { maxOfNetwork, waitingOfNetwork } = searchLimits[db.kind];
  const refused = 60 - maxOfNetwork - waitingOfNetwork;
  await expect.poll(() => ended('refused'), { timeout: 10_000 }).toBe(refused);
  for (const one of all) one.destroy();
  await expect.poll(() => ended('abandoned'), { timeout: 10_000 }).toBe(60 - refused);
  const [health, other] = await Promise.all([fetch(`${url}/api/health`), search(url, 'nurse', '192.0.2.7')]);
  expect([health.status, ((await health.json()) as Health).data.database, other.status]).toEqual([
    200,
    'ok',
    200,
  ]);
  expect(server.log.filter((line) => line.includes('"level":50'))).toEqual([]);
}, 60_000);

test('while one network searches and searches, another one searches, and short calls are answered', async () => {
  const url = await listening();
  for (let n = 0; n < 60; n += 1) send(url, 'heavy');
  await expect.poll(() => ended('refused'), { timeout: 10_000 }).toBeGreaterThan(0);
  const [health, other] = await Promise.all([fetch(`${url}/api/health`), search(url, 'nurse', '192.0.2.7')]);
  expect([health.status, other.status]).toEqual([200, 200]);
  // Its own answer is one of them.
  expect(await ended('answered')).toBeLessThan(15);
}, 60_000);

test('a search beyond the queue is 503 with Retry-After and says what to do', async () => {
  const url = await listening();
  for (let n = 0; n < 60; n += 1) send(url, 'endless');
  await expect.poll(() => ended('refused'), { timeout: 10_000 }).toBeGreaterThan(0);
  const answer = await search(url, 'nurse', flooding);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toMatchObject({
    success: false,
    code: 'unavailable',
    message: 'Many searches are running here. Try again in 5 seconds.',
  });
}, 60_000);

test('a search over its time is 503, its statement is ended, and the next one works', async () => {
  const url = await listening(1);
  const answer = await search(url, 'endless', flooding);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  expect(((await answer.json()) as { message: string }).message).toContain(
    'took longer than 1 second and was stopped',
  );
  expect((await search(url, 'nurse', flooding)).status).toBe(200);
  expect(await ended('too-slow')).toBe(1);
}, 60_000);
