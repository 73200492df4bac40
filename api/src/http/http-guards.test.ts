import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let db: Db;
let server: TestApp;
beforeAll(async () => {
  db = await openTestDb();
  // One minute for all tests, so that none runs over its end.
  server = await openTestApp({ db, now: () => new Date('2026-03-01T12:00:15Z') });
});
afterAll(() => server.close());

/** Another server over the same database. */
async function withVariables<T>(
  variables: Record<string, string>,
  use: (other: TestApp) => Promise<T>,
): Promise<T> {
  const other = await openTestApp({ db, variables });
  try {
    return await use(other);
  } finally {
    await other.app.close();
  }
}
const statusOf = async (app: TestApp['app'], host: string, url = '/api/config') =>
  (await app.inject({ url, headers: { host } })).statusCode;

describe('security headers', () => {
  test('stand on pages, answers, refusals and redirections alike', async () => {
    for (const url of ['/', '/work', '/api/config', '/api/nope', '/assets/nope.js']) {
      const { headers } = await server.app.inject(url);
      expect(headers['content-security-policy']).toBe(
        `default-src 'none';script-src 'self' 'wasm-unsafe-eval';style-src 'self';img-src 'self' data: blob:;media-src blob:;font-src 'self';connect-src 'self' data:;worker-src 'self';manifest-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none';require-trusted-types-for 'script';trusted-types default dompurify`,
      );
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('stand on the refusal of an address that no router reads, and keep it out of caches', async () => {
    for (const url of ['/api/city/%zz', '/api/%ff', `/api/city/${'1'.repeat(40)}%`]) {
      const { statusCode, headers } = await server.app.inject(url);
      expect(statusCode).toBe(400);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
      });
    }
    await withVariables({ PUBLIC_URL: 'https://jobs.example.org' }, async ({ app }) =>
      expect((await app.inject('/api/%ff')).headers['strict-transport-security']).toBe('max-age=31536000'),
    );
  });

  test('detailed map tiles open the pages to the host of their style, and to no other', async () => {
    const variables = { MAP_STYLE_URL: 'https://tiles.example.org/styles/plain.json' };
    await withVariables(variables, async ({ app }) => {
      const { headers, body } = await app.inject('/api/config');
      expect(headers['content-security-policy']).toBe(
        `default-src 'none';script-src 'self' 'wasm-unsafe-eval';style-src 'self';img-src 'self' data: blob: https://tiles.example.org;media-src blob:;font-src 'self';connect-src 'self' data: https://tiles.example.org;worker-src 'self';manifest-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none';require-trusted-types-for 'script';trusted-types default dompurify`,
      );
      expect(JSON.parse(body).data.mapStyleUrl).toBe(variables.MAP_STYLE_URL);
    });
  });

  test('pages ask this server alone, whatever models the operator allows', async () => {
    const variables = { AI_ALLOWED_HOSTS: 'ai.example.com, 10.0.0.5:11434, [fd00::5]:8080' };
    await withVariables(variables, async ({ app }) => {
      const policy = String((await app.inject('/')).headers['content-security-policy']).split(';');
      expect(policy.find((one) => one.startsWith('connect-src'))).toBe("connect-src 'self' data:");
    });
  });

  test('a page may use what the product uses, and nothing else of the browser', async () => {
    const { headers } = await server.app.inject('/');
    const policy = String(headers['permissions-policy']).split(', ');
    const own = policy.filter((one) => one.endsWith('=(self)'));
    expect(own).toEqual([
      'clipboard-write=(self)',
      'geolocation=(self)',
      'microphone=(self)',
      'publickey-credentials-create=(self)',
      'publickey-credentials-get=(self)',
      'web-share=(self)',
    ]);
    expect(policy.filter((one) => !own.includes(one))).toEqual(
      expect.arrayContaining(['camera=()', 'usb=()', 'payment=()', 'clipboard-read=()']),
    );
    for (const one of policy) expect(one).toMatch(/^[a-z-]+=\((?:self)?\)$/);
    expect((await server.app.inject('/api/docs')).headers['permissions-policy']).toBe(
      headers['permissions-policy'],
    );
    // Means nothing where there is no document.
    expect((await server.app.inject('/api/config')).headers['permissions-policy']).toBeUndefined();
  });

  test('HSTS comes with an https PUBLIC_URL only', async () => {
    const of = (PUBLIC_URL: string) =>
      withVariables({ PUBLIC_URL }, async ({ app }) => (await app.inject('/api/config')).headers);
    expect((await of('https://jobs.example.org'))['strict-transport-security']).toBe('max-age=31536000');
    expect((await of('http://jobs.example.org'))['strict-transport-security']).toBeUndefined();
  });

  test('HSTS covers the names below only where the operator asks for it, and never asks for the list of browsers', async () => {
    const of = (variables: Record<string, string>) =>
      withVariables(variables, async ({ app }) => {
        const answers = await Promise.all(['/api/config', '/work', '/api/%ff'].map((url) => app.inject(url)));
        return new Set(answers.map(({ headers }) => headers['strict-transport-security']));
      });
    const HSTS_SUBDOMAINS = 'on';
    expect(await of({ PUBLIC_URL: 'https://jobs.example.org', HSTS_SUBDOMAINS })).toEqual(
      new Set(['max-age=31536000; includeSubDomains']),
    );
    expect(await of({ PUBLIC_URL: 'https://jobs.example.org' })).toEqual(new Set(['max-age=31536000']));
    expect(await of({ PUBLIC_URL: 'http://jobs.example.org', HSTS_SUBDOMAINS })).toEqual(
      new Set([undefined]),
    );
  });
});

describe('Host', () => {
  test.each(['localhost', 'localhost:3000', 'LOCALHOST', '127.0.0.1:80', '127.0.0.9', '[::1]', '[::1]:3000'])(
    'this machine as %s is answered',
    async (host) => expect(await statusOf(server.app, host)).toBe(200),
  );

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.1'])(
    'the foreign name %s is 421, pages included',
    async (host) => {
      expect(await statusOf(server.app, host)).toBe(421);
      expect(await statusOf(server.app, host, '/')).toBe(421);
    },
  );

  test.each([' ', '[::1].evil.example', 'maya@localhost', 'localhost:', 'localhost/x', 'localhost:123456'])(
    '%s is no host: 400, pages included',
    async (host) => {
      expect(await statusOf(server.app, host)).toBe(400);
      expect(await statusOf(server.app, host, '/')).toBe(400);
    },
  );

  test("PUBLIC_URL's own name is answered, its neighbors are not", () =>
    withVariables({ PUBLIC_URL: 'https://jobs.example.org' }, async ({ app }) => {
      expect(await statusOf(app, 'jobs.example.org')).toBe(200);
      expect(await statusOf(app, 'Jobs.Example.org')).toBe(200);
      expect(await statusOf(app, 'jobs.example.org:8443')).toBe(421);
      expect(await statusOf(app, 'example.org')).toBe(421);
    }));
});

describe('rate limit', () => {
  test('on /api only, per network, 429 with Retry-After, unmounted calls counted too', async () => {
    let at = Date.parse('2026-03-01T12:00:15Z');
    const { app } = await openTestApp({ db, variables: { TRUST_PROXY: 'on' }, now: () => new Date(at) });
    const call = (url: string, ip: string) => app.inject({ url, headers: { 'x-forwarded-for': ip } });
    for (let n = 0; n < 600; n += 1)
      expect((await call(n % 2 ? '/api/nope' : '/api/config', '203.0.113.7')).statusCode).not.toBe(429);
    const answer = await call('/api/config', '203.0.113.7');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '45']);
    expect(answer.json()).toMatchObject({ success: false, code: 'too-many-requests' });
    expect(answer.json().message).toContain('45 seconds');
    expect((await call('/%61pi/config', '203.0.113.7')).statusCode).toBe(429);
    expect((await call('/api/nope', '203.0.113.7')).statusCode).toBe(429);
    expect((await call('/work', '203.0.113.7')).statusCode).not.toBe(429);
    expect((await call('/api/config', '203.0.113.8')).statusCode).toBe(200);
    at += 45_000;
    expect((await call('/api/config', '203.0.113.7')).statusCode).toBe(200);
    await app.close();
  });

  test('counts a household of IPv6 as one, and can be set for a bench', async () => {
    const now = () => new Date('2026-03-01T12:00:15Z');
    const { app } = await openTestApp({ db, variables: { TRUST_PROXY: 'on' }, now, callsPerMinute: 2 });
    const status = async (ip: string) =>
      (await app.inject({ url: '/api/config', headers: { 'x-forwarded-for': ip } })).statusCode;
    expect([await status('2001:db8:1:2::1'), await status('2001:db8:1:2:ffff::9')]).toEqual([200, 200]);
    expect([await status('2001:db8:1:2::7'), await status('2001:db8:1:3::7')]).toEqual([429, 200]);
    await app.close();
  });

  test('without TRUST_PROXY a forwarded address is not believed', async () => {
    const before = await server.app.inject({
      url: '/api/config',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    const after = await server.app.inject({
      url: '/api/config',
      headers: { 'x-forwarded-for': '203.0.113.10' },
    });
    expect(Number(after.headers['x-ratelimit-remaining'])).toBe(
      Number(before.headers['x-ratelimit-remaining']) - 1,
    );
  });
});
