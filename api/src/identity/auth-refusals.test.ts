import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '../db/db.ts';
import { openTestDb } from '../db/test-db.ts';
import { MailError } from '../providers/mail/port.ts';
import { type AuthServer, authServer, TestBrowser } from '../testing/auth-test-kit.ts';

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

describe('origins', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    '%s is this machine, and links lead back to it',
    async (origin) => {
      const visitor = new TestBrowser(server, origin);
      expect((await visitor.ask(email)).statusCode).toBe(200);
      expect(visitor.mailed(email).origin).toBe(origin);
    },
  );

  it.each([
    'https://evil.example',
    'http://localhost:5173',
    'https://localhost:3000',
    'http://localhost:3000.evil.example',
    'http://localhost',
    'null',
    '',
    'file://',
    'http://evil.example@localhost:3000',
  ])('the foreign origin %j is refused', async (origin) => {
    const headers = { origin, 'sec-fetch-site': 'cross-site' };
    const asked = await browser.ask(email, {}, headers);
    expect([asked.statusCode, asked.json().code]).toEqual([403, 'unauthorized-domain']);
    expect(server.mailbox.newestFirst(email)).toEqual([]);
    expect((await browser.post('/api/auth/sign-out', undefined, headers)).statusCode).toBe(403);
  });

  it('a cross-site call without an origin is refused too, a typed address is not', async () => {
    await browser.signIn(email);
    for (const site of ['cross-site', 'same-site'])
      expect((await browser.get('/api/auth/token', { 'sec-fetch-site': site })).statusCode).toBe(403);
    expect((await browser.get('/api/auth/token', { 'sec-fetch-site': 'none' })).statusCode).toBe(200);
  });

  it('with PUBLIC_URL links lead there, also behind a proxy that names this machine as host', async () => {
    const variables = { PUBLIC_URL: 'https://jobs.example.org', SMTP_URL: 'smtp://127.0.0.1' };
    const published = await authServer({ db, variables, mail: server.mailbox });
    const visitor = new TestBrowser({ ...published, mailbox: server.mailbox });
    const proxied = { origin: 'https://jobs.example.org', 'x-forwarded-for': '203.0.113.7' };
    expect((await visitor.ask(email, {}, proxied)).statusCode).toBe(200);
    expect(visitor.mailed(email).origin).toBe('https://jobs.example.org');
    const spoofed = { origin: 'http://localhost:3000', 'x-forwarded-for': '203.0.113.7' };
    expect((await visitor.ask(email, {}, spoofed)).statusCode).toBe(403);
    await published.app.close();
  });
});

describe('asking for links', () => {
  it.each([
    '',
    'maya',
    'maya @example.com',
    'maya@example.com\r\nBcc: all@example.com',
    `${'a'.repeat(300)}@example.com`,
    'a@example.com,b@example.com',
    7,
    null,
    ['a@example.com'],
    { $gt: '' },
  ])('the address %j is refused by name', async (address) => {
    const answer = await browser.post('/api/auth/sign-in/magic-link', { email: address });
    expect([answer.statusCode, answer.json().code, answer.json().field]).toEqual([
      400,
      'validation',
      'email',
    ]);
  });

  it('plus tags are separate addresses, unknown fields are named, a missing body is reported', async () => {
    expect((await browser.ask('maya+jobs@example.com')).statusCode).toBe(200);
    expect(browser.tokenOf('maya+jobs@example.com')).not.toBe('');
    expect((await browser.ask(email, { admin: true })).json()).toMatchObject({
      code: 'validation',
      field: 'admin',
    });
    expect((await browser.post('/api/auth/sign-in/magic-link')).json()).toMatchObject({
      code: 'validation',
      field: 'email',
    });
  });

  it('an address gets five links in ten minutes, whatever its letter case; the sixth request says when to retry', async () => {
    for (let n = 0; n < 5; n += 1) expect((await browser.ask(email)).statusCode).toBe(200);
    vi.setSystemTime(start.getTime() + 60_000);
    const sixth = await browser.ask('MAYA@example.com');
    expect([sixth.statusCode, sixth.json().code, sixth.headers['retry-after']]).toEqual([
      429,
      'too-many-requests',
      '540',
    ]);
    expect(sixth.json().message).toContain('in 9 minutes');
    expect((await browser.ask('other@example.com')).statusCode).toBe(200);
    vi.setSystemTime(start.getTime() + 600_000);
    expect((await browser.ask(email)).statusCode).toBe(200);
  });

  it('a network gets twenty links in ten minutes', async () => {
    for (let n = 0; n < 20; n += 1)
      expect((await browser.ask(`person${n}@example.com`)).statusCode).toBe(200);
    expect((await browser.ask('one-more@example.com')).statusCode).toBe(429);
  });

  it('a refusal of the mail server is reported, and the log has its code without the address', async () => {
    const mail = { kind: 'smtp' as const, send: () => Promise.reject(new MailError('EENVELOPE 550')) };
    const failing = await authServer({ db, mail });
    const answer = await new TestBrowser(failing).ask(email);
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'vendor-failed']);
    expect(failing.log.join('')).toContain('EENVELOPE 550');
    expect(failing.log.join('')).not.toContain(email);
    await failing.app.close();
  });
});

describe('the log', () => {
  it('never contains an address, a link or a token, even when the database fails', async () => {
    const userId = await browser.signIn(email);
    const secrets = [
      email,
      browser.tokenOf(email),
      await browser.bearer(),
      ...[...browser.cookies.values()].map(({ value }) => value),
    ];
    await db.exec('ALTER TABLE sign_in_links RENAME TO gone');
    const failed = await browser
      .ask(email)
      .finally(() => db.exec('ALTER TABLE gone RENAME TO sign_in_links'));
    expect([failed.statusCode, failed.json().code]).toEqual([500, 'internal']);
    await db.exec('ALTER TABLE users RENAME TO gone');
    await browser.ask('new@example.com');
    const unopened = await browser
      .follow(browser.tokenOf('new@example.com'))
      .finally(() => db.exec('ALTER TABLE gone RENAME TO users'));
    expect(unopened.statusCode).toBeGreaterThanOrEqual(500);
    const log = server.log.join('');
    expect(log).toContain('42P01');
    for (const secret of [...secrets, 'new@example.com', browser.tokenOf('new@example.com')])
      expect(log).not.toContain(secret);
    // The person is named only by id, and only in the security log.
    const others = server.log.filter((line) => !line.includes('"security":'));
    expect(others.length).toBeLessThan(server.log.length);
    expect(others.join('')).not.toContain(userId);
  });
});

describe('the development mailbox', () => {
  const read = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', of = server) =>
    of.app.inject({
      url: `/api/dev/mailbox?to=${email}`,
      remoteAddress,
      headers: { host: 'localhost:3000', ...headers },
    });

  it('shows the mails of one address, newest first, to this machine', async () => {
    await browser.ask(email);
    const answer = await read();
    expect(answer.json()).toMatchObject({
      success: true,
      data: [{ to: email, links: [browser.mailed(email).href] }],
    });
    expect((await read({}, '::1')).statusCode).toBe(200);
  });

  it.each([
    ['another socket', {}, '192.168.1.9'],
    ['another host name', { host: 'evil.example' }, '127.0.0.1'],
    ['a proxy (Forwarded)', { forwarded: 'for=1.2.3.4' }, '127.0.0.1'],
    ['a proxy (X-Forwarded-For)', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    ['a proxy (X-Forwarded-Proto)', { 'x-forwarded-proto': 'https' }, '127.0.0.1'],
  ])('does not exist for %s', async (_who, headers, socket) => {
    const answer = await read(headers, socket);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'route-not-found']);
    expect(answer.json().message).toContain('not found');
    const asked = await server.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/magic-link',
      payload: { email },
      remoteAddress: socket,
      headers: { host: 'localhost:3000', ...headers },
    });
    expect(asked.statusCode).toBeGreaterThanOrEqual(403);
    expect(server.mailbox.newestFirst(email)).toEqual([]);
  });

  it.each<Record<string, string>>([
    { SMTP_URL: 'smtp://127.0.0.1' },
    { PUBLIC_URL: 'https://jobs.example.org' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' },
  ])('does not exist with %o', async (variables) => {
    const other = await authServer({ db, variables });
    expect((await read({}, '127.0.0.1', other)).statusCode).toBe(404);
    await other.app.close();
  });

  it('exists with a PUBLIC_URL on this machine', async () => {
    const other = await authServer({ db, variables: { PUBLIC_URL: 'http://localhost:3000' } });
    expect((await read({}, '127.0.0.1', other)).json()).toEqual({ success: true, data: [] });
    await other.app.close();
  });

  it('without it and without SMTP, a request answers that mail is not set up', async () => {
    const other = await authServer({ db, variables: { PUBLIC_URL: 'https://jobs.example.org' } });
    const answer = await new TestBrowser(other, 'https://jobs.example.org').ask(email);
    expect([answer.statusCode, answer.json().message]).toEqual([
      503,
      expect.stringContaining('Mail is not set up'),
    ]);
    await other.app.close();
  });
});
