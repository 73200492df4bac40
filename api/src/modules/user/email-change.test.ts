import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Member, member } from '../../testing/test-member.ts';

let at = new Date('2026-11-21T10:00:00Z');
let server: TestApp;
let maya: Member;
let count = 0;
let wanted = '';
beforeAll(async () => {
  server = await openTestApp({ now: () => at });
});
afterAll(() => server.close());
beforeEach(async () => {
  at = new Date(at.getTime() + 2 * 3_600_000);
  count += 1;
  wanted = `new.${count}@example.com`;
  maya = await member(server, `old.${count}@example.com`);
});

const newest = (to: string) => server.mailbox.newestFirst(to)[0];
const tokenTo = (to: string) => new URL(newest(to)?.links[0] ?? '').searchParams.get('emailChange') ?? '';
const ask = (email = wanted) => maya.call('POST', '/user/email', { email });
const confirm = (token: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/user/email/confirm',
    payload: { token },
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000' },
  });
const profile = async () => (await maya.call('POST', `/user/get/${maya.id}`)).json().data;

describe('a change of address', () => {
  test('happens when both addresses have confirmed it, in either order, in any browser', async () => {
    expect((await ask()).json().data).toEqual({
      email: wanted,
      oldConfirmed: false,
      newConfirmed: false,
      keepsOthers: false,
    });
    expect(newest(maya.email)?.text).toContain(wanted);
    expect(newest(wanted)?.links[0]).toContain('http://localhost:3000/auth?emailChange=');
    expect((await confirm(tokenTo(wanted))).json().data).toEqual({
      email: wanted,
      confirmed: 'one',
      othersEnded: false,
    });
    expect(await profile()).toMatchObject({
      email: maya.email,
      pendingEmail: { email: wanted, oldConfirmed: false, newConfirmed: true },
    });
    const toOld = tokenTo(maya.email);
    expect((await confirm(toOld)).json().data).toEqual({
      email: wanted,
      confirmed: 'both',
      othersEnded: true,
    });
    expect(await profile()).toMatchObject({ email: wanted, emailVerified: true, pendingEmail: null });
    expect(newest(maya.email)?.subject).toBe('Your Foothold address was changed');
    const again = await member(server, wanted);
    expect(again.id).toBe(maya.id);
  });

  test('ends every other sign-in and its tokens at once; the one that asked stays', async () => {
    const there = await member(server, maya.email);
    const token = await there.browser.bearer();
    await ask();
    for (const to of [maya.email, wanted])
      expect(newest(to)?.text).toContain('signs out every browser except the one that requested it');
    await confirm(tokenTo(wanted));
    expect((await there.call('GET', '/user/sessions')).statusCode).toBe(200);
    expect((await confirm(tokenTo(maya.email))).json().data.othersEnded).toBe(true);
    const answer = await server.app.inject({
      url: '/api/user/sessions',
      headers: { host: 'localhost:3000', authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(401);
    expect((await there.browser.get('/api/auth/token')).statusCode).toBe(401);
    expect((await maya.call('GET', '/user/sessions')).json().data).toHaveLength(1);
    expect(newest(maya.email)?.text).toContain('except the one that requested the change was signed out');
    const { events } = (await maya.call('GET', '/user/security-log')).json().data;
    expect(events.slice(0, 2).map(({ kind }: { kind: string }) => kind)).toEqual([
      'other-sign-ins-ended',
      'address-changed',
    ]);
  });

  test('ends all of them where the one that asked is over', async () => {
    const there = await member(server, maya.email);
    await ask();
    await maya.browser.post('/api/auth/sign-out', {});
    for (const to of [wanted, maya.email]) await confirm(tokenTo(to));
    expect((await there.browser.get('/api/auth/token')).statusCode).toBe(401);
  });

  test('keeps the other sign-ins where the request said so, until the last of the two links is opened', async () => {
    const there = await member(server, maya.email);
    const asked = await maya.call('POST', '/user/email', { email: wanted, others: 'keep' });
    expect(asked.json().data.keepsOthers).toBe(true);
    expect((await profile()).pendingEmail.keepsOthers).toBe(true);
    expect(newest(maya.email)?.text).toContain('Browsers that are signed in stay signed in.');
    const links = [wanted, maya.email].map(tokenTo);
    expect((await confirm(links[0] ?? '')).json().data.confirmed).toBe('one');
    expect((await confirm(links[1] ?? '')).json().data).toEqual({
      email: wanted,
      confirmed: 'both',
      othersEnded: false,
    });
    expect((await there.call('GET', '/user/sessions')).json().data).toHaveLength(2);
  });

  test('a later request says anew what becomes of the other sign-ins', async () => {
    const there = await member(server, maya.email);
    await maya.call('POST', '/user/email', { email: wanted, others: 'keep' });
    await ask();
    for (const to of [wanted, maya.email]) await confirm(tokenTo(to));
    expect((await there.browser.get('/api/auth/token')).statusCode).toBe(401);
  });

  test('each link works once, and one address cannot confirm for both', async () => {
    await ask();
    const token = tokenTo(wanted);
    await confirm(token);
    expect((await confirm(token)).json().code).toBe('email-link-used');
    expect((await profile()).email).toBe(maya.email);
  });

  test.each(['', 'x', 'a'.repeat(44), "' OR 1=1 --"])('%j is no link', async (token) => {
    const answer = await confirm(token);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'missing-email-link']);
  });

  test('both at the same moment make one change', async () => {
    await ask();
    const answers = await Promise.all([confirm(tokenTo(maya.email)), confirm(tokenTo(wanted))]);
    expect(answers.map((answer) => answer.json().data.confirmed).sort()).toEqual(['both', 'one']);
    expect((await profile()).email).toBe(wanted);
  });

  test('links end after an hour, with a newer wish, and when it is dropped', async () => {
    await ask();
    const late = tokenTo(wanted);
    at = new Date(at.getTime() + 61 * 60_000);
    expect((await confirm(late)).json().code).toBe('email-link-expired');
    await maya.browser.signIn(maya.email);
    await ask();
    const replaced = tokenTo(wanted);
    await ask(`third.${count}@example.com`);
    expect((await confirm(replaced)).json().code).toBe('email-link-used');
    const dropped = tokenTo(`third.${count}@example.com`);
    expect((await maya.call('DELETE', '/user/email')).statusCode).toBe(200);
    expect((await confirm(dropped)).json().code).toBe('email-link-used');
    expect((await profile()).pendingEmail).toBeNull();
  });

  test('an address with an account answers the same and gets no link', async () => {
    const other = await member(server, `taken.${count}@example.com`);
    const free = await ask();
    const taken = await ask(other.email);
    expect([taken.statusCode, Object.keys(taken.json().data)]).toEqual([
      free.statusCode,
      Object.keys(free.json().data),
    ]);
    expect(newest(other.email)?.subject).toBe('This address has a Foothold account');
    expect(newest(other.email)?.links).toEqual([]);
  });

  test('an address that somebody else takes meanwhile stays theirs', async () => {
    await ask();
    await confirm(tokenTo(maya.email));
    const token = tokenTo(wanted);
    const other = await member(server, wanted);
    expect((await confirm(token)).json().code).toBe('conflict');
    expect((await profile()).email).toBe(maya.email);
    expect((await other.call('POST', `/user/get/${other.id}`)).json().data.email).toBe(wanted);
  });

  test('five wishes an hour, then a wait that is said', async () => {
    for (let round = 0; round < 5; round += 1) expect((await ask()).statusCode).toBe(200);
    const refused = await ask();
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test.each([
    ['a b@example.com'],
    [`${'x'.repeat(290)}@example.com`],
    ['maya@example.com\r\nBcc: all@example.com'],
    ['Maya <maya@example.com>'],
    ['one@example.com,two@example.com'],
    ['maya'],
  ])('%j is no address', async (email) => {
    const answer = await ask(email);
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'email']);
  });

  test('the present address is refused, a plus tag is another address', async () => {
    expect((await ask(maya.email.toUpperCase())).json().field).toBe('email');
    expect((await ask(maya.email.replace('@', '+jobs@'))).statusCode).toBe(200);
  });

  test('another site cannot have a link point to itself', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/user/email',
      payload: { email: wanted },
      headers: {
        host: 'localhost:3000',
        origin: 'https://evil.example',
        authorization: `Bearer ${await maya.browser.bearer()}`,
      },
    });
    expect(answer.json().code).toBe('unauthorized-domain');
    expect(newest(wanted)).toBeUndefined();
  });

  test('no link, token or address stands in the log', async () => {
    await ask();
    await confirm(tokenTo(wanted));
    const log = server.log.join('\n');
    expect(log).not.toContain(tokenTo(wanted));
    expect(log).not.toContain(wanted);
  });
});
