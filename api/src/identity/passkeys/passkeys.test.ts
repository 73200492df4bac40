import { maxPasskeys } from '@foothold/core/contract/passkeys.ts';
import { describe, expect, test } from 'vitest';
import { TestBrowser } from '../../testing/auth-test-kit.ts';
import { type Flaw, TestAuthenticator } from '../../testing/test-authenticator.ts';
import { member } from '../../testing/test-member.ts';
import { memberEach } from '../../testing/test-member-each.ts';
import { addPasskey } from '../../testing/test-passkeys.ts';

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

describe('a new passkey', () => {
  test('is created for this site, with verification of the person and without attestation', async () => {
    const { options } = await offer();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Foothold' },
      user: { name: here.maya.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
      timeout: 300_000,
    });
    const { key } = await addPasskey(here.maya, 'Work laptop');
    expect(await list()).toMatchObject({
      passkeys: [{ name: 'Work laptop', lastUsedAt: null, isSynced: false }],
      isDemanded: false,
      codesLeft: 0,
      lossDueAt: null,
    });
    expect((await offer()).options.excludeCredentials).toEqual([
      { id: key.id, type: 'public-key', transports: ['internal'] },
    ]);
    const mail = here.server.mailbox.newestFirst(here.maya.email)[0];
    expect(mail?.subject).toBe('A passkey was added to your Foothold account');
    expect(mail?.text).toContain('Work laptop');
    expect(await events()).toContain('passkey-added');
  });

  test.each<[string, Flaw]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['whose person was not verified', { isUnverified: true }],
    ['made inside another site', { crossOrigin: true }],
  ])('%s is refused', async (_, flaw) => {
    const { offerId, options } = await offer();
    const answer = await add(offerId, new TestAuthenticator().create(options, flaw));
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'unprocessable']);
    expect((await list()).passkeys).toEqual([]);
  });

  test('works for one offer, once, within five minutes, and in the browser that asked', async () => {
    const first = await offer();
    const key = new TestAuthenticator();
    expect((await add(first.offerId, key.create(first.options))).statusCode).toBe(200);
    expect((await add(first.offerId, key.create(first.options))).json().code).toBe('offer-not-found');
    const late = await offer();
    minutes(5);
    expect((await add(late.offerId, new TestAuthenticator().create(late.options))).json().code).toBe(
      'offer-not-found',
    );
    await here.maya.browser.signIn(here.maya.email);
    const mine = await offer();
    const elsewhere = await member(here.server, here.maya.email);
    const credential = new TestAuthenticator().create(mine.options);
    const there = await elsewhere.call('POST', `/user/passkeys/offers/${mine.offerId}`, {
      name: 'There',
      credential,
    });
    expect(there.json().code).toBe('offer-not-found');
    expect((await add(mine.offerId, credential)).statusCode).toBe(200);
  });

  test('is one of ten at most, and belongs to one account', async () => {
    for (let one = 0; one < maxPasskeys; one += 1) await addPasskey(here.maya, `Key ${one}`);
    const { offerId, options } = await offer();
    const eleventh = await add(offerId, new TestAuthenticator().create(options));
    expect([eleventh.statusCode, eleventh.json().message]).toEqual([
      409,
      'An account can have 10 passkeys. Remove one first.',
    ]);
    const other = await member(here.server, `other.${here.count}@example.com`);
    const { key } = await addPasskey(other);
    const theirs = (await other.call('POST', '/user/passkeys/offers')).json().data;
    const twice = await other.call('POST', `/user/passkeys/offers/${theirs.offerId}`, {
      name: 'Twice',
      credential: key.create(theirs.options),
    });
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'conflict']);
  });

  test.each(['', ' ', 'x'.repeat(61), 'two\nlines'])('cannot be named %j', async (name) => {
    const { offerId, options } = await offer();
    const answer = await add(offerId, new TestAuthenticator().create(options), name);
    expect([answer.statusCode, answer.json().field]).toEqual([400, 'name']);
  });

  test('needs a sign-in of the last ten minutes, and so does removing one', async () => {
    const { passkeyId } = await addPasskey(here.maya);
    minutes(11);
    for (const call of [
      here.maya.call('POST', '/user/passkeys/offers'),
      here.maya.call('DELETE', `/user/passkeys/${passkeyId}`),
      here.maya.call('POST', '/user/second-sign-in', {}),
      here.maya.call('DELETE', '/user/second-sign-in'),
      here.maya.call('POST', '/user/second-sign-in/codes'),
    ])
      expect((await call).json().code).toBe('fresh-sign-in-required');
  });
});

describe('removing a passkey', () => {
  test('signs out the other browsers unless they are kept, and is told by mail', async () => {
    const first = await addPasskey(here.maya, 'Laptop');
    const second = await addPasskey(here.maya, 'Phone');
    const other = await member(here.server, here.maya.email);
    const kept = await here.maya.call('DELETE', `/user/passkeys/${first.passkeyId}?others=keep`);
    expect(kept.json().data).toEqual({ ended: 0 });
    expect((await other.call('GET', '/user/passkeys')).statusCode).toBe(200);
    const ended = await here.maya.call('DELETE', `/user/passkeys/${second.passkeyId}`);
    expect(ended.json().data).toEqual({ ended: 1 });
    expect((await other.call('GET', '/user/passkeys')).statusCode).toBe(401);
    expect(here.server.mailbox.newestFirst(here.maya.email)[0]?.text).toContain('“Phone” no longer signs in');
    expect(await events()).toEqual(expect.arrayContaining(['passkey-removed', 'other-sign-ins-ended']));
  });

  test('of another person finds nothing', async () => {
    const { passkeyId } = await addPasskey(here.maya);
    const other = await member(here.server, `other.${here.count}@example.com`);
    const answer = await other.call('DELETE', `/user/passkeys/${passkeyId}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'passkey-not-found']);
    expect((await list()).passkeys).toHaveLength(1);
  });
});

test('no challenge, code or credential stands in the log', async () => {
  const { key } = await addPasskey(here.maya);
  const browser = new TestBrowser(here.server);
  const options = (await browser.post('/api/auth/passkey/options', {})).json();
  await browser.post('/api/auth/passkey/verify', { credential: key.use(options) });
  const log = here.server.log.join('\n');
  for (const secret of [options.challenge, key.id]) expect(log).not.toContain(secret);
  const rows = await here.server.deps.db.query('SELECT * FROM passkey_challenges');
  expect(JSON.stringify(rows)).not.toContain(options.challenge);
});
