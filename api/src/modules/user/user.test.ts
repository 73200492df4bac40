import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { member } from '../../testing/test-member.ts';

let at = new Date(Math.ceil(Date.now() / 1000) * 1000);
let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ now: () => at });
});
afterAll(() => server.close());

const minutes = (count: number) => {
  at = new Date(at.getTime() + count * 60_000);
};

describe('the profile', () => {
  test('a new account has its address, no name, and the day it began', async () => {
    const maya = await member(server, 'maya@example.com');
    const answer = await maya.call('POST', `/user/get/${maya.id}`);
    expect(answer.json()).toEqual({
      success: true,
      data: {
        id: maya.id,
        name: '',
        email: 'maya@example.com',
        emailVerified: true,
        nameLower: '',
        provider: 'email',
        createdDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        pendingEmail: null,
      },
    });
  });

  test('only the name is taken from a payload', async () => {
    const { call, id } = await member(server, 'only.name@example.com');
    const payload = {
      id: 'another',
      name: '  Ålma   Sørensen ',
      email: 'other@example.com',
      emailVerified: false,
      nameLower: 'x',
      provider: 'google',
      createdDate: '1999-01-01',
    };
    const answer = await call('POST', `/user/update/${id}`, payload);
    expect(answer.json().data).toMatchObject({
      id,
      name: 'Ålma   Sørensen',
      nameLower: 'alma   sorensen',
      email: 'only.name@example.com',
      emailVerified: true,
      provider: 'email',
    });
  });

  test('create keeps a name that stands, upsert gives the new one', async () => {
    const { call } = await member(server, 'create@example.com');
    expect((await call('POST', '/user/create', { name: 'Ada' })).json().data.name).toBe('Ada');
    expect((await call('POST', '/user/create', { name: 'Bea' })).json().data.name).toBe('Ada');
    expect((await call('POST', '/user/upsert', { name: 'Bea' })).json().data.name).toBe('Bea');
  });

  test.each([
    [{}, 'name'],
    [{ name: 7 }, 'name'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ name: 'Maya\r\nBcc: all@example.com' }, 'name'],
    [{ name: 'Maya', isAdmin: true }, 'isAdmin'],
    [{ name: 'Maya', provider: 'myself' }, 'provider'],
  ])('%o is refused with the field named', async (payload, field) => {
    const { call } = await member(server, `refused.${field}.${JSON.stringify(payload).length}@example.com`);
    const answer = await call('POST', '/user/upsert', payload);
    expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
  });

  test('200 emoji are a name', async () => {
    const { call, id } = await member(server, 'emoji@example.com');
    const name = '🦊'.repeat(200);
    expect((await call('POST', `/user/update/${id}`, { name })).json().data.name).toBe(name);
  });

  test("another's account answers 403 and changes nothing", async () => {
    const one = await member(server, 'one@example.com');
    const two = await member(server, 'two@example.com');
    const calls = [
      two.call('POST', `/user/get/${one.id}`),
      two.call('POST', `/user/update/${one.id}`, { name: 'Taken' }),
      two.call('DELETE', `/user/${one.id}`),
      two.call('POST', '/user/get/nobody'),
    ];
    for (const answer of await Promise.all(calls))
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    expect((await one.call('POST', `/user/get/${one.id}`)).json().data.name).toBe('');
  });
});

describe('deleting the account', () => {
  test('removes profile, sign-ins, identities and links; its tokens and cookies end at once', async () => {
    const gone = await member(server, 'gone@example.com');
    const { db } = server.deps;
    await gone.browser.ask('gone@example.com');
    const waiting = gone.browser.tokenOf('gone@example.com');
    await gone.call('POST', '/user/email', { email: 'gone.new@example.com' });

    expect((await gone.call('DELETE', `/user/${gone.id}`)).json()).toEqual({
      success: true,
      data: { success: true },
    });
    expect((await gone.call('POST', `/user/get/${gone.id}`)).statusCode).toBe(401);
    expect((await gone.browser.get('/api/auth/token')).statusCode).toBe(401);
    expect((await gone.browser.follow(waiting)).json().code).toBe('missing-email-link');
    for (const table of ['sessions', 'accounts', 'email_changes'])
      expect(await db.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [gone.id]), table).toEqual([]);
    expect(await db.query('SELECT 1 FROM users WHERE id = $1', [gone.id])).toEqual([]);
  });

  test('the same address can begin again, as somebody new', async () => {
    const before = await member(server, 'again@example.com');
    await before.call('POST', '/user/upsert', { name: 'Before' });
    await before.call('DELETE', `/user/${before.id}`);
    const after = await member(server, 'again@example.com');
    expect(after.id).not.toBe(before.id);
    expect((await after.call('POST', `/user/get/${after.id}`)).json().data.name).toBe('');
  });
});

describe('a fresh sign-in', () => {
  test('is asked for after ten minutes before the account is deleted or its address changed', async () => {
    const maya = await member(server, 'fresh@example.com');
    minutes(9);
    expect((await maya.call('POST', '/user/email', { email: 'fresh.new@example.com' })).statusCode).toBe(200);
    await maya.call('DELETE', '/user/email');
    minutes(1);
    const mails = server.mailbox.newestFirst('fresh.new@example.com').length;
    for (const answer of [
      await maya.call('POST', '/user/email', { email: 'fresh.new@example.com' }),
      await maya.call('DELETE', `/user/${maya.id}`),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'fresh-sign-in-required']);
    expect(server.mailbox.newestFirst('fresh.new@example.com')).toHaveLength(mails);
    expect((await maya.call('POST', `/user/get/${maya.id}`)).json().data.pendingEmail).toBeNull();
    // What does no harm goes through.
    expect((await maya.call('POST', '/user/upsert', { name: 'Maya' })).statusCode).toBe(200);
    expect((await maya.call('DELETE', '/user/email')).statusCode).toBe(200);

    const before = await maya.browser.bearer();
    await maya.browser.signIn('fresh@example.com');
    const old = await server.app.inject({
      method: 'DELETE',
      url: `/api/user/${maya.id}`,
      headers: { authorization: `Bearer ${before}` },
    });
    expect(old.statusCode).toBe(401);
    expect((await maya.call('POST', '/user/email', { email: 'fresh.new@example.com' })).statusCode).toBe(200);
    expect((await maya.call('DELETE', `/user/${maya.id}`)).statusCode).toBe(200);
  });

  test('is not what tokens or their renewal give', async () => {
    const maya = await member(server, 'not.fresh@example.com');
    minutes(24 * 60);
    await maya.browser.bearer();
    expect((await maya.call('DELETE', `/user/${maya.id}`)).json().code).toBe('fresh-sign-in-required');
  });
});

describe('the list of sign-ins', () => {
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

  test('says which browser in words, when, how long, and keeps nothing else of it', async () => {
    const desk = await member(server, 'list@example.com', { remember: false });
    minutes(90);
    const hand = await member(server, 'list@example.com');
    await server.app.inject({ url: '/api/health', headers: { 'user-agent': phone } });
    await hand.browser.ask('list@example.com');
    const token = hand.browser.tokenOf('list@example.com');
    await hand.browser.get(`/api/auth/magic-link/verify?token=${token}`, { 'user-agent': phone });
    const sessions = (await desk.call('GET', '/user/sessions')).json().data;
    expect(
      sessions.map(({ isThis, isKept, label }: Record<string, unknown>) => ({ isThis, isKept, label })),
    ).toEqual([
      { isThis: true, isKept: false, label: expect.any(String) },
      { isThis: false, isKept: true, label: 'Safari on iPhone' },
    ]);
    const stored = await server.deps.db.query('SELECT ip_address, user_agent FROM sessions');
    expect(JSON.stringify(stored)).not.toMatch(/Mozilla|AppleWebKit|127\.0\.0\.1/);
  });

  test('says until when: 90 days after the sign-in, however much it is used', async () => {
    const { browser, call } = await member(server, 'until@example.com');
    const signedIn = at.getTime();
    for (let round = 0; round < 4; round += 1) {
      minutes(20 * 24 * 60);
      await browser.bearer();
      const [session] = (await call('GET', '/user/sessions')).json().data;
      expect(Date.parse(session.endsAt)).toBe(signedIn + 90 * 24 * 3_600_000);
      expect(session.isKept).toBe(true);
    }
  });

  test('others end, this one lives; one of another person is not found', async () => {
    const here = await member(server, 'others@example.com');
    const there = await member(server, 'others@example.com');
    const third = await member(server, 'others@example.com');
    const stranger = await member(server, 'stranger@example.com');
    const [strange] = (await stranger.call('GET', '/user/sessions')).json().data;
    expect((await here.call('DELETE', `/user/sessions/${strange.id}`)).json().code).toBe('session-not-found');
    const [, one] = (await here.call('GET', '/user/sessions')).json().data;
    expect((await here.call('DELETE', `/user/sessions/${one.id}`)).statusCode).toBe(200);
    expect((await here.call('DELETE', '/user/sessions/others')).json().data).toEqual({ ended: 1 });
    expect((await there.call('GET', '/user/sessions')).statusCode).toBe(401);
    expect((await third.call('GET', '/user/sessions')).statusCode).toBe(401);
    expect((await here.call('GET', '/user/sessions')).json().data).toHaveLength(1);
    expect((await stranger.call('GET', '/user/sessions')).statusCode).toBe(200);
  });

  test('others end only by a sign-in of the last ten minutes', async () => {
    const here = await member(server, 'stale@example.com');
    const there = await member(server, 'stale@example.com');
    minutes(11);
    const [, other] = (await here.call('GET', '/user/sessions')).json().data;
    for (const path of ['others', other.id]) {
      const refused = await here.call('DELETE', `/user/sessions/${path}`);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'fresh-sign-in-required']);
    }
    expect((await there.call('GET', '/user/sessions')).statusCode).toBe(200);
    await here.browser.signIn(here.email);
    expect((await here.call('DELETE', '/user/sessions/others')).json().data).toEqual({ ended: 1 });
  });

  test('when it was last used moves with its tokens, once an hour', async () => {
    const { browser, call } = await member(server, 'used@example.com');
    const lastUsed = async () => (await call('GET', '/user/sessions')).json().data[0].lastUsedAt as string;
    const first = await lastUsed();
    minutes(3);
    await browser.bearer();
    expect(await lastUsed()).toBe(first);
    const { db } = server.deps;
    await db.query(`UPDATE sessions SET last_used_at = last_used_at - interval '2 hours'`);
    await browser.bearer();
    expect(Date.parse(await lastUsed())).toBe(at.getTime());
  });
});
