import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { type AuthServer, authServer, TestBrowser } from '../testing/auth-test-kit.ts';

const email = 'maya@example.com';
const minute = 60_000;

let db: Db;
let server: AuthServer;
let browser: TestBrowser;

beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-08-20T10:00:00Z') });
  await db.exec('DELETE FROM users; DELETE FROM sign_in_links; DELETE FROM rate_limits; DELETE FROM jwks;');
  server = await authServer({ db });
  browser = new TestBrowser(server);
});
afterEach(async () => {
  vi.useRealTimers();
  await server.app.close();
});

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('the whole way', () => {
  it('asks, is mailed a link to the page, signs in, calls, signs out', async () => {
    const asked = await browser.ask(email);
    expect(asked.statusCode).toBe(200);
    expect(asked.json()).toEqual({ status: true });
    expect(asked.headers['cache-control']).toBe('no-store');

    const link = browser.mailed(email);
    expect(link.origin).toBe('http://localhost:3000');
    expect(link.pathname).toBe('/auth');
    const token = link.searchParams.get('token') ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);

    const followed = await browser.follow(token);
    expect(followed.statusCode).toBe(200);
    expect(followed.json()).toEqual({
      user: { id: expect.any(String), email, name: '' },
      session: { id: expect.any(String), expiresAt: '2026-09-19T10:00:00.000Z' },
    });

    const bearer = await browser.bearer();
    expect((await browser.whoami(bearer)).json()).toEqual({
      userId: followed.json().user.id,
      sessionId: followed.json().session.id,
      email,
      isFresh: true,
    });
    expect((await browser.get('/api/auth/get-session')).json().user.email).toBe(email);

    expect((await browser.post('/api/auth/sign-out')).json()).toMatchObject({ success: true });
    expect((await browser.whoami(bearer)).statusCode).toBe(401);
    expect((await browser.get('/api/auth/token')).statusCode).toBe(401);
    expect((await browser.get('/api/auth/get-session')).json()).toBeNull();
  });

  it('writes a mail with site name, link, life and what to do when it was not asked for', async () => {
    await browser.ask(email);
    const [mail] = server.mailbox.newestFirst(email);
    expect(mail?.subject).toBe('Sign in to Foothold');
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Sign in to Foothold');
      expect(part).toContain('10 minutes');
      expect(part).toMatch(/If you did not ask for (it|this mail), ignore/);
    }
    expect(mail?.html).toContain(browser.mailed(email).href);
    expect(mail?.links).toEqual([browser.mailed(email).href]);
  });

  it('keeps one account per address, whatever its letter case and spaces', async () => {
    const first = await browser.signIn(email);
    const other = new TestBrowser(server);
    await other.ask('  MAYA@Example.com ');
    expect((await other.follow(other.tokenOf(email))).json().user.id).toBe(first);
  });

  it('answers the same whether an account exists', async () => {
    await browser.signIn(email);
    const known = await new TestBrowser(server).ask(email);
    const unknown = await new TestBrowser(server).ask('nobody@example.com');
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  });

  it('makes one account when two links of a new address are followed at once', async () => {
    const other = new TestBrowser(server);
    await browser.ask(email);
    const token = browser.tokenOf(email);
    await other.ask(email);
    const answers = await Promise.all([browser.follow(token), other.follow(other.tokenOf(email))]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect(await db.query('SELECT email FROM users')).toEqual([{ email }]);
  });
});

describe('the link', () => {
  it('works once, also when clicked twice at the same moment', async () => {
    await browser.ask(email);
    const token = browser.tokenOf(email);
    const answers = await Promise.all([1, 2, 3, 4].map(() => browser.follow(token)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect((await browser.follow(token)).json()).toMatchObject({ code: 'email-link-used' });
  });

  it('ends after ten minutes', async () => {
    await browser.ask(email);
    later(10 * minute - 1000);
    const early = browser.tokenOf(email);
    await browser.ask(email);
    expect((await browser.follow(early)).statusCode).toBe(200);
    const late = browser.tokenOf(email);
    later(10 * minute);
    const answer = await browser.follow(late);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ success: false, code: 'email-link-expired' });
  });

  it('is stored as a hash only', async () => {
    await browser.ask(email);
    const rows = JSON.stringify(await db.query('SELECT * FROM sign_in_links'));
    expect(rows).toContain(email);
    expect(rows).not.toContain(browser.tokenOf(email));
    expect(rows).not.toContain(browser.cookies.get('foothold.browser')?.value);
  });

  it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(500), "' OR 1=1 --", '\u0000'])(
    'that is none (%j) is refused in the words of the specification',
    async (token) => {
      const answer = await browser.follow(token);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'missing-email-link',
        message: 'Sign In Missing Email Link Information',
      });
    },
  );

  it('opened as the call itself shows the page and is not used up', async () => {
    await browser.ask(email);
    const token = browser.tokenOf(email);
    const opened = await browser.get(`/api/auth/magic-link/verify?token=${token}`, {
      'sec-fetch-mode': 'navigate',
      'sec-fetch-site': 'none',
    });
    expect(opened.statusCode).toBe(303);
    expect(opened.headers.location).toBe(`/auth?token=${token}`);
    expect((await browser.follow(token)).statusCode).toBe(200);
  });

  it('carries the page to go to, and none of another site', async () => {
    for (const callbackURL of [
      '/jobs/list?status=archived',
      'http://localhost:3000/jobs/list?status=archived',
    ]) {
      await browser.ask(email, { callbackURL });
      expect(browser.mailed(email).searchParams.get('next')).toBe('/jobs/list?status=archived');
    }
    for (const callbackURL of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'http://localhost:3000.evil.example/',
      'javascript:alert(1)',
      '/..//evil.example',
    ]) {
      const answer = await new TestBrowser(server).ask('other@example.com', { callbackURL });
      expect([callbackURL, answer.statusCode, answer.json().field]).toEqual([
        callbackURL,
        400,
        'callbackURL',
      ]);
    }
    expect(server.mailbox.newestFirst('other@example.com')).toEqual([]);
  });
});

describe('another browser', () => {
  it('needs the address the link was sent to', async () => {
    await browser.ask(email);
    const token = browser.tokenOf(email);
    const thief = new TestBrowser(server);
    const verify = (address?: string) =>
      thief.post('/api/auth/magic-link/verify', { token, ...(address && { email: address }) });

    expect((await thief.follow(token)).json()).toMatchObject({
      code: 'email-address-needed',
      field: 'email',
    });
    expect((await verify()).statusCode).toBe(403);
    expect((await verify('wrong@example.com')).json()).toMatchObject({ code: 'email-address-mismatch' });
    expect((await thief.get('/api/auth/token')).statusCode).toBe(401);

    const right = await verify(' Maya@Example.com ');
    expect(right.statusCode).toBe(200);
    expect((await thief.whoami(await thief.bearer())).json().email).toBe(email);
  });

  it('gets five tries, also all at once, then the link is withdrawn', async () => {
    await browser.ask(email);
    const token = browser.tokenOf(email);
    const thief = new TestBrowser(server);
    const guess = (address: string) => thief.post('/api/auth/magic-link/verify', { token, email: address });
    const answers = await Promise.all([...Array(12).keys()].map((n) => guess(`guess${n}@example.com`)));
    const codes = answers.map((answer) => answer.json().code);
    expect(codes.filter((code) => code === 'email-address-mismatch')).toHaveLength(4);
    expect(codes.filter((code) => code === 'email-link-withdrawn')).toHaveLength(8);
    expect((await guess(email)).json().code).toBe('email-link-withdrawn');
    expect((await browser.follow(token)).json().code).toBe('email-link-withdrawn');
  });

  it('that asked for a link of its own cannot use this one', async () => {
    await browser.ask(email);
    const token = browser.tokenOf(email);
    const thief = new TestBrowser(server);
    await thief.ask('thief@example.com');
    expect((await thief.follow(token)).statusCode).toBe(403);
    expect((await browser.follow(token)).statusCode).toBe(200);
  });
});
