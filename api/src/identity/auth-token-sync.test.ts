import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { signInWithGoogle } from '../testing/auth-google-kit.ts';
import { type AuthServer, authServer, TestBrowser } from '../testing/auth-test-kit.ts';
import { openIdStandIn } from '../testing/test-openid.ts';
import { tokenSync } from './auth-token-sync.ts';

type Heard = { method: string; authorization: string; body: string };

let db: Db;
let service: Server;
let url: string;
let server: AuthServer;
let heard: Heard[];
/** Statuses of the next answers; 0 says nothing; none left: 204. */
let answers: number[];

beforeAll(async () => {
  db = await openTestDb();
  service = createServer(async (request, answer) => {
    let body = '';
    for await (const part of request) body += part;
    const { method = '', headers } = request;
    heard.push({ method, authorization: headers.authorization ?? '', body });
    const status = answers.shift() ?? 204;
    if (status !== 0) answer.writeHead(status).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/tokens`;
});
beforeEach(async () => {
  heard = [];
  answers = [];
  await db.exec('DELETE FROM users; DELETE FROM rate_limits;');
  server = await authServer({ db, variables: { TOKEN_SYNC_URL: url } });
});
afterEach(() => server.app.close());
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await db.close();
});

const until = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 10 });
const living = { session: { id: 's-1' }, user: { id: 'u-1', email: 'ada@example.com' } };

test('a sign-in sends a token, a sign-out takes it back', async () => {
  const browser = new TestBrowser(server);
  const userId = await browser.signIn('ada@example.com');
  await until(() => expect(heard).toHaveLength(1));
  const { token } = JSON.parse(heard[0]?.body ?? '');
  expect(heard[0]).toMatchObject({ method: 'POST', authorization: `Bearer ${token}` });
  expect((await browser.post('/api/auth/sign-out')).statusCode).toBe(200);
  await until(() => expect(heard).toHaveLength(2));
  const claims = (bearer = '') => JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString());
  expect(heard[1]).toMatchObject({ method: 'DELETE', body: '' });
  const { sid, aud } = claims(token);
  expect(claims(token)).toMatchObject({ sub: userId, email: 'ada@example.com' });
  expect(claims(heard[1]?.authorization)).toMatchObject({ sub: userId, sid, aud });
  expect((await browser.post('/api/auth/sign-out')).statusCode).toBe(200);
  expect(heard).toHaveLength(2);
});

test('the token is of the service alone: our API refuses it, and the service refuses ours', async () => {
  const browser = new TestBrowser(server);
  await browser.signIn('ada@example.com');
  await until(() => expect(heard).toHaveLength(1));
  const { token } = JSON.parse(heard[0]?.body ?? '');
  const ours = await browser.bearer();
  expect((await browser.whoami(token)).statusCode).toBe(401);
  expect((await browser.whoami(ours)).statusCode).toBe(200);
  const keys = createLocalJWKSet((await browser.get('/api/auth/jwks')).json());
  const asService = { issuer: 'http://localhost', audience: new URL(url).origin };
  expect((await jwtVerify(token, keys, asService)).payload.email).toBe('ada@example.com');
  await expect(jwtVerify(ours, keys, asService)).rejects.toThrow('aud');
});

test('a sign-in with Google sends it too', async () => {
  const standIn = await openIdStandIn();
  const both = await authServer({ db, variables: { ...standIn.variables, TOKEN_SYNC_URL: url } });
  await signInWithGoogle(new TestBrowser(both), standIn);
  await until(() => expect(heard).toMatchObject([{ method: 'POST' }]));
  await both.app.close();
  await standIn.stop();
});

test('a service that is down or says no changes nothing; the log says so without the token', async () => {
  answers = [500, 503, 403];
  const browser = new TestBrowser(server);
  await browser.signIn('ada@example.com');
  expect((await browser.get('/api/auth/token')).statusCode).toBe(200);
  await until(() => expect(server.log.join('')).toContain('"reason":"answered 503"'));
  expect(heard).toHaveLength(2);
  await browser.post('/api/auth/sign-out');
  await until(() => expect(server.log.join('')).toContain('"reason":"answered 403"'));
  // A refusal is final: the third answer was the last.
  expect(heard).toHaveLength(3);
  expect(server.log.join('')).not.toMatch(/eyJ|Bearer/);
  expect(server.log.join('')).toContain('a token could not be passed on');
});

test('a service that says nothing keeps nobody waiting, nor the server from stopping', async () => {
  answers = [0, 0, 0];
  await new TestBrowser(server).signIn('ada@example.com');
  await until(() => expect(heard).toHaveLength(1));
  await server.app.close();
  expect(server.log.join('')).toContain('"reason":"the server stopped"');
});

test('each try ends in time, the second one counts, and two of a session keep their order', async () => {
  answers = [0];
  const failures: object[] = [];
  const sync = tokenSync({
    url,
    sign: async () => 'token',
    fail: (what) => failures.push(what),
    timeoutMs: 1000,
    pauseMs: 20,
  });
  sync.signedIn(living);
  sync.signedOut(living);
  // Whatever comes after it waits for its answer.
  sync.signedIn(living);
  await until(() => expect(heard).toHaveLength(4));
  expect(heard.map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE', 'POST']);
  expect(failures).toEqual([]);
  await sync.close();
});

test('tokens that cannot be made, and a service that is not there', async () => {
  const failures: string[] = [];
  const fail = ({ reason }: { reason: string }) => void failures.push(reason);
  const broken = tokenSync({ url, sign: () => Promise.reject(new Error('no keys')), fail });
  broken.signedIn(living);
  const gone = tokenSync({ url: 'http://127.0.0.1:1/', sign: async () => 'token', fail, pauseMs: 1 });
  gone.signedOut(living);
  await until(() => expect(failures.sort()).toEqual(['no token could be made', 'not reachable']));
  const off = tokenSync({ url: undefined, sign: async () => 'token', fail });
  expect(off.isOn).toBe(false);
  off.signedIn(living);
  await off.close();
  expect(heard).toEqual([]);
});
