import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from '../config/env.ts';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { type AuthServer, authServer, TestBrowser, testSecret } from '../testing/auth-test-kit.ts';
import { identityLibrary } from './auth-library.ts';

const email = 'maya@example.com';
const start = new Date('2026-08-20T10:00:00Z');

let db: Db;
let server: AuthServer;
let browser: TestBrowser;

beforeAll(async () => {
  db = await openTestDb();
});
afterAll(() => db.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  await db.exec('DELETE FROM users; DELETE FROM sign_in_links; DELETE FROM rate_limits; DELETE FROM jwks;');
  server = await authServer({ db });
  browser = new TestBrowser(server);
});
afterEach(async () => {
  vi.useRealTimers();
  await server.app.close();
});

describe('bearer tokens', () => {
  it.each([
    '',
    'Bearer',
    'Bearer ',
    'Bearer x',
    'Bearer a.b.c',
    'Basic dXNlcjpwYXNz',
    `Bearer ${'a'.repeat(5000)}.b.c`,
  ])('%j is nobody', async (authorization) => {
    const answer = await browser.get('/api/whoami', { authorization });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('cookies alone are nobody', async () => {
    await browser.signIn(email);
    const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
    expect((await browser.get('/api/whoami', { cookie })).statusCode).toBe(401);
  });

  it('end after five minutes, and a new one is to be had', async () => {
    await browser.signIn(email);
    const token = await browser.bearer();
    vi.setSystemTime(start.getTime() + 299_000);
    expect((await browser.whoami(token)).statusCode).toBe(200);
    vi.setSystemTime(start.getTime() + 301_000);
    expect((await browser.whoami(token)).statusCode).toBe(401);
    expect((await browser.whoami(await browser.bearer())).statusCode).toBe(200);
  });

  it('stop at once when the session is revoked, and no new one is given', async () => {
    await browser.signIn(email);
    const token = await browser.bearer();
    await db.query('DELETE FROM sessions');
    expect((await browser.whoami(token)).statusCode).toBe(401);
    expect((await browser.get('/api/auth/token')).statusCode).toBe(401);
  });

  it('stop when the session is over before they are', async () => {
    await browser.signIn(email);
    const token = await browser.bearer();
    await db.query('UPDATE sessions SET expires_at = $1::timestamptz', [start.toISOString()]);
    expect((await browser.whoami(token)).statusCode).toBe(401);
  });

  it('cannot be forged', async () => {
    const userId = await browser.signIn(email);
    const good = await browser.bearer();
    const [head = '', body = '', signature = ''] = good.split('.');
    const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString());
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    expect(claims).toMatchObject({
      sub: userId,
      email,
      iss: 'http://localhost',
      aud: 'http://localhost/api',
    });
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const own = await generateKeyPair('EdDSA', { extractable: true });
    const signed = (changes: object, header: object = {}) =>
      new SignJWT({ ...claims, ...changes })
        .setProtectedHeader({ alg: 'EdDSA', kid, ...header })
        .sign(own.privateKey);
    const publicKey = JSON.stringify((await browser.get('/api/auth/jwks')).json().keys[0]);
    const forged = {
      'alg none': new UnsecuredJWT(claims).encode(),
      'alg none, our kid': `${encoded({ alg: 'none', kid })}.${body}.x`,
      'another key': await signed({}),
      'another key under an unknown name': await signed({}, { kid: 'unknown' }),
      'a key sent along': await signed({}, { jwk: await exportJWK(own.publicKey) }),
      'a name that breaks SQL': await signed({}, { kid: "'\u0000--" }),
      'our public key as a shared secret': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid })
        .sign(new TextEncoder().encode(publicKey)),
      'another person': `${head}.${encoded({ ...claims, sub: 'other' })}.${signature}`,
      'a longer life': `${head}.${encoded({ ...claims, exp: claims.exp + 9999 })}.${signature}`,
    };
    for (const [what, token] of Object.entries(forged))
      expect([what, (await browser.whoami(token)).statusCode]).toEqual([what, 401]);
    expect((await browser.whoami(good)).statusCode).toBe(200);
  });

  it('rightly signed but for others, for no session or of another time are refused', async () => {
    const userId = await browser.signIn(email);
    const sid = (await browser.get('/api/auth/get-session')).json().session.id;
    await browser.bearer();
    const { signClaims } = identityLibrary({
      db,
      env: readEnv({}),
      secret: testSecret,
      now: () => new Date(),
    });
    const whole = { sub: userId, sid, email };
    const now = start.getTime() / 1000;
    expect((await browser.whoami(await signClaims(whole))).statusCode).toBe(200);
    for (const claims of [
      { ...whole, aud: 'http://localhost' },
      { ...whole, iss: 'http://localhost/api' },
      { ...whole, exp: now - 1 },
      { ...whole, nbf: now + 60 },
      { sub: userId, email },
      { ...whole, sid: 'unknown' },
      { ...whole, sub: 'another' },
    ])
      expect([claims, (await browser.whoami(await signClaims(claims))).statusCode]).toEqual([claims, 401]);
  });

  it('made for another site with the same key are refused', async () => {
    await browser.signIn(email);
    const token = await browser.bearer();
    const variables = { PUBLIC_URL: 'https://jobs.example.org', SMTP_URL: 'smtp://127.0.0.1' };
    const other = await authServer({ db, variables });
    const answer = await other.app.inject({
      url: '/api/whoami',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(401);
    await other.app.close();
  });

  it('survive a restart, and a new secret asks everybody to sign in again instead of failing', async () => {
    await browser.signIn(email);
    const token = await browser.bearer();
    const again = await authServer({ db });
    expect(
      (await again.app.inject({ url: '/api/whoami', headers: { authorization: `Bearer ${token}` } }))
        .statusCode,
    ).toBe(200);
    await again.app.close();

    const changed = await authServer({ db, secret: 'another secret, also 32 characters or more' });
    const visitor = new TestBrowser(changed);
    for (const [name, cookie] of browser.cookies) visitor.cookies.set(name, cookie);
    expect((await visitor.get('/api/auth/token')).statusCode).toBe(401);
    await visitor.signIn(email);
    expect((await visitor.whoami(await visitor.bearer())).json().email).toBe(email);
    await changed.app.close();
  });
});
