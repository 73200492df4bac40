import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const email = 'maya@example.com';
const publicUrl = 'https://jobs.example.org';
const google = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' };

let db: Db;
let server: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  server = await openTestApp({ db });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await db.exec('DELETE FROM rate_limits');
});

const others: TestApp[] = [];
afterEach(async () => {
  for (const { app } of others.splice(0)) await app.close();
});
/** Another server over the same database; its mails are kept as those over SMTP would be sent. */
async function withVariables(variables: Record<string, string>): Promise<TestApp> {
  const other = await openTestApp({
    db,
    variables,
    google: {
      issuer: 'https://accounts.google.com',
      authorizeUrl: async ({ redirectUri }) => `https://accounts.google.com/?${redirectUri}`,
      redeem: () => Promise.reject(new Error('not asked for here')),
    },
  });
  others.push(other);
  return other;
}

type Asked = { headers?: Record<string, string>; socket?: string };

const mailboxOf = ({ app }: TestApp, { headers, socket = '127.0.0.1' }: Asked = {}) =>
  app.inject({
    url: `/api/dev/mailbox?to=${email}`,
    remoteAddress: socket,
    headers: { host: 'localhost:3000', ...headers },
  });
const askFor = ({ app }: TestApp, path: 'magic-link' | 'google', { headers, socket = '127.0.0.1' }: Asked) =>
  app.inject({
    method: 'POST',
    url: `/api/auth/sign-in/${path}`,
    remoteAddress: socket,
    payload: path === 'google' ? { way: 'tab' } : { email },
    headers: { host: 'localhost:3000', ...headers },
  });

/** The first line and the body of the answer to these very bytes. */
function raw(text: string): Promise<{ first: string; body: string }> {
  const address = server.app.server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return new Promise((done, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('error', reject).on('close', () => {
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      done({ first: head.split('\r\n')[0] ?? '', body });
    });
  });
}

describe('the development mailbox', () => {
  test.each([
    ['via', '1.1 proxy'],
    ['forwarded', 'for=127.0.0.1'],
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-for', ''],
    ['x-forwarded-host', 'localhost:3000'],
    ['x-forwarded-proto', 'http'],
    ['x-forwarded-port', '3000'],
    ['x-forwarded-server', 'a'],
    ['x-real-ip', '127.0.0.1'],
    ['cf-connecting-ip', '127.0.0.1'],
    ['cf-ray', 'a'],
    ['cdn-loop', 'cloudflare'],
    ['true-client-ip', '127.0.0.1'],
    ['x-client-ip', '127.0.0.1'],
    ['x-envoy-external-address', '127.0.0.1'],
    ['x-amzn-trace-id', 'Root=1'],
  ])('is not there for a request with %s: %s, and no link is sent', async (name, value) => {
    const headers = { [name]: value };
    const answer = await mailboxOf(server, { headers });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'route-not-found']);
    const config = await server.app.inject({
      url: '/api/config',
      headers: { host: 'localhost', ...headers },
    });
    expect(config.json().data.signIn.email).toBe('none');
    expect((await askFor(server, 'magic-link', { headers })).statusCode).toBe(403);
    expect(server.mailbox.newestFirst(email)).toEqual([]);
  });

  test('is there for a browser of this machine with everything that browsers send', async () => {
    const headers = {
      accept: '*/*',
      'accept-encoding': 'gzip, deflate, br, zstd',
      'accept-language': 'en',
      connection: 'keep-alive',
      dnt: '1',
      origin: 'http://localhost:3000',
      referer: 'http://localhost:3000/auth',
      'sec-ch-ua-platform': '"Linux"',
      'sec-fetch-site': 'same-origin',
      'sec-gpc': '1',
      'upgrade-insecure-requests': '1',
      'user-agent': 'Mozilla/5.0',
    };
    expect((await mailboxOf(server, { headers })).json()).toEqual({ success: true, data: [] });
    expect((await mailboxOf(server, { headers, socket: '::1' })).statusCode).toBe(200);
  });

  test('is there over HTTP/1.1, not over HTTP/1.0, which proxies speak', async () => {
    const call = (version: string) =>
      raw(
        `GET /api/dev/mailbox?to=${email} HTTP/${version}\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n`,
      );
    const ours = await call('1.1');
    expect([ours.first, ours.body]).toEqual(['HTTP/1.1 200 OK', '{"success":true,"data":[]}']);
    expect((await call('1.0')).first).toBe('HTTP/1.1 404 Not Found');
    const body = JSON.stringify({ email });
    const asked = await raw(
      `POST /api/auth/sign-in/magic-link HTTP/1.0\r\nHost: localhost:3000\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect(asked.first).toBe('HTTP/1.1 403 Forbidden');
    expect(JSON.parse(asked.body).message).toContain('its operator has to set PUBLIC_URL');
    expect(server.mailbox.newestFirst(email)).toEqual([]);
  });

  test.each(['on', '1', '2', '127.0.0.1'])('is not there with TRUST_PROXY=%s', async (TRUST_PROXY) => {
    const other = await withVariables({ TRUST_PROXY });
    expect((await mailboxOf(other)).statusCode).toBe(404);
    expect((await askFor(other, 'magic-link', {})).statusCode).toBe(403);
    expect(other.mailbox.newestFirst(email)).toEqual([]);
  });
});

describe('once PUBLIC_URL is set, links and redirect addresses lead there', () => {
  const redirect = { 'magic-link': '', google: '' };
  /** Where a call would send somebody: the origin in the mail or in the redirect address, or the refusal. */
  async function leadsTo(of: TestApp, path: keyof typeof redirect, headers: Record<string, string>) {
    const before = of.mailbox.newestFirst(email).length;
    const answer = await askFor(of, path, { headers });
    if (answer.statusCode !== 200) return `${answer.statusCode} ${answer.json().code}`;
    if (path === 'google') return new URL(new URL(answer.json().url).search.slice(1)).origin;
    const mails = of.mailbox.newestFirst(email);
    expect(mails).toHaveLength(before + 1);
    return new URL(mails[0]?.links[0] ?? '').origin;
  }

  const refused = '403 unauthorized-domain';
  const wrongHost = '421 wrong-host';
  const requests: [string, Record<string, string>, string][] = [
    ['its own name', { host: 'jobs.example.org', origin: publicUrl }, publicUrl],
    ['a proxy that names this machine', { host: '127.0.0.1:3000', origin: publicUrl }, publicUrl],
    ['a program without an origin', { host: 'localhost:3000' }, publicUrl],
    ['a Host of this machine with another port', { host: 'localhost:9' }, publicUrl],
    ['a page of this machine', { host: 'localhost:3000', origin: 'http://localhost:3000' }, refused],
    [
      'a page of this machine by number',
      { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' },
      refused,
    ],
    ['a foreign Host', { host: 'evil.example', origin: publicUrl }, wrongHost],
    [
      'a foreign X-Forwarded-Host',
      { host: 'jobs.example.org', 'x-forwarded-host': 'evil.example' },
      publicUrl,
    ],
    [
      'a foreign Host under our X-Forwarded-Host',
      { host: 'evil.example', 'x-forwarded-host': 'jobs.example.org' },
      wrongHost,
    ],
    ['another X-Forwarded-Proto', { host: 'jobs.example.org', 'x-forwarded-proto': 'http' }, publicUrl],
    [
      'an X-Forwarded-Host of this machine',
      { host: 'jobs.example.org', 'x-forwarded-host': 'localhost:3000' },
      publicUrl,
    ],
    [
      'a Forwarded header',
      { host: 'jobs.example.org', forwarded: 'host=evil.example;proto=http' },
      publicUrl,
    ],
  ];
  test.each(['off', 'on', '127.0.0.1'])(
    'with TRUST_PROXY=%s, whatever a request says',
    async (TRUST_PROXY) => {
      const site = await withVariables({
        TRUST_PROXY,
        PUBLIC_URL: publicUrl,
        SMTP_URL: 'smtp://127.0.0.1',
        ...google,
      });
      for (const path of ['magic-link', 'google'] as const)
        for (const [who, headers, expected] of requests) {
          await db.exec('DELETE FROM rate_limits');
          expect([path, who, await leadsTo(site, path, headers)]).toEqual([path, who, expected]);
        }
    },
  );

  test('whoever opens the port itself is told where the site is', async () => {
    const site = await withVariables({ PUBLIC_URL: publicUrl, SMTP_URL: 'smtp://127.0.0.1' });
    const answer = await askFor(site, 'magic-link', { headers: { origin: 'http://localhost:3000' } });
    expect(answer.json().message).toBe(
      'Signing in from this address is not allowed. Open the site at https://jobs.example.org.',
    );
  });

  test('an address of this machine as PUBLIC_URL is one too, for both of its spellings', async () => {
    const site = await withVariables({ PUBLIC_URL: 'http://localhost:3000', ...google });
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000']) {
      const headers = { host: new URL(origin).host, origin };
      expect(await leadsTo(site, 'magic-link', headers)).toBe('http://localhost:3000');
    }
    // Cookies of one spelling are not sent to the other, so Google could not lead back to where it was asked for.
    for (const [host, expected] of [
      ['localhost:3000', 'http://localhost:3000'],
      ['127.0.0.1:3000', refused],
    ] as const) {
      expect(await leadsTo(site, 'google', { host, origin: `http://${host}` })).toBe(expected);
      expect(await leadsTo(site, 'google', { host })).toBe(expected);
    }
    const elsewhere = { host: 'localhost:3000', origin: 'http://localhost:4000' };
    expect(await leadsTo(site, 'magic-link', elsewhere)).toBe(refused);
  });
});
