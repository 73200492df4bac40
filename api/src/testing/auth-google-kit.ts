import type { LightMyRequestResponse } from 'fastify';
import type { TestBrowser } from './auth-test-kit.ts';
import type { OpenIdStandIn } from './test-openid.ts';

const fromGoogle = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

/** Starts a sign-in with Google in a test browser and answers Google's page; throws where it could not start. */
export async function startGoogle(browser: TestBrowser, more: object = {}): Promise<string> {
  const answer = await browser.post('/api/auth/sign-in/google', { way: 'popup', ...more });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().url;
}

/** Comes back from Google as a browser does: a navigation from another site. */
export function comeBack(browser: TestBrowser, location: URL): Promise<LightMyRequestResponse> {
  return browser.get(`${location.pathname}${location.search}`, fromGoogle);
}

/** A whole sign-in with Google; answers where it ended and with what cookies. */
export async function signInWithGoogle(
  browser: TestBrowser,
  standIn: OpenIdStandIn,
  more: object = {},
): Promise<LightMyRequestResponse> {
  return comeBack(browser, await standIn.agree(await startGoogle(browser, more)));
}

/** The query of the page that an answer leads to; throws where it is another page than /auth. */
export function outcomeOf(answer: LightMyRequestResponse): Record<string, string> {
  const location = String(answer.headers.location);
  if (answer.statusCode !== 303 || !location.startsWith('/auth?'))
    throw new Error(`${answer.statusCode} ${location} ${answer.body}`);
  return Object.fromEntries(new URLSearchParams(location.slice('/auth?'.length)));
}
