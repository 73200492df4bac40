import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { comeBack, outcomeOf, startGoogle } from '../testing/auth-google-kit.ts';
import { type AuthServer, authServer, TestBrowser } from '../testing/auth-test-kit.ts';
import { type OpenIdStandIn, openIdStandIn } from '../testing/test-openid.ts';

let db: Db;
let standIn: OpenIdStandIn;
let server: AuthServer;
let at: number;

beforeAll(async () => {
  db = await openTestDb();
  standIn = await openIdStandIn();
});
beforeEach(async () => {
  standIn.claims = {};
  standIn.change = {};
  at = Date.now();
  await db.exec('DELETE FROM users; DELETE FROM verifications; DELETE FROM rate_limits;');
  server = await authServer({ db, variables: standIn.variables, now: () => new Date(at) });
});
afterEach(async () => {
  await server.app.close();
  // Whatever went wrong: the log names none of it.
  const log = server.log.join('');
  // States, nonces, verifiers and marks are 43 letters each; the rest is what the provider was told.
  expect(log).not.toMatch(/[\w-]{43}/);
  for (const { code } of standIn.calls.splice(0)) expect(log).not.toContain(code);
  expect(log).not.toMatch(/ada@example|code=|state=|eyJ|client-secret|session_token/);
});
afterAll(async () => {
  await standIn.stop();
  await db.close();
});

const isIn = async (browser: TestBrowser) => (await browser.get('/api/auth/token')).statusCode === 200;

describe('the state', () => {
  test('works once', async () => {
    const browser = new TestBrowser(server);
    const location = await standIn.agree(await startGoogle(browser));
    expect(outcomeOf(await comeBack(browser, location)).google).toBe('done');
    expect(outcomeOf(await comeBack(browser, location))).toEqual({
      google: 'invalid-auth-event',
      way: 'popup',
    });
  });

  test('a second start ends the first and goes on itself', async () => {
    const browser = new TestBrowser(server);
    const first = await standIn.agree(await startGoogle(browser, { callbackURL: '/jobs' }));
    const second = await standIn.agree(await startGoogle(browser));
    expect(outcomeOf(await comeBack(browser, first))).toEqual({
      google: 'cancelled-popup-request',
      way: 'popup',
      next: '/jobs',
    });
    expect(await isIn(browser)).toBe(false);
    expect(outcomeOf(await comeBack(browser, second)).google).toBe('done');
  });

  test('another browser cannot use it, and does not use it up', async () => {
    const [mine, theirs] = [new TestBrowser(server), new TestBrowser(server)];
    await startGoogle(theirs);
    const location = await standIn.agree(await startGoogle(mine, { callbackURL: '/jobs' }));
    for (const stranger of [theirs, new TestBrowser(server)]) {
      const answer = await comeBack(stranger, location);
      expect(outcomeOf(answer)).toEqual({ google: 'invalid-auth-event', way: 'popup' });
      expect(await isIn(stranger)).toBe(false);
    }
    expect(outcomeOf(await comeBack(mine, location)).google).toBe('done');
  });

  test('ends after ten minutes', async () => {
    const [early, late] = [new TestBrowser(server), new TestBrowser(server)];
    const locations = [
      await standIn.agree(await startGoogle(early)),
      await standIn.agree(await startGoogle(late)),
    ];
    at += 10 * 60_000 - 1;
    standIn.claims = {};
    // The tokens are of the real clock, so only the state's own refusal is looked at.
    const before = await db.query(`SELECT 1 FROM verifications WHERE value LIKE 'open:%'`, []);
    expect(before).toHaveLength(2);
    at += 1;
    expect(outcomeOf(await comeBack(late, locations[1] as URL)).google).toBe('invalid-auth-event');
    expect(await db.query(`SELECT 1 FROM verifications WHERE value LIKE 'open:%'`, [])).toHaveLength(2);
    at -= 9 * 60_000;
    expect(outcomeOf(await comeBack(early, locations[0] as URL)).google).toBe('done');
  });

  test('the database holds nothing of it that could be used', async () => {
    const browser = new TestBrowser(server);
    const url = new URL(await startGoogle(browser));
    const kept = JSON.stringify(await db.query('SELECT * FROM verifications', []));
    for (const name of ['state', 'nonce']) expect(kept).not.toContain(url.searchParams.get(name));
    expect(kept).not.toContain(browser.cookies.get('foothold.browser')?.value);
  });

  test.each([
    '',
    '?code=a&state=b',
    '?state=&code=',
    `?state=${'x'.repeat(43)}&code=a`,
    '?state=a&state=b&code=c&code=d',
    '?state=%00&code=%0d%0aSet-Cookie:a=b',
    `?code=a&state=${'x'.repeat(9000)}`,
    '?error=access_denied&way=%0d%0aLocation:https://evil.example&next=//evil.example',
    '?__proto__[state]=a',
  ])('made up: %s', async (query) => {
    const browser = new TestBrowser(server);
    await startGoogle(browser);
    const answer = await browser.get(`/api/auth/callback/google${query}`);
    expect(outcomeOf(answer)).toEqual({ google: 'invalid-auth-event', way: 'tab' });
    expect(answer.headers.location).toBe('/auth?google=invalid-auth-event&way=tab');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['cut', (mark: string) => `foothold.browser=${mark.slice(0, 20)}`],
    ['another first', (mark: string) => `foothold.browser=${'A'.repeat(43)}; foothold.browser=${mark}`],
    ['none', () => 'a=b'],
    ['quoted', (mark: string) => `foothold.browser="${mark}"`],
  ])('with a cookie that is %s', async (_name, spoil) => {
    const browser = new TestBrowser(server);
    const location = await standIn.agree(await startGoogle(browser));
    const mark = browser.cookies.get('foothold.browser')?.value ?? '';
    const answer = await browser.get(`${location.pathname}${location.search}`, { cookie: spoil(mark) });
    expect(outcomeOf(answer).google).toBe('invalid-auth-event');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('with the same cookie twice', async () => {
    const browser = new TestBrowser(server);
    const location = await standIn.agree(await startGoogle(browser));
    const mark = browser.cookies.get('foothold.browser')?.value ?? '';
    const cookie = `foothold.browser=${mark}; foothold.browser=${mark}; better-auth.session_token=a.b`;
    const answer = await browser.get(`${location.pathname}${location.search}`, { cookie });
    expect(outcomeOf(answer).google).toBe('done');
  });
});

describe('the start', () => {
  test.each([
    '//evil.example',
    'https://evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '/%2e%2e//evil.example',
    '/\t/evil.example',
    'http://localhost:3000//evil.example',
    'http://localhost:3000@evil.example/',
    'javascript:alert(1)',
    '/jobs\r\nSet-Cookie: a=b',
    `/${'a'.repeat(3000)}`,
  ])('refuses to lead to %j afterwards', async (callbackURL) => {
    const answer = await new TestBrowser(server).post('/api/auth/sign-in/google', {
      way: 'tab',
      callbackURL,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation', field: 'callbackURL' });
    expect(await db.query('SELECT 1 FROM verifications', [])).toEqual([]);
  });

  test.each([{}, { way: 'window' }, { way: 'tab', rememberMe: 'no' }, { way: 'tab', scope: 'drive' }])(
    'refuses %j',
    async (body) => {
      const answer = await new TestBrowser(server).post('/api/auth/sign-in/google', body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().code).toBe('validation');
    },
  );

  test('refuses another origin', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const answer = await new TestBrowser(server).post('/api/auth/sign-in/google', { way: 'tab' }, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('unauthorized-domain');
  });

  test('says so where Google is not set up', async () => {
    const bare = await authServer({ db });
    const answer = await new TestBrowser(bare).post('/api/auth/sign-in/google', { way: 'tab' });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      code: 'unavailable',
      message: 'Sign-in with Google is not set up on this server. Use an e-mail link.',
    });
    await bare.app.close();
  });

  test('twenty in ten minutes from one network', async () => {
    for (let count = 0; count < 20; count++) await startGoogle(new TestBrowser(server));
    const answer = await new TestBrowser(server).post('/api/auth/sign-in/google', { way: 'tab' });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500);
    at += 10 * 60_000;
    await expect(startGoogle(new TestBrowser(server))).resolves.toContain('/authorize?');
  });

  test('a provider that is down, at the start and later', async () => {
    const gone = await openIdStandIn();
    const other = await authServer({ db, variables: gone.variables });
    const browser = new TestBrowser(other);
    const location = await gone.agree(await startGoogle(browser));
    await gone.stop();
    expect(outcomeOf(await comeBack(browser, location)).google).toBe('network-request-failed');
    await other.app.close();
    const late = await authServer({ db, variables: gone.variables });
    const answer = await new TestBrowser(late).post('/api/auth/sign-in/google', { way: 'tab' });
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toMatchObject({
      code: 'vendor-failed',
      message: 'The sign-in service could not be reached. Check the connection and try again.',
    });
    await late.app.close();
  });
});
