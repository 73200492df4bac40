import type { LightMyRequestResponse } from 'fastify';
import type { TestBrowser } from './auth-test-kit.ts';
import { type Flaw, TestAuthenticator } from './test-authenticator.ts';
import type { Member } from './test-member.ts';

/** Adds a passkey to the account of a member who signed in just now; returns the authenticator and the passkey's id. */
export async function addPasskey(
  { call }: Pick<Member, 'call'>,
  name = 'Laptop',
): Promise<{ key: TestAuthenticator; passkeyId: string }> {
  const key = new TestAuthenticator();
  const { offerId, options } = (await call('POST', '/user/passkeys/offers')).json().data;
  const added = await call('POST', `/user/passkeys/offers/${offerId}`, {
    name,
    credential: key.create(options),
  });
  if (added.statusCode !== 200) throw new Error(added.body);
  return { key, passkeyId: added.json().data.id };
}

/** Signs in with a passkey; `step` second: after a link or Google. */
export async function usePasskey(
  browser: TestBrowser,
  key: TestAuthenticator,
  { step = 'first', flaw = {} }: { step?: 'first' | 'second'; flaw?: Flaw } = {},
): Promise<LightMyRequestResponse> {
  const options = await browser.post('/api/auth/passkey/options', { step });
  if (options.statusCode !== 200) return options;
  return browser.post('/api/auth/passkey/verify', { credential: key.use(options.json(), flaw) });
}

/** Follows a new mailed link; of an account that also asks for a passkey the answer is 403. */
export async function followNewLink(browser: TestBrowser, email: string): Promise<LightMyRequestResponse> {
  await browser.ask(email);
  return browser.follow(browser.tokenOf(email));
}
