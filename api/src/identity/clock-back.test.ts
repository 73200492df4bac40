import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { createLimiter } from '../http/auth-limits.ts';
import { callCounts } from '../http/call-counts.ts';
import { storedAnswers } from '../http/idempotency-store.ts';
import { ingestBoard, isAheadOfClock, noteRead } from '../modules/sources/boards.ts';
import { TestBrowser } from '../testing/auth-test-kit.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { member } from '../testing/test-member.ts';

// The clock was a year ahead, and is set right.
const wrong = new Date('2027-11-25T10:00:00Z').getTime();
const right = new Date('2026-11-25T10:00:00Z').getTime();
const minute = 60_000;
const day = 24 * 60 * minute;

let at = wrong;
const now = () => new Date(at);
let server: TestApp;
let db: Db;
beforeAll(async () => {
  server = await openTestApp({ now });
  db = server.deps.db;
});
afterAll(() => server.close());
beforeEach(async () => {
  at = wrong;
  await db.exec(
    'DELETE FROM rate_limits; DELETE FROM call_counts; DELETE FROM users; DELETE FROM sign_in_links;',
  );
});

const secret = 'secret';

describe('a clock that goes back', () => {
  test('keeps nobody waiting at a limit for longer than its window', async () => {
    const limiter = createLimiter({ db, name: 'back', secret, max: 2, windowSeconds: 600, now });
    for (const wait of [0, 0, 600]) expect(await limiter.take('maya')).toBe(wait);
    at = right;
    expect(await limiter.take('maya')).toBe(600);
    at = right + 5 * minute;
    expect(await limiter.take('maya')).toBe(300);
    at = right + 10 * minute;
    expect(await limiter.take('maya')).toBe(0);
  });

  test('counts calls of a network anew, and what other processes counted goes', async () => {
    const counts = () => callCounts({ db, secret, now, max: 20 });
    const before = counts();
    for (let call = 1; call <= 20; call += 1) before.count('203.0.113.7');
    await before.exchange();
    at = right;
    expect(before.count('203.0.113.7')).toEqual({ calls: 1, endsIn: minute });
    await before.exchange();
    expect(await db.query('SELECT 1 FROM call_counts WHERE window_at > $1', [now().toISOString()])).toEqual(
      [],
    );
    at = wrong;
    const later = counts();
    later.count('203.0.113.7');
    await later.exchange();
    expect(later.count('203.0.113.7').calls).toBe(2);
  });

  test('lets no link of the future in, and a new one works at once', async () => {
    const browser = new TestBrowser(server);
    await browser.ask('link@example.com');
    const early = browser.tokenOf('link@example.com');
    at = right;
    expect((await browser.follow(early)).json().code).toBe('email-link-expired');
    await browser.ask('link@example.com');
    expect((await browser.follow(browser.tokenOf('link@example.com'))).statusCode).toBe(200);
  });

  test('leaves a person signed in for 30 days from then at most, and a token for five minutes', async () => {
    const maya = await member(server, 'session@example.com');
    const token = await maya.browser.bearer();
    at = right;
    const call = (bearer: string) =>
      server.app.inject({ url: '/api/user/sessions', headers: { authorization: `Bearer ${bearer}` } });
    expect((await call(token)).statusCode).toBe(401);
    const fresh = await maya.browser.bearer();
    const [session] = (await call(fresh)).json().data;
    expect(Date.parse(session.endsAt)).toBeLessThanOrEqual(right + 90 * day);
    expect(Date.parse(session.createdAt)).toBeLessThanOrEqual(right);
    expect(maya.browser.cookies.get('better-auth.session_token')?.attributes).toMatch(/Max-Age=2592000;/i);
    const refused = await maya.call('DELETE', `/user/${maya.id}`);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'fresh-sign-in-required']);
    at = right + 30 * day + minute;
    expect((await maya.browser.get('/api/auth/token')).statusCode).toBe(401);
  });

  test('ends a change of address that was asked for in the future; a new one can be asked for', async () => {
    const maya = await member(server, 'change@example.com');
    await maya.call('POST', '/user/email', { email: 'changed@example.com' });
    const link = new URL(server.mailbox.newestFirst('changed@example.com')[0]?.links[0] ?? '');
    at = right;
    const confirm = await server.app.inject({
      method: 'POST',
      url: '/api/user/email/confirm',
      payload: { token: link.searchParams.get('emailChange') },
      headers: { host: 'localhost:3000', origin: 'http://localhost:3000' },
    });
    expect(confirm.json().code).toBe('email-link-expired');
    expect((await maya.call('POST', `/user/get/${maya.id}`)).json().data.pendingEmail).toBeNull();
    await maya.browser.signIn('change@example.com');
    expect((await maya.call('POST', '/user/email', { email: 'changed@example.com' })).statusCode).toBe(200);
  });

  test('keeps no call with a key running, and no answer for longer than a day from then', async () => {
    const answers = storedAnswers({ db, secret, now });
    const call = { from: { network: '203.0.113.7' }, route: 'POST /x', key: 'a-key-of-8', request: {} };
    const never = answers.once(call, () => new Promise(() => {}));
    never.catch(() => undefined);
    await expect.poll(() => db.query('SELECT 1 FROM kept_answers')).toHaveLength(1);
    at = right;
    const answer = await answers.once(call, async () => ({ status: 200, body: 'again' }));
    expect(answer).toMatchObject({ body: 'again', isReplayed: false });
    at = wrong;
    await answers.once({ ...call, key: 'other-key-8' }, async () => ({ status: 200, body: 'first' }));
    at = right;
    const anew = await answers.once({ ...call, key: 'other-key-8' }, async () => ({
      status: 200,
      body: 'second',
    }));
    expect(anew.body).toBe('second');
  });

  test('has a list of postings read again at once, and its lease given up', async () => {
    const key = { source: 'test', board: 'one' };
    expect(await ingestBoard(db, key, { mine: 'first', now: now() })).not.toBeNull();
    at = right;
    const state = await ingestBoard(db, key, { mine: 'second', now: now() });
    expect(state).not.toBeNull();
    at = wrong;
    await noteRead(db, key, { mine: 'second', now: now(), notBefore: wrong + 60 * minute });
    const read = await ingestBoard(db, key, { mine: 'third', now: now() });
    if (!read) throw new Error('The list was not taken.');
    expect([isAheadOfClock(read, now()), isAheadOfClock(read, new Date(right))]).toEqual([false, true]);
  });
});
