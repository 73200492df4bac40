import { describe, expect, test } from 'vitest';
import { TestBrowser } from '../../testing/auth-test-kit.ts';
import { type Flaw, TestAuthenticator } from '../../testing/test-authenticator.ts';
import { memberEach } from '../../testing/test-member-each.ts';
import { addPasskey, usePasskey } from '../../testing/test-passkeys.ts';

const here = memberEach();

const { minutes } = here;
const list = async () => (await here.maya.call('GET', '/user/passkeys')).json().data;
const events = async () =>
  (await here.maya.call('GET', '/user/security-log'))
    .json()
    .data.events.map(({ kind, reason }: { kind: string; reason: string }) =>
      reason ? `${kind}: ${reason}` : kind,
    );
const offer = async () => (await here.maya.call('POST', '/user/passkeys/offers')).json().data;
const add = (offerId: string, credential: object, name = 'Laptop') =>
  here.maya.call('POST', `/user/passkeys/offers/${offerId}`, { name, credential });

describe('a sign-in with a passkey', () => {
  test('needs nothing else, in a browser that never was here', async () => {
    const { key } = await addPasskey(here.maya);
    minutes(1);
    const browser = new TestBrowser(here.server);
    const options = await browser.post('/api/auth/passkey/options', {});
    expect(options.json()).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [],
    });
    const answer = await browser.post('/api/auth/passkey/verify', { credential: key.use(options.json()) });
    expect(answer.json().user).toMatchObject({ id: here.maya.id, email: here.maya.email });
    expect((await browser.get('/api/auth/get-session')).json().user.id).toBe(here.maya.id);
    expect((await list()).passkeys[0].lastUsedAt).toBe(here.at.toISOString());
    expect((await events())[0]).toBe('signed-in-with-passkey');
    expect(here.server.mailbox.newestFirst(here.maya.email)[0]?.subject).toBe('New sign-in to Foothold');
  });

  test('ends with the browser where the person asks for that', async () => {
    const { key } = await addPasskey(here.maya);
    const browser = new TestBrowser(here.server);
    const options = (await browser.post('/api/auth/passkey/options', {})).json();
    const credential = key.use(options);
    await browser.post('/api/auth/passkey/verify', { credential, rememberMe: false });
    expect(browser.cookies.get('better-auth.session_token')?.attributes).not.toMatch(/Max-Age/i);
  });

  test.each<[string, Flaw]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['at another port of this machine', { origin: 'http://localhost:3001' }],
    ['for another host', { rpId: 'evil.example' }],
    ['whose person was not verified', { isUnverified: true }],
    ['signed by another key', { isForged: true }],
    ['made inside another site', { crossOrigin: true }],
    ['in the name of somebody else', { userHandle: 'c29tZWJvZHk' }],
  ])('%s is refused, and its owner reads of it', async (_, flaw) => {
    const { key } = await addPasskey(here.maya);
    const browser = new TestBrowser(here.server);
    const answer = await usePasskey(browser, key, { flaw });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'passkey-refused']);
    expect((await browser.get('/api/auth/get-session')).json()).toBeNull();
    expect(await events()).toContain('sign-in-refused: passkey-refused');
  });

  test('is not made from an answer that was sent before, also not after a refusal', async () => {
    const { key } = await addPasskey(here.maya);
    const browser = new TestBrowser(here.server);
    const options = (await browser.post('/api/auth/passkey/options', {})).json();
    const credential = key.use(options);
    expect((await browser.post('/api/auth/passkey/verify', { credential })).statusCode).toBe(200);
    const again = await browser.post('/api/auth/passkey/verify', { credential });
    expect([again.statusCode, again.json().code]).toEqual([422, 'passkey-expired']);
    const other = (await browser.post('/api/auth/passkey/options', {})).json();
    const forged = key.use(other, { isForged: true });
    await browser.post('/api/auth/passkey/verify', { credential: forged });
    const right = await browser.post('/api/auth/passkey/verify', { credential: key.use(other) });
    expect(right.json().code).toBe('passkey-expired');
  });

  test('twice at the same moment with one answer opens one session', async () => {
    const { key } = await addPasskey(here.maya);
    const browser = new TestBrowser(here.server);
    const options = (await browser.post('/api/auth/passkey/options', {})).json();
    const credential = key.use(options);
    const answers = await Promise.all(
      [1, 2, 3].map(() => browser.post('/api/auth/passkey/verify', { credential })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
  });

  test('works for five minutes and in the browser that got the challenge', async () => {
    const { key } = await addPasskey(here.maya);
    const browser = new TestBrowser(here.server);
    const options = (await browser.post('/api/auth/passkey/options', {})).json();
    const thief = new TestBrowser(here.server);
    await thief.post('/api/auth/passkey/options', {});
    const credential = key.use(options);
    expect((await thief.post('/api/auth/passkey/verify', { credential })).json().code).toBe(
      'passkey-expired',
    );
    minutes(5);
    expect((await browser.post('/api/auth/passkey/verify', { credential })).json().code).toBe(
      'passkey-expired',
    );
  });

  test('with a challenge for a new passkey is refused', async () => {
    const { key } = await addPasskey(here.maya);
    const { options } = await offer();
    const credential = key.use(options);
    expect((await here.maya.browser.post('/api/auth/passkey/verify', { credential })).json().code).toBe(
      'passkey-expired',
    );
  });

  test('whose counter did not rise is refused as a copy, and its owner reads of it', async () => {
    const { key } = await addPasskey(here.maya);
    const browser = new TestBrowser(here.server);
    expect((await usePasskey(browser, key)).statusCode).toBe(200);
    const copied = await usePasskey(new TestBrowser(here.server), key, { flaw: { counter: key.counter } });
    expect(copied.json().message).toMatch(/seems to exist twice/);
    const lower = await usePasskey(new TestBrowser(here.server), key, { flaw: { counter: 1 } });
    expect(lower.json().code).toBe('passkey-refused');
    expect(await events()).toContain('sign-in-refused: passkey-copied');
  });

  test('of an authenticator that does not count works again and again', async () => {
    const key = new TestAuthenticator();
    const { offerId, options } = await offer();
    await add(offerId, key.create(options, { counter: 0 }));
    for (const _ of [1, 2])
      expect((await usePasskey(new TestBrowser(here.server), key, { flaw: { counter: 0 } })).statusCode).toBe(
        200,
      );
  });

  test('is over with the passkey, and with the account', async () => {
    const { key, passkeyId } = await addPasskey(here.maya);
    const second = await addPasskey(here.maya, 'Phone');
    expect((await here.maya.call('DELETE', `/user/passkeys/${passkeyId}`)).statusCode).toBe(200);
    const removed = await usePasskey(new TestBrowser(here.server), key);
    expect([removed.statusCode, removed.json().message]).toEqual([
      403,
      'This passkey is not known here. It may have been removed from the account.',
    ]);
    await here.maya.call('DELETE', `/user/${here.maya.id}`);
    const gone = await usePasskey(new TestBrowser(here.server), second.key);
    expect(gone.json().code).toBe('passkey-refused');
    const [users] = await here.server.deps.db.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM users WHERE email = $1',
      [here.maya.email],
    );
    expect(users?.count).toBe(0);
  });

  test('is offered to nobody at another origin or at an IP address', async () => {
    const foreign = new TestBrowser(here.server);
    const answer = await foreign.post('/api/auth/passkey/options', {}, { origin: 'https://evil.example' });
    expect(answer.json().code).toBe('unauthorized-domain');
    const byNumber = new TestBrowser(here.server, 'http://127.0.0.1:3000');
    const refused = await byNumber.post('/api/auth/passkey/options', {});
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      'Passkeys belong to a name and not to an IP address. Open the site at http://localhost:3000.',
    ]);
  });

  test('is offered a hundred times to a network in ten minutes', async () => {
    minutes(30);
    const browser = new TestBrowser(here.server);
    for (let one = 0; one < 100; one += 1)
      expect((await browser.post('/api/auth/passkey/options', {})).statusCode).toBe(200);
    const refused = await browser.post('/api/auth/passkey/options', {});
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests']);
  });

  test.each([
    [{}],
    [{ credential: null }],
    [{ credential: { id: 'x', rawId: 'x', type: 'public-key', response: {} } }],
    [{ step: 'third' }],
  ])('%j is no use of a passkey', async (body) => {
    const answer = await here.maya.browser.post('/api/auth/passkey/verify', body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation']);
  });
});
