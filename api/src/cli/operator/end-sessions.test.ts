import { expect, test } from 'vitest';
import { checkLogs } from '../../db/log-chain-check.ts';
import { operatorLogPage } from '../../modules/operator/operators.ts';
import { TestBrowser } from '../../testing/auth-test-kit.ts';
import { member } from '../../testing/test-member.ts';
import { memberEach } from '../../testing/test-member-each.ts';
import { addPasskey, followNewLink, usePasskey } from '../../testing/test-passkeys.ts';
import { endSessions } from './end-sessions.ts';

const here = memberEach();

const run = (...args: string[]) =>
  endSessions.run({ db: here.server.deps.db, now: () => here.at, secret: here.server.deps.secret, args });

test('ends the sign-ins of one person with their tokens and links, and nobody else’s', async () => {
  const there = await member(here.server, here.maya.email);
  const stranger = await member(here.server, `stranger.${here.count}@example.com`);
  const token = await here.maya.browser.bearer();
  const waiting = new TestBrowser(here.server);
  await waiting.ask(here.maya.email);
  const link = waiting.tokenOf(here.maya.email);
  await here.maya.call('POST', '/user/email', { email: `new.${here.maya.email}` });
  expect(await run(here.maya.email.toUpperCase())).toEqual([
    `Signed ${here.maya.email} out: 2 sign-ins and 1 unused link ended.`,
  ]);
  const answer = await here.server.app.inject({
    url: '/api/user/sessions',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(401);
  expect((await there.browser.get('/api/auth/token')).statusCode).toBe(401);
  expect((await waiting.follow(link)).json().code).toBe('missing-email-link');
  expect((await stranger.call('GET', '/user/sessions')).statusCode).toBe(200);
  await here.maya.browser.signIn(here.maya.email);
  const { events } = (await here.maya.call('GET', '/user/security-log')).json().data;
  expect(events.map(({ kind }: { kind: string }) => kind)).toContain('all-sign-ins-ended');
  // What it wrote is part of the chain: nothing was added past the here.server.
  const { db, secret } = here.server.deps;
  expect((await checkLogs(db, { secret })).flatMap(({ problems }) => problems)).toEqual([]);
  const { entries } = await operatorLogPage(db, { limit: 1 });
  expect(entries).toMatchObject([{ action: 'end-sessions', subject: here.maya.id, isCommand: true }]);
  expect((await here.maya.call('POST', `/user/get/${here.maya.id}`)).json().data.pendingEmail).toBeNull();
  expect(await run(here.maya.id)).toEqual([
    `Signed ${here.maya.email} out: 1 sign-in and 0 unused links ended.`,
  ]);
});

test('ends a sign-in that waits for its passkey, and removes passkeys where the operator says so', async () => {
  const { key } = await addPasskey(here.maya);
  await here.maya.call('POST', '/user/second-sign-in', {});
  const half = new TestBrowser(here.server);
  await followNewLink(half, here.maya.email);
  await run(here.maya.email);
  expect((await usePasskey(half, key, { step: 'second' })).json().code).toBe('second-sign-in-over');
  expect((await usePasskey(new TestBrowser(here.server), key)).statusCode).toBe(200);
  expect(await run(here.maya.email, '--passkeys')).toEqual([
    `Signed ${here.maya.email} out: 1 sign-in and 0 unused links ended.`,
    'Removed 1 passkey; none is asked for anymore.',
  ]);
  expect((await usePasskey(new TestBrowser(here.server), key)).json().code).toBe('passkey-refused');
  expect((await followNewLink(new TestBrowser(here.server), here.maya.email)).statusCode).toBe(200);
});

test.each([[[]], [['one', 'two']]])('%j names no account', async (args) => {
  await expect(run(...args)).rejects.toThrow('Name one account: end-sessions ADDRESS|ID [--passkeys]');
});

test('says where nobody has the address', async () => {
  await expect(run('nobody@example.com')).rejects.toThrow('There is no account nobody@example.com.');
});
