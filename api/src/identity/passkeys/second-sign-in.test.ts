import { lossHours } from '@foothold/core/contract/passkeys.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { TestBrowser } from '../../testing/auth-test-kit.ts';
import type { TestAuthenticator } from '../../testing/test-authenticator.ts';
import { member } from '../../testing/test-member.ts';
import { memberEach } from '../../testing/test-member-each.ts';
import { addPasskey, followNewLink, usePasskey } from '../../testing/test-passkeys.ts';

const here = memberEach();
let key: TestAuthenticator;
let passkeyId = '';
let codes: string[] = [];
beforeEach(async () => {
  ({ key, passkeyId } = await addPasskey(here.maya));
  codes = (await here.maya.call('POST', '/user/second-sign-in', { others: 'keep' })).json().data.codes;
});

const hours = (count: number) => here.minutes(count * 60);
const state = async () => (await here.maya.call('GET', '/user/passkeys')).json().data;
const subjects = () => here.server.mailbox.newestFirst(here.maya.email).map(({ subject }) => subject);
const kinds = async (one = here.maya): Promise<string[]> =>
  (await one.call('GET', '/user/security-log')).json().data.events.map(({ kind }: { kind: string }) => kind);
/** A browser that opened the mailed link and is asked for the passkey. */
async function halfWay(): Promise<TestBrowser> {
  const browser = new TestBrowser(here.server);
  const answer = await followNewLink(browser, here.maya.email);
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'second-sign-in-required']);
  return browser;
}
const isIn = async (browser: TestBrowser) => (await browser.get('/api/auth/get-session')).json() !== null;
const recover = (browser: TestBrowser, code = codes[0] ?? '', more: object = {}) =>
  browser.post('/api/auth/second/recover', { code, ...more });

describe('an account that also asks for a passkey', () => {
  test('needs one first, gets ten recovery codes once, and is told by mail', async () => {
    const other = await member(here.server, `other.${here.count}@example.com`);
    const refused = await other.call('POST', '/user/second-sign-in', {});
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'Add a passkey first.']);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
    const shown = await state();
    expect(shown).toMatchObject({ isDemanded: true, codesLeft: 10, lossDueAt: null });
    expect(JSON.stringify(shown)).not.toContain(codes[0]);
    const stored = JSON.stringify(await here.server.deps.db.query('SELECT * FROM recovery_codes'));
    for (const code of codes) expect(stored).not.toContain(code);
    expect(subjects()).toContain('Your Foothold account now also asks for a passkey');
    expect(await kinds()).toContain('second-sign-in-on');
  });

  test('is not opened by a mailed link alone, and is with its passkey', async () => {
    const browser = await halfWay();
    expect(await isIn(browser)).toBe(false);
    expect((await browser.get('/api/auth/token')).statusCode).toBe(401);
    const options = (await browser.post('/api/auth/passkey/options', { step: 'second' })).json();
    expect(options.allowCredentials).toEqual([{ id: key.id, type: 'public-key', transports: ['internal'] }]);
    const answer = await browser.post('/api/auth/passkey/verify', { credential: key.use(options) });
    expect(answer.json().user.id).toBe(here.maya.id);
    expect(await isIn(browser)).toBe(true);
  });

  test('keeps what the first step said of how long', async () => {
    const browser = new TestBrowser(here.server);
    await browser.ask(here.maya.email, { rememberMe: false });
    await browser.follow(browser.tokenOf(here.maya.email));
    await usePasskey(browser, key, { step: 'second' });
    expect(await isIn(browser)).toBe(true);
    expect(browser.cookies.get('better-auth.session_token')?.attributes).not.toMatch(/Max-Age/i);
  });

  test('is opened by the passkey alone, which is two factors by itself', async () => {
    const browser = new TestBrowser(here.server);
    expect((await usePasskey(browser, key)).statusCode).toBe(200);
  });

  test('takes no passkey of another account for it', async () => {
    const other = await member(here.server, `other.${here.count}@example.com`);
    const theirs = await addPasskey(other);
    const browser = await halfWay();
    const answer = await usePasskey(browser, theirs.key, { step: 'second' });
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'This passkey belongs to another account. Use one of the account that you are signing in to.',
    ]);
    expect(await isIn(browser)).toBe(false);
  });

  test('takes none without the first step, in another browser, or after ten minutes', async () => {
    const stranger = new TestBrowser(here.server);
    expect((await usePasskey(stranger, key, { step: 'second' })).json().code).toBe('second-sign-in-over');
    const browser = await halfWay();
    expect((await recover(stranger)).json().code).toBe('second-sign-in-over');
    hours(1 / 6);
    expect((await usePasskey(browser, key, { step: 'second' })).json().code).toBe('second-sign-in-over');
    expect((await recover(browser)).json().code).toBe('second-sign-in-over');
  });

  test('counts as freshly signed in with the passkey, and not with a link alone', async () => {
    hours(1);
    await here.maya.browser.ask(here.maya.email);
    await here.maya.browser.follow(here.maya.browser.tokenOf(here.maya.email));
    expect((await here.maya.call('POST', '/user/second-sign-in/codes')).json().code).toBe(
      'fresh-sign-in-required',
    );
    await usePasskey(here.maya.browser, key, { step: 'second' });
    expect((await here.maya.call('POST', '/user/second-sign-in/codes')).statusCode).toBe(200);
  });

  test('signs out the other browsers when it begins and when it ends, unless they are kept', async () => {
    const other = new TestBrowser(here.server);
    await usePasskey(other, key);
    const off = await here.maya.call('DELETE', '/user/second-sign-in?others=keep');
    expect(off.json().data).toEqual({ ended: 0 });
    expect((await here.maya.call('POST', '/user/second-sign-in', {})).json().data.ended).toBe(1);
    expect(await isIn(other)).toBe(false);
    await usePasskey(other, key);
    expect((await here.maya.call('DELETE', '/user/second-sign-in')).json().data).toEqual({ ended: 1 });
    expect(await isIn(other)).toBe(false);
    expect(await isIn(here.maya.browser)).toBe(true);
    expect((await followNewLink(other, here.maya.email)).statusCode).toBe(200);
    expect(subjects()).toContain('Your Foothold account no longer asks for a passkey');
    expect(await kinds()).toEqual(expect.arrayContaining(['second-sign-in-off', 'other-sign-ins-ended']));
  });

  test('asks for nothing once its last passkey is removed', async () => {
    expect((await here.maya.call('DELETE', `/user/passkeys/${passkeyId}`)).statusCode).toBe(200);
    expect(await state()).toMatchObject({ passkeys: [], isDemanded: false, codesLeft: 0 });
    expect((await followNewLink(new TestBrowser(here.server), here.maya.email)).statusCode).toBe(200);
  });
});

describe('a recovery code', () => {
  test('stands in for the passkey once, however it is typed, and signs out the others', async () => {
    const browser = await halfWay();
    const typed = ` ${(codes[0] ?? '').toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')} `;
    const answer = await recover(browser, typed);
    expect(answer.json().user.id).toBe(here.maya.id);
    expect(await isIn(here.maya.browser)).toBe(false);
    const token = await browser.bearer();
    const log = await here.server.app.inject({
      url: '/api/user/security-log',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(
      log
        .json()
        .data.events.slice(0, 2)
        .map(({ kind }: { kind: string }) => kind),
    ).toEqual(['other-sign-ins-ended', 'signed-in-with-recovery-code']);
    const mail = here.server.mailbox
      .newestFirst(here.maya.email)
      .find(({ subject }) => /recovery code/.test(subject));
    expect(mail?.text).toContain('9 codes are left');
    const again = await halfWay();
    expect((await recover(again)).json().code).toBe('recovery-code-wrong');
    expect((await recover(again, codes[1])).statusCode).toBe(200);
  });

  test('keeps the others signed in where the person says so', async () => {
    expect((await recover(await halfWay(), codes[0], { others: 'keep' })).statusCode).toBe(200);
    expect(await isIn(here.maya.browser)).toBe(true);
  });

  test('is one of this account, and of the newest ten', async () => {
    const other = await member(here.server, `other.${here.count}@example.com`);
    await addPasskey(other);
    const theirs = (await other.call('POST', '/user/second-sign-in', {})).json().data.codes;
    const browser = await halfWay();
    expect((await recover(browser, theirs[0])).json()).toMatchObject({
      code: 'recovery-code-wrong',
      field: 'code',
    });
    const renewed = (await here.maya.call('POST', '/user/second-sign-in/codes')).json().data.codes;
    expect((await recover(browser, codes[0])).json().code).toBe('recovery-code-wrong');
    expect((await recover(browser, renewed[0])).statusCode).toBe(200);
    expect(subjects()).toContain('New recovery codes for your Foothold account');
  });

  test('used at the same moment in two browsers opens one', async () => {
    const browsers = [await halfWay(), await halfWay()];
    const answers = await Promise.all(browsers.map((browser) => recover(browser)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
  });

  test('can be guessed ten times an hour, and its owner reads of it', async () => {
    const browser = await halfWay();
    for (let guess = 0; guess < 10; guess += 1)
      expect((await recover(browser, `GUESS${guess}`)).statusCode).toBe(403);
    const refused = await recover(browser);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests']);
    expect(await kinds()).toEqual(expect.arrayContaining(['sign-in-refused', 'limit-reached']));
  });
});

describe('a lost passkey', () => {
  const lost = (browser: TestBrowser) => browser.post('/api/auth/second/lost', {});

  test('is gone after 72 hours: the link signs in, all passkeys go, all others are signed out', async () => {
    const due = new Date(here.at.getTime() + lossHours * 3_600_000).toISOString();
    expect((await lost(await halfWay())).json()).toEqual({ dueAt: due });
    expect((await state()).lossDueAt).toBe(due);
    expect(subjects()[0]).toBe('Sign in to Foothold without your passkey?');
    expect(await kinds()).toContain('passkey-loss-reported');
    hours(lossHours - 0.01);
    await halfWay();
    hours(0.01);
    const browser = new TestBrowser(here.server);
    expect((await followNewLink(browser, here.maya.email)).statusCode).toBe(200);
    expect(await isIn(here.maya.browser)).toBe(false);
    expect(subjects()).toContain('Your Foothold account was signed in to without its passkey');
    expect((await usePasskey(new TestBrowser(here.server), key)).json().code).toBe('passkey-refused');
    await here.maya.browser.signIn(here.maya.email);
    expect(await state()).toMatchObject({ passkeys: [], isDemanded: false });
    expect(await kinds()).toContain('second-sign-in-lost');
  });

  test('is not gone when any browser that is signed in cancels', async () => {
    await lost(await halfWay());
    hours(48);
    expect((await here.maya.call('DELETE', '/user/second-sign-in/loss')).statusCode).toBe(200);
    expect((await state()).lossDueAt).toBeNull();
    expect(await kinds()).toContain('passkey-loss-canceled');
    hours(48);
    await halfWay();
  });

  test.each(['the passkey', 'a recovery code'])('is not gone when %s is used meanwhile', async (what) => {
    const browser = await halfWay();
    await lost(browser);
    if (what === 'the passkey') await usePasskey(new TestBrowser(here.server), key);
    else await recover(browser, codes[0], { others: 'keep' });
    expect((await state()).lossDueAt).toBeNull();
    hours(lossHours + 1);
    await halfWay();
  });

  test('that is reported again waits no longer and no shorter, and is mailed once', async () => {
    const first = (await lost(await halfWay())).json().dueAt;
    hours(24);
    expect((await lost(await halfWay())).json().dueAt).toBe(first);
    expect(subjects().filter((subject) => /without your passkey/.test(subject))).toHaveLength(1);
  });

  test('can be taken up for seven days, then it is to be reported again', async () => {
    await lost(await halfWay());
    hours(lossHours + 7 * 24);
    await halfWay();
    const again = (await lost(await halfWay())).json().dueAt;
    expect(Date.parse(again)).toBe(here.at.getTime() + lossHours * 3_600_000);
  });

  test('is reported three times a week, so that nobody is mailed for ever', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect((await lost(await halfWay())).statusCode).toBe(200);
      await here.maya.call('DELETE', '/user/second-sign-in/loss');
    }
    const refused = await lost(await halfWay());
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests']);
  });

  test('is nothing that another browser can report', async () => {
    expect((await lost(new TestBrowser(here.server))).json().code).toBe('second-sign-in-over');
  });
});
