import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { comeBack, outcomeOf, signInWithGoogle, startGoogle } from '../testing/auth-google-kit.ts';
import { type AuthServer, authServer, TestBrowser } from '../testing/auth-test-kit.ts';
import { openTestApp } from '../testing/test-app.ts';
import { type OpenIdStandIn, openIdStandIn } from '../testing/test-openid.ts';

let db: Db;
let standIn: OpenIdStandIn;
let server: AuthServer;

beforeAll(async () => {
  db = await openTestDb();
  standIn = await openIdStandIn();
});
beforeEach(async () => {
  standIn.claims = {};
  standIn.change = {};
  standIn.calls.length = 0;
  await db.exec('DELETE FROM users; DELETE FROM verifications; DELETE FROM rate_limits;');
  server = await authServer({ db, variables: standIn.variables });
});
afterEach(() => server.app.close());
afterAll(async () => {
  await standIn.stop();
  await db.close();
});

const users = () =>
  db.query<{ id: string; name: string; email: string }>('SELECT id, name, email FROM users');
const whoIs = async (browser: TestBrowser) => (await browser.whoami(await browser.bearer())).json();

describe('the whole way', () => {
  test('a new person gets an account, a session of 30 days and the page that was meant', async () => {
    const browser = new TestBrowser(server);
    const url = new URL(await startGoogle(browser, { callbackURL: '/jobs?status=applied' }));
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: standIn.clientId,
      redirect_uri: 'http://localhost:3000/api/auth/callback/google',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const answer = await comeBack(browser, await standIn.agree(url.href));
    expect(outcomeOf(answer)).toEqual({ google: 'done', way: 'popup', next: '/jobs?status=applied' });
    expect(answer.headers['cache-control']).toBe('no-store');
    const [user] = await users();
    expect(user).toMatchObject({ name: 'Ada Example', email: 'ada@example.com' });
    expect(await whoIs(browser)).toMatchObject({ userId: user?.id, email: 'ada@example.com' });
    expect(browser.cookies.get('better-auth.session_token')?.attributes).toMatch(/Max-Age=2592000/);
    expect(browser.cookies.get('better-auth.session_token')?.attributes).toMatch(/HttpOnly; SameSite=Lax/);
  });

  test('no token of Google is kept, and the code went with its verifier', async () => {
    await signInWithGoogle(new TestBrowser(server), standIn);
    const rows = await db.query('SELECT * FROM accounts');
    expect(rows).toMatchObject([
      {
        provider_id: 'google',
        account_id: '1100000000000000001',
        access_token: null,
        refresh_token: null,
        id_token: null,
        password: null,
      },
    ]);
    expect(standIn.calls).toMatchObject([
      { grant_type: 'authorization_code', code_verifier: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
  });

  test('in the same tab, and only until the browser is closed', async () => {
    const browser = new TestBrowser(server);
    const answer = await signInWithGoogle(browser, standIn, { way: 'tab', rememberMe: false });
    expect(outcomeOf(answer)).toEqual({ google: 'done', way: 'tab' });
    expect(browser.cookies.get('better-auth.session_token')?.attributes).not.toMatch(/Max-Age|Expires/i);
    expect((await whoIs(browser)).email).toBe('ada@example.com');
  });

  test('leads back to the origin that asked, or to PUBLIC_URL behind a proxy', async () => {
    const numbers = new TestBrowser(server, 'http://127.0.0.1:3000');
    const here = new URL(await startGoogle(numbers));
    expect(here.searchParams.get('redirect_uri')).toBe('http://127.0.0.1:3000/api/auth/callback/google');
    const variables = { ...standIn.variables, PUBLIC_URL: 'https://jobs.example.org' };
    const site = await authServer({ db, variables });
    const url = new URL(await startGoogle(new TestBrowser(site, 'https://jobs.example.org')));
    expect(url.searchParams.get('redirect_uri')).toBe('https://jobs.example.org/api/auth/callback/google');
    await site.app.close();
  });

  test('a session this browser had before ends', async () => {
    const browser = new TestBrowser(server);
    await browser.signIn('before@example.com');
    const former = await browser.bearer();
    await signInWithGoogle(browser, standIn);
    expect((await browser.whoami(former)).statusCode).toBe(401);
    expect((await whoIs(browser)).email).toBe('ada@example.com');
  });

  test('the configuration says whether it is offered; the window of the asker may stay open', async () => {
    for (const variables of [standIn.variables, {}]) {
      const whole = await openTestApp({ db, variables });
      const answer = await whole.app.inject({ url: '/api/config', headers: { host: 'localhost' } });
      expect(answer.json().data.signIn.google).toBe(variables === standIn.variables);
      const back = await whole.app.inject({
        url: '/api/auth/callback/google?error=access_denied',
        headers: { host: 'localhost' },
      });
      expect(back.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
      expect(outcomeOf(back)).toEqual({ google: 'invalid-auth-event', way: 'tab' });
      await whole.app.close();
    }
  });
});

describe('whose account', () => {
  test('a known person at Google keeps theirs, whatever the address is by now', async () => {
    await signInWithGoogle(new TestBrowser(server), standIn);
    const [before] = await users();
    await new TestBrowser(server).signIn('other@example.com');
    standIn.claims = { email: 'other@example.com', name: 'Ada Married' };
    const browser = new TestBrowser(server);
    await signInWithGoogle(browser, standIn);
    expect(await whoIs(browser)).toMatchObject({ userId: before?.id });
    expect((await users()).find(({ id }) => id === before?.id)).toEqual(before);
  });

  test('a verified address joins the account of that address and leaves its name', async () => {
    const id = await new TestBrowser(server).signIn('ada@example.com');
    standIn.claims = { email: ' Ada@Example.COM ' };
    const browser = new TestBrowser(server);
    await signInWithGoogle(browser, standIn);
    expect(await whoIs(browser)).toMatchObject({ userId: id, email: 'ada@example.com' });
    expect(await users()).toEqual([{ id, name: '', email: 'ada@example.com' }]);
    // And by the link again, to the same account.
    expect(await new TestBrowser(server).signIn('ada@example.com')).toBe(id);
  });

  test('an account whose own address was never verified is not joined', async () => {
    await db.query(
      `INSERT INTO users (id, name, email, email_verified) VALUES ('u-1', 'Mallory', 'ada@example.com', false)`,
      [],
    );
    const browser = new TestBrowser(server);
    expect(outcomeOf(await signInWithGoogle(browser, standIn)).google).toBe('internal-error');
    expect(await db.query('SELECT 1 FROM accounts', [])).toEqual([]);
    expect(browser.cookies.has('better-auth.session_token')).toBe(false);
  });

  test('two first sign-ins at the same moment make one account', async () => {
    const browsers = [new TestBrowser(server), new TestBrowser(server)] as const;
    const answers = await Promise.all(browsers.map((browser) => signInWithGoogle(browser, standIn)));
    expect(answers.map((answer) => outcomeOf(answer).google)).toEqual(['done', 'done']);
    expect(await users()).toHaveLength(1);
    expect(await db.query('SELECT 1 FROM accounts', [])).toHaveLength(1);
  });

  test.each([
    ['  Ada\r\nSet-Cookie: a=b\u0000\u202e  ', 'Ada Set-Cookie: a=b'],
    ['x'.repeat(500), 'x'.repeat(200)],
    [`${'x'.repeat(199)}😀`, 'x'.repeat(199)],
    [{ first: 'Ada' }, ''],
    [undefined, ''],
  ])('the name of a profile is one plain line: %j', async (name, kept) => {
    standIn.claims = { name };
    await signInWithGoogle(new TestBrowser(server), standIn);
    expect((await users())[0]?.name).toBe(kept);
  });
});
