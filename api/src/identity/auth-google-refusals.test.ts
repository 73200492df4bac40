import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { comeBack, outcomeOf, signInWithGoogle, startGoogle } from '../testing/auth-google-kit.ts';
import { type AuthServer, authServer, TestBrowser } from '../testing/auth-test-kit.ts';
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
  await db.exec('DELETE FROM users; DELETE FROM verifications; DELETE FROM rate_limits;');
  server = await authServer({ db, variables: standIn.variables });
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

/** The same ID token with another head or body, signed by nobody. */
function forged(token: string, head: object, change: object = {}): string {
  const body = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part(head)}.${part({ ...body, ...change })}.`;
}

const seconds = (shift: number) => Math.floor(Date.now() / 1000) + shift;

describe('ID tokens that are not believed', () => {
  test.each<[string, () => void]>([
    ['another nonce', () => (standIn.claims = { nonce: 'x'.repeat(43) })],
    ['no nonce', () => (standIn.claims = { nonce: undefined })],
    ['another audience', () => (standIn.claims = { aud: 'someone-else.apps.example' })],
    ['two audiences, given to another', () => (standIn.claims = { aud: [standIn.clientId, 'b'], azp: 'b' })],
    [
      'two audiences, given to nobody',
      () => (standIn.claims = { aud: [standIn.clientId, 'b'], azp: undefined }),
    ],
    ['another issuer', () => (standIn.claims = { iss: 'https://accounts.google.com' })],
    ['no subject', () => (standIn.claims = { sub: undefined })],
    ['an empty subject', () => (standIn.claims = { sub: '' })],
    ['a clock an hour behind', () => (standIn.claims = { iat: seconds(-3600), exp: seconds(0) })],
    [
      'a clock an hour behind, long-lived',
      () => (standIn.claims = { iat: seconds(-3600), exp: seconds(9e5) }),
    ],
    [
      'a clock an hour ahead',
      () => (standIn.claims = { iat: seconds(3600), exp: seconds(7200), nbf: undefined }),
    ],
    ['alg none', () => (standIn.change.idToken = (token) => forged(token, { alg: 'none', typ: 'JWT' }))],
    ['HS256', () => (standIn.change.idToken = (token) => `${forged(token, { alg: 'HS256' })}AAAA`)],
    ['a broken signature', () => (standIn.change.idToken = (token) => `${token.slice(0, -8)}AAAAAAAA`)],
    ['a word', () => (standIn.change.idToken = () => 'token')],
    ['nothing', () => (standIn.change.idToken = () => undefined)],
  ])('%s', async (_name, spoil) => {
    spoil();
    const browser = new TestBrowser(server);
    const answer = await signInWithGoogle(browser, standIn, { callbackURL: '/jobs' });
    expect(outcomeOf(answer)).toEqual({ google: 'invalid-auth-event', way: 'popup', next: '/jobs' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await isIn(browser)).toBe(false);
    expect(await db.query('SELECT 1 FROM users', [])).toEqual([]);
  });

  test('a clock half a minute off is let pass', async () => {
    standIn.claims = { iat: seconds(30), exp: seconds(3630), nbf: seconds(20) };
    expect(outcomeOf(await signInWithGoogle(new TestBrowser(server), standIn)).google).toBe('done');
  });

  test.each([
    { email_verified: false },
    { email_verified: 'true' },
    { email: undefined },
    { email: 'a\r\nb@c.d' },
  ])('no address that Google vouches for: %j', async (claims) => {
    standIn.claims = claims;
    const answer = await signInWithGoogle(new TestBrowser(server), standIn);
    expect(outcomeOf(answer).google).toBe('multi-factor-auth-required');
    expect(await db.query('SELECT 1 FROM users', [])).toEqual([]);
  });
});

describe('answers of the provider', () => {
  test.each([
    ['access_denied', 'popup-closed-by-user'],
    ['temporarily_unavailable', 'network-request-failed'],
    ['unauthorized_client', 'invalid-api-key'],
    ['something_else', 'invalid-auth-event'],
    ['__proto__', 'invalid-auth-event'],
  ])('%s is %s', async (error, code) => {
    standIn.change.error = error;
    const browser = new TestBrowser(server);
    expect(outcomeOf(await signInWithGoogle(browser, standIn, { way: 'tab' }))).toEqual({
      google: code,
      way: 'tab',
    });
  });

  test.each<[string, unknown, number, string]>([
    ['a wrong secret', { error: 'invalid_client' }, 401, 'invalid-api-key'],
    ['a used code', { error: 'invalid_grant' }, 400, 'invalid-auth-event'],
    ['an address that is not listed', { error: 'redirect_uri_mismatch' }, 400, 'auth-domain-config-required'],
    ['a failure', {}, 503, 'network-request-failed'],
    ['an answer of a megabyte', { id_token: 'x'.repeat(1_000_000) }, 200, 'network-request-failed'],
    ['a list', [1], 200, 'invalid-auth-event'],
    [
      'a reason with more in it',
      { error: 'code=4/0A\nx', error_description: 'ada@example.com' },
      400,
      'invalid-auth-event',
    ],
  ])('the token call: %s', async (_name, body, statusCode, code) => {
    standIn.change.answer = (answer) => Object.assign(answer, { body, statusCode });
    const browser = new TestBrowser(server);
    expect(outcomeOf(await signInWithGoogle(browser, standIn)).google).toBe(code);
    expect(await isIn(browser)).toBe(false);
  });

  test('a secret that is not the client’s', async () => {
    const variables = { ...standIn.variables, GOOGLE_CLIENT_SECRET: 'another-secret' };
    const other = await authServer({ db, variables });
    const answer = await signInWithGoogle(new TestBrowser(other), standIn);
    expect(outcomeOf(answer).google).toBe('invalid-api-key');
    await other.app.close();
  });

  test('a code of another sign-in does not fit the verifier of this one', async () => {
    const [mine, theirs] = [new TestBrowser(server), new TestBrowser(server)];
    const stolen = await standIn.agree(await startGoogle(theirs));
    const location = await standIn.agree(await startGoogle(mine));
    location.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    expect(outcomeOf(await comeBack(mine, location)).google).toBe('invalid-auth-event');
    expect(await isIn(mine)).toBe(false);
  });

  test('an answer that names another issuer', async () => {
    const browser = new TestBrowser(server);
    const location = await standIn.agree(await startGoogle(browser));
    location.searchParams.set('iss', 'https://evil.example');
    expect(outcomeOf(await comeBack(browser, location)).google).toBe('invalid-auth-event');
  });
});
