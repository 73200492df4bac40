import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../db/db.ts';
import { TestBrowser } from '../testing/auth-test-kit.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { type Member, member } from '../testing/test-member.ts';
import { createSecurityLog, refusalRowsPerMinute, type SecurityLog } from './security-log.ts';
import { pruneSecurity } from './security-pruning.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const start = new Date('2026-11-25T10:00:00Z');
let at = start;
let turns = 0;
let server: TestApp;
let db: Db;
beforeAll(async () => {
  server = await openTestApp({ now: () => at, variables: { LOG_LEVEL: 'info' } });
  db = server.deps.db;
});
afterAll(() => server.close());
beforeEach(async () => {
  turns += 1;
  at = new Date(start.getTime() + turns * 365 * day);
  await db.exec('DELETE FROM security_events; DELETE FROM known_browsers');
});

type Shown = { id: number; kind: string; reason: string; network: string; browser: string; times: number };
async function logOf({ call }: Member, query = ''): Promise<Shown[]> {
  const answer = await call('GET', `/user/security-log${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data.events;
}
const told = (events: Shown[]) => events.map(({ kind, reason }) => (reason ? `${kind}: ${reason}` : kind));
const stored = (where = 'true') =>
  db.query<{ kind: string; user_id: string | null; network: string; browser: string; times: number }>(
    `SELECT kind, user_id, network, browser, times FROM security_events WHERE ${where} ORDER BY id`,
  );

describe('what the log tells a person', () => {
  test('sign-ins, refusals, ends, changes of address and refused calls, newest first', async () => {
    const email = 'all@example.com';
    const maya = await member(server, email);
    await maya.browser.ask(email);
    const token = maya.browser.tokenOf(email);
    const thief = new TestBrowser(server);
    await thief.post('/api/auth/magic-link/verify', { token, email: 'wrong@example.com' });
    await maya.browser.follow(token);
    await thief.post('/api/auth/magic-link/verify', { token, email });
    await maya.browser.ask(email);
    const late = maya.browser.tokenOf(email);
    at = new Date(at.getTime() + 11 * minute);
    await maya.browser.follow(late);
    await maya.call('POST', '/user/email', { email: 'all.new@example.com' });
    await maya.call('POST', '/user/get/somebody-else');
    const here = await member(server, email);
    const there = await member(server, email);
    await here.call('POST', '/user/email', { email: 'all.new@example.com' });
    await here.call('DELETE', '/user/email');
    await here.call('DELETE', '/user/email');
    const sessions = (await here.call('GET', '/user/sessions')).json().data as {
      id: string;
      isThis: boolean;
    }[];
    await here.call('DELETE', `/user/sessions/${sessions.find(({ isThis }) => !isThis)?.id}`);
    await here.call('DELETE', '/user/sessions/others');
    expect((await there.browser.get('/api/auth/token')).statusCode).toBe(401);
    at = new Date(at.getTime() + 1000);
    await here.browser.post('/api/auth/sign-out', {});
    await here.browser.signIn(email);
    expect(told(await logOf(here)).sort()).toEqual(
      [
        'signed-in-by-link',
        'signed-in-by-link',
        'signed-in-by-link',
        'signed-in-by-link',
        'signed-in-by-link',
        'sign-in-refused: email-address-mismatch',
        'sign-in-refused: email-link-used',
        'sign-in-refused: email-link-expired',
        'access-refused: fresh-sign-in-required',
        'access-refused: forbidden',
        'address-change-asked',
        'address-change-canceled',
        'sign-in-ended',
        'other-sign-ins-ended',
        'signed-out',
      ].sort(),
    );
    expect(told(await logOf(here))[0]).toBe('signed-in-by-link');
  });

  test('a change of address that is confirmed, step by step', async () => {
    const maya = await member(server, 'moves@example.com');
    await maya.call('POST', '/user/email', { email: 'moved@example.com' });
    for (const address of ['moves@example.com', 'moved@example.com']) {
      const link = new URL(server.mailbox.newestFirst(address)[0]?.links[0] ?? '');
      await server.app.inject({
        method: 'POST',
        url: '/api/user/email/confirm',
        payload: { token: link.searchParams.get('emailChange') },
        headers: { host: 'localhost:3000', origin: 'http://localhost:3000' },
      });
    }
    expect(told(await logOf(maya))).toEqual([
      'other-sign-ins-ended',
      'address-changed',
      'address-change-confirmed',
      'address-change-asked',
      'signed-in-by-link',
    ]);
  });

  test('too many sign-in links for an address reach its owner', async () => {
    const maya = await member(server, 'limits@example.com');
    const other = new TestBrowser(server);
    for (let count = 0; count < 6; count += 1) await other.ask('limits@example.com');
    const [newest] = await logOf(maya);
    expect(newest).toMatchObject({ kind: 'limit-reached', times: 2 });
  });

  test('whether it was the same network, and which browser, without either', async () => {
    const email = 'network@example.com';
    const maya = await member(server, email);
    const away = new TestBrowser(server);
    await away.ask(email);
    await server.app.inject({
      url: `/api/auth/magic-link/verify?token=${away.tokenOf(email)}`,
      remoteAddress: '203.0.113.77',
      headers: {
        host: 'localhost:3000',
        'sec-fetch-site': 'same-origin',
        'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1',
        cookie: [...away.cookies].map(([name, { value }]) => `${name}=${value}`).join('; '),
      },
    });
    const [far, near] = await logOf(maya);
    expect(far).toMatchObject({ network: 'other', browser: 'Safari on iPhone' });
    expect(near).toMatchObject({ network: 'same' });
    const rows = JSON.stringify(await db.query('SELECT * FROM security_events'));
    for (const secret of ['203.0.113', '127.0.0', email, 'Mozilla', away.tokenOf(email)])
      expect(rows).not.toContain(secret);
  });

  test('pages of what was asked for, and nothing of another person', async () => {
    const maya = await member(server, 'pages@example.com');
    const other = await member(server, 'other.pages@example.com');
    for (let count = 0; count < 4; count += 1) await maya.call('DELETE', '/user/sessions/others');
    const first = (await maya.call('GET', '/user/security-log?limit=3')).json().data;
    expect(first.events).toHaveLength(3);
    const second = (await maya.call('GET', `/user/security-log?limit=3&before=${first.next}`)).json().data;
    expect([told(second.events), second.next]).toEqual([['other-sign-ins-ended', 'signed-in-by-link'], null]);
    expect(told(await logOf(other))).toEqual(['signed-in-by-link']);
    for (const query of ['limit=201', 'limit=0', 'before=x', 'user=1'])
      expect((await maya.call('GET', `/user/security-log?${query}`)).statusCode, query).toBe(400);
  });

  test('of a deleted account stays that it was deleted, and when', async () => {
    const maya = await member(server, 'deleted@example.com');
    await maya.call('POST', '/user/get/somebody-else');
    await maya.call('DELETE', `/user/${maya.id}`);
    expect(await stored(`user_id = '${maya.id}'`)).toEqual([
      { kind: 'account-deleted', user_id: maya.id, network: '', browser: '', times: 1 },
    ]);
  });

  test('is told to the operator in lines without a person, a network or a link', async () => {
    const email = 'lines@example.com';
    const maya = await member(server, email);
    await maya.call('POST', '/user/get/somebody-else');
    await logOf(maya);
    const lines = server.log.map((line) => JSON.parse(line)).filter(({ security }) => security);
    expect(lines.at(-1)).toMatchObject({ security: 'access-refused', userId: maya.id, reason: 'forbidden' });
    expect(server.log.join('')).not.toContain(email);
    expect(server.log.join('')).not.toContain('127.0.0.1');
  });
});

describe('the log under attack', () => {
  const from = (ip: string) => ({ ip, headers: {} }) as unknown as FastifyRequest;
  const lines: unknown[] = [];
  const quiet = { info: (line: unknown) => lines.push(line), warn: (line: unknown) => lines.push(line) };
  const logOn = (over: Db = db): SecurityLog =>
    createSecurityLog({ db: over, secret: 'secret', now: () => at, log: quiet as never, delayMs: 60_000 });
  const refused = { kind: 'sign-in-refused', reason: 'missing-email-link', userId: null } as const;

  test('a flood of one network is one row a minute and a count, also of two processes', async () => {
    const logs = [logOn(), logOn()];
    for (let count = 0; count < 5000; count += 1)
      logs[count % 2]?.refuse(refused, from(`203.0.113.${count % 250}`));
    for (const log of logs) await log.flush();
    expect(await stored()).toMatchObject([{ times: 5000 }]);
    at = new Date(at.getTime() + minute);
    logs[0]?.refuse(refused, from('203.0.113.1'));
    await logs[0]?.flush();
    expect(await stored()).toHaveLength(2);
  });

  test('a flood of many networks makes a bounded number of rows, and everything is counted', async () => {
    const log = logOn();
    for (let count = 0; count < 20_000; count += 1)
      log.refuse(refused, from(`2001:db8:${(count % 65_536).toString(16)}:${count % 7}::1`));
    await log.flush();
    const rows = await stored();
    expect(rows.length).toBeLessThanOrEqual(refusalRowsPerMinute + 1);
    expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(20_000);
    expect(rows.filter(({ network }) => network === '')).toHaveLength(1);
  });

  test('unknown people push no known one aside', async () => {
    const maya = await member(server, 'aside@example.com');
    const log = logOn();
    for (let count = 0; count < 500; count += 1) log.refuse(refused, from(`2001:db8:${count}::1`));
    log.refuse({ ...refused, userId: maya.id }, from('203.0.113.9'));
    await log.flush();
    expect(await stored(`user_id = '${maya.id}' AND kind = 'sign-in-refused'`)).toHaveLength(1);
  });

  test('a database that fails costs entries, never the call', async () => {
    const fail = () => Promise.reject(new Error('disk full'));
    const failing = { ...db, query: fail, transaction: fail } as unknown as Db;
    const log = logOn(failing);
    await log.record({ kind: 'signed-out', userId: 'one' }, from('203.0.113.9'));
    log.refuse({ ...refused, userId: () => Promise.reject(new Error('no')) }, from('203.0.113.9'));
    await log.flush();
    expect(await stored()).toEqual([]);
  });

  test('refusals of an account that is deleted meanwhile are not written', async () => {
    const log = logOn();
    log.refuse({ ...refused, userId: 'gone' }, from('203.0.113.9'));
    await log.flush();
    expect(await stored()).toEqual([]);
  });
});

describe('pruning', () => {
  const add = (when: Date, more = `'signed-out', 'maya', NULL`) =>
    db.query(`INSERT INTO security_events (at, kind, user_id, slot) VALUES ($1::timestamptz, ${more})`, [
      when.toISOString(),
    ]);

  test('removes what is older than 90 days, in batches, and brings back what lies ahead', async () => {
    await add(new Date(at.getTime() - 89 * day));
    await add(new Date(at.getTime() + 400 * day));
    await db.query(
      `INSERT INTO security_events (at, kind) SELECT $1::timestamptz, 'signed-out' FROM generate_series(1, 2500)`,
      [new Date(at.getTime() - 91 * day).toISOString()],
    );
    expect(await pruneSecurity(db, { now: () => at, secret: server.deps.secret })).toBe(2500);
    const times = await db.query<{ at: string }>('SELECT at::text FROM security_events ORDER BY at');
    expect(times.map((row) => new Date(row.at).getTime())).toEqual([at.getTime() - 89 * day, at.getTime()]);
  });

  test('keeps the newest refusals, of people and of others apart, and everything that was done', async () => {
    for (let count = 0; count < 20; count += 1) {
      await add(at, `'sign-in-refused', NULL, 'none ${count}'`);
      await add(at, `'sign-in-refused', 'maya', 'maya ${count}'`);
      await add(at);
    }
    expect(await pruneSecurity(db, { now: () => at, secret: server.deps.secret, kept: 5 })).toBe(30);
    const rows = await db.query<{ slot: string | null }>('SELECT slot FROM security_events ORDER BY id');
    expect(rows.filter(({ slot }) => slot === null)).toHaveLength(20);
    expect(rows.flatMap(({ slot }) => slot ?? []).slice(0, 2)).toEqual(['none 15', 'maya 15']);
  });

  test('removes browsers that were not seen for 90 days', async () => {
    const maya = await member(server, 'pruned@example.com');
    at = new Date(at.getTime() + 91 * day);
    await member(server, 'pruned@example.com');
    await pruneSecurity(db, { now: () => at, secret: server.deps.secret });
    expect(await db.query('SELECT 1 FROM known_browsers WHERE user_id = $1', [maya.id])).toHaveLength(1);
  });
});
