import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { type AuthServer, authServer, TestBrowser } from '../testing/auth-test-kit.ts';

const email = 'maya@example.com';
const day = 24 * 60 * 60_000;

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

describe('the session', () => {
  it('lasts 30 days in a cookie that only /api/auth receives, and is renewed by use', async () => {
    await browser.signIn(email);
    const cookie = browser.cookies.get('better-auth.session_token');
    expect(cookie?.attributes).toMatch(/Max-Age=2592000.*Path=\/api\/auth.*HttpOnly.*SameSite=Lax/i);
    expect(cookie?.attributes).not.toMatch(/Secure/i);
    later(20 * day);
    expect(await browser.bearer()).toBeTypeOf('string');
    later(20 * day);
    expect(await browser.bearer()).toBeTypeOf('string');
    later(30 * day + 1000);
    expect((await browser.get('/api/auth/token')).statusCode).toBe(401);
  });

  it.each([
    ['cut in half', (value: string) => value.slice(0, value.length / 2)],
    ['changed in one letter', (value: string) => value.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['doubled', (value: string) => value + value],
    ['empty', () => ''],
  ])('in a cookie that is %s is nobody’s, and the whole one is still good', async (_, spoil) => {
    await browser.signIn(email);
    const name = 'better-auth.session_token';
    const value = browser.cookies.get(name)?.value ?? '';
    expect(value.length).toBeGreaterThan(40);
    const spoiled = await browser.get('/api/auth/token', { cookie: `${name}=${spoil(value)}` });
    expect([spoiled.statusCode, spoiled.json().code]).toEqual([401, 'unauthenticated']);
    expect(spoiled.body).not.toContain('token"');
    expect((await browser.get('/api/auth/token', { cookie: `${name}=${value}` })).statusCode).toBe(200);
  });

  it('ends 90 days after the sign-in, also when it is used every day, and so does its cookie', async () => {
    await browser.signIn(email);
    let token = '';
    for (let passed = 1; passed < 90; passed += 1) {
      later(day);
      token = await browser.bearer();
      const maxAge = Number(
        /Max-Age=(\d+)/i.exec(browser.cookies.get('better-auth.session_token')?.attributes ?? '')?.[1],
      );
      expect(passed * 86_400 + maxAge).toBeLessThanOrEqual(90 * 86_400);
    }
    expect((await browser.whoami(token)).statusCode).toBe(200);
    later(day - 60_000);
    token = await browser.bearer();
    expect((await browser.whoami(token)).statusCode).toBe(200);
    later(60_000);
    expect((await browser.whoami(token)).statusCode).toBe(401);
    expect((await browser.get('/api/auth/get-session')).json()).toBeNull();
    expect((await browser.get('/api/auth/token')).statusCode).toBe(401);
  });

  it('of an earlier release that was renewed for longer is over, for its tokens too', async () => {
    await browser.signIn(email);
    const token = await browser.bearer();
    await db.query("UPDATE sessions SET created_at = created_at - interval '91 days'");
    expect((await browser.whoami(token)).statusCode).toBe(401);
    expect((await browser.get('/api/auth/get-session')).json()).toBeNull();
    expect((await browser.get('/api/auth/token')).statusCode).toBe(401);
  });

  it('ends with the browser when it is not to be kept', async () => {
    await browser.signIn(email, { rememberMe: false });
    for (const name of ['better-auth.session_token', 'better-auth.dont_remember'])
      expect(browser.cookies.get(name)?.attributes).not.toMatch(/Max-Age|Expires/i);
    expect(await browser.bearer()).toBeTypeOf('string');
    for (const { attributes } of browser.cookies.values())
      if (!/Max-Age=600/.test(attributes)) expect(attributes).not.toMatch(/Max-Age/i);
    later(day + 1000);
    expect((await browser.get('/api/auth/token')).statusCode).toBe(401);
  });

  it('can be kept the next time', async () => {
    await browser.signIn(email, { rememberMe: false });
    await browser.signIn(email);
    await browser.bearer();
    expect(browser.cookies.get('better-auth.session_token')?.attributes).toMatch(/Max-Age=2592000/i);
  });

  it('of before ends when this browser signs in again', async () => {
    await browser.signIn(email);
    const first = await browser.bearer();
    await browser.signIn('other@example.com');
    expect((await browser.whoami(first)).statusCode).toBe(401);
    expect((await browser.whoami(await browser.bearer())).json().email).toBe('other@example.com');
  });

  it('is Secure behind an https address', async () => {
    const secure = await authServer({
      db,
      variables: { PUBLIC_URL: 'https://jobs.example.org', SMTP_URL: 'smtp://127.0.0.1' },
      mail: server.mailbox,
    });
    const visitor = new TestBrowser({ ...secure, mailbox: server.mailbox }, 'https://jobs.example.org');
    await visitor.signIn(email);
    expect(visitor.mailed(email).origin).toBe('https://jobs.example.org');
    expect([...visitor.cookies.keys()].sort()).toEqual([
      '__Secure-better-auth.session_token',
      '__Secure-foothold.browser',
      '__Secure-foothold.known',
    ]);
    for (const { attributes } of visitor.cookies.values()) expect(attributes).toMatch(/HttpOnly/i);
    for (const { attributes } of visitor.cookies.values()) expect(attributes).toMatch(/; Secure/i);
    await secure.app.close();
  });
});
