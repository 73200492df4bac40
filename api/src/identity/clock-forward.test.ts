import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { checkLogs } from '../db/log-chain-check.ts';
import { createLimiter } from '../http/auth-limits.ts';
import { callCounts } from '../http/call-counts.ts';
import { storedAnswers } from '../http/idempotency-store.ts';
import { ingestBoard } from '../modules/sources/boards.ts';
import { TestBrowser } from '../testing/auth-test-kit.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { member } from '../testing/test-member.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const right = new Date('2026-11-25T10:00:00Z').getTime();
let at = right;
const now = () => new Date(at);
let server: TestApp;
let db: Db;
beforeAll(async () => {
  server = await openTestApp({ now });
  db = server.deps.db;
});
afterAll(() => server.close());
beforeEach(async () => {
  at = right;
  await db.exec(
    'DELETE FROM rate_limits; DELETE FROM call_counts; DELETE FROM users; DELETE FROM sign_in_links',
  );
});

const secret = 'secret';
const jumps = [
  ['an hour', hour],
  ['a year', 365 * day],
] as const;

describe.each(jumps)('a clock that jumps forward by %s while the server runs', (_name, jump) => {
  test('ends links of before, and new ones work at once, also after it is set back', async () => {
    const browser = new TestBrowser(server);
    await browser.ask('link@example.com');
    const old = browser.tokenOf('link@example.com');
    at = right + jump;
    expect((await browser.follow(old)).json().code).toBe('email-link-expired');
    await browser.ask('link@example.com');
    expect((await browser.follow(browser.tokenOf('link@example.com'))).statusCode).toBe(200);
    at = right;
    await browser.ask('link@example.com');
    expect((await browser.follow(browser.tokenOf('link@example.com'))).statusCode).toBe(200);
  });

  test('ends tokens of five minutes, and sessions only where it is longer than their 30 days', async () => {
    const maya = await member(server, 'session@example.com');
    const token = await maya.browser.bearer();
    at = right + jump;
    const authorization = `Bearer ${token}`;
    const stale = await server.app.inject({ url: '/api/user/sessions', headers: { authorization } });
    expect(stale.statusCode).toBe(401);
    expect((await maya.browser.get('/api/auth/token')).statusCode).toBe(jump < 30 * day ? 200 : 401);
    // Nothing that cannot be taken back is done with a sign-in that is no longer fresh.
    if (jump < 30 * day) expect((await maya.call('DELETE', `/user/${maya.id}`)).statusCode).toBe(403);
  });

  test('opens limits whose window has passed by it, and they count again from then on', async () => {
    const limiter = createLimiter({ db, name: `forward ${jump}`, secret, max: 2, windowSeconds: 600, now });
    for (const wait of [0, 0, 600]) expect(await limiter.take('maya')).toBe(wait);
    const counts = callCounts({ db, secret, now, max: 20 });
    for (let call = 1; call <= 30; call += 1) counts.count('203.0.113.7');
    at = right + jump;
    for (const wait of [0, 0, 600]) expect(await limiter.take('maya')).toBe(wait);
    expect(counts.count('203.0.113.7')).toEqual({ calls: 1, endsIn: minute });
    at = right;
    expect(await limiter.take('maya')).toBe(600);
  });

  test('runs a call with the same key again only after its answer has outlived a day', async () => {
    const answers = storedAnswers({ db, secret, now });
    const call = {
      ...{ from: { network: '203.0.113.7' }, route: 'POST /x', key: `forward-${jump}`, request: {} },
    };
    await answers.once(call, async () => ({ status: 200, body: 'first' }));
    at = right + jump;
    const again = await answers.once(call, async () => ({ status: 200, body: 'second' }));
    expect(again.body).toBe(jump < day ? 'first' : 'second');
  });

  test('has lists of postings read once, and not again when it is set back', async () => {
    const key = { source: 'forward', board: String(jump) };
    expect(await ingestBoard(db, key, { mine: 'first', now: now() })).not.toBeNull();
    at = right + jump;
    // The lease of the one that reads is over by this clock: another process takes the list.
    expect(await ingestBoard(db, key, { mine: 'second', now: now() })).not.toBeNull();
    expect(await ingestBoard(db, key, { mine: 'third', now: now() })).toBeNull();
  });

  test('keeps the order of the security log by its links, whatever its times say', async () => {
    const maya = await member(server, 'order@example.com');
    at = right + jump;
    await member(server, 'order@example.com');
    at = right;
    await member(server, 'order@example.com');
    const rows = await db.query<{ id: number; at: string }>(
      'SELECT id::float8 AS id, at::text AS at FROM security_events WHERE user_id = $1 ORDER BY id',
      [maya.id],
    );
    const hours = rows.map((row) => Math.round((Date.parse(row.at) - right) / hour));
    expect(hours).toEqual([0, jump / hour, 0]);
    const [check] = await checkLogs(db, { secret: server.deps.secret });
    expect(check?.problems).toEqual([]);
  });
});

test('a change to winter time moves nothing: instants are kept, and an hour that comes twice is two', async () => {
  // 01:30 in New York comes twice on this day.
  const limiter = createLimiter({ db, name: 'winter', secret, max: 1, windowSeconds: 3600, now });
  at = Date.parse('2026-11-01T01:30:00-04:00');
  expect(await limiter.take('maya')).toBe(0);
  const browser = new TestBrowser(server);
  await browser.ask('winter@example.com');
  const link = browser.tokenOf('winter@example.com');
  at = Date.parse('2026-11-01T01:30:00-05:00');
  expect(await limiter.take('maya')).toBe(0);
  expect((await browser.follow(link)).json().code).toBe('email-link-expired');
});
