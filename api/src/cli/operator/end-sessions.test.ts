import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkLogs } from '../../db/log-chain-check.ts';
import { operatorLogPage } from '../../modules/operator/operators.ts';
import { TestBrowser } from '../../testing/auth-test-kit.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Member, member } from '../../testing/test-member.ts';
import { addPasskey, followNewLink, usePasskey } from '../../testing/test-passkeys.ts';
import { endSessions } from './end-sessions.ts';

let at = new Date('2026-11-21T10:00:00Z');
let server: TestApp;
let maya: Member;
let count = 0;
beforeAll(async () => {
  server = await openTestApp({ now: () => at });
});
afterAll(() => server.close());
beforeEach(async () => {
  at = new Date(at.getTime() + 2 * 3_600_000);
  count += 1;
  maya = await member(server, `maya.${count}@example.com`);
});

const run = (...args: string[]) =>
  endSessions.run({ db: server.deps.db, now: () => at, secret: server.deps.secret, args });

test('ends the sign-ins of one person with their tokens and links, and nobody else’s', async () => {
  const there = await member(server, maya.email);
  const stranger = await member(server, `stranger.${count}@example.com`);
  const token = await maya.browser.bearer();
  const waiting = new TestBrowser(server);
  await waiting.ask(maya.email);
  const link = waiting.tokenOf(maya.email);
  await maya.call('POST', '/user/email', { email: `new.${maya.email}` });
  expect(await run(maya.email.toUpperCase())).toEqual([
    `Signed ${maya.email} out: 2 sign-ins and 1 unused link ended.`,
  ]);
  const answer = await server.app.inject({
    url: '/api/user/sessions',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(401);
  expect((await there.browser.get('/api/auth/token')).statusCode).toBe(401);
  expect((await waiting.follow(link)).json().code).toBe('missing-email-link');
  expect((await stranger.call('GET', '/user/sessions')).statusCode).toBe(200);
  await maya.browser.signIn(maya.email);
  const { events } = (await maya.call('GET', '/user/security-log')).json().data;
  expect(events.map(({ kind }: { kind: string }) => kind)).toContain('all-sign-ins-ended');
  // What it wrote is part of the chain: nothing was added past the server.
  const { db, secret } = server.deps;
  expect((await checkLogs(db, { secret })).flatMap(({ problems }) => problems)).toEqual([]);
  const { entries } = await operatorLogPage(db, { limit: 1 });
  expect(entries).toMatchObject([{ action: 'end-sessions', subject: maya.id, isCommand: true }]);
  expect((await maya.call('POST', `/user/get/${maya.id}`)).json().data.pendingEmail).toBeNull();
  expect(await run(maya.id)).toEqual([`Signed ${maya.email} out: 1 sign-in and 0 unused links ended.`]);
});

test('ends a sign-in that waits for its passkey, and removes passkeys where the operator says so', async () => {
  const { key } = await addPasskey(maya);
  await maya.call('POST', '/user/second-sign-in', {});
  const half = new TestBrowser(server);
  await followNewLink(half, maya.email);
  await run(maya.email);
  expect((await usePasskey(half, key, { step: 'second' })).json().code).toBe('second-sign-in-over');
  expect((await usePasskey(new TestBrowser(server), key)).statusCode).toBe(200);
  expect(await run(maya.email, '--passkeys')).toEqual([
    `Signed ${maya.email} out: 1 sign-in and 0 unused links ended.`,
    'Removed 1 passkey; none is asked for anymore.',
  ]);
  expect((await usePasskey(new TestBrowser(server), key)).json().code).toBe('passkey-refused');
  expect((await followNewLink(new TestBrowser(server), maya.email)).statusCode).toBe(200);
});

test.each([[[]], [['one', 'two']]])('%j names no account', async (args) => {
  await expect(run(...args)).rejects.toThrow('Name one account: end-sessions ADDRESS|ID [--passkeys]');
});

test('says where nobody has the address', async () => {
  await expect(run('nobody@example.com')).rejects.toThrow('There is no account nobody@example.com.');
});
